/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_followed, [test_followed/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../../prolog/tabuleiro/adopt/call_graph').
:- use_module('../../prolog/tabuleiro/load/load_program').
:- use_module('../support/corpus').
:- use_module('../support/student_program').

/** <module> Games that are followed in how a program plays them
*/

test_followed :-
    run_tests(followed).

:- begin_tests(followed, [setup(hide_notes), cleanup(show_notes)]).

/*  No call of the loop of strides.pl has the moves of the second player.
*/

test(a_game_of_two_moves_a_call_is_followed_to_its_end, Games-Ended == 4-4) :-
    strides(Text),
    verdict(Text, agreed(Games, Plies, Ended)),
    Plies >= 18.
test(a_loop_that_does_more_than_the_moves_is_not_followed,
     Verdict == none) :-
    changed("turn(second, State1, State),",
            "State1 = row([_|Row], N),
             turn(second, row(Row, N), State),", Text),
    verdict(Text, Verdict).
test(a_program_that_ends_before_the_game_is_not_followed, Verdict == none) :-
    changed("\\+ won(State).", "\\+ won(State), State \\= row(_, 4).", Text),
    verdict(Text, Verdict).

%   What load_program/3 writes in place of `main` is called.

test(a_loop_below_main_is_reached) :-
    with_program("play :- main.\nmain :- leaf.\nleaf.\n", reaches_leaf).

reaches_leaf(File) :-
    load_program(File, Module, _),
    call_graph(Module, Graph),
    calls(Graph, Module:play/0, Callees),
    memberchk(Module:leaf/0, Callees).

verdict(Text, Verdict) :-
    understood(Text, [], Guesses),
    (   memberchk(note(oracle(Verdict0)), Guesses)
    ->  Verdict = Verdict0
    ;   Verdict = none
    ).

changed(Old, New, Text) :-
    strides(Text0),
    replaced(Old, New, Text0, Text).

strides(Text) :-
    corpus_file(strides, File),
    read_file_to_string(File, Text, [encoding(utf8)]).

:- end_tests(followed).
