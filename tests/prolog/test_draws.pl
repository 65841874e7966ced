/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_draws, [test_draws/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../fixtures/ring', []).
:- use_module('../../prolog/tabuleiro').

/** <module> When a game is drawn
*/

test_draws :-
    run_tests(draws).

match(Winner, Moves, Options) :-
    play_match(ring, level(1), level(1), Winner, [moves(Moves)|Options]).

:- begin_tests(draws).

test(threefold_is_the_third_time, Winner-Plies == draw-6) :-
    match(Winner, Moves, [threefold(true)]),
    length(Moves, Plies).
test(max_plies_is_a_draw, Winner-Plies == draw-100) :-
    match(Winner, Moves, [max_plies(100)]),
    length(Moves, Plies).
test(the_first_of_both_counts, Plies == [6,4]) :-
    findall(N,
            ( member(Max, [7,4]),
              match(draw, Moves, [threefold(true), max_plies(Max)]),
              length(Moves, N)
            ),
            Plies).
test(no_plies_at_all, Winner-Moves == draw-[]) :-
    match(Winner, Moves, [max_plies(0)]).
test(a_win_comes_before_a_draw_by_length, Winner == 1) :-
    match(Winner, _, [state(ring(3)), threefold(true), max_plies(0)]).
test(a_person_is_told_why, Told == [true,true]) :-
    findall(IsTold,
            ( member(Option-Text,
                     [ threefold(true)-"occurred for the third time",
                       max_plies(1)-"lasted long enough"
                     ]),
              with_output_to(string(Output), match(_, _, [show(true),Option])),
              (   sub_string(Output, _, _, _, Text)
              ->  IsTold = true
              ;   IsTold = Output
              )
            ),
            Told).
test(values_that_are_no_points_are_not_announced, true) :-
    with_output_to(string(Output),
                   match(1, [], [state(ring(3)), show(true)])),
    assertion(sub_string(Output, _, _, _, "One wins.\n")).
test(threefold_no_boolean, error(type_error(boolean, 3))) :-
    match(_, _, [threefold(3)]).
test(max_plies_negative, error(type_error(nonneg, -1))) :-
    match(_, _, [max_plies(-1)]).

:- end_tests(draws).
