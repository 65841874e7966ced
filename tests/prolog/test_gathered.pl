/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_gathered, []).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module('../../prolog/tabuleiro/base/gathered').

/** <module> Terms that outlive backtracking
*/

:- begin_tests(gathered).

test(nothing_was_gathered, Terms == []) :-
    gathering(All),
    gathered(All, Terms).
test(terms_are_in_order_after_backtracking, Terms == [f(1),f(2),f(3)]) :-
    gathering(All),
    forall(member(X, [1,2,3]), gather(All, f(X))),
    gathered(All, Terms).
test(a_variable_that_is_bound_later_stays_unbound, true(Terms =@= [g(_)])) :-
    gathering(All),
    gather(All, g(X)),
    X = 1,
    gathered(All, Terms).
test(more_is_gathered_after_the_terms_were_read, Terms == [a,b]) :-
    gathering(All),
    gather(All, a),
    gathered(All, [a]),
    gather(All, b),
    gathered(All, Terms).
test(they_outlive_garbage_collection, Sum == 500_000_500_000) :-
    gathering(All),
    forall(between(1, 1_000_000, X),
           ( gather(All, n(X)),
             ( X mod 250_000 =:= 0 -> garbage_collect ; true )
           )),
    gathered(All, Terms),
    findall(N, member(n(N), Terms), Ns),
    sum_list(Ns, Sum).

:- end_tests(gathered).
