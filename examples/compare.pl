/*  C against the reference: are the answers equal, and how fast is C?

        swipl examples/compare.pl [GAME ...]

    Plays a random game, asks both implementations for the moves of each state,
    compares the answers and prints the times: the fast predicates, called by
    hand. Then compare_games/3 does it for all predicates and for the bots of
    the original program, on samples: with [] as its options it takes longer
    and compares more.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(compare, [main/0, compare_moves/4]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(library(statistics)).
:- use_module('../prolog/tabuleiro').

:- initialization(main, main).

main([]) :-
    !,
    main([waldmeister,tactigon]).
main(Games) :-
    set_random(seed(2026)),
    forall(member(Game, Games), compare(Game)).

compare(Game) :-
    compare_moves(Game, Count, Reference, C),
    Ratio is Reference/max(C, 1.0e-6),
    format("~w: ~d states alike; reference ~3f s, C ~6f s, \c
            ~0f times faster~n",
           [Game,Count,Reference,C,Ratio]),
    atom_concat(Game, '_reference', Name),
    compare_games(Game, Name,
                  [ config(default), seed(2026), games(1), max_plies(60),
                    levels([1,2]), states(2), matches(0),
                    predicates([valid_moves,move,value])
                  ]),
    format("~w: C and Prolog agree~n", [Game]).

%!  compare_moves(+Game, -Count, -ReferenceTime, -Time) is det.
%
%   Game and its reference have equal moves in the Count states of a random
%   game. The times are in seconds of CPU time.

compare_moves(Game, Count, ReferenceTime, Time) :-
    atom_concat(Game, '_reference', Reference),
    load_game(Reference, Reference),
    random_game(Game, _, [states(States), max_plies(60)]),
    length(States, Count),
    moves_of(Reference, States, ReferenceMoves, ReferenceTime),
    moves_of(Game, States, Moves, Time),
    Moves == ReferenceMoves.

moves_of(Game, States, Moves, Time) :-
    call_time(maplist(Game:valid_moves, States, Moves), Times),
    Time = Times.cpu.
