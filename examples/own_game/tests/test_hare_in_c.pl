/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_hare_in_c, [test_hare_in_c/0]).
:- use_module(library(plunit)).
:- use_module('../../../prolog/tabuleiro').
:- use_module('../hare_in_c', []).
:- use_module('../reference', []).

/** <module> Hare and Hounds in C, for a tree that has it in games/hare_in_c

tests/prolog/test_fifth_game.pl and tests/long/fifth put it there.
*/

test_hare_in_c :-
    run_tests([hare_in_c]).

:- begin_tests(hare_in_c).

test(it_is_one_of_the_games) :-
    game_name(hare_in_c).
test(it_agrees_with_its_reference, Difference == none) :-
    compare_games(hare_in_c, hare_in_c_reference, Report,
                  [ games(10), seed(1), seconds(inf), states(20), matches(0) ]),
    Difference = Report.difference.
test(the_engine_searches_it, First == a2-a3) :-
    hare_in_c:initial_state(default, State),
    search_lines(hare_in_c, State, [depth(6)], [Line]),
    Line.moves = [First|_].

:- end_tests(hare_in_c).
