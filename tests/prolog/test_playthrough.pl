/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_playthrough, [test_playthrough/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../support/for_all').
:- use_module('../drivers/playthrough').
:- use_module('../../prolog/tabuleiro').

test_playthrough :-
    run_tests(playthrough).

%   Reports the first line in which two texts differ.

same_lines(Text1, Text2) :-
    split_string(Text1, "\n", "", Lines1),
    split_string(Text2, "\n", "", Lines2),
    for_all(nth1(I, Lines1, Line1),
            ( nth1(I, Lines2, Line2),
              Line1 == Line2
            ->  true
            ;   throw(line_differs(I, Line1))
            )),
    assertion(same_length(Lines1, Lines2)).

implementation(Game, Module) :-
    game_name(Game),
    atom_concat(Game, '_reference', Reference),
    member(Name, [Game,Reference]),
    load_game(Name, Module).

:- begin_tests(playthrough).

test(is_as_recorded, [forall(implementation(Game, Module))]) :-
    playthrough_file(Game, File),
    read_file_to_string(File, Recorded, [encoding(utf8)]),
    playthrough(Module, Text),
    same_lines(Recorded, Text).

:- end_tests(playthrough).
