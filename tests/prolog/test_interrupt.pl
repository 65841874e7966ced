/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_interrupt, []).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module('../support/run_swipl').

/** <module> Interrupts while SWI-Prolog loads a library
*/

:- begin_tests(interrupt).

test(an_interrupt_waits_until_a_library_is_loaded,
     [ forall(member(How-Ball,
                     [ ctrl_c-tabuleiro_leave,
                       time_limit-time_limit_exceeded,
                       stopped_worker-stopped
                     ])),
       Output-Errors-Status == Expected-""-exit(0)
     ]) :-
    format(string(Expected), "~w 42~n", [Ball]),
    run_swipl(['-g',How,'tests/fixtures/waits_for_library.pl'], "", Output,
              Errors, Status).

:- end_tests(interrupt).
