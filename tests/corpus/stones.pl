/*  Stones: each puts a stone on a free cell that has no stone of the other
    beside it. Who cannot play has lost. The size of the board is an argument
    of its own, a move is a row and a column, and bots answer with the state.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).

play :-
    menu(Size),
    initialState(Size, State),
    displayGame(State, Size),
    gameLoop(State, Size).

menu(Size) :-
    repeat,
    write('Size of the board (3 to 5): '),
    read(Size),
    integer(Size), Size >= 3, Size =< 5,
    !.

gameLoop(State, Size) :-
    validMoves(State, Size, []),
    !,
    gameOver(State, Winner),
    write(Winner), nl.
gameLoop(State, Size) :-
    chooseMove(State, easy, NewState),
    displayGame(NewState, Size),
    gameLoop(NewState, Size).

initialState(Size, board(Rows, red)) :-
    integer(Size),
    length(Rows, Size),
    maplist(emptyRow(Size), Rows).

emptyRow(Size, Row) :-
    length(Row, Size),
    maplist(=(' '), Row).

opponent(red, blue).
opponent(blue, red).

cell(Rows, R, C, Value) :-
    nth1(R, Rows, Row),
    nth1(C, Row, Value).

free(Rows, Player, Size, R, C) :-
    between(1, Size, R),
    between(1, Size, C),
    cell(Rows, R, C, ' '),
    opponent(Player, Other),
    \+ ( beside(R, C, R1, C1), cell(Rows, R1, C1, Other) ).

beside(R, C, R1, C) :- R1 is R-1.
beside(R, C, R1, C) :- R1 is R+1.
beside(R, C, R, C1) :- C1 is C-1.
beside(R, C, R, C1) :- C1 is C+1.

validMoves(board(Rows, Player), Size, Moves) :-
    integer(Size),
    length(Rows, Size),
    findall(R-C, free(Rows, Player, Size, R, C), Moves).

move(R, C, board(Rows, Player), board(NewRows, Other)) :-
    opponent(Player, Other),
    nth1(R, Rows, Row, Others),
    nth1(C, Row, ' ', Cells),
    nth1(C, NewRow, Player, Cells),
    nth1(R, NewRows, NewRow, Others).

% Asked when there are no moves: who was to move has lost.
gameOver(board(_, Player), Winner) :-
    opponent(Player, Winner).

value(Player, board(Rows, _), Size, Value) :-
    opponent(Player, Other),
    findall(x, free(Rows, Player, Size, _, _), Own),
    findall(x, free(Rows, Other, Size, _, _), Others),
    length(Own, N),
    length(Others, M),
    Value is N-M.

chooseMove(State, easy, NewState) :-
    State = board(Rows, _),
    length(Rows, Size),
    validMoves(State, Size, Moves),
    random_member(R-C, Moves),
    move(R, C, State, NewState).
chooseMove(State, hard, NewState) :-
    State = board(Rows, Player),
    length(Rows, Size),
    validMoves(State, Size, Moves),
    findall(V-New,
            ( member(R-C, Moves),
              move(R, C, State, New),
              value(Player, New, Size, V)
            ),
            Rated),
    keysort(Rated, Sorted),
    last(Sorted, _-NewState).

displayGame(board(Rows, Player), Size) :-
    length(Rows, Size),
    forall(member(Row, Rows), (atomic_list_concat(Row, '|', Line), write(Line), nl)),
    write(Player), nl.
