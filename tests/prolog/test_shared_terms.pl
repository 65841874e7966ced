/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_shared_terms, []).
:- use_module(library(plunit)).
:- use_module('../../prolog/tabuleiro/base/shared_terms').

/** <module> Equal parts of terms in one place of the memory
*/

:- begin_tests(shared_terms).

copies(Template, Terms) :-
    findall(Template-N, between(1, 2, N), Terms).

test(equal_lists_are_one) :-
    copies([a,b], Terms),
    share_terms(Terms, [X-1,Y-2]),
    X == [a,b],
    same_term(X, Y).
test(equal_rows_of_different_boards_are_one) :-
    findall(board([[a,b],[N]]), between(1, 2, N), Terms),
    share_terms(Terms, [board([Row1,[1]]),board([Row2,[2]])]),
    Row1 == [a,b],
    same_term(Row1, Row2).
test(the_ground_parts_of_a_term_with_variables_are_shared,
     true(Terms == Terms0)) :-
    copies(s([a,b], _, "text", 1.5), Terms0),
    share_terms(Terms0, Terms),
    Terms = [s(X, _, _, _)-1,s(Y, _, _, _)-2],
    same_term(X, Y).
test(variants_are_not_shared, true(Terms == Terms0)) :-
    copies(f(_, _), Terms0),
    share_terms(Terms0, Terms).
test(atoms_partial_lists_and_strings_stay, true(Terms == Terms0)) :-
    Terms0 = [asked,[a|_],"b",f,g(h)],
    share_terms(Terms0, Terms).
test(numbers_that_are_equal_in_value_stay_apart, true(Terms == Terms0)) :-
    Terms0 = [f(g(1)),f(g(1.0))],
    share_terms(Terms0, Terms).

:- end_tests(shared_terms).
