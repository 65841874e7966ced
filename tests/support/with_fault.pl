/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(with_fault,
          [ with_fault/2                % +Clauses, -Module
          ]).
:- use_module(library(gensym)).
:- use_module(library(lists)).
:- use_module('../fixtures/heap', []).
:- use_module('../../prolog/tabuleiro').

/** <module> Small games with a planted fault
*/

%!  with_fault(+Clauses, -Module) is det.
%
%   Module is a new module with Clauses, which replace predicates of `heap`,
%   and the rest of `heap`. (:- without(PI)) among them leaves PI out.

with_fault(Clauses, Module) :-
    gensym(broken_heap_, Module),
    findall(PI, (member(Clause, Clauses), clause_of(Clause, PI)), Own),
    module_property(heap, exports(Exports)),
    findall(PI,
            ( game_predicate(PI, _),
              memberchk(PI, Exports),
              \+ memberchk(PI, Own)
            ),
            Others),
    forall(member(PI, Others),
           @(import(heap:PI), Module)),
    forall(( member(Clause, Clauses),
             Clause \= (:- _)
           ),
           assertz(Module:Clause)),
    append(Own, Others, PIs),
    forall(( member(PI, PIs),
             game_predicate(PI, _),
             \+ memberchk((:- without(PI)), Clauses)
           ),
           Module:export(PI)).

clause_of((:- without(PI)), PI) :-
    !.
clause_of((Head :- _), Name/Arity) :-
    !,
    functor(Head, Name, Arity).
clause_of(Head, Name/Arity) :-
    functor(Head, Name, Arity).
