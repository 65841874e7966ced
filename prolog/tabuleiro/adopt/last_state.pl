/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_last_state,
          [ last_state/6                % +Module, +Loop, +States, +Move,
                                        % +Reported, -Last
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [same_length/2]).
:- use_module(facts, [predicate_facts/2]).
:- use_module(loop_step).
:- use_module(open_states, [closed_state/2]).
:- use_module(spies, [spy_on/1]).
:- use_module(templates, [part/3, with_part/4]).

/** <module> The state in which a loop has ended

The loop is not called with the last state. What is known of it is in the call
that named the winner, in the facts of the program, and in what was displayed.
*/

%!  last_state(+Module, +Loop, +States, +Move, +Reported, -Last) is det.
%
%   Last is the state of Loop after Move, with which its game ended. States are
%   State0-State, the state before, chosen/2 or not, and that in which the loop
%   was called. Reported is what the program said of the winner. Loop has
%   at_report: at_report(Facts) with the facts of the program when it did so,
%   or `none`. Last is State where nothing tells.

last_state(Module, Loop, State0-State1, Move, Reported, Last) :-
    facts_at_report(Loop, State1, State),
    (   Reported = reported(_, Head),
        own_argument(Loop, State, Head, Own),
        with_part(Loop.state, State, Own, Last0)
    ->  Last = Last0
    ;   State \== State1
    ->  Last = State
    ;   last_facts(Loop, State, Last0)
    ->  Last = Last0
    ;   last_shown(Module, Loop, State0-State, Move, Last0)
    ->  Last = Last0
    ;   Last = State
    ).

facts_at_report(Loop, State0, State) :-
    (   State0 = state(Head, _),
        Loop.at_report = at_report(Facts),
        Facts \== none
    ->  State = state(Head, Facts)
    ;   State = State0
    ).

%   last_facts(+Loop, +State, -Last): the facts of Last, a state like State, are
%   as the program has left them. Fails if it has forgotten its game.

last_facts(Loop, state(Head, Facts0), state(Head, Facts)) :-
    predicate_facts(Loop.facts, Facts),
    maplist(as_many_clauses, Facts0, Facts).

as_many_clauses(facts(PI, _, Clauses0), facts(PI, _, Clauses)) :-
    same_length(Clauses0, Clauses).

%   last_shown(+Module, +Loop, +States, +Move, -Last): Last has what the program
%   last displayed after Move, with which it ended.

last_shown(Module, Loop, State0-State, Move, Last) :-
    Loop.shown = shown(PI, [N-Path|Places]),
    spy_on([PI]),
    loop_step(Loop.put(winner, winner(PI, N)), Module, State0, Move,
              ended(reported(_, Head0))),
    closed_state(Head0, Head),
    foldl(with_shown(Head), [N-Path|Places], State, Last).

with_shown(Head, N-Path, State0, State) :-
    arg(N, Head, Part),
    with_part(Path, State0, Part, State).

%   own_argument(+Loop, +State, +Head, -Own): an argument of Head is like the
%   state of the program in State.

own_argument(Loop, State, Head, Own) :-
    part(Loop.state, State, Before),
    functor(Before, Name, Arity),
    arg(_, Head, Own),
    compound(Own),
    functor(Own, Name, Arity),
    !.
