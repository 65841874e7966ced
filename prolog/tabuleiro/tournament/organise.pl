/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_organise,
          [ organise/7                  % +Server, +Plan, :Left, :On, :Until,
                                        % +State0, -State
          ]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module(plan, [plan_id/2]).
:- use_module(redis_queue).

/** <module> A tournament played by workers, through Redis
*/

:- meta_predicate
    organise(+, +, 2, 3, 1, +, -).

%!  organise(+Server, +Plan, :Left, :On, :Until, +State0, -State) is det.
%
%   Publishes Plan on Server, see redis_open/2, and collects the results of
%   workers. Each event changes the state as in run_jobs/7, by call(On, Event,
%   Before, After). Event is `waiting` or answer(Line); Line is `none` if a
%   worker handed in something other than a result. The collecting ends when
%   call(Until, After) succeeds. Then call(Left, After, Numbers) returns the
%   games left to play. If there are none, the tournament is removed from the
%   server; otherwise workers go on.
%
%   If the server has lost games, for instance because it was restarted without
%   its data, they are published again.
%
%   @error those of redis_open/2, and redis_error(Code, Text)

organise(Server, Plan, Left, On, Until, State0, State) :-
    call(On, waiting, State0, State1),
    call(Left, State1, Numbers),
    (   Numbers == []
    ->  State = State1
    ;   plan_id(Plan, Id),
        setup_call_cleanup(
            open_link(Server, Link),
            ( on_redis(Link, published(Plan, Numbers)),
              collect(Link, run(Id, Plan, Left, On, Until), State1, State),
              finish(Link, Id, Left, State)
            ),
            close_link(Link))
    ).

published(Plan, Numbers, Connection) :-
    publish(Connection, Plan, Numbers).

collect(Link, Run, State0, State) :-
    Run = run(Id, Plan, Left, On, Until),
    on_redis(Link, received(Id, Results)),
    (   Results == []
    ->  call(On, waiting, State0, State1),
        (   call(Until, State1)
        ->  true
        ;   on_redis(Link, republished(Id, Plan, Left, State1))
        )
    ;   added(Results, On, State0, State1),
        pairs_keys(Results, Entries),
        on_redis(Link, forgotten(Id, Entries))
    ),
    (   call(Until, State1)
    ->  State = State1
    ;   collect(Link, Run, State1, State)
    ).

finish(Link, Id, Left, State) :-
    (   call(Left, State, [])
    ->  on_redis(Link, withdrawn(Id))
    ;   true
    ).

received(Id, Results, Connection) :-
    results(Connection, Id, Results).

forgotten(Id, Entries, Connection) :-
    forget_results(Connection, Id, Entries).

withdrawn(Id, Connection) :-
    withdraw(Connection, Id).

republished(Id, Plan, Left, State, Connection) :-
    (   is_published(Connection, Id)
    ->  true
    ;   call(Left, State, Numbers),
        publish(Connection, Plan, Numbers)
    ).

added([], _, State, State).
added([_-Line|Results], On, State0, State) :-
    call(On, answer(Line), State0, State1),
    added(Results, On, State1, State).
