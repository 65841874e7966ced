/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_outcome,
          [ outcome/4                   % :Goal, +Seconds, -Result, -Exit
          ]).
:- use_module(leave, [is_leave/1]).
:- use_module(time_limit, [limit_is_over/0, within_seconds/2]).

/** <module> Calling a goal that may do anything
*/

:- meta_predicate outcome(0, +, -, -).

%!  outcome(:Goal, +Seconds, -Result, -Exit) is det.
%
%   Result is that of calling Goal once: `yes`, `no`, threw(Error), or
%   late(Seconds) after so many; Seconds may be `inf`. Exit is `open` if Goal
%   may have more answers than the first, else `closed`.
%
%   @throws what is_leave/1 lists, and a time limit from outside

outcome(Goal, Seconds, Result, Exit) :-
    get_time(Start),
    catch(within_seconds(Seconds, first_answer(Goal, Result, Exit)),
          Ball,
          true),
    (   var(Ball)
    ->  true
    ;   caught(Ball, Start, Seconds, Result),
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

%   Leaving, and a time limit around this one, are not of Goal.

caught(time_limit_exceeded, Start, Seconds, late(Seconds)) :-
    get_time(Now),
    Seconds \== inf,
    Now-Start >= Seconds,
    \+ limit_is_over,
    !.
caught(Ball, _, _, _) :-
    (   Ball == time_limit_exceeded
    ;   is_leave(Ball)
    ),
    !,
    throw(Ball).
caught(Error0, _, _, threw(Error)) :-
    without_caller(Error0, Error).

%   The last call of a goal throws in the name of what called the goal.

without_caller(error(Formal, Context), error(Formal, context(_, Text))) :-
    nonvar(Context),
    Context = context(Caller, Text),
    Caller == system:setup_call_catcher_cleanup/4,
    !.
without_caller(Error, Error).
