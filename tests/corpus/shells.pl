/*  Two birds pick shells from a beach, in turn, until the sixth wave; who
    has more of them has won. Each may rest. Both are computers that draw whether
    to rest, and shells until one is there; who rests draws none, and the place of
    the shell stays unbound.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).

play :-
    write('1. Watch two computers'), nl,
    read(1),
    waves(6, [1,2,3,4,5], 0, 0).

waves(0, _, First, Second) :-
    !,
    named(First, Second, Winner),
    format("~w wins~n", [Winner]).
waves(Waves, Beach, First, Second) :-
    first_picks(Beach, Beach1, First, First1),
    second_picks(Beach1, Beach2, Second, Second1),
    Waves1 is Waves-2,
    waves(Waves1, Beach2, First1, Second1).

first_picks(Beach0, Beach, Count0, Count) :-
    format("first: ~w~n", [Beach0]),
    plan(Beach0, Shell, What),
    picked(What, Shell, Beach0, Beach, Count0, Count).

second_picks(Beach0, Beach, Count0, Count) :-
    format("second: ~w~n", [Beach0]),
    plan(Beach0, Shell, What),
    picked(What, Shell, Beach0, Beach, Count0, Count).

plan(Beach, Shell, What) :-
    random_between(0, 1, Rest),
    (   ( Rest =:= 1 ; Beach == [] )
    ->  What = rests
    ;   shell(Beach, Shell),
        What = picks
    ).

shell(Beach, Shell) :-
    random_between(1, 5, Drawn),
    (   memberchk(Drawn, Beach)
    ->  Shell = Drawn
    ;   shell(Beach, Shell)
    ).

picked(rests, _, Beach, Beach, Count, Count).
picked(picks, Shell, Beach0, Beach, Count0, Count) :-
    select(Shell, Beach0, Beach),
    Count is Count0+1.

named(First, Second, Winner) :-
    (   First > Second
    ->  Winner = first
    ;   First < Second
    ->  Winner = second
    ;   Winner = nobody
    ).
