/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_program_rules, [test_program_rules/0]).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module('../support/shell_program').
:- use_module('../support/ugi_client', [ugi_program/1]).
:- use_module('../../prolog/tabuleiro').

/** <module> Programs that play by other rules
*/

test_program_rules :-
    run_tests(program_rules).

:- begin_tests(program_rules).

%   A program with these answers at the start of Wali is reported with this
%   question and this wrong answer.

wrong_answer("ugi) exit 0;;", "isready", fault(died(exit(0)))).
wrong_answer("query) exit 3;;", "query gameover", fault(died(exit(3)))).
wrong_answer("query) echo response true;;", "query gameover",
             answer("response true")).
wrong_answer("query) echo response false;;", "query p1turn",
             answer("response false")).
wrong_answer("query) case $rest in
                  p1turn) echo response true;;
                  result) echo response draw;;
                  *) echo response false;;
              esac;;", "query result", answer("response draw")).
wrong_answer(Answers, Question, Answer) :-
    Queries = "query) case $rest in
                   gameover) echo response false;;
                   p1turn) echo response true;;
                   *) echo response none;;
               esac;;",
    member(Others-(Question-Answer),
           [ "perft) echo perft depth 1 nodes 29 nps 30;;"-
             ("perft 1"-answer("perft depth 1 nodes 29 nps 30")),
             "perft) echo perft nodes 30;; go) echo bestmove z9;;"-
             ("go"-fault(illegal("z9")))
           ]),
    string_concat(Queries, Others, Answers).

test(those_of_the_engine_are_the_same,
     [forall(game_name(Game)), Difference == none]) :-
    ugi_program(Program),
    compare_games(Game, engine([Program,Game]), Report,
                  [games(2), max_plies(30), perft(1), seed(1)]),
    get_dict(difference, Report, Difference).
test(of_a_game_to_its_end, Difference-Played == none-1) :-
    ugi_program(Program),
    compare_games(wali, engine([Program,wali]), Report,
                  [games(1), config([size(3-3)]), max_plies(1000)]),
    _{difference:Difference, played:Played} :< Report.
test(a_wrong_answer_is_found,
     [ forall(wrong_answer(Answers, Question, Answer)),
       true(Last-Found == Question-Answer)
     ]) :-
    script(Answers, Command),
    compare_games(wali, engine(Command), Report, [max_plies(0), perft(1)]),
    _{lines:Lines, answer:Found} :< Report.difference,
    last(Lines, Last).
test(a_difference_is_told_with_what_to_type) :-
    script("query) echo response true;;", Command),
    with_output_to(string(Text),
                   \+ compare_games(wali, engine(Command,[name(tom)]),
                                    [max_plies(0)])),
    forall(member(Part, [ "wali answers \"response false\"\n",
                          "tom answers \"response true\"\n",
                          "\nposition startpos\nquery gameover\n"
                        ]),
           assertion(sub_string(Text, _, _, _, Part))).

:- end_tests(program_rules).
