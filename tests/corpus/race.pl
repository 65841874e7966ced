/*  Race: two runners on a track of nine cells take turns, one to three cells
    at a time; who reaches the end first has won. With mistakes: a step of
    three from the third cell throws, the value is that of the board, and the
    second bot runs too far.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(random)).

play :-
    initial_state(9, State),
    display_game(State).

initial_state(Length, race(Length, 0, 0, red)).

valid_moves(race(Length, A, B, Player), Moves) :-
    place(Player, A, B, Place),
    findall(step(N), ( between(1, 3, N), Place+N =< Length ), Moves).

place(red, A, _, A).
place(blue, _, B, B).

move(race(Length, A, B, red), step(N), race(Length, A1, B, blue)) :-
    ahead(A, N, A1).
move(race(Length, A, B, blue), step(N), race(Length, A, B1, red)) :-
    ahead(B, N, B1).

ahead(3, 3, Place) :-
    !,
    atom_length(_, Place).
ahead(Place0, N, Place) :-
    Place is Place0+N.

game_over(race(Length, Length, _, _), red) :- !.
game_over(race(Length, _, Length, _), blue).

value(race(_, A, B, _), _, Value) :-
    Value is A-B.

choose_move(State, 1, Move) :-
    valid_moves(State, Moves),
    random_member(Move, Moves).
choose_move(_, 2, step(4)).

display_game(race(Length, A, B, Player)) :-
    format("~w of ~w and ~w, ~w to move~n", [A,Length,B,Player]).
