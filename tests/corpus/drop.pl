/*  Drop: discs fall into the columns of a grid; three in a row win.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).

% [Columns, Player, Height]

initial([Width,Height], [Columns,1,Height]) :-
    integer(Width), integer(Height),
    Width >= 3, Width =< 5,
    Height =< 5,
    length(Columns, Width),
    maplist(=([]), Columns).

valid_moves([Columns,_,Height], Moves) :-
    findall(N,
            ( nth1(N, Columns, Column),
              length(Column, Filled),
              Filled < Height
            ),
            Moves).

move([Columns,Player,Height], N, [NewColumns,Next,Height]) :-
    nth1(N, Columns, Column, Rest),
    length(Column, Filled),
    Filled < Height,
    append(Column, [Player], NewColumn),
    nth1(N, NewColumns, NewColumn, Rest),
    Next is 3-Player.

disc(Columns, X/Y, Player) :-
    nth1(X, Columns, Column),
    nth1(Y, Column, Player).

direction(1/0).
direction(0/1).
direction(1/1).
direction(1/(-1)).

in_a_row(Columns, Player, 3) :-
    disc(Columns, X/Y, Player),
    direction(DX/DY),
    X1 is X+DX, Y1 is Y+DY,
    disc(Columns, X1/Y1, Player),
    X2 is X1+DX, Y2 is Y1+DY,
    disc(Columns, X2/Y2, Player).

game_over([Columns,_,_], Player) :-
    member(Player, [1,2]),
    in_a_row(Columns, Player, 3),
    !.
game_over(State, 0) :-
    valid_moves(State, []).

% Of the columns alone
value(Columns, Player, Value) :-
    is_list(Columns),
    maplist(is_list, Columns),
    findall(x, disc(Columns, 2/_, Player), Central),
    length(Central, Count),
    Other is 3-Player,
    (   in_a_row(Columns, Player, 3)
    ->  Value = 100
    ;   in_a_row(Columns, Other, 3)
    ->  Value = -100
    ;   Value = Count
    ).

choose_move(State, Level, Move) :-
    (   Level =:= 1
    ->  valid_moves(State, [Move|_])
    ;   Level =:= 2,
        State = [_,Player,_],
        valid_moves(State, Moves),
        findall(V-M,
                ( member(M, Moves),
                  move(State, M, [Columns|_]),
                  value(Columns, Player, V)
                ),
                Rated),
        keysort(Rated, Sorted),
        last(Sorted, _-Move)
    ).

display_game([Columns,Player,_]) :-
    forall(member(Column, Columns), (print(Column), nl)),
    format("player ~d~n", [Player]).
