/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_scene,
          [ scene/2                     % +State, -Scene
          ]).
:- use_module(board, [board_cell/3]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(state,
              [must_be_state/1, of_color/3, state_parts/6, stones_each/2]).
:- use_module(notation, [cell_text/2]).

/** <module> Wali: the scene of a position
*/

%!  scene(+State, -Scene:dict) is det.
%
%   Scene has a square for each cell and the stones on the board, in hand and
%   taken; see tabuleiro/game/game.
%
%   @error those of must_be_state/1

scene(State, scene{ cells:Cells, pieces:Pieces, hands:Hands, taken:Taken,
                    marks:[] }) :-
    must_be_state(State),
    state_parts(State, Board, _, InHand, _, _),
    findall(cell{id:Column-Row, shape:square, x:Column, y:Row, size:1,
                 label:Label, ground:hollow},
            ( board_cell(Board, Column-Row, _),
              cell_text(Column-Row, Label)
            ),
            Cells),
    findall(piece{cell:Cell, kind:stone, owner:Owner, level:0, name:Name},
            ( stone(Color, Owner, Name),
              board_cell(Board, Cell, Color)
            ),
            Pieces),
    findall(hand{owner:Owner, kind:stone, count:Count, id:none, name:Name},
            ( stone(Color, Owner, Name),
              of_color(Color, InHand, Count)
            ),
            Hands),
    stones_each(Board, Each),
    findall(taken{owner:Owner, kind:stone, count:Count, name:Name},
            ( stone(Color, Owner, Name),
              of_color(Color, InHand, Held),
              aggregate_all(count, board_cell(Board, _, Color), OnBoard),
              Count is Each-Held-OnBoard,
              Count > 0
            ),
            Taken).

stone('W', 1, "white stone").
stone('B', 2, "black stone").
