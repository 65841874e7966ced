/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_border_checks,
          [ border_check/3              % +Goal, +Module, -Plain
          ]).

/** <module> Goals that check a term and throw

A check that succeeds becomes a test. Where it would throw, `$leave_error` gives
the call back to Prolog, which throws the error.
*/

%!  border_check(+Goal, +Module, -Plain) is semidet.
%
%   Goal of Module is must_be/2 of a known type or must_have_shape/2,3 of
%   tabuleiro/game/shapes. Plain, a goal without a cut, does the same.

border_check(must_be(Type,X), Module,
             ( Test -> true ; library:'$leave_error' )) :-
    predicate_property(Module:must_be(_, _), imported_from(error)),
    nonvar(Type),
    type_test(Type, X, Test).
border_check(must_have_shape(Name,X), Module, Plain) :-
    shape_check(must_have_shape(Name, X), Module, Name, X, Plain).
border_check(must_have_shape(Name,_,X), Module, Plain) :-
    shape_check(must_have_shape(Name, _, X), Module, Name, X, Plain).

type_test(ground,           X, ground(X)).
type_test(acyclic,          _, true).
type_test(nonvar,           X, nonvar(X)).
type_test(var,              X, var(X)).
type_test(atom,             X, atom(X)).
type_test(callable,         X, callable(X)).
type_test(compound,         X, compound(X)).
type_test(number,           X, number(X)).
type_test(integer,          X, integer(X)).
type_test(nonneg,           X, ( integer(X), X >= 0 )).
type_test(positive_integer, X, ( integer(X), X >= 1 )).
type_test(between(L,H),     X, ( integer(X), integer(L), X >= L, X =< H )).
type_test(list,             X, is_list(X)).
type_test(proper_list,      X, is_list(X)).
type_test(boolean,          X, ( X == true -> true ; X == false )).
type_test(oneof(Xs),        X, ( ground(X), lists:memberchk(X, Xs) )).
type_test(list(Type),       X, Test) :-
    type_test(list_of(Type), X, Test).
type_test(list_of(Type),    X, ( is_list(X),
                                 \+ ( lists:member(E, X), \+ Test ) )) :-
    nonvar(Type),
    type_test(Type, E, Test).

%   The clauses of has_shape/2 are those of tabuleiro/game/shape_clauses.

shape_check(Goal, Module, Name0, X,
            ( ground(X), Shapes:has_shape(Name, X)
            -> true
            ;  library:'$leave_error'
            )) :-
    predicate_property(Module:Goal, imported_from(tabuleiro_shapes)),
    (   Name0 = Shapes:Name
    ->  true
    ;   Shapes = Module,
        Name = Name0
    ),
    atom(Name),
    predicate_property(Shapes:has_shape(_, _), number_of_clauses(_)).
