/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali, []).
:- use_module('../../prolog/tabuleiro/c_game').

/** <module> Wali

Two players drop stones on a small board, then move them. Three in a line
take a stone of the opponent.

    ?- initial_state(default, S), valid_moves(S, Ms), length(Ms, N).
    N = 30.

    ?- initial_state([size(4-4)], S0), choose_move(S0, 1, M),
       move(S0, M, S), display_game(S).

README.md in this folder describes states, moves, levels and every rule.
The predicates are those of reference.pl, which documents them; c_game/2 says
which run in C.
*/

:- c_game(reference, []).
