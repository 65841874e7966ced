/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_time_limit,
          [ within_seconds/3,           % +Seconds, :Goal, -Ended
            within_seconds/2,           % +Seconds, :Goal
            within_most/2,              % :Goal, -Ended
            in_counted_time/1,          % :Goal
            limit_time/1,               % -Now
            count_full_stacks/0,
            count_time/1,               % +Seconds
            throw_if_over/0,
            seconds_left/1              % -Seconds
          ]).
:- use_module(library(lists), [min_list/2]).
:- use_module(first_use, [first_use/2]).
:- use_module(interrupt, [when_loaded/1]).
:- use_module(spare_stacks, [collect_overdue/0]).

/** <module> Time limits

Each limit throws its own ball, tabuleiro_time_limit(Limit), which is caught
only by the within_seconds/3 that set the limit. So the balls of outer limits,
and time_limit_exceeded of call_with_time_limit/2, pass through inner calls.
is_leave/1 is true of these balls.

An alarm ends the goal. Where SWI-Prolog lacks threads or library(time), as in
WebAssembly, inferences are counted instead of seconds. In in_counted_time/1
they are counted everywhere, so that what a goal reaches depends neither on the
machine nor on what else it does.
*/

:- meta_predicate
    within_seconds(+, 0, -),
    within_seconds(+, 0),
    within_most(0, -),
    in_counted_time(0),
    limited(+, +, 0, -),
    run(+, +, +, 0).

%!  within_seconds(+Seconds, :Goal, -Ended) is semidet.
%
%   Calls Goal once. Ended is `true` if Goal succeeds within Seconds, a number
%   or `inf`, and `false` if the time runs out first. Fails if Goal fails.
%
%       ?- within_seconds(0.1, (repeat, fail), Ended).
%       Ended = false.
%
%   @throws the exceptions of Goal, and the ball of an outer limit that is over,
%   even if Goal has caught it

within_seconds(inf, Goal, Ended) :-
    !,
    once(Goal),
    Ended = true.
within_seconds(Seconds, Goal, Ended) :-
    Seconds > 0,
    !,
    clock(Clock),
    limited(Clock, Seconds, Goal, Ended).
within_seconds(_, _, false).

%!  within_seconds(+Seconds, :Goal) is semidet.
%
%   As within_seconds/3, but throws if the time runs out.
%
%   @throws time_limit_exceeded

within_seconds(Seconds, Goal) :-
    within_seconds(Seconds, Goal, Ended),
    (   Ended == true
    ->  true
    ;   throw(time_limit_exceeded)
    ).

%!  in_counted_time(:Goal) is semidet.
%
%   Calls Goal once. The limits of time set in Goal count inferences of this
%   thread, 10 million of them as a second. A goal also ends after four times
%   the limit of processor time, or if it waits for 20 times the limit.

in_counted_time(Goal) :-
    (   nb_current(tabuleiro_clock, Outer)
    ->  true
    ;   Outer = alarm
    ),
    b_setval(tabuleiro_clock, counted),
    once(Goal),
    b_setval(tabuleiro_clock, Outer).

%!  limit_time(-Now) is det.
%
%   Now is the time stamp, in seconds, of the clock that limits use: compare it
%   with others of the same call of in_counted_time/1 only.

limit_time(Now) :-
    (   nb_current(tabuleiro_clock, counted)
    ->  clock(Clock),
        now(Clock, Units),
        per_second(Clock, Second),
        Now is Units/Second
    ;   now(alarm, Now)
    ).

%!  count_full_stacks is det.
%
%   Counts the time that a goal took to fill the stacks, in in_counted_time/1: a
%   second and a half for each GiB. A findall/3 does so in few inferences.

count_full_stacks :-
    current_prolog_flag(stack_limit, Limit),
    count_time(1.5*Limit/2**30).

%!  count_time(+Seconds:number) is det.
%
%   Counts Seconds more, in in_counted_time/1: for what takes as long in few
%   inferences.

count_time(Seconds) :-
    clock(Clock),
    (   Clock == alarm
    ->  true
    ;   per_second(Clock, Second),
        overrun(Over0),
        Over is Over0-ceiling(Seconds*Second),
        nb_setval(tabuleiro_overrun, Over)
    ).

%   clock(-Clock): Clock is `alarm`; `polled`, inferences that an alarm looks
%   at; or `counted` or `inferences`, with a limit of inferences.

:- if(exists_source(library(time))).
clock(Clock) :-
    current_prolog_flag(threads, true),
    !,
    (   nb_current(tabuleiro_clock, counted)
    ->  Clock = polled
    ;   Clock = alarm
    ).
:- endif.
clock(Clock) :-
    (   nb_current(tabuleiro_clock, counted)
    ->  Clock = counted
    ;   Clock = inferences
    ).

%   now(+Clock, -Now): Now is in units of Clock.

now(Clock, Now) :-
    (   Clock == alarm
    ->  get_time(Now)
    ;   statistics(inferences, Made),
        overrun(Over),
        Now is Made-Over
    ).

overrun(Over) :-
    (   nb_current(tabuleiro_overrun, Over0)
    ->  Over = Over0
    ;   Over = 0
    ).

%   at_end(+Clock, +End): after a late goal the time is that of its limit, End.
%   What it did before an alarm looked depends on the machine; what was ended by
%   its processor time has used up its limit as well.

at_end(Clock, End) :-
    (   Clock \== alarm
    ->  now(Clock, Now),
        overrun(Over0),
        Over is Over0+ceiling(Now-End),
        nb_setval(tabuleiro_overrun, Over)
    ;   true
    ).

%   per_second(+Clock, -Units): a second has Units. WebAssembly makes fewer
%   inferences in a second than 20 million, so that no goal ends too early
%   there.

per_second(alarm, 1).
per_second(polled, 10_000_000).
per_second(counted, 10_000_000).
per_second(inferences, 20_000_000).

%   limited(+Clock, +Seconds, :Goal, -Ended): within_seconds/3 by Clock.

limited(Clock, Seconds, Goal, Ended) :-
    flag(tabuleiro_time_limit, Limit, Limit+1),
    per_second(Clock, Units),
    now(Clock, Now),
    Length is Seconds*Units,
    End is Now+Length,
    catch(setup_call_cleanup(
              assertz(in_force(Limit, Clock, End), Clause),
              (   run(Clock, Length, Limit, Goal)
              ->  in_time(Clock, End, Limit),
                  Result = true
              ;   in_time(Clock, End, Limit),
                  Result = fail
              ),
              erase(Clause)),
          tabuleiro_time_limit(Limit),
          ( lift_inference_limit(Clock),
            at_end(Clock, End),
            Result = late
          )),
    throw_if_over,
    collect_overdue,
    ended(Result, Ended).

ended(true, true).
ended(late, false).

%   in_time(+Clock, +End, +Limit): a goal that ends after its limit is late,
%   whether or not an alarm was in time to end it.

in_time(Clock, End, Limit) :-
    (   Clock == polled,
        now(Clock, Now),
        Now >= End
    ->  throw(tabuleiro_time_limit(Limit))
    ;   true
    ).

%   lift_inference_limit(+Clock) lifts a limit of call_with_inference_limit/3
%   that an alarm has left behind: SWI-Prolog 9.0 sets the limit before it can
%   catch a ball, so an alarm in between leaves it in force for whatever runs
%   next.

lift_inference_limit(Clock) :-
    (   by_alarm(Clock)
    ->  \+ system:'$inference_limit_false'(0x7fffffffffffffff)
    ;   true
    ).

by_alarm(alarm).
by_alarm(polled).

run(alarm, Seconds, Limit, Goal) :-
    setup_call_cleanup(
        made_alarm(Seconds, Limit, Alarm),
        ( first_use(library(time), install_alarm(Alarm)),
          once(Goal)
        ),
        first_use(library(time), remove_alarm(Alarm))).
run(polled, Length, Limit, Goal) :-
    per_second(polled, Second),
    Seconds is Length/Second,
    get_time(Now),
    statistics(cputime, Worked),
    setup_call_cleanup(
        ( made_alarm(Seconds, Limit, Alarm),
          assertz(polled(Limit, Alarm, Seconds, Now, Worked))
        ),
        ( first_use(library(time), install_alarm(Alarm)),
          once(Goal)
        ),
        ( retractall(polled(Limit, _, _, _, _)),
          first_use(library(time), remove_alarm(Alarm))
        )).
run(counted, Length, Limit, Goal) :-
    run(inferences, Length, Limit, Goal).
run(inferences, Length, Limit, Goal) :-
    Count is ceiling(Length),
    call_with_inference_limit(Goal, Count, Result),
    !,
    (   Result == inference_limit_exceeded
    ->  throw_if_over,                  % SWI-Prolog takes outer for inner ones
        throw(tabuleiro_time_limit(Limit))
    ;   true
    ).

made_alarm(Seconds, Limit, Alarm) :-
    first_use(library(time),
              alarm(Seconds, tabuleiro_time_limit:over(Limit), Alarm,
                    [install(false)])).

%   polled(Limit, Alarm, Seconds, Begun, Worked): Alarm looks whether the
%   inferences that stand for Seconds were made since Begun, when the processor
%   had worked for Worked seconds.

:- thread_local polled/5.

%   The running limits of this thread, the outermost first. A limit that is over
%   may have to wait before it throws, and its goal may end meanwhile.

:- thread_local in_force/3.             % Limit, Clock, End

%!  throw_if_over is det.
%
%   Throws the ball of the outermost limit of this thread that is over, if there
%   is one. A limit throws by itself only once, so code that may have caught its
%   ball calls this predicate.

throw_if_over :-
    (   in_force(Limit, Clock, End),
        is_over(Limit, Clock, End)
    ->  throw(tabuleiro_time_limit(Limit))
    ;   true
    ).

is_over(Limit, Clock, End) :-
    (   now(Clock, Now),
        Now >= End
    ->  true
    ;   polled(Limit, _, Seconds, Begun, Worked0),
        statistics(cputime, Worked1),
        Worked is Worked1-Worked0,
        (   Worked > 4*Seconds
        ->  true
        ;   Worked < 0.1*Seconds,
            get_time(Time),
            Time-Begun > 20*Seconds
        )
    ).

%!  within_most(:Goal, -Ended) is semidet.
%
%   As within_seconds/3, in four fifths of the time that is left: a slow program
%   leaves some to what follows.

within_most(Goal, Ended) :-
    seconds_left(Left),
    (   Left == inf
    ->  Most = inf
    ;   Most is Left*0.8
    ),
    within_seconds(Most, Goal, Ended).

%!  seconds_left(-Seconds) is det.
%
%   Seconds is the time until the first limit of this thread is over, or `inf`.

seconds_left(Seconds) :-
    findall(Left,
            ( in_force(_, Clock, End),
              now(Clock, Now),
              per_second(Clock, Units),
              Left is max(0, (End-Now)/Units)
            ),
            Lefts),
    (   Lefts == []
    ->  Seconds = inf
    ;   min_list(Lefts, Seconds)
    ).

:- public
    over/1,                             % goal of an alarm
    throw_in_time/1.

%   Signals run one by one. If alarms threw directly, a second alarm would call
%   its goal while the exception of the first is pending, which SWI-Prolog warns
%   about.

over(Limit) :-
    thread_self(Me),
    thread_signal(Me, tabuleiro_time_limit:throw_in_time(Limit)).

throw_in_time(Limit) :-
    when_loaded(throw_if_in_force(Limit)).

throw_if_in_force(Limit) :-
    (   \+ in_force(Limit, _, _)
    ->  true
    ;   set_again(Limit)
    ->  true
    ;   throw(tabuleiro_time_limit(Limit))
    ).

set_again(Limit) :-
    polled(Limit, Alarm, _, _, _),
    in_force(Limit, Clock, End),
    \+ is_over(Limit, Clock, End),
    now(Clock, Now),
    per_second(Clock, Second),
    Left is max(0.005, (End-Now)/Second),
    first_use(library(time), uninstall_alarm(Alarm)),
    first_use(library(time), install_alarm(Alarm, Left)).
