/*  Candles: one puts out a candle, or two beside each other, and who puts out
    the last one has won. Who moved last is a fact, changed before the move; the
    loop is a clause with a `repeat`, and who has won is told after its cut.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).

:- dynamic(candles/1).
:- dynamic(moved/1).
:- dynamic(kind/2).

play :-
    write('1. Two people'), nl,
    write('2. Two computers'), nl,
    write('Your choice: '),
    read(Choice),
    kinds(Choice, Kind),
    retractall(kind(_, _)),
    assertz(kind(1, Kind)),
    assertz(kind(-1, Kind)),
    retractall(candles(_)),
    assertz(candles([o,o,o,o,o,o])),
    retractall(moved(_)),
    assertz(moved(-1)),
    game.

kinds(1, person).
kinds(2, computer).

game :-
    repeat,
        next_turn,
        candles(Candles),
        display_game(Candles),
        moved(Player),
        kind(Player, Kind),
        chosen(Kind, Candles, Player, Place, Count),
        put_out(Candles, Place, Count, New),
        retract(candles(_)),
        assertz(candles(New)),
        \+ member(o, New),
    !,
    display_game(New),
    moved(Winner),
    congratulate(Winner).

next_turn :-
    retract(moved(Last)),
    Next is -Last,
    assertz(moved(Next)).

display_game([]) :-
    nl.
display_game([Candle|Candles]) :-
    write(Candle),
    display_game(Candles).

chosen(person, Candles, _, Place, Count) :-
    write('Place-Count: '),
    read(Place-Count),
    valid_moves(Candles, Moves),
    member([Place,Count], Moves).
chosen(computer, Candles, Player, Place, Count) :-
    choose_move(Candles, Player, Place, Count),
    name(Player, Name),
    atom_codes(Atom, Name),
    write(Atom), write(' puts out '), write(Place), nl.

choose_move(Candles, _, Place, Count) :-
    valid_moves(Candles, Moves),
    random_member([Place,Count], Moves).

valid_moves(Candles, Moves) :-
    findall([Place,1], nth1(Place, Candles, o), Singles),
    findall([Place,2],
            ( nth1(Place, Candles, o),
              Next is Place+1,
              nth1(Next, Candles, o)
            ),
            Pairs),
    append(Singles, Pairs, Moves).

put_out(Candles, _, 0, Candles).
put_out(Candles, Place, Count, New) :-
    Count > 0,
    snuffed(Place, Candles, Rest),
    Next is Place+1,
    Left is Count-1,
    put_out(Rest, Next, Left, New).

snuffed(1, [o|Candles], [x|Candles]).
snuffed(Place, [Candle|Candles], [Candle|New]) :-
    Place > 1,
    Before is Place-1,
    snuffed(Before, Candles, New).

congratulate(Winner) :-
    number_of(Winner, Number),
    write('Player '), write(Number), write(' wins!'), nl.

number_of(1, first).
number_of(-1, second).
