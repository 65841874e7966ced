/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_cli_record, [test_cli_record/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/cli').
:- use_module('../support/for_all').
:- use_module('../support/texts').

/** <module> The commands show and annotate, as a script calls them
*/

test_cli_record :-
    run_tests(cli_record).

%   A record of two games, in File while Goal runs.

:- meta_predicate with_record(-, 0).

with_record(File, Goal) :-
    tmp_file_stream(utf8, File, Out),
    write(Out, "[Game \"waldmeister\"]\n[Config \"[size(2)]\"]\n\c
                [Result \"1-0\"]\n\n\c
                1. 2-3@a1 2. a1-b1+1-1 {a fork} 3. a1-a2+3-3 \c
                4. b1-b2+1-2 1-0\n\n\c
                [Game \"wali\"]\n[Result \"*\"]\n\n1. a0 2. c3 *\n"),
    close(Out),
    call_cleanup(Goal, delete_file(File)).

:- begin_tests(cli_record).

test(show_replays_what_is_typed, Status == 0) :-
    with_record(File,
                cli([show,'--game=2',File], "n\n\n1\nfoo\n7\nq\n", Output,
                    "", Status)),
    for_all(member(Part, [ "Start", "Move 1 of 2: White plays a0",
                           "Move 2 of 2: Black plays c3",
                           "\"foo\" is not a command",
                           "There is no move 7"
                         ]),
            assertion(has(Output, Part))).
test(show_ends_at_end_of_file, Status == 0) :-
    with_record(File, cli([show,File], "", _, "", Status)).
test(show_prints_the_last_position, Status == 0) :-
    with_record(File, cli([show,'--print',File], Output, "", Status)),
    assertion(has(Output, "Move 4 of 4: Player 2 plays b1-b2+1-2")),
    assertion(\+ has(Output, "Move 3")).
test(show_prints_any_position, Status == 0) :-
    with_record(File, cli([show,'--print','--ply=2',File], Output, "",
                          Status)),
    assertion(has(Output, "Player 2 plays a1-b1+1-1 {a fork}")).
test(show_takes_the_program_of_the_game, Status == 0) :-
    tmp_file_stream(utf8, File, Out),
    write(Out, "[Game \"coins_game\"]\n[Result \"*\"]\n\n1. left *\n"),
    close(Out),
    call_cleanup(cli([show,'--print',File,'tests/corpus/coins.pl'], Output, _,
                     Status),
                 delete_file(File)),
    assertion(has(Output, "joga: [")).
test(show_has_the_views_of_the_game, Status == 0) :-
    with_record(File, cli([show,'--text','--print','--game=2',File], Output,
                          "", Status)),
    assertion(has(Output, "White stones: a0.")).
test(show_has_no_views_of_another_game, Status == 1) :-
    with_record(File, cli([show,'--groups','--game=2',File], "", Errors,
                          Status)),
    assertion(has(Errors, "--groups")).
test(show_changes_the_view, Status == 0) :-
    with_record(File, cli([show,'--game=2',File], "v\ntext\nq\n", Output,
                          "", Status)),
    assertion(has(Output, "Which view? flip, compact, text")),
    assertion(has(Output, "White stones: none.")).
test(show_which_game, Status == 1) :-
    with_record(File, cli([show,'--game=3',File], "", Errors, Status)),
    assertion(has(Errors, "no game 3")).
test(show_what, Status == 1) :-
    cli([show,'no/such/record'], "", Errors, Status),
    assertion(has(Errors, "There is no file no/such/record")).
test(show_what_is_no_record, Status == 1) :-
    cli([show,'README.md'], "", Errors, Status),
    assertion(has(Errors, "README.md:1:0: no record of a game")).
test(annotate_prints_a_record_with_comments, Status == 0) :-
    with_record(File, cli([annotate,'--nodes=500',File], Output, Errors,
                          Status)),
    assertion(has(Output, "a fork")),
    assertion(has(Output, "[Game \"wali\"]")),
    for_all(member(Part, ["game 1: Player 1 had an accuracy of ","game 2: "]),
            assertion(has(Errors, Part))).
test(annotate_one_game, Status == 0) :-
    with_record(File, cli([annotate,'--game=2','--depth=1',File], Output, _,
                          Status)),
    assertion(\+ has(Output, "waldmeister")).

:- end_tests(cli_record).
