/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_scene,
          [ scene/2                     % +State, -Scene
          ]).
:- use_module(state,
              [ cell/1, hand_of/3, home/2, must_be_state/1, piece/3,
                stack_at/3
              ]).
:- use_module(library(lists), [member/2, nth0/3, reverse/2]).
:- use_module(notation, [cell_text/2]).

/** <module> Mitsudomoe: the scene of a position
*/

%!  scene(+State, -Scene:dict) is det.
%
%   The bases are the ground of the home cells. The balls that are still to
%   be relocated have the mark `relocate`. See tabuleiro/game/game.
%
%   @error those of must_be_state/1

scene(State, scene{cells:Cells, pieces:Pieces, hands:Hands, marks:Marks}) :-
    must_be_state(State),
    State = [Board,Supplies,_-Step|_],
    findall(cell{id:Column-Row, shape:square, x:Column, y:Row, size:1,
                 label:Label, ground:Ground},
            ( cell(Column-Row),
              cell_text(Column-Row, Label),
              ground(Column-Row, Ground)
            ),
            Cells),
    findall(piece{cell:Cell, kind:Kind, owner:Owner, level:Level,
                  name:Name},
            ( cell(Cell),
              stack_at(Board, Cell, Stack),
              reverse(Stack, Bottom),
              pieces(Bottom, Pieces),
              nth0(Level, Pieces, Piece),
              piece(Player, Kind, Piece),
              owner(Player, Owner),
              name(Piece, Name)
            ),
            Pieces),
    findall(hand{owner:Owner, kind:ring, count:Count, id:"supply",
                 name:Name},
            ( owner(Player, Owner),
              hand_of(Player, Supplies, Supply),
              length(Supply, Count),
              piece(Player, ring, Ring),
              name(Ring, Name)
            ),
            Hands),
    findall(mark{cell:Cell, what:relocate},
            ( Step = relocate(Left),
              member(Cell, Left)
            ),
            Marks).

owner('White', 1).
owner('Black', 2).

ground(Cell, Ground) :-
    (   home(Player, Cell)
    ->  ground_of(Player, Ground)
    ;   Ground = plain
    ).

ground_of('White', home1).
ground_of('Black', home2).

%   pieces(+Stack, -Pieces): the balls and rings of Stack, the lowest first.

pieces([empty|Stack], Pieces) :-
    (   Stack = [Base|Pieces0],
        piece(_, base, Base)
    ->  Pieces = Pieces0
    ;   Pieces = Stack
    ).

name(whiteBall, "white ball").
name(blackBall, "black ball").
name(whiteRing, "white ring").
name(blackRing, "black ring").
