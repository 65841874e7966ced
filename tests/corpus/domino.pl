/*  Domino: a domino covers two free cells, an upright one of white, a lying
    one of black. Who cannot play has lost.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).

play :-
    write('Size of the board? '),
    read(Size),
    integer(Size),
    initial_state(Size, State),
    display_game(State),
    game_loop(State).

game_loop(State) :-
    game_over(State, Winner),
    !,
    format("~w wins!~n", [Winner]).
game_loop(State) :-
    write('Your move: '),
    read(Move),
    move(State, Move, NewState),
    display_game(NewState),
    game_loop(NewState).

initial_state(Size, game(Board, white)) :-
    integer(Size),
    Size > 1,
    Size < 7,
    length(Board, Size),
    maplist(empty_row(Size), Board).

empty_row(Size, Row) :-
    length(Row, Size),
    maplist(=(empty), Row).

next_player(white, black).
next_player(black, white).

cell(Board, R-C, Value) :-
    nth1(R, Board, Row),
    nth1(C, Row, Value).

other_end(white, R-C, R1-C) :-
    R1 is R+1.
other_end(black, R-C, R-C1) :-
    C1 is C+1.

valid_moves(game(Board, Player), Moves) :-
    findall(Cell, fits(Board, Player, Cell), Moves).

fits(Board, Player, Cell) :-
    cell(Board, Cell, empty),
    other_end(Player, Cell, Other),
    cell(Board, Other, empty).

move(game(Board, Player), Cell, game(NewBoard, Next)) :-
    fits(Board, Player, Cell),
    other_end(Player, Cell, Other),
    put(Board, Cell, Player, Board1),
    put(Board1, Other, Player, NewBoard),
    next_player(Player, Next).

put(Board, R-C, Value, NewBoard) :-
    nth1(R, Board, Row, Rows),
    nth1(C, Row, _, Rest),
    nth1(C, NewRow, Value, Rest),
    nth1(R, NewBoard, NewRow, Rows).

game_over(game(Board, Player), Winner) :-
    \+ fits(Board, Player, _),
    next_player(Player, Winner).

value(game(Board, _), Player, Value) :-
    next_player(Player, Other),
    findall(x, fits(Board, Player, _), Own),
    findall(x, fits(Board, Other, _), Others),
    length(Own, N1),
    length(Others, N2),
    Value is N1-N2.

choose_move(State, 1, Move) :-
    valid_moves(State, Moves),
    random_member(Move, Moves).
choose_move(game(Board, Player), 2, Move) :-
    valid_moves(game(Board, Player), Moves),
    findall(Value-M,
            ( member(M, Moves),
              move(game(Board, Player), M, New),
              value(New, Player, Value)
            ),
            Rated),
    sort(0, @>=, Rated, [_-Move|_]).

display_game(game(Board, Player)) :-
    maplist(display_row, Board),
    format("~w to move~n", [Player]).

display_row(Row) :-
    maplist(display_cell, Row),
    nl.

display_cell(empty) :- write('.').
display_cell(white) :- write('|').
display_cell(black) :- write('-').
