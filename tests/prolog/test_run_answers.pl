/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_run_answers, []).
:- use_module(library(plunit)).
:- use_module('../../prolog/tabuleiro/adopt/run_answers').

/** <module> What the prompts of a run are answered with
*/

:- begin_tests(run_answers, [setup(forget_prompts), cleanup(forget_prompts)]).

%   asked(+Count, +Turns): the program asks for a line so many times.

asked(Count, Turns) :-
    Prompts = [prompt(kind(line, menu/0), "Who plays? ", "2", 1)],
    forall(between(1, Count, _),
           run_answer(answers(Prompts), kind(line, menu/0), "Who plays? ",
                      Turns, "2")).

test(a_turn_may_ask_what_another_run_asked_thirty_times,
     cleanup(forget_prompts)) :-
    asked(31, 1).
test(a_turn_that_asks_for_ever_ends,
     [ cleanup(forget_prompts), throws(tabuleiro_watched(prompts)) ]) :-
    asked(32, 1).
test(each_turn_may_ask_as_often, cleanup(forget_prompts)) :-
    forall(between(1, 4, Turn), asked(20, Turn)).

:- end_tests(run_answers).
