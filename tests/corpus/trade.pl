/*  Trade: a piece takes a piece of the other colour beside it; who cannot has
    lost. Columns have letters, two of which are the names of the players.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(system), [now/1]).
:- dynamic(board_size/1).

clear :- write('\e[2J').

play :-
    repeat,
    clear,
    write('1. Two people'), nl,
    write('2. Leave'), nl,
    read(Option),
    member(Option, [1,2]),
    !,
    start(Option).

start(2).
start(1) :-
    initial_state(4, State),
    game_loop(State).

game_loop(State) :-
    game_over(State, Winner),
    !,
    format('~w wins~n', [Winner]).
game_loop(State) :-
    display_game(State),
    choose_move(State, pessoa, Move),
    move(State, Move, New),
    game_loop(New).

initial_state(Size, [Board, w]) :-
    retractall(board_size(_)),
    assertz(board_size(Size)),
    findall(Row, (between(1, Size, R), row(Size, R, Row)), Board).

row(Size, R, Row) :-
    findall(X, (between(1, Size, C), colour(R, C, X)), Row).

colour(R, C, w) :- (R + C) mod 2 =:= 0, !.
colour(_, _, b).

display_game([Board, Player]) :-
    clear,
    forall(member(Row, Board), (print(Row), nl)),
    format('~w to move~n', [Player]).

other(w, b).
other(b, w).

column(1, a).
column(2, b).
column(3, c).
column(4, d).

cell(Board, R, C, X) :- nth1(R, Board, Row), nth1(C, Row, X).

put(Board, R, C, X, New) :-
    nth1(R, Board, Row, Rows),
    nth1(C, Row, _, Cells),
    nth1(C, NewRow, X, Cells),
    nth1(R, New, NewRow, Rows).

step(0, 1).
step(1, 0).
step(0, -1).
step(-1, 0).

trade([Board, P], [A-R1, B-R2]) :-
    cell(Board, R1, C1, P),
    step(DR, DC),
    R2 is R1 + DR,
    C2 is C1 + DC,
    other(P, O),
    cell(Board, R2, C2, O),
    column(C1, A),
    column(C2, B).

valid_moves(State, Moves) :-
    findall(Move, trade(State, Move), Moves).

move([Board, P], [A-R1, B-R2], [New, O]) :-
    trade([Board, P], [A-R1, B-R2]),
    column(C1, A),
    column(C2, B),
    write('Moving'), nl,
    put(Board, R1, C1, empty, Board1),
    put(Board1, R2, C2, P, New),
    other(P, O).

game_over([Board, P], Winner) :-
    valid_moves([Board, P], []),
    other(P, Winner).

value([Board, P], Value) :-
    other(P, O),
    valid_moves([Board, P], Own),
    valid_moves([Board, O], Others),
    length(Own, A),
    length(Others, B),
    Value is A - B.

choose_move(State, pessoa, [A-R1, B-R2]) :-
    repeat,
    write('From: '), read(A-R1),
    write('To: '), read(B-R2),
    valid_moves(State, Moves),
    member([A-R1, B-R2], Moves),
    !.
choose_move(State, computer-1, Move) :-
    valid_moves(State, Moves),
    random_member(Move, Moves).
choose_move(State, computer-2, Move) :-
    valid_moves(State, Moves),
    findall(Value-M,
            (member(M, Moves), move(State, M, New), value(New, Value)),
            Pairs),
    keysort(Pairs, [_-Move|_]).
