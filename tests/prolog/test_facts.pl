/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_facts, [test_facts/0]).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module('../../prolog/tabuleiro/adopt/facts').

/** <module> The dynamic predicates of a program, saved and restored
*/

test_facts :-
    run_tests(facts).

:- dynamic row/2.

cleared :-
    retractall(row(_, _)).

:- begin_tests(facts, [cleanup(test_facts:cleared)]).

%   A fact, a fact with a variable and a rule.

clauses([ (row(1, x) :- true), (row(_, y) :- true),
          (row(N, Half) :- Half is N//2)
        ]).

set(Clauses) :-
    test_facts:cleared,
    forall(member(Clause, Clauses), assertz(test_facts:Clause)).

now(Clauses) :-
    findall((row(A, B) :- Body), clause(test_facts:row(A, B), Body), Clauses).

test(saved_clauses_are_ground) :-
    clauses(Clauses),
    set(Clauses),
    predicate_facts([test_facts:row/2], Saved),
    assertion(ground(Saved)).
test(clauses_with_variables_are_restored, Restored =@= Clauses) :-
    clauses(Clauses),
    set(Clauses),
    predicate_facts([test_facts:row/2], Saved),
    test_facts:cleared,
    restore_facts(Saved),
    now(Restored).
test(equal_clauses_are_saved_alike, Saved == Again) :-
    clauses(Clauses),
    set(Clauses),
    predicate_facts([test_facts:row/2], Saved),
    set(Clauses),
    predicate_facts([test_facts:row/2], Again).

:- end_tests(facts).
