/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister, []).
:- use_module('../../prolog/tabuleiro/c_game').
:- use_module('../../prolog/tabuleiro/game/native').

/** <module> Wald Meister

Two foresters plant trees of three heights and three colours on a rhombus
and replant each other's trees. One collects heights, the other colours.

    ?- initial_state(default, S), valid_moves(S, Ms), length(Ms, N).
    N = 576.

    ?- initial_state([size(4)], S0), choose_move(S0, 1, M),
       move(S0, M, S), display_game(S).

README.md in this folder describes states, moves, levels and every rule.
The predicates are those of reference.pl, which documents them; c_game/2 says
which run in C.
*/

:- c_game(reference,
       [ move_effects/3              % +State, +Move, -Messages
       ]).
:- use_module(effects, [effects/4]).

:- if(native_game(waldmeister)).

move_effects(State, Move, Messages) :-
    standard(move(State, Move, NewState)),
    effects(points, State, NewState, Messages).

points(1, Board, Points) :-
    count_height_values(Board, Points).
points(2, Board, Points) :-
    count_color_values(Board, Points).

:- endif.
