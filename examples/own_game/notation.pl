/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(hare_and_hounds_notation,
          [ move_notation/3,            % +State, ?Move, ?Text
            move_steps/3                % +State, +Move, -Steps
          ]).
:- use_module('../../prolog/tabuleiro/own_game').
:- use_module(shapes, []).

/** <module> Hare and Hounds: moves as text

For Prolog and, as tools/notations.pl makes a table of the facts, for C.
*/

%!  move_notation(+State, ?Move, ?Text) is semidet.
%
%   A move is written `b1-b2`.

move_notation(_, Move, Text) :-
    form_notation(hare_and_hounds_notation:step, [], Move, Text).

%!  move_steps(+State, +Move, -Steps:list) is det.
%
%   A move is the choice of a piece and of a cell.

move_steps(_, Move, Steps) :-
    form_steps(hare_and_hounds_notation:step, [], Move, Steps).

:- public move_text/3, must_be_move/1.

move_text(step, From-To, [ name("piece to move", From, Cells), gap("-", `-`),
                           name("cell to move it to", To, Cells)
                         ]) :-
    hare_and_hounds_shapes:shape(cell, one_of(Cells)).

must_be_move(Move) :-
    must_have_shape(hare_and_hounds_shapes:hare_and_hounds_move, Move).
