/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_time_limit, []).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(time)).
:- use_module('../../prolog/tabuleiro/base/deadline').
:- use_module('../../prolog/tabuleiro/base/outcome').
:- use_module('../../prolog/tabuleiro/base/time_limit').
:- use_module('../../prolog/tabuleiro/load/pass_on').
:- use_module('../../prolog/tabuleiro/match/clock').

/** <module> Time limits, by an alarm and by inferences
*/

:- meta_predicate limited(+, +, 0, -).

limited(Clock, Seconds, Goal, Ended) :-
    tabuleiro_time_limit:limited(Clock, Seconds, Goal, Ended).

clock(alarm).
clock(polled).
clock(inferences).

hour(3600).

loop :-
    true,
    loop.

%   Limits inferences again and again, so that an alarm is likely to fire while
%   SWI-Prolog sets a limit.

counted(Count) :-
    repeat,
    call_with_inference_limit(true, Count, _),
    fail.

%   A program that recovers from every exception, as load_program/3 loads it.

passes_on :-
    catch(loop, Ball, pass_on(Ball)),
    passes_on.

%   plunit of SWI-Prolog 10 mistakes time_limit_exceeded for its own limit of a
%   test, so the tests catch it.

:- begin_tests(time_limit).

test(a_goal_that_ends_in_time, [forall(clock(Clock)), Ended-X == true-1]) :-
    hour(Hour),
    limited(Clock, Hour, X = 1, Ended).
test(a_goal_that_does_not_end, [forall(clock(Clock)), Ended == false]) :-
    limited(Clock, 0.005, loop, Ended).
test(counted_time_passes_while_the_stacks_are_filled,
     true(Seconds > 0.02)) :-
    current_prolog_flag(stack_limit, Limit),
    setup_call_cleanup(
        set_prolog_flag(stack_limit, 33_554_432),
        in_counted_time(( limit_time(Before),
                          outcome(findall(Row,
                                          ( numlist(1, 9_999, Row), repeat ),
                                          _),
                                  inf, Result, _),
                          limit_time(After)
                        )),
        set_prolog_flag(stack_limit, Limit)),
    Result = threw(error(resource_error(_), _)),
    Seconds is After-Before.
test(counted_time_passes_as_a_goal_says,
     true((Ended == false, Seconds >= 0.01, Seconds < 0.02))) :-
    in_counted_time(( limit_time(Before),
                      within_seconds(0.01, ( count_time(1), loop ), Ended),
                      limit_time(After)
                    )),
    Seconds is After-Before.
test(counted_time_limits_a_goal_that_waits_too, Ended == false) :-
    limited(polled, 0.002, ( repeat, sleep(0.01), fail ), Ended).
test(a_goal_with_too_many_inferences_is_late, Ended == false) :-
    limited(polled, 0.0001, numlist(1, 5_000, _), Ended).
test(it_is_late_too_if_it_fails, Ended == false) :-
    limited(polled, 0.0001, ( numlist(1, 5_000, _), fail ), Ended).
test(counted_time_ends_where_the_limit_of_a_late_goal_does,
     true(Later-Before < 0.005)) :-
    in_counted_time(( limit_time(Before),
                      within_seconds(0.001,
                                     sig_atomic(numlist(1, 500_000, _)),
                                     false),
                      limit_time(Later)
                    )).
test(waiting_costs_no_counted_time, true(Later-Before < 0.1)) :-
    in_counted_time(( limit_time(Before), sleep(0.1), limit_time(Later) )).
test(a_late_goal_leaves_no_limit_of_inferences_behind) :-
    forall(between(1, 100, _),
           within_seconds(0.001, counted(1_000_000), _)),
    forall(between(1, 2_000_000, _), true).
test(a_goal_that_fails, [forall(clock(Clock)), fail]) :-
    hour(Hour),
    limited(Clock, Hour, fail, _).
test(an_exception_of_the_goal,
     [ forall(( clock(Clock),
                member(Ball, [mine,time_limit_exceeded]) )),
       Thrown == Ball
     ]) :-
    hour(Hour),
    catch(limited(Clock, Hour, throw(Ball), _), Thrown, true).
test(only_the_first_answer, [forall(clock(Clock)), all(X == [1])]) :-
    hour(Hour),
    limited(Clock, Hour, member(X, [1,2]), _).
test(no_choice_point_is_left, [forall(clock(Clock)), Exit == closed]) :-
    hour(Hour),
    outcome(limited(Clock, Hour, member(_, [1,2]), _), inf, yes, Exit).
test(an_outer_limit_that_ends_first,
     [forall(clock(Clock)), Ended-Inner == false-unbound]) :-
    hour(Hour),
    State = inner(unbound),
    limited(Clock, 0.005,
            ( limited(Clock, Hour, loop, Inner0),
              nb_setarg(1, State, Inner0)
            ),
            Ended),
    arg(1, State, Inner).
test(an_inner_limit_that_ends_first,
     [forall(clock(Clock)), Ended-Inner == true-false]) :-
    hour(Hour),
    limited(Clock, Hour, limited(Clock, 0.005, loop, Inner), Ended).
test(the_outer_of_two_that_end_together,
     [forall(clock(Clock)), Ended-Inner == false-unbound]) :-
    State = inner(unbound),
    limited(Clock, 0.005,
            ( limited(Clock, 0.005, loop, Inner0),
              nb_setarg(1, State, Inner0)
            ),
            Ended),
    arg(1, State, Inner).
test(the_outermost_of_three, [forall(clock(Clock)), Ended == false]) :-
    hour(Hour),
    limited(Clock, 0.005,
            ( limited(Clock, Hour, limited(Clock, Hour, loop, _), _),
              throw(swallowed)
            ),
            Ended).
test(a_limit_that_a_program_catches_ends_it_with_the_next_one,
     [forall(clock(Clock)), Ended == false]) :-
    hour(Hour),
    limited(Clock, 0.005,
            ( limited(Clock, Hour, catch(loop, _, true), _),
              throw(swallowed)
            ),
            Ended).
test(a_program_that_passes_it_on_ends,
     [forall(clock(Clock)), Ended == false]) :-
    limited(Clock, 0.005, passes_on, Ended).
test(limits_follow_each_other, [forall(clock(Clock)), Ends == [false,true]]) :-
    hour(Hour),
    limited(Clock, 0.005, loop, Ended1),
    limited(Clock, Hour, true, Ended2),
    Ends = [Ended1,Ended2].
test(a_limit_of_the_system_around_it, Ball == time_limit_exceeded) :-
    hour(Hour),
    catch(call_with_time_limit(0.005, within_seconds(Hour, loop, _)), Ball,
          true).
test(a_limit_of_the_system_within_it, Ball == time_limit_exceeded) :-
    hour(Hour),
    catch(within_seconds(Hour, call_with_time_limit(0.005, loop), _), Ball,
          true).
test(no_time, Ended == false) :-
    within_seconds(0, throw(called), Ended).
test(no_limit, Ended == true) :-
    within_seconds(inf, true, Ended).
test(without_a_result_it_throws, Ball == time_limit_exceeded) :-
    catch(within_seconds(0.005, loop), Ball, true).
test(no_limit_is_left, Seconds == inf) :-
    forall(clock(Clock), limited(Clock, 0.005, loop, _)),
    throw_if_over,
    seconds_left(Seconds).
test(the_shorter_limit_is_left, [forall(clock(Clock)), true(Seconds =< 60)]) :-
    hour(Hour),
    limited(Clock, 60, limited(Clock, Hour, seconds_left(Seconds), _), _).

:- end_tests(time_limit).

%   The last argument calls Goal with a limit of its own and ends it in time T,
%   or does not. Its deadline is set when it is called: that of an outer limit,
%   set before, is the earlier one.

limits(Goal, T, ( deadline(T, Deadline), in_time(Deadline, Goal) )).
limits(Goal, T, ( deadline(T, Deadline),
                  found_in_time(Deadline, x, Goal, _, _) )).
limits(Goal, T, outcome(Goal, T, _, _)).
limits(Goal, T, ( clock([time_per_move(T)], Clock),
                  on_clock(1, Goal, Clock, _, _) )).

:- begin_tests(outer_limits).

test(an_outer_limit_is_not_taken_for_its_own,
     [ forall(( hour(Hour),
                member(Seconds, [Hour,0.005]),
                limits(test_time_limit:loop, Seconds, Goal) )),
       Ended == false
     ]) :-
    within_seconds(0.005, ( Goal, throw(swallowed) ), Ended).
test(an_outer_limit_is_no_error_of_a_goal,
     [ forall(( clock(Clock),
                limits(test_time_limit:loop, inf, Goal) )),
       Ended == false
     ]) :-
    limited(Clock, 0.005, Goal, Ended).
test(the_time_of_a_player_is_over, Outcome == time) :-
    clock([time_per_move(0.005)], Clock),
    on_clock(1, loop, Clock, _, Outcome).
test(the_time_of_a_goal_is_over, Result-Exit == late(0.005)-closed) :-
    outcome(loop, 0.005, Result, Exit).
test(a_deadline_is_over, fail) :-
    deadline(0.005, Deadline),
    in_time(Deadline, loop).

:- end_tests(outer_limits).
