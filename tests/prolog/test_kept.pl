/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_kept, []).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module('../../prolog/tabuleiro/base/kept').

/** <module> Terms that outlive backtracking
*/

:- begin_tests(kept).

test(nothing_was_kept, Terms == []) :-
    new_kept(Kept),
    kept_terms(Kept, Terms).
test(terms_are_in_order_after_backtracking, Terms == [f(1),f(2),f(3)]) :-
    new_kept(Kept),
    forall(member(X, [1,2,3]), keep(Kept, f(X))),
    kept_terms(Kept, Terms).
test(a_variable_that_is_bound_later_is_kept_unbound, true(Terms =@= [g(_)])) :-
    new_kept(Kept),
    keep(Kept, g(X)),
    X = 1,
    kept_terms(Kept, Terms).
test(more_is_kept_after_the_terms_were_read, Terms == [a,b]) :-
    new_kept(Kept),
    keep(Kept, a),
    kept_terms(Kept, [a]),
    keep(Kept, b),
    kept_terms(Kept, Terms).
test(they_outlive_garbage_collection, Sum == 500_000_500_000) :-
    new_kept(Kept),
    forall(between(1, 1_000_000, X),
           ( keep(Kept, n(X)),
             ( X mod 250_000 =:= 0 -> garbage_collect ; true )
           )),
    kept_terms(Kept, Terms),
    findall(N, member(n(N), Terms), Ns),
    sum_list(Ns, Sum).

:- end_tests(kept).
