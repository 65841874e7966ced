/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_scene,
          [ scene/2                     % +State, -Scene
          ]).
:- use_module(board, [board_cell/2, gold_cell/2, initial_board/2]).
:- use_module(state, [must_be_state/1, state_rules/3]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2]).
:- use_module(notation, [cell_text/2]).

/** <module> Tactigon: the scene of a position

Cells are hexagons with a side at the top; even columns stand half a tile
lower than odd ones.
*/

%!  scene(+State, -Scene:dict) is det.
%
%   Gold tiles have the ground `gold`. See tabuleiro/game/game.
%
%   @error those of must_be_state/1

scene(State, scene{ cells:Cells, pieces:Pieces, hands:[], taken:Taken,
                    marks:[] }) :-
    must_be_state(State),
    State = [Board,_|_],
    state_rules(State, Lines, _),
    findall(Cell, cell(Lines, Cell), Cells),
    findall(piece{cell:X-Y, kind:Type, owner:Owner, level:0, name:Name},
            ( member(position(Player-Type-_, tile(X,Y)), Board),
              owner(Player, Owner),
              name(Player, Type, Name)
            ),
            Pieces),
    initial_board(Lines, Start),
    findall(taken{owner:Owner, kind:Type, count:Count, name:Name},
            ( name(Player, Type, Name),
              owner(Player, Owner),
              count(Player, Type, Start, All),
              count(Player, Type, Board, Left),
              Count is All-Left,
              Count > 0
            ),
            Taken).

count(Player, Type, Board, Count) :-
    aggregate_all(count, member(position(Player-Type-_, _), Board), Count).

cell(Lines, cell{id:Column-Line, shape:flat_hexagon, x:X, y:Y, size:1,
                 label:Label, ground:Ground}) :-
    board_cell(Lines, Column-Line),
    X is Column*sqrt(3)/2,
    Y is Line+(1-Column mod 2)/2,
    cell_text(Column-Line, Label),
    (   gold_cell(Lines, Column-Line)
    ->  Ground = gold
    ;   Ground = plain
    ).

owner(red,  1).
owner(cian, 2).

name(red,  circle,   "red circle").
name(red,  triangle, "red triangle").
name(red,  square,   "red square").
name(red,  pentagon, "red pentagon").
name(cian, circle,   "cyan circle").
name(cian, triangle, "cyan triangle").
name(cian, square,   "cyan square").
name(cian, pentagon, "cyan pentagon").
