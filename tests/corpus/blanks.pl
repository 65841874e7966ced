/*  Noughts and crosses on a board whose free cells are unbound variables: a move
    binds one. The program has no initial_state/2.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).

play :-
    write('1. Person against person'), nl,
    write('2. Computer against computer'), nl,
    read(Mode),
    begin(Mode).

begin(1) :-
    first_board(Board),
    game_cycle(game(Board, cross), [cross-person,nought-person]).
begin(2) :-
    first_board(Board),
    game_cycle(game(Board, cross), [cross-computer,nought-computer]).

first_board([[_,_,_],[_,_,_],[_,_,_]]).

game_cycle(State, _) :-
    game_over(State, Winner),
    !,
    display_game(State),
    format("~w~n", [Winner]).
game_cycle(State, Kinds) :-
    display_game(State),
    State = game(_, Player),
    memberchk(Player-Kind, Kinds),
    choose(Kind, State, Move),
    move(State, Move, New),
    game_cycle(New, Kinds).

choose(person, State, Row-Column) :-
    write('Row: '), read(Row),
    write('Column: '), read(Column),
    valid_moves(State, Moves),
    memberchk(Row-Column, Moves).
choose(computer, State, Move) :-
    valid_moves(State, Moves),
    random_member(Move, Moves).

valid_moves(game(Board, _), Moves) :-
    findall(Row-Column,
            ( nth1(Row, Board, Cells),
              nth1(Column, Cells, Cell),
              var(Cell)
            ),
            Moves).

move(game(Board, Player), Row-Column, game(Board, Other)) :-
    nth1(Row, Board, Cells),
    nth1(Column, Cells, Cell),
    var(Cell),
    Cell = Player,
    other(Player, Other).

other(cross, nought).
other(nought, cross).

game_over(game(Board, Next), Winner) :-
    other(Next, Winner),
    line(Board, [A,B,C]),
    A == Winner,
    B == Winner,
    C == Winner,
    !.
game_over(game(Board, _), draw) :-
    ground(Board).

line(Board, Line) :-
    member(Line, Board).
line([[A,_,_],[B,_,_],[C,_,_]], [A,B,C]).
line([[_,A,_],[_,B,_],[_,C,_]], [A,B,C]).
line([[_,_,A],[_,_,B],[_,_,C]], [A,B,C]).
line([[A,_,_],[_,B,_],[_,_,C]], [A,B,C]).
line([[_,_,A],[_,B,_],[C,_,_]], [A,B,C]).

display_game(game(Board, Player)) :-
    forall(member(Cells, Board),
           ( forall(member(Cell, Cells),
                    ( var(Cell) -> write(' .') ; sub_atom(Cell, 0, 1, _, L),
                                                 write(' '), write(L) )),
             nl
           )),
    format("~w to move~n", [Player]).
