/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_scratch_facts,
          [ scratch_facts/4             % +Module, +Loop, +Turns, -PIs
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists),
              [append/3, last/2, list_to_set/2, member/2, memberchk/2]).
:- use_module(facts, [keeping_facts/2]).
:- use_module(loop_explains, [spread_turns/3]).
:- use_module(loop_step, [loop_bot/5, loop_says/4, loop_spies/2]).
:- use_module(spies, [with_spies/2]).
:- use_module('../base/time_limit', [limit_time/1]).

/** <module> Facts of a program that are no part of its state

A program may mark the cells that it has seen, to find out whether a move is
valid, and forget the marks only when it looks again:

    valid(Board, Cell) :-
        retractall(seen(_)),
        reaches(Board, Cell).

The marks change in play. But what a turn does, and the marks that it leaves, do
not depend on the marks that it finds.
*/

%!  scratch_facts(+Module, +Loop, +Turns, -PIs:list) is det.
%
%   PIs are those of the facts of Loop that are scratch: in four of Turns, those
%   of played_turns/4, and after the last one, the bot of the program plays and
%   prints alike with other facts of the predicate, which it had in another
%   turn, and leaves the same facts. None is if two seconds are not enough to
%   tell.

scratch_facts(Module, Loop, Turns, PIs) :-
    (   Loop.facts == []
    ->  PIs = []
    ;   limit_time(Now),
        Until is Now+2,
        spread_turns(Turns, 4, Some),
        findall(State, member(turn(State, _, _), Some), States0),
        last(Turns, turn(_, Last, _)),
        append(States0, [Last], States),
        loop_spies(Loop, Spies),
        findall(PI,
                ( member(PI, Loop.facts),
                  with_spies(Spies,
                             keeping_facts(Module,
                                           no_state(PI, Loop, Module, States,
                                                    Turns, Until)))
                ),
                PIs)
    ).

no_state(PI, Loop, Module, States, Turns, Until) :-
    findall(Kind-Clauses,
            ( member(turn(state(_, Facts), _, _), Turns),
              memberchk(facts(PI, Kind, Clauses), Facts)
            ),
            All),
    list_to_set(All, [First|Others]),
    Others = [_|_],
    maplist(alike(PI, Loop, Module, First, Others, Until), States).

%   alike(+PI, +Loop, +Module, +First, +Others, +Until, +State): the turn in
%   State leads to the same state with First in place of its clauses of PI or,
%   if those are its own, with one of Others.

alike(PI, Loop, Module, First, Others, Until, State) :-
    State = state(_, Facts),
    memberchk(facts(PI, Kind, Clauses), Facts),
    (   First == Kind-Clauses
    ->  Others = [Given|_]
    ;   Given = First
    ),
    with_facts_of(PI, Given, State, Other),
    played(Loop, Module, State, Until, Outcome, Text),
    played(Loop, Module, Other, Until, Outcome1, Text),
    Outcome1 =@= Outcome.

played(Loop, Module, State, Until, Outcome, Text) :-
    limit_time(Now),
    Now < Until,
    random_property(state(Random)),
    set_random(seed(1)),
    loop_bot(Loop, Module, State, _, Outcome),
    set_random(seed(1)),
    loop_says(Loop, Module, State, Text),
    set_random(state(Random)),
    memberchk(Outcome, [entered(_),ended(_)]).

with_facts_of(PI, Given, state(Head, Facts0), state(Head, Facts)) :-
    maplist(given_facts(PI, Given), Facts0, Facts).

given_facts(PI, Kind-Clauses, facts(PI0, Kind0, Clauses0), Facts) :-
    (   PI0 == PI
    ->  Facts = facts(PI, Kind, Clauses)
    ;   Facts = facts(PI0, Kind0, Clauses0)
    ).
