/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_facts,
          [ predicate_facts/2,          % +PIs, -Saved
            dynamic_predicates/2,       % +Module, -PIs
            generations/2,              % +PIs, -Generations
            restore_facts/1,            % +Saved
            restore_facts/2,            % +Saved0, -Saved
            keeping_facts/2,            % +Module, :Goal
            changes_facts/2,            % +Module, +PI
            note_scratch/2,             % +Loop, +PIs
            is_scratch/2,               % +Loop, +PI
            forget_scratch/1            % +Module
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(ordsets), [ord_subtract/3, ord_union/3]).
:- use_module(library(varnumbers), [varnumbers/2]).
:- use_module(clauses, [body_goals/2, program_clause/3, program_module/2]).

/** <module> The dynamic predicates of a program, saved and restored
*/

:- meta_predicate keeping_facts(+, 0).

%!  saved_facts(+Module, -Saved:list) is det.
%
%   Saved has the clauses of the dynamic predicates of the program of Module, as
%   facts(Owner:Name/Arity, Generation, Clauses) terms.

saved_facts(Module, Saved) :-
    dynamic_predicates(Module, PIs),
    findall(facts(PI, Generation, Clauses),
            ( member(PI, PIs),
              generation(PI, Generation),
              clauses(PI, Clauses)
            ),
            Saved).

%!  dynamic_predicates(+Module, -PIs:list) is det.
%
%   PIs are the dynamic predicates of the program, Owner:Name/Arity terms, in
%   the standard order, but for caches: a rule of a cache asserts what it has
%   computed.

dynamic_predicates(Module, PIs) :-
    findall(Owner:Name/Arity,
            ( program_module(Module, Owner),
              current_predicate(Owner:Name/Arity),
              functor(Head, Name, Arity),
              dynamic_of(Owner, Head),
              \+ is_cache(Owner, Head)
            ),
            PIs0),
    sort(PIs0, PIs).

is_cache(Owner, Head) :-
    clause(Owner:Head, Body),
    Body \== true,
    body_goals(Body, Goals),
    member(Goal, Goals),
    asserted_head(Goal, Asserted),
    \+ \+ Asserted = Head,
    !.

asserted_head(Goal, Head) :-
    nonvar(Goal),
    Goal =.. [Name,Clause],
    memberchk(Name, [assert,asserta,assertz]),
    nonvar(Clause),
    (   Clause = (Head:-_)
    ->  true
    ;   Head = Clause
    ),
    callable(Head).

%!  generations(+PIs:list, -Generations:list(integer)) is det.
%
%   Generations are those of the last changes of PIs.

generations(PIs, Generations) :-
    maplist(generation, PIs, Generations).

clauses(Owner:Name/Arity, Clauses) :-
    functor(Head, Name, Arity),
    findall((Head:-Body), clause(Owner:Head, Body), Clauses).

%!  predicate_facts(+PIs:list, -Saved:list) is det.
%
%   As saved_facts/2, of the predicates PIs, Owner:Name/Arity terms. Two equal
%   lists of clauses give equal terms, which are ground: in place of generations
%   Saved has `none`, or `open` where clauses have variables, for which
%   '$VAR'(N) stands.

predicate_facts(PIs, Saved) :-
    findall(facts(PI, Kind, Clauses),
            ( member(PI, PIs),
              clauses(PI, Clauses0),
              ground_clauses(Clauses0, Kind, Clauses)
            ),
            Saved).

ground_clauses(Clauses, none, Clauses) :-
    ground(Clauses),
    !.
ground_clauses(Clauses0, open, Clauses) :-
    maplist(numbered, Clauses0, Clauses).

numbered(Clause0, Clause) :-
    copy_term(Clause0, Clause),
    numbervars(Clause, 0, _).

dynamic_of(Owner, Head) :-
    predicate_property(Owner:Head, dynamic),
    \+ predicate_property(Owner:Head, imported_from(_)).

generation(Owner:Name/Arity, Generation) :-
    functor(Head, Name, Arity),
    (   predicate_property(Owner:Head, last_modified_generation(Generation0))
    ->  Generation = Generation0
    ;   Generation = 0
    ).

%!  restore_facts(+Saved:list) is det.
%
%   The predicates of Saved that have changed since have their clauses again.

restore_facts(Saved) :-
    forall(member(Facts, Saved), restore(Facts)).

%!  restore_facts(+Saved0:list, -Saved:list) is det.
%
%   As restore_facts/1. Saved are the facts of Saved0 with the generations that
%   they have now: what did not change until they are restored again is left
%   alone. To retract and assert the same clauses many times fills a predicate
%   with erased ones, which its calls have to pass.

restore_facts(Saved0, Saved) :-
    restore_facts(Saved0),
    maplist(with_generation, Saved0, Saved).

with_generation(facts(PI, Kind, Clauses), facts(PI, Generation, Clauses)) :-
    (   Kind == open
    ->  Generation = open
    ;   generation(PI, Generation)
    ).

restore(facts(Owner:Name/Arity, Generation, Clauses)) :-
    functor(Head, Name, Arity),
    (   generation(Owner:Name/Arity, Generation)
    ->  true
    ;   retractall(Owner:Head),
        (   Generation == open
        ->  forall(( member(Numbered, Clauses), varnumbers(Numbered, Clause) ),
                   assertz(Owner:Clause))
        ;   forall(member(Clause, Clauses), assertz(Owner:Clause))
        )
    ).

%!  keeping_facts(+Module, :Goal) is semidet.
%
%   Calls Goal once, and restores the dynamic predicates of the program of
%   Module. Those that Goal makes have no clauses afterwards.

keeping_facts(Module, Goal) :-
    saved_facts(Module, Saved),
    setup_call_cleanup(true, once(Goal), all_restored(Module, Saved)).

all_restored(Module, Saved) :-
    restore_facts(Saved),
    dynamic_predicates(Module, PIs),
    forall(( member(Owner:Name/Arity, PIs),
             \+ memberchk(facts(Owner:Name/Arity, _, _), Saved)
           ),
           ( functor(Head, Name, Arity),
             retractall(Owner:Head)
           )).

%!  changes_facts(+Module, +PI) is semidet.
%
%   The clauses of PI, Name/Arity, in the program of Module, or those of what it
%   calls, assert or retract.

changes_facts(Module, PI) :-
    reaches_change([PI], [PI], Module).

reaches_change([Name/Arity|PIs], Seen0, Module) :-
    functor(Head, Name, Arity),
    findall(Callee,
            ( program_clause(Module, Head, Body),
              body_goals(Body, Goals),
              member(Goal, Goals),
              callable(Goal),
              functor(Goal, Called, CalledArity),
              Callee = Called/CalledArity
            ),
            Callees0),
    sort(Callees0, Callees),
    (   member(Changer/_, Callees),
        changer(Changer)
    ->  true
    ;   ord_subtract(Callees, Seen0, New),
        ord_union(Seen0, New, Seen),
        append(New, PIs, Next),
        reaches_change(Next, Seen, Module)
    ).

changer(assert).
changer(asserta).
changer(assertz).
changer(retract).
changer(retractall).

%!  note_scratch(+Loop, +PIs:list) is det.
%!  is_scratch(+Loop, +PI) is semidet.
%!  forget_scratch(+Module) is det.
%
%   The dynamic predicates PIs, Owner:Name/Arity terms, of a program are no part
%   of the states of Loop, another predicate of it, see
%   tabuleiro/adopt/scratch_facts, until those of its Module are forgotten.

:- thread_local scratch/2.              % Loop, PI

note_scratch(Loop, PIs) :-
    forall(( member(PI, PIs), \+ is_scratch(Loop, PI) ),
           assertz(scratch(Loop, PI))).

is_scratch(Loop, PI) :-
    scratch(Loop, PI),
    !.

forget_scratch(Module) :-
    forall(program_module(Module, Owner),
           retractall(scratch(Owner:_, _))).
