/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_fuzz, [test_fuzz/0]).
:- use_module(library(plunit)).
:- use_module('../drivers/fuzz').
:- use_module('../../prolog/tabuleiro').

test_fuzz :-
    run_tests(fuzz).

:- begin_tests(fuzz).

test(c_and_reference_treat_damaged_goals_alike, [forall(game_name(Game))]) :-
    fuzz(Game, 1, 500).

:- end_tests(fuzz).
