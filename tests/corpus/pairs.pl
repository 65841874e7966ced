/*  Two computers take two stones each from a drawn row, the first one for keeping,
    the second one to give away. Who has more weight after four turns has won. The
    row is drawn, and so is each stone, with what is left of the row.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).

play :-
    write('1 - Computer against computer'), nl,
    read(1),
    row(Row),
    takes(Row, left, weight(0, 0)).

row(Row) :-
    random_permutation([1,2,3,4,5,6,7,8,9], Row).

takes([_], _, weight(Left, Right)) :-
    !,
    heavier(Left, Right, Winner),
    format("The ~w side wins~n", [Winner]).
takes(Row, Side, Weight0) :-
    format("~w takes of ~w~n", [Side,Row]),
    random_select(Kept, Row, Row1),
    random_select(Given, Row1, Row2),
    other(Side, Other),
    heavier_by(Side, Kept, Weight0, Weight1),
    heavier_by(Other, Given, Weight1, Weight),
    takes(Row2, Other, Weight).

other(left, right).
other(right, left).

heavier_by(left, Stone, weight(Left0, Right), weight(Left, Right)) :-
    Left is Left0+Stone.
heavier_by(right, Stone, weight(Left, Right0), weight(Left, Right)) :-
    Right is Right0+Stone.

heavier(Left, Right, Winner) :-
    (   Left > Right
    ->  Winner = left
    ;   Left < Right
    ->  Winner = right
    ;   Winner = neither
    ).
