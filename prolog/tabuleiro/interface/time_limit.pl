/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_time_limit,
          [ within_seconds/2            % +Seconds, :Goal
          ]).
:- autoload(library(time), [alarm/4, install_alarm/1, remove_alarm/1]).
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
    setup_call_cleanup(
        ( asserta(in_force(Limit), Clause),
          alarm(Seconds, tabuleiro_time_limit:over(Limit), Alarm,
                [install(false)])
        ),
        ( install_alarm(Alarm),
          once(Goal)
        ),
        ( remove_alarm(Alarm),
          erase(Clause)
        )).
within_seconds(_, _) :-
    throw(time_limit_exceeded).

:- if(( current_prolog_flag(threads, true),
        exists_source(library(time))
      )).
can_limit.
:- else.
can_limit :-
    fail.
:- endif.

%   The limits of this thread that run. One that is over may have to wait, and
%   its goal may have ended by then.

:- thread_local in_force/1.

:- public over/1.                       % goal of an alarm

over(Limit) :-
    when_loaded(throw_if_in_force(Limit)).

throw_if_in_force(Limit) :-
    (   in_force(Limit)
    ->  throw(time_limit_exceeded)
    ;   true
    ).
