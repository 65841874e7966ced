/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe, []).
:- use_module('../../prolog/tabuleiro/c_game').

/** <module> Mitsudomoe

Two players move three balls each across a board of 5x5 cells, over rings
that they lay. The first player with all balls where the opponent's started
wins.

    ?- initial_state(default, S), valid_moves(S, Ms), length(Ms, N).
    N = 19.

    ?- initial_state(default, S0), choose_move(S0, 4, M),
       move(S0, M, S), display_game(S).

README.md in this folder describes states, moves, levels and every rule.
The predicates are those of reference.pl, which documents them; c_game/2 says
which run in C.
*/

:- c_game(reference, []).
