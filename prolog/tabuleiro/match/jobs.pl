/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_jobs,
          [ run_jobs/7,                 % +Workers, +Items, :Goal, :On,
                                        % :Until, +State0, -State
            with_workers/3,             % +Threads, :Goal, :Body
            jobs_of/3                   % +Game, +Jobs0, -Jobs
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../base/workers', [with_workers/4, worker_event/3]).
:- use_module(kept_programs, [keeping_programs/1]).

/** <module> A pool of worker threads
*/

:- meta_predicate
    run_jobs(+, +, 2, 3, 1, +, -),
    with_workers(+, 2, 2).

%!  jobs_of(+Game, +Jobs0, -Jobs) is det.
%
%   Jobs is Jobs0, or fewer if the module Game cannot play as many games at a
%   time, see the key `jobs` of game_info/1 in tabuleiro/game/game.

jobs_of(Game, Jobs0, Jobs) :-
    (   catch(Game:game_info(Info), error(_, _), fail),
        get_dict(jobs, Info, Most)
    ->  Jobs is min(Jobs0, Most)
    ;   Jobs = Jobs0
    ).

%!  run_jobs(+Workers, +Items, :Goal, :On, :Until, +State0, -State) is det.
%
%   Calls call(Goal, Item, Answer) for each of Items in a worker thread, at
%   most Workers at a time. In this thread the events are folded over State0
%   into State: call(On, Event, Before, After), where Event is
%
%     - answer(Answer)
%       A call of Goal has ended.
%     - waiting
%       The work begins, or there was no answer for a second.
%
%   call(Until, After) is called after each event; if it succeeds, the work
%   ends. When this predicate exits, fails or throws, all workers have ended.
%   Without threads (the flag `threads`), all calls are made in this thread.
%
%   @error those of Goal, On and Until; failed(Item) if Goal fails

run_jobs(_, Items, Goal, On, Until, State0, State) :-
    \+ current_prolog_flag(threads, true),
    !,
    findall(item(Item), member(Item, Items), Tagged),
    in_turn([waiting|Tagged], Goal, On, Until, State0, State).
run_jobs(Workers, Items, Goal, On, Until, State0, State) :-
    length(Items, Count),
    Threads is min(Workers, Count),
    with_workers(Threads, Goal, run_items(Items, On, Until, State0, State)).

run_items(Items, On, Until, State0, State, Queue, Events) :-
    forall(member(Item, Items),
           thread_send_message(Queue, item(Item))),
    thread_send_message(Events, waiting),
    length(Items, Count),
    collect(Count, Events, On, Until, State0, State).

%!  with_workers(+Threads, :Goal, :Body)
%
%   As with_workers/4. The threads keep programs, see
%   tabuleiro/match/kept_programs.

with_workers(Threads, Goal, Body) :-
    with_workers(Threads, keeping_programs, Goal, Body).

in_turn([], _, _, _, State, State).
in_turn([Item|Items], Goal, On, Until, State0, State) :-
    event_of(Item, Goal, Event),
    fold(Event, On, State0, State1),
    (   call(Until, State1)
    ->  State = State1
    ;   in_turn(Items, Goal, On, Until, State1, State)
    ).

event_of(waiting, _, waiting).
event_of(item(Item), Goal, Event) :-
    worker_event(Item, Goal, Event).

collect(0, _, _, _, State, State) :-
    !.
collect(Count, Events, On, Until, State0, State) :-
    (   thread_get_message(Events, Event, [timeout(1)])
    ->  true
    ;   Event = waiting
    ),
    fold(Event, On, State0, State1),
    (   call(Until, State1)
    ->  State = State1
    ;   Event == waiting
    ->  collect(Count, Events, On, Until, State1, State)
    ;   Count1 is Count-1,
        collect(Count1, Events, On, Until, State1, State)
    ).

fold(error(Error), _, _, _) :-
    !,
    throw(Error).
fold(Event, On, State0, State) :-
    call(On, Event, State0, State).
