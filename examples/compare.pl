/*  C against the reference: are the answers equal, and how fast is C?

        swipl examples/compare.pl

    Plays a random game, asks both implementations for the moves of each state,
    compares the answers and prints the times.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(compare, [main/0, compare_moves/4]).
:- use_module(library(apply)).
:- use_module(library(main)).
:- use_module(library(statistics)).
:- use_module('../prolog/tabuleiro').

:- initialization(main, main).

main(_) :-
    compare_moves(waldmeister, Count, Reference, C),
    Ratio is Reference/max(C, 1.0e-6),
    format("~d states alike; reference ~3f s, C ~6f s, ~0f times faster~n",
           [Count,Reference,C,Ratio]).

%!  compare_moves(+Game, -Count, -ReferenceTime, -Time) is det.
%
%   Game and its reference have equal moves in the Count states of a random
%   game. The times are in seconds of CPU time.

compare_moves(Game, Count, ReferenceTime, Time) :-
    atom_concat(Game, '_reference', Reference),
    load_game(Reference, Reference),
    random_game(Game, _, [states(States)]),
    length(States, Count),
    moves_of(Reference, States, ReferenceMoves, ReferenceTime),
    moves_of(Game, States, Moves, Time),
    Moves == ReferenceMoves.

moves_of(Game, States, Moves, Time) :-
    call_time(maplist(Game:valid_moves, States, Moves), Times),
    Time = Times.cpu.
