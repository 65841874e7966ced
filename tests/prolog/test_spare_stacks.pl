/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_spare_stacks, []).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module('../../prolog/tabuleiro/base/spare_stacks').
:- use_module('../../prolog/tabuleiro/base/time_limit').

/** <module> Garbage that SWI-Prolog has not collected
*/

%   garbage(-Bytes): Bytes are used, with garbage of 96 MB that SWI-Prolog has
%   not collected.

garbage(Bytes) :-
    current_prolog_flag(gc, Before),
    setup_call_cleanup(set_prolog_flag(gc, false),
                       ( numlist(1, 4_000_000, List),
                         last(List, 4_000_000)
                       ),
                       set_prolog_flag(gc, Before)),
    statistics(globalused, Bytes).

:- begin_tests(spare_stacks).

kept(agc_margin(Margin)) :-
    current_prolog_flag(agc_margin, Margin).
kept(min_free(Stack, Bytes)) :-
    member(Stack, [global,local,trail]),
    prolog_stack_property(Stack, min_free(Bytes)).

test(what_is_kept_is_as_before_after_the_goal, After-Same == Before-false) :-
    findall(Kept, kept(Kept), Before),
    with_spare_stacks(findall(Kept, kept(Kept), Within)),
    findall(Kept, kept(Kept), After),
    (   Within == Before
    ->  Same = true
    ;   Same = false
    ).
test(garbage_of_96_mb_is_overdue, true(Left*4 < Bytes)) :-
    garbage(Bytes),
    collect_overdue,
    statistics(globalused, Left).
test(a_goal_with_counted_time_leaves_none, true(Left*4 < Bytes)) :-
    in_counted_time(within_seconds(3600, garbage(Bytes), true)),
    statistics(globalused, Left).
test(what_is_used_stays, Last == 4_000_000) :-
    numlist(1, 4_000_000, List),
    collect_overdue,
    last(List, Last).

:- end_tests(spare_stacks).
