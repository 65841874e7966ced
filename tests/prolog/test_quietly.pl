/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_quietly, [test_quietly/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro/load/quietly').
:- use_module('../../prolog/tabuleiro/base/captured').
:- use_module('../../prolog/tabuleiro/base/time_limit').

/** <module> Goals of a program, called without its output
*/

test_quietly :-
    run_tests(quietly).

:- begin_tests(quietly).

outcome(Goal, Key, Value) :-
    outcome(Goal, [seconds(inf)], Key, Value).

:- meta_predicate
    outcome(0, -, -),
    outcome(0, +, ?, -).

outcome(Goal, Options, Key, Value) :-
    quietly(Goal, Options, Outcome),
    get_dict(Key, Outcome, Value).

test(every_stream_is_caught, Printed == "abc") :-
    outcome(( write(a), write(user_output, b), write(user_error, c) ),
            printed, Printed).
test(the_output_is_cut, Printed == "abc") :-
    outcome(write(abcdef), [characters(3)], printed, Printed).
test(the_beginning_of_long_output_is_kept) :-
    captured(forall(between(1, 2_000_000, _), write(ab)), 9_000_000, Text),
    string_length(Text, Length),
    assertion(between(1_000_000, 1_010_000, Length)),
    assertion(sub_string(Text, 0, 4, _, "abab")).
test(flushed_output_comes_first, Printed == "abc") :-
    outcome(( write(a), flush_output, write(b), flush_output, write(c) ),
            printed, Printed).
test(output_of_any_characters, Printed == "ol\u00e1 \u265c\nx   y\n") :-
    outcome(format("ol\u00e1 \u265c~nx~t~4|y~n"), printed, Printed).
test(output_before_an_error_is_kept, Printed == "a") :-
    outcome(( write(a), throw(x) ), printed, Printed).
test(results,
     [ forall(member(Goal-Result,
                     [true-yes, fail-no, throw(x)-threw(x)])),
       true(Found == Result)
     ]) :-
    outcome(Goal, result, Found).
test(a_limit_of_time, Result == late(0)) :-
    outcome(( repeat, fail ), [seconds(0)], result, Result).
test(a_limit_around_it_is_no_fault_of_it, Ball == time_limit_exceeded) :-
    catch(within_seconds(0.05, outcome(( repeat, fail ), [seconds(0.05)],
                                       result, _)),
          Ball, true).
test(a_choice_point, Exit == open) :-
    outcome(member(_, [1,2]), exit, Exit).
test(the_input_is_empty, Read-X == true-end_of_file) :-
    outcome(read(X), reads, Read).
test(user_input_is_empty, X == end_of_file) :-
    outcome(read(user_input, X), _, _),
    !.
test(one_who_does_not_read, Read == false) :-
    outcome(true, reads, Read).
test(asking_for_ever_ends) :-
    outcome(( repeat, read(X), X == 1 ), result, Result),
    assertion(Result = threw(error(permission_error(input, _, _), _))).
test(streams_are_as_before) :-
    outcome(( write(a), read(_) ), _, _),
    !,
    with_output_to(string(Text), ( write(b), current_output(Out) )),
    assertion(Text == "b"),
    assertion(\+ is_stream(Out)),
    stream_property(In, alias(user_input)),
    current_input(In).
test(an_outer_call_has_what_an_inner_one_has,
     Printed-Deeds-Read == "outin"-[deed]-true) :-
    quietly(( quietly(( write(in), note(deed), read(_) ), [], _),
              write(out)
            ),
            [seconds(inf)], Outcome),
    _{printed:Printed, deeds:Deeds, reads:Read} :< Outcome.
test(threads_have_their_own_streams, Statuses == [true,true]) :-
    maplist(printer, [1,2], Ids),
    maplist(thread_join, Ids, Statuses).

printer(N, Id) :-
    atom_string(N, Text),
    thread_create(forall(between(1, 50, _),
                         outcome(write(user_output, N), printed, Text)),
                  Id).

test(leaving_is_not_caught, throws(tabuleiro_leave)) :-
    quietly(throw(tabuleiro_leave), [], _).
test(unknown_options, error(domain_error(quiet_option, time(1)))) :-
    quietly(true, [time(1)], _).

:- end_tests(quietly).
