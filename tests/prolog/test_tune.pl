/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_tune, [test_tune/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../support/run_swipl').
:- use_module('../support/texts').
:- use_module('../support/tool').
:- use_module('../support/tune').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/tournament/tournament').

/** <module> The weights of an evaluation, fitted to games
*/

test_tune :-
    run_tests(tune).

%   journal(+Game, +Options, -File): 20 games.

journal(Game, Options, File) :-
    tmp_file(journal, File),
    tournament(Game, [level(3),level(3)], _,
               [games(20),opening(2),seed(1),journal(File)|Options]).

write_lines(File, Lines) :-
    atomic_list_concat(Lines, '\n', Text),
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                       write(Out, Text),
                       close(Out)).

:- begin_tests(tune, [condition(has_tool(tune))]).

test(the_games_of_every_game_are_read,
     [forall(game_name(Game)), true(Terms > 3)]) :-
    journal(Game, [], File),
    call_cleanup(journal_weights(Game, File, Weights), delete_file(File)),
    split_string(Weights, "\n", "", Lines),
    length(Lines, Terms).
test(games_count_and_not_their_order, Same == Weights) :-
    journal(wali, [], File),
    journal_weights(wali, File, Weights),
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", "", [Plan,First,Second|Rest]),
    write_lines(File, [Plan,Second,First|Rest]),
    journal_weights(wali, File, Same),
    write_lines(File, [Plan,First,Second,""]),
    call_cleanup(journal_weights(wali, File, Other), delete_file(File)),
    assertion(Weights \== Other).
test(games_from_a_position_have_no_opening, Line == Expected) :-
    tmp_file(openings, Openings),
    write_lines(Openings, ["5/5/5/5/5/5_W_drop",""]),
    journal(wali, [openings(Openings),max_plies(3)], File),
    run_swipl(['tools/journal_games.pl',File], "", Games, _, exit(0)),
    delete_file(File),
    delete_file(Openings),
    split_string(Games, "\n", "", [Line0|_]),
    split_string(Line0, " ", "", [Result,Opening,Position|Moves]),
    length(Moves, Count),
    Line = line(Result, Opening, Position, Count),
    Expected = line("1/2-1/2", "0", "5/5/5/5/5/5_W_drop", 3).
test(self_play_depends_on_its_seed_alone, Same == Weights) :-
    tune([wali,5,1,2,1], "", Weights, _, exit(0)),
    tune([wali,5,1,2,1], "", Same, _, exit(0)),
    tune([wali,5,1,2,2], "", Other, _, exit(0)),
    assertion(Weights \== Other).
test(a_line_that_is_no_game,
     [ forall(member(Line, [ "", "1-0", "1-0 0", "2-0 0 5/5/5/5/5/5_W_drop a1",
                             "1-0 x 5/5/5/5/5/5_W_drop a1", "1-0 0 x a1",
                             "1-0 0 5/5/5/5/5/5_W_drop a1 a1",
                             "1-0 0 5/5/5/5/5/5_W_drop z9"
                           ])),
       Output-Status == ""-exit(1)
     ]) :-
    atomic_list_concat(["1-0 0 5/5/5/5/5/5_W_drop a1\n",Line,"\n"], Input),
    tune([wali,-], Input, Output, Errors, Status),
    assertion(has(Errors, "line 2 is not a game of wali")).
test(no_games, Errors-Status == "tune: no positions\n"-exit(1)) :-
    tune([wali,-], "", _, Errors, Status).
test(files_that_are_not_journals, Output == "") :-
    run_swipl(['tools/journal_games.pl','README.md'], "", Output, Errors,
              exit(Status)),
    assertion(Status > 0),
    assertion(has(Errors, "README.md is not the journal of a tournament")).

:- end_tests(tune).
