/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_kept, [test_kept/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../support/student_program').
:- use_module('../../app/commands/common', [split_adapt/2]).
:- use_module('../../prolog/tabuleiro/adopt/adapter', [trial_adapter/3]).
:- use_module('../../prolog/tabuleiro/adopt/answers', [answers/5]).
:- use_module('../../prolog/tabuleiro/adopt/cache', [cache_file/3]).
:- use_module('../../prolog/tabuleiro/adopt/trial', [with_patience/3]).
:- use_module('../../prolog/tabuleiro/load/load_program', [load_program/3]).

/** <module> What a trial has found is kept; what it had no time for is told
*/

test_kept :-
    run_tests([kept, slow]).

                /*******************************
                *             KEPT             *
                *******************************/

%   A program that counts the calls of initial_state.

counted("initial_state(_, 0) :- flag(tabuleiro_test_starts, N, N+1).
         valid_moves(_, _, [1]).\nmove(S, 1, N) :- N is S+1.
         game_over(3, 1).\n").

starts(Goal, Count) :-
    flag(tabuleiro_test_starts, _, 0),
    call(Goal),
    flag(tabuleiro_test_starts, Count, 0).

:- meta_predicate starts(0, -).

%   As another process: what this one has adopted is forgotten.

adopts_anew(Given, Guesses, File) :-
    retractall(tabuleiro_adopt:adopted(_, _, _, _)),
    adopts(Given, Guesses, File).

kept_file(Given, Kept, File) :-
    load_program(File, Module, _),
    cache_file(Module, Given, Kept).

:- begin_tests(kept, [setup(hide_notes), cleanup(show_notes)]).

test(a_trial_is_made_once, true(First-Second == some-0)) :-
    counted(Text),
    with_program(Text, two_trials([], [], First0, Second, Same)),
    some(First0, First),
    assertion(Same == true).

two_trials(Given1, Given2, First, Second, Same, File) :-
    starts(adopts_anew(Given1, Guesses1, File), First),
    starts(adopts_anew(Given2, Guesses2, File), Second),
    (   Guesses1 =@= Guesses2
    ->  Same = true
    ;   Same = false
    ).

some(N, some) :-
    N > 0.

test(other_options_are_another_trial, Second == some) :-
    counted(Text),
    with_program(Text, two_trials([], [players([2,1])], _, Second0, _)),
    some(Second0, Second).
test(fresh_tries_again, Second-Same == some-true) :-
    counted(Text),
    with_program(Text, two_trials([], [fresh(true)], _, Second0, Same)),
    some(Second0, Second).
test(fresh_is_an_option_of_any_command,
     Argv-Options == ['game.pl']-[fresh(true),config(4)]) :-
    split_adapt(['--fresh','game.pl','--adapt=config(4)'], Argv),
    nb_getval(app_adapt, Options),
    split_adapt([], _).
test(a_changed_file_is_tried_again, Second == some) :-
    counted(Text),
    with_program(Text, changed(Second0)),
    some(Second0, Second).

changed(Second, File) :-
    adopts_anew([], _, File),
    setup_call_cleanup(open(File, append, Out),
                       write(Out, "% changed\n"),
                       close(Out)),
    starts(adopts_anew([], _, File), Second).

test(a_damaged_file_is_replaced,
     [ forall(member(Damage, [ "", "key(", "key(x).\nend.\n",
                               "{|print||x|}.\n"
                             ])),
       Second-Third == some-0
     ]) :-
    counted(Text),
    with_program(Text, damaged(Damage, Second0, Third)),
    some(Second0, Second).

damaged(Damage, Second, Third, File) :-
    adopts_anew([], _, File),
    kept_file([], Kept, File),
    setup_call_cleanup(open(Kept, write, Out),
                       write(Out, Damage),
                       close(Out)),
    starts(adopts_anew([], _, File), Second),
    starts(adopts_anew([], _, File), Third).

test(a_goal_in_the_file_is_not_taken, Second == some) :-
    counted(Text),
    with_program(Text, tampered(Second0)),
    some(Second0, Second).

%   The key stays as it is.

tampered(Second, File) :-
    adopts_anew([], _, File),
    kept_file([], Kept, File),
    read_file_to_string(Kept, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", [Key|_]),
    setup_call_cleanup(open(Kept, write, Out),
                       format(Out, "~s~nguess(display(halt),x).~nend.~n",
                              [Key]),
                       close(Out)),
    starts(adopts_anew([], _, File), Second).

test(the_tests_have_a_folder_of_their_own) :-
    getenv('XDG_CACHE_HOME', Folder),
    expand_file_name('~/.cache', [Usual]),
    assertion(\+ sub_atom(Folder, 0, _, _, Usual)),
    counted(Text),
    with_program(Text, kept_in(Folder)).

kept_in(Folder, File) :-
    kept_file([], Kept, File),
    assertion(sub_atom(Kept, 0, _, _, Folder)).

test(without_a_folder_each_time_is_a_trial, Second == some) :-
    counted(Text),
    getenv('XDG_CACHE_HOME', Old),
    with_program(Text, in_no_folder(Old, Second0)),
    some(Second0, Second).

%   A folder cannot be made at the path of a file.

in_no_folder(Old, Second, File) :-
    setup_call_cleanup(setenv('XDG_CACHE_HOME', File),
                       two_trials([], [], _, Second, _, File),
                       setenv('XDG_CACHE_HOME', Old)).

:- end_tests(kept).

:- begin_tests(slow, [setup(hide_notes), cleanup(show_notes)]).

test(what_there_was_no_time_for_is_told,
     Notes == [not_tried([games,display_game,choose_move,value])]) :-
    ten_with("game_over(10, 1).\nchoose_move(_, 1, 1).
              display_game(S) :- write(S).\n", Text),
    with_program(Text, without_time(Notes)).

%   There was no time to play a game.

without_time(Notes, File) :-
    guesses_without_time(Guesses, File),
    findall(Note, member(note(Note), Guesses), Notes).

test(levels_that_were_not_tried_are_not_denied,
     true(\+ memberchk(guess(levels(_), _), Guesses))) :-
    ten_with("game_over(10, 1).\nchoose_move(_, 1, 1).\n", Text),
    with_program(Text, guesses_without_time(Guesses)).

guesses_without_time(Guesses, File) :-
    load_program(File, Module, _),
    trial_adapter(Module, [players([1,2])], Adapter),
    with_patience(0, "",
                  answers(Module, [], Adapter, [], answers(_, Guesses))).

:- end_tests(slow).
