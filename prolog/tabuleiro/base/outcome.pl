/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_outcome,
          [ outcome/4                   % :Goal, +Seconds, -Result, -Exit
          ]).
:- use_module(leave, [is_leave/1]).
:- use_module(time_limit, [count_full_stacks/0, within_seconds/3]).

/** <module> Calling an untrusted goal
*/

:- meta_predicate outcome(0, +, -, -).

%!  outcome(:Goal, +Seconds, -Result, -Exit) is det.
%
%   Calls Goal once. Result is `yes` or `no`, threw(Error), or late(Seconds) if
%   Goal has not ended after Seconds, a number or `inf`. Exit is `open` if Goal
%   may have more answers than the first, else `closed`.
%
%   @throws the balls of is_leave/1, and time_limit_exceeded

outcome(Goal, Seconds, Result, Exit) :-
    catch(within_seconds(Seconds, first_answer(Goal, Result, Exit), Ended),
          Ball,
          true),
    (   nonvar(Ball)
    ->  caught(Ball, Result),
        Exit = closed
    ;   Ended == true
    ->  true
    ;   Result = late(Seconds),
        Exit = closed
    ).

first_answer(Goal, yes, Exit) :-
    call_cleanup(Goal, Done = true),
    (   Done == true
    ->  Exit = closed
    ;   Exit = open
    ),
    !.
first_answer(_, no, closed).

%   time_limit_exceeded may come from a call_with_time_limit/2 around Goal.

caught(Ball, _) :-
    (   Ball == time_limit_exceeded
    ;   is_leave(Ball)
    ),
    !,
    throw(Ball).
caught(Error0, threw(Error)) :-
    (   Error0 = error(resource_error(_), _)
    ->  count_full_stacks
    ;   true
    ),
    without_caller(Error0, Error).

%   An error in the last call of a goal names the caller of the goal: that name
%   is dropped.

without_caller(error(Formal, Context), error(Formal, context(_, Text))) :-
    nonvar(Context),
    Context = context(Caller, Text),
    Caller == system:setup_call_catcher_cleanup/4,
    !.
without_caller(Error, Error).
