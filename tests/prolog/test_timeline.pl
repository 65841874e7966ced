/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_timeline, [test_timeline/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(yall)).
:- use_module('../../prolog/tabuleiro/match/clock').
:- use_module('../../prolog/tabuleiro/match/draws').
:- use_module('../../prolog/tabuleiro/match/timeline').
:- use_module('../../prolog/tabuleiro/play/graph').

/** <module> The timeline of a game, and the graph of its chances
*/

test_timeline :-
    run_tests([timeline, graph]).

:- begin_tests(timeline).

%   A timeline of the states 0, 1, ..., to which players 1 and 2 alternate.

steps(Count, Options, Timeline) :-
    history(Options, History),
    clock([], Clock),
    timeline(0, History, Clock, Start),
    findall(N, between(1, Count, N), Ns),
    foldl(step, Ns, Start, Timeline).

step(State, Timeline0, Timeline) :-
    on_timeline(Timeline0, _, _, Clock),
    N is 2-State mod 2,
    played(N, to(State), none, State, Clock, Timeline0, Timeline).

state(Timeline, State) :-
    on_timeline(Timeline, State, _, _).

test(moves_are_in_order, Moves == [to(1),to(2),to(3)]) :-
    steps(3, [], Timeline),
    timeline_moves(Timeline, Moves).
test(undo_goes_back_to_a_decision_of_ones_own, State == 2) :-
    steps(4, [], Timeline0),
    taken_back([1], Timeline0, Timeline),
    state(Timeline, State).
test(of_two_people_the_last_decision_is_taken_back, State == 3) :-
    steps(4, [], Timeline0),
    taken_back([1,2], Timeline0, Timeline),
    state(Timeline, State).
test(undo_before_the_first_move_of_ones_own, fail) :-
    steps(1, [], Timeline),
    taken_back([2], Timeline, _).
test(redo_is_the_inverse_of_undo, Timeline == Timeline0) :-
    steps(5, [], Timeline0),
    taken_back([1], Timeline0, Timeline1),
    taken_back([1], Timeline1, Timeline2),
    played_again(Timeline2, Timeline3),
    played_again(Timeline3, Timeline).
test(a_move_leaves_nothing_to_redo, fail) :-
    steps(3, [], Timeline0),
    taken_back([1], Timeline0, Timeline1),
    step(7, Timeline1, Timeline),
    played_again(Timeline, _).
test(what_is_taken_back_does_not_count_as_repetition, Draws == [none,none]) :-
    steps(0, [threefold(true)], Timeline0),
    foldl([_,T0-Ds,T-[D|Ds]]>>( step(1, T0, T1),
                                on_timeline(T1, _, D, _),
                                taken_back([1], T1, T)
                              ),
          [a,b], Timeline0-[], _-Draws).
test(a_repetition_is_a_draw_after_undo_and_redo, Draw == threefold) :-
    steps(0, [threefold(true)], Timeline0),
    foldl(step, [1,0,1,0], Timeline0, Timeline1),
    taken_back([1,2], Timeline1, Timeline2),
    played_again(Timeline2, Timeline),
    on_timeline(Timeline, _, Draw, _).
test(the_clock_is_that_of_the_position, Clock == clock(inf,inf,1-1,0-0)) :-
    steps(0, [], Timeline0),
    played(1, a, none, 1, clock(inf,inf,1-1,0-0), Timeline0, Timeline1),
    played(2, b, none, 2, clock(inf,inf,1-1,9-1), Timeline1, Timeline2),
    taken_back([2], Timeline2, Timeline),
    on_timeline(Timeline, _, _, Clock).

:- end_tests(timeline).

:- begin_tests(graph).

test(a_bar_has_the_share_of_its_chance,
     [ forall(member(Chance-Text,
                     [ 0.0-"....", 0.5-"##..", 1.0-"####" ])),
       Bar == Text
     ]) :-
    in_ascii(chance_bar(Chance, 4, Bar)).
test(a_graph_has_a_character_for_each_chance, Graph == "0959") :-
    in_ascii(chance_graph([0.0,0.99,0.5,1.0], 10, Graph)).
test(a_long_graph_keeps_its_ends, Graph == "0369") :-
    numlist(0, 99, Numbers),
    maplist([N,Chance]>>(Chance is N/100), Numbers, Chances),
    in_ascii(chance_graph(Chances, 4, Graph)).
test(blocks_where_they_can_be_printed,
     Bar-Graph == "\u2588\u2591"-"\u2581\u2588") :-
    with_output_to(string(_),           % its encoding is Unicode
                   ( chance_bar(0.5, 2, Bar),
                     chance_graph([0.0,1.0], 2, Graph)
                   )).

:- end_tests(graph).

in_ascii(Goal) :-
    setup_call_cleanup(
        set_prolog_flag(tabuleiro_ascii, true),
        Goal,
        set_prolog_flag(tabuleiro_ascii, false)).
