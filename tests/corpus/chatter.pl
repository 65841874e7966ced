/*  Chatter: four counters on a row, one or two are taken from the left; who
    takes the last has won. It prints, waits and asks while it is played.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).

play :-
    initial_state(_, State),
    write('Welcome to Chatter'), nl,
    display_game(State).

initial_state(_, chatter(6, p1)).

valid_moves(chatter(Left, _), Moves) :-
    write('Counting...'), nl,
    findall(take(N), ( member(N, [1,2]), N =< Left ), Moves).

move(chatter(Left, Player), take(N), chatter(Rest, Next)) :-
    member(N, [1,2]),
    N =< Left,
    Rest is Left-N,
    other(Player, Next),
    format("~w takes ~w~n", [Player,N]).

other(p1, p2).
other(p2, p1).

game_over(chatter(0, Player), Winner) :-
    other(Player, Winner).

value(chatter(Left, Player), Player, Value) :-
    Value is Left mod 3.
value(chatter(Left, Player), Other, Value) :-
    other(Player, Other),
    Value is -(Left mod 3).

choose_move(State, 1, Move) :-
    sleep(1),
    valid_moves(State, [Move|_]).
choose_move(State, 2, Move) :-
    write('Press Enter. '),
    read_term(_, []),
    valid_moves(State, Moves),
    last(Moves, Move).

display_game(chatter(Left, Player)) :-
    format("~w left, ~w to move~n", [Left,Player]).
