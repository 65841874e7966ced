/*  Pie: one marks a cell of a board; who marks a cell beside another own one
    has lost. The second player may swap: then the colours change hands, and
    the one to move is the same.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).

initial_state(Rows, Columns, pie(Board, o, first)) :-
    integer(Rows), integer(Columns),
    Rows =< 4, Columns =< 4,
    length(Board, Rows),
    maplist(row(Columns), Board).

row(Columns, Row) :-
    length(Row, Columns),
    maplist(=(-), Row).

enemy(o, x).
enemy(x, o).

valid_moves(pie(Board, _, Phase), Moves) :-
    findall(R/C, (nth1(R, Board, Row), nth1(C, Row, -)), Moves0),
    (   Phase == second
    ->  Moves = [swap|Moves0]
    ;   Moves = Moves0
    ).

move(pie(Board, Player, second), swap, pie(NewBoard, Player, later)) :-
    maplist(maplist(turned), Board, NewBoard).
move(pie(Board, Player, Phase), R/C, pie(NewBoard, Enemy, NewPhase)) :-
    nth1(R, Board, Row, Rows),
    nth1(C, Row, -, Rest),
    nth1(C, NewRow, Player, Rest),
    nth1(R, NewBoard, NewRow, Rows),
    enemy(Player, Enemy),
    next_phase(Phase, NewPhase).

turned(o, x).
turned(x, o).
turned(-, -).

next_phase(first, second).
next_phase(second, later).
next_phase(later, later).

beside(Board, Player) :-
    nth1(R, Board, Row),
    nth1(C, Row, Player),
    (   R1 is R+1, nth1(R1, Board, Below), nth1(C, Below, Player)
    ;   C1 is C+1, nth1(C1, Row, Player)
    ),
    !.

game_over(pie(Board, _, _), Winner) :-
    enemy(Loser, Winner),
    beside(Board, Loser),
    !.
game_over(State, draw) :-
    valid_moves(State, []).

value(State, Player, Value) :-
    (   game_over(State, Winner)
    ->  ( Winner == Player -> Value = 1 ; Value = -1 )
    ;   Value = 0
    ).

choose_move(State, computer-1, Move) :-
    valid_moves(State, [Move|_]).
choose_move(State, computer-2, Move) :-
    valid_moves(State, Moves),
    last(Moves, Move).

display_game(pie(Board, Player, _)) :-
    forall(member(Row, Board), (print(Row), nl)),
    print(Player), nl.
