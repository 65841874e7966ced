/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_interrupted, [test_interrupted/0]).
:- use_module(library(plunit)).
:- use_module('../support/run_swipl').

/** <module> Nothing is loaded by a call that may be interrupted

An exception during autoloading leaves a file half loaded for the rest of the
process. So all files that a call may reach are loaded before.
*/

test_interrupted :-
    run_tests(interrupted).

:- begin_tests(interrupted).

test(games_run_where_nothing_may_be_autoloaded, Status-Errors == exit(0)-"") :-
    run_swipl([ '-q', '-g', "set_prolog_flag(autoload,false)",
                '-g', "load_game(wali,_),\c
                       wali:initial_state(default,S),\c
                       wali:choose_move(S,search([nodes(100)]),M),\c
                       wali:move(S,M,S1),wali:display_game(S1),\c
                       wali:choose_move(S1,1,_),\c
                       search_move(wali_reference,S1,[nodes(20)],_),\c
                       analyse(wali,S1,_,[nodes(100)]),\c
                       why_not(wali,S,none,_),\c
                       match(wali,random,search([nodes(10)]),_,\c
                             [games(2),max_plies(20)])",
                '-t', halt, 'prolog/tabuleiro.pl'
              ], "", _, Errors, Status).
test(a_call_that_was_ended_by_a_limit_succeeds_afterwards,
     Status-Errors == exit(0)-"") :-
    run_swipl(['-g', "interrupted_and_halt(4)", 'tests/drivers/interrupted.pl'],
              "", _, Errors, Status).

:- end_tests(interrupted).
