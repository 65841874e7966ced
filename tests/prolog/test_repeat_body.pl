/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_repeat_body, [test_repeat_body/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(gensym)).
:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module('../../prolog/tabuleiro/adopt/made_loops', [written_loop/2]).
:- use_module('../../prolog/tabuleiro/adopt/repeat_body').

/** <module> The bodies of `repeat` become predicates
*/

test_repeat_body :-
    run_tests(repeat_body).

%   with_clauses(+Clauses, -Module): Module is a new one that has Clauses.

with_clauses(Clauses, Module) :-
    gensym(repeat_body_, Module),
    maplist(add_clause(Module), Clauses).

add_clause(Module, Clause) :-
    assertz(Module:Clause).

compiled(Module, PIs) :-
    forall(member(Name/Arity, PIs), compile_predicates([Module:Name/Arity])).

:- begin_tests(repeat_body).

test(a_loop_that_was_made_is_called_as_it_is_written,
     Written == [go,go,go,go/2]) :-
    maplist(written_loop, ['repeat go'/2,'repeat go 2'/2,'turns go'/2,go/2],
            Written).
test(bodies_of_predicates_of_one_name_are_apart, Names == [a,b]) :-
    with_clauses([ (go(L) :- repeat, next(X), X = a, !, L = X),
                   (go(_, L) :- repeat, next(X), X = b, !, L = X),
                   (next(X) :- member(X, [c,a,b]))
                 ],
                 Module),
    compiled(Module, [go/1,go/2,next/1]),
    name_repeat_bodies(Module),
    Module:go(A),
    Module:go(_, B),
    Names = [A,B].
test(what_follows_the_cut_is_called_by_the_body, Callers == ['repeat go']) :-
    with_clauses([ (go :- repeat, next(X), X = a, !, told(X)),
                   next(a),
                   told(_)
                 ],
                 Module),
    compiled(Module, [go/0,next/1,told/1]),
    name_repeat_bodies(Module),
    findall(Name,
            ( member(Name/Arity, [go/0,'repeat go'/1]),
              functor(Head, Name, Arity),
              clause(Module:Head, Body),
              sub_term(Goal, Body),
              subsumes_term(told(_), Goal)
            ),
            Callers).
test(an_end_that_fails_does_not_begin_again, Calls == [1]) :-
    with_clauses([ (go :- repeat, next(X), X > 0, !, told(X)),
                   (next(X) :- nb_getval(turns, N), X is N+1,
                               nb_setval(turns, X)),
                   (told(X) :- X > 1)
                 ],
                 Module),
    nb_setval(turns, 0),
    compiled(Module, [go/0,next/1,told/1]),
    name_repeat_bodies(Module),
    \+ Module:go,
    nb_getval(turns, Turns),
    Calls = [Turns].

:- end_tests(repeat_body).
