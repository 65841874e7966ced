/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(older,
          [ initial_state/2, valid_moves/3, move/3, game_over/2, value/3,
            choose_move/4, display_game/1
          ]).
:- use_module(library(lists)).
:- use_module(library(random)).

/** <module> A program with the older arities, to adapt

One takes 1 or 2 off a heap; who has more when it is gone has won. A state
does not tell who is to move, and predicates do as programs do: they give
moves in any order, some twice, and after the end, and leave choice points.
*/

initial_state(Size, heap(Size, 0-0)) :-
    integer(Size).

valid_moves(heap(Left, _), Player, [take(Player,2),take(Player,1)]) :-
    Left >= 2.
valid_moves(heap(Left, _), Player, [take(Player,1),take(Player,1)]) :-
    Left < 2.

move(heap(Left, A-B), take(white, N), heap(NewLeft, A1-B)) :-
    member(N, [1,2]),
    N =< Left,
    NewLeft is Left-N,
    A1 is A+N.
move(heap(Left, A-B), take(black, N), heap(NewLeft, A-B1)) :-
    member(N, [1,2]),
    N =< Left,
    NewLeft is Left-N,
    B1 is B+N.

game_over(heap(0, A-B), white) :-
    A > B.
game_over(heap(0, A-B), black) :-
    A < B.
game_over(heap(0, A-A), draw).

value(heap(_, A-_), white, A).
value(heap(_, _-B), black, B).

choose_move(State, Player, 1, Move) :-
    valid_moves(State, Player, Moves),
    random_member(Move, Moves).
choose_move(State, Player, 2, Move) :-
    valid_moves(State, Player, [Move|_]).

display_game(heap(Left, A-B)) :-
    format("~d left, white ~d, black ~d~n", [Left,A,B]).
