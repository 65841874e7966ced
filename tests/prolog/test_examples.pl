/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_examples, [test_examples/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module('../support/for_all').
:- use_module('../support/run_swipl').
:- use_module('../../prolog/tabuleiro', [match/5]).

/** <module> The examples run and print the right output
*/

test_examples :-
    run_tests([examples, examples_of_bots]).

%   The output of File with Arguments and Input has each of Parts.

example('examples/bot_match.pl', [], "", ["hard 9 : 1 easy\n"]).
example('examples/own_bot.pl', [], "",
        [ "waldmeister, against level 1: 1\n\c
           waldmeister, against level 2: 1\n\c
           tactigon, against level 1: red\n\c
           tactigon, against level 2: red\n"
        ]).
example('examples/compare.pl', [tactigon], "",
        [ " states alike; reference ", "tactigon: C and Prolog agree\n" ]).
example('examples/originals.pl', [], "",
        [ "mitsudomoe: ring moves and ball moves of White: 90+8\n",
          "tactigon: moves of cian, and of red, who is not to move: 83+0\n",
          "waldmeister: trees that can move: [1-1,2-1]\n",
          "waldmeister: points for colours after a turn in two halves: 3\n"
        ]).
example('examples/originals.pl', [wali], "",
        [ "wali: the move of minimax that makes a three: 2-1/2-0\n" ]).
example('examples/play.pl', [], "b1\n",
        [ "White plays b1\n", "The game was left.\n" ]).
example('examples/play.pl', [waldmeister,1,2], "",
        [ "\nAll trees are planted.\n" ]).
example('examples/own_game/lesson.pl', [], "",
        [ "breaches of the interface: 0\n\c
           games of five moves: 2879\n\c
           best play: a2-a3 b5-b4 a3-b3 b4-a4 b1-a2 a4-a3\n\c
           level 4 17 : 3 puppy\n"
        ]).

:- begin_tests(examples).

test(runs,
     [ forall(example(File, Arguments, Input, Parts)),
       Complaints-Status == []-exit(0)
     ]) :-
    run_swipl(['-g', "set_prolog_flag(tabuleiro_level_seconds,inf)",
               File|Arguments],
              Input, Output, Errors, Status),
    findall(Word,
            ( member(Word, ["Warning","ERROR"]),
              sub_string(Errors, _, _, _, Word)
            ),
            Complaints),
    for_all(member(Part, Parts),
            assertion(sub_string(Output, _, _, _, Part))).

:- end_tests(examples).

:- begin_tests(examples_of_bots).

%   A bot plays whole games against a level, without a fault.

plays_wali(Command) :-
    match(wali, engine(Command, [start(3600),margin(3600)]), level(3), Result,
          [games(2), seed(1), jobs(1)]),
    assertion(Result.ends == [rules-2]).

has(Program) :-
    (   absolute_file_name(path(Program), _,
                           [access(execute), file_errors(fail)])
    ->  true
    ;   format(user_error, "skipped a bot: no ~w~n", [Program]),
        fail
    ).

test(in_python, condition(has(python3))) :-
    root(Root),
    atom_concat(Root, '/examples/wali_bot.py', File),
    plays_wali([python3,File]).
test(in_c, condition(has(cc))) :-
    root(Root),
    atom_concat(Root, '/examples/wali_bot.c', File),
    setup_call_cleanup(
        tmp_file(wali_bot, Program),
        ( process_create(path(cc), ['-o',Program,File], []),
          plays_wali([Program])
        ),
        delete_file(Program)).
test(are_short, [forall(member(Name, ['wali_bot.c','wali_bot.py']))]) :-
    root(Root),
    atomic_list_concat([Root,/,examples,/,Name], File),
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", "", Lines),
    length(Lines, Length),              % and the end of the last line
    assertion(Length =< 60).

:- end_tests(examples_of_bots).
