/*  Take a number from either end of a row of coins; who has more in the end
    wins. The loop adds the points and changes the player, move/3 only takes the
    coin. The row is drawn at random.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).

play :-
    repeat,
    write('1. Person against person'), nl,
    write('2. Person against computer'), nl,
    write('3. Computer against computer'), nl,
    write('0. Leave'), nl,
    read(Choice),
    handle(Choice),
    !.

handle(0).
handle(1) :-
    begin(person, person).
handle(2) :-
    begin(person, 1).
handle(3) :-
    level('First', A),
    level('Second', B),
    begin(A, B).

level(Who, Level) :-
    format("~w computer: 1 - random, 2 - greedy~n", [Who]),
    read(Level),
    member(Level, [1,2]),
    !.
level(Who, Level) :-
    level(Who, Level).

begin(A, B) :-
    initial_state(7, Row),
    turns(Row, ann, 0-0, A-B).

initial_state(Length, Row) :-
    length(Row, Length),
    maplist(random_between(1, 9), Row).

turns([], _, Points, _) :-
    !,
    winner(Points, Winner),
    format("~w~n", [Winner]).
turns(Row, Player, Points0, Kinds) :-
    display_game(Row, Player, Points0),
    kind(Player, Kinds, Kind),
    chosen(Kind, Row, End),
    coin(End, Row, Coin),
    move(Row, End, NewRow),
    points(Player, Coin, Points0, Points),
    other(Player, Next),
    sleep(1),
    turns(NewRow, Next, Points, Kinds).

display_game(Row, Player, A-B) :-
    format("~w  ann ~d bob ~d, ~w to move~n", [Row,A,B,Player]).

kind(ann, Kind-_, Kind).
kind(bob, _-Kind, Kind).

other(ann, bob).
other(bob, ann).

points(ann, Coin, A0-B, A-B) :-
    A is A0+Coin.
points(bob, Coin, A-B0, A-B) :-
    B is B0+Coin.

winner(A-B, ann) :-
    A > B.
winner(A-B, bob) :-
    A < B.
winner(A-A, draw).

chosen(person, Row, End) :-
    !,
    write('left or right? '),
    read(End),
    valid_moves(Row, Ends),
    member(End, Ends).
chosen(Level, Row, End) :-
    choose_move(Row, Level, End).

valid_moves([], []).
valid_moves([_], [left]).
valid_moves([_,_|_], [left,right]).

coin(left, [Coin|_], Coin).
coin(right, Row, Coin) :-
    last(Row, Coin).

move([_|Row], left, Row).
move(Row, right, NewRow) :-
    append(NewRow, [_], Row).

choose_move(Row, 1, End) :-
    valid_moves(Row, Ends),
    random_member(End, Ends).
choose_move(Row, 2, End) :-
    valid_moves(Row, Ends),
    findall(Coin-End0,
            ( member(End0, Ends),
              coin(End0, Row, Coin)
            ),
            Pairs),
    keysort(Pairs, Sorted),
    last(Sorted, _-End).
