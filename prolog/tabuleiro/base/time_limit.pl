/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_time_limit,
          [ within_seconds/2,           % +Seconds, :Goal
            limit_is_over/0,
            seconds_left/1              % -Seconds
          ]).
:- use_module(library(lists), [min_list/2]).
:- use_module(first_use, [first_use/2]).
:- use_module(interrupt, [when_loaded/1]).

/** <module> Time limits
*/

:- meta_predicate within_seconds(+, 0).

%!  within_seconds(+Seconds, :Goal) is semidet.
%
%   As call_with_time_limit/2, which may stop the loading of a library; Seconds
%   may be `inf`. Goal runs without a limit where SWI-Prolog has no threads or
%   no library(time), such as in WebAssembly.
%
%   @throws time_limit_exceeded

within_seconds(Seconds, Goal) :-
    (   Seconds == inf
    ;   \+ can_limit
    ),
    !,
    once(Goal).
within_seconds(Seconds, Goal) :-
    Seconds > 0,
    !,
    flag(tabuleiro_time_limit, Limit, Limit+1),
    get_time(Now),
    Deadline is Now+Seconds,
    setup_call_cleanup(
        ( asserta(in_force(Limit, Deadline), Clause),
          first_use(library(time),
                    alarm(Seconds, tabuleiro_time_limit:over(Limit), Alarm,
                          [install(false)]))
        ),
        ( first_use(library(time), install_alarm(Alarm)),
          once(Goal)
        ),
        ( first_use(library(time), remove_alarm(Alarm)),
          erase(Clause)
        )).
within_seconds(_, _) :-
    throw(time_limit_exceeded).

:- if(exists_source(library(time))).
can_limit :-
    current_prolog_flag(threads, true).
:- else.
can_limit :-
    fail.
:- endif.

%   The limits of this thread that run. One that is over may have to wait, and
%   its goal may have ended by then.

:- thread_local in_force/2.             % Limit, Deadline

%!  limit_is_over is semidet.
%
%   The time of a within_seconds/2 around is over. It throws once: what has
%   caught that, and is not the one that set the limit, must throw it again.

limit_is_over :-
    in_force(_, Deadline),
    get_time(Now),
    Now >= Deadline,
    !.

%!  seconds_left(-Seconds) is det.
%
%   Seconds are those to the first limit around, `inf` if there is none.

seconds_left(Seconds) :-
    findall(Deadline, in_force(_, Deadline), Deadlines),
    (   Deadlines == []
    ->  Seconds = inf
    ;   min_list(Deadlines, First),
        get_time(Now),
        Seconds is max(0, First-Now)
    ).

:- public
    over/1,                             % goal of an alarm
    throw_in_time/1.

%   An alarm that throws in the same moment as another one calls what it calls
%   with the other's exception pending, which makes SWI-Prolog complain. Signals
%   are run one by one.

over(Limit) :-
    thread_self(Me),
    thread_signal(Me, tabuleiro_time_limit:throw_in_time(Limit)).

throw_in_time(Limit) :-
    when_loaded(throw_if_in_force(Limit)).

throw_if_in_force(Limit) :-
    (   in_force(Limit, _)
    ->  throw(time_limit_exceeded)
    ;   true
    ).
