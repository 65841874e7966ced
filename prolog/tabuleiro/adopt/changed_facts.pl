/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_changed_facts,
          [ changed_facts/3             % +Module, :Goal, -PIs
          ]).
:- use_module(library(ordsets), [ord_subtract/3]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module(clauses, [program_module/2]).

/** <module> What a program keeps in dynamic predicates

All threads share these: of a program that changes them as it plays, two games
at a time disturb each other.
*/

:- meta_predicate changed_facts(+, 0, -).

%!  changed_facts(+Module, :Goal, -PIs:list) is semidet.
%
%   Runs Goal once. PIs are the dynamic predicates of the program of Module
%   that were changed in the meantime, also those that are as before again.

changed_facts(Module, Goal, PIs) :-
    generations(Module, Before),
    once(Goal),
    generations(Module, After),
    ord_subtract(After, Before, Changed),
    pairs_keys(Changed, PIs).

generations(Module, Generations) :-
    findall(Name/Arity-Generation,
            ( program_module(Module, Owner),
              current_predicate(Owner:Name/Arity),
              functor(Head, Name, Arity),
              predicate_property(Owner:Head, dynamic),
              \+ predicate_property(Owner:Head, thread_local),
              \+ predicate_property(Owner:Head, imported_from(_)),
              predicate_property(Owner:Head,
                                 last_modified_generation(Generation))
            ),
            Generations0),
    sort(Generations0, Generations).
