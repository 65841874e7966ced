/*  North and South plant reeds of height 1 or 2 in a row of nine places, each
    beside a reed; who ends four of one height in a row has won. North's first
    reed stands in the middle: nobody chooses it. Both plant in one round of the
    loop, which has the player who begins, and a level of each. A bot takes a
    move by its number, and the place and the height of it by theirs.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).

play :-
    write('1. Two computers'), nl,
    read(1),
    level('North', First),
    level('South', Second),
    bare(Row),
    rounds([Row,north,First,Second]).

level(Name, Level) :-
    format("How does ~w play?~n1. Random  2. Greedy~n", [Name]),
    read(Choice),
    nth1(Choice, [chance,plan], Level).

bare([0,0,0,0,0,0,0,0,0]).

other(north, south).
other(south, north).

rounds([Row,Player|Levels]) :-
    bare(Row),
    planted(5, 1, Row, Row1),
    other(Player, Next),
    rounds([Row1,Next|Levels]).
rounds([Row,Player,Level1,Level2]) :-
    turn(Level1, Player, Row, Row1),
    (   ends(Row1, Player)
    ->  true
    ;   other(Player, Next),
        turn(Level2, Next, Row1, Row2),
        (   ends(Row2, Next)
        ->  true
        ;   rounds([Row2,Player,Level1,Level2])
        )
    ).

turn(Level, Player, Row, New) :-
    display_game(Row),
    format("~w plants~n", [Player]),
    chosen(Level, Row, Place, Height),
    planted(Place, Height, Row, New).

display_game(Row) :-
    format("|~w~w~w~w~w~w~w~w~w|~n", Row).

chosen(chance, Row, Place, Height) :-
    findall([P,H], may_plant(P, H, Row), Moves),
    length(Moves, Count),
    random(0, Count, I),
    nth0(I, Moves, Move),
    nth0(0, Move, Place),
    nth0(1, Move, Height).
chosen(plan, Row, Place, Height) :-
    (   may_plant(Place, Height, Row),
        planted(Place, Height, Row, New),
        four(New)
    ->  true
    ;   chosen(chance, Row, Place, Height)
    ).

may_plant(Place, Height, Row) :-
    nth1(Place, Row, 0),
    ( Beside is Place-1 ; Beside is Place+1 ),
    nth1(Beside, Row, Reed),
    Reed > 0,
    member(Height, [1,2]).

planted(Place, Height, Row, New) :-
    nth1(Place, Row, 0, Others),
    nth1(Place, New, Height, Others).

four(Row) :-
    append(_, [H,H,H,H|_], Row),
    H > 0,
    !.

ends(Row, Player) :-
    four(Row),
    display_game(Row),
    format("~w wins~n", [Player]).
ends(Row, _) :-
    \+ four(Row),
    \+ memberchk(0, Row),
    display_game(Row),
    write('A draw'), nl.
