/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_line, [test_line/0]).
:- use_module(library(plunit)).
:- use_module('../support/run_swipl', [has_terminal/0, run_in_terminal/4]).

/** <module> Editing an answer at a terminal
*/

test_line :-
    run_tests(line).

%   Answers are those to the questions Asks, goals of tabuleiro_terminal with
%   the answer as last argument, if Input is typed ahead.

answers(Type, Asks, Input, Answers) :-
    goal(Asks, Goal),
    run_in_terminal(Type, ['-g',Goal,'-t',halt,
                           'prolog/tabuleiro/terminal/terminal.pl'],
                    Input, Output),
    sub_string(Output, Before, _, _, "answers("),
    !,
    sub_string(Output, Before, _, 0, Text),
    term_string(answers(Answers), Text).

goal(Asks, Goal) :-
    format(string(Goal),
           "findall(A,(member(G,~q),catch(call(tabuleiro_terminal:G,A),\c
            E,A=E)),As),print(answers(As))",
           [Asks]).

%   The answers to one question as often as there are Inputs.

edited(Inputs, Answers) :-
    findall(ask(choose), member(_, Inputs), Asks),
    atomic_list_concat(Inputs, '\r', Input),
    string_concat(Input, "\r", Typed),
    answers(xterm, Asks, Typed, Answers).

:- begin_tests(line, [condition(has_terminal)]).

test(keys_move_and_delete,
     Answers == ["abc","xb","acb","ab","ax","ab","b c","é日本"]) :-
    edited([ 'abc',
             'ab\e[Hx\e[C\e[3~\e[C\e[3~b\x7f\b', % see the next answers
             'ab\e[Dc',
             'abx\x7f\',
             'abc\x1\\e[C\xb\x',
             'xxx\x15\ab',
             'a \x17\b c',
             'é本\e[D日'
           ],
           Answers).

:- end_tests(line).
