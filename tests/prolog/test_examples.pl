/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_examples, [test_examples/0]).
:- use_module(library(plunit)).
:- use_module('../support/run_swipl').

/** <module> The examples run, and say what they should
*/

test_examples :-
    run_tests(examples).

example('examples/bot_match.pl', "hard 9 : 1 easy\n").
example('examples/own_bot.pl', "against level 1: 1\nagainst level 2: 1\n").
example('examples/compare.pl', "55 states alike; ").
example('examples/own_game/lesson.pl',
        "breaches of the interface: 0\n\c
         games of five moves: 2879\n\c
         best play: a2-a3 b5-b4 a3-b3 b4-a4 b1-a2 a4-a3\n\c
         level 4 18 : 2 puppy\n").

:- begin_tests(examples).

test(runs, [forall(example(File, Start)), Errors-Status == ""-exit(0)]) :-
    run_swipl(['-g', "set_prolog_flag(tabuleiro_level_seconds,inf)", File],
              "", Output, Errors, Status),
    assertion(string_concat(Start, _, Output)).

:- end_tests(examples).
