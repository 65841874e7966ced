/*  Heaps: one takes any number of one heap, and who takes the last has lost.
    The state is the heaps alone.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).

play :-
    initial(Heaps),
    turn(ann, Heaps).

turn(Player, Heaps) :-
    game_over(Heaps, Player, Winner),
    !,
    write(Winner), write(' wins'), nl.
turn(Player, Heaps) :-
    choose_move(Player, Heaps, 1, Move),
    move(Player, Move, Heaps, NewHeaps),
    other(Player, Next),
    turn(Next, NewHeaps).

initial([2,3,4]).

other(bob, ann).
other(ann, bob).

valid_moves(Player, Heaps, Moves) :-
    other(Player, _),
    findall(H-N,
            ( nth1(H, Heaps, Size),
              between(1, Size, N)
            ),
            Moves).

move(Player, H-N, Heaps, NewHeaps) :-
    other(Player, _),
    nth1(H, Heaps, Size, Rest),
    N =< Size,
    Left is Size-N,
    nth1(H, NewHeaps, Left, Rest).

% Who would have to move at the end has won.
game_over(Heaps, Player, Player) :-
    sum_list(Heaps, 0).

value(Player, Heaps, Value) :-
    other(Player, _),
    include(<(1), Heaps, Large),
    length(Large, N),
    Value is N mod 2.

choose_move(Player, Heaps, 1, Move) :-
    valid_moves(Player, Heaps, [Move|_]).
choose_move(Player, Heaps, 2, Move) :-
    valid_moves(Player, Heaps, Moves),
    last(Moves, Move).
choose_move(Player, Heaps, 3, Move) :-
    valid_moves(Player, Heaps, Moves),
    length(Moves, N),
    Middle is (N+1)//2,
    nth1(Middle, Moves, Move).

display_game(Heaps, Player) :-
    maplist(display_heap, Heaps),
    write(Player), write(' to move'), nl.

display_heap(N) :-
    forall(between(1, N, _), write('o')),
    nl.
