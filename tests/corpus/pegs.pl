/*  Take one to three pegs of nine; who takes the last one wins. The menu changes
    one player after the other, and is shown again after a game. Facts that are
    declared nowhere say who plays for whom and what they are called; nothing
    retracts them. The loop calls the predicate that a fact names, and the
    winner is a name.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).

play :-
    menu(person, person, 9).

menu(Red, Blue, Pegs) :-
    format("Red: ~w   Blue: ~w   Board size: ~d~n", [Red,Blue,Pegs]),
    write('1. Begin the game'), nl,
    write('2. Change the red player'), nl,
    write('3. Change the blue player'), nl,
    write('4. Leave'), nl,
    write('Choice: '),
    read(Choice),
    chosen(Choice, Red, Blue, Pegs).

chosen(1, Red, Blue, Pegs) :-
    asserta(plays(red, Red)),
    asserta(plays(blue, Blue)),
    atom_concat('Red ', Red, RedName),
    atom_concat('Blue ', Blue, BlueName),
    asserta(called(red, RedName)),
    asserta(called(blue, BlueName)),
    initial_state(Pegs, State),
    turn(State),
    menu(Red, Blue, Pegs).
chosen(2, _, Blue, Pegs) :-
    kind(Red),
    menu(Red, Blue, Pegs).
chosen(3, Red, _, Pegs) :-
    kind(Blue),
    menu(Red, Blue, Pegs).
chosen(4, _, _, _).

kind(Kind) :-
    write('1. Person'), nl,
    write('2. Computer'), nl,
    read(Choice),
    nth1(Choice, [person,computer], Kind).

initial_state(Pegs, [Row,red]) :-
    findall(peg, between(1, Pegs, _), Row).

turn(State) :-
    game_over(State, Winner),
    !,
    format("~w wins~n", [Winner]).
turn(State) :-
    display_game(State),
    State = [_,Player],
    plays(Player, Kind),
    call(Kind, State, Move),
    move(State, Move, NewState),
    turn(NewState).

display_game([Row,Player]) :-
    called(Player, Name),
    format("~w~n~w to move~n", [Row,Name]).

person(State, Move) :-
    write('How many? '),
    read(Move),
    valid_moves(State, Moves),
    memberchk(Move, Moves).

computer(State, Move) :-
    valid_moves(State, Moves),
    random_member(Move, Moves).

game_over([[],Player], Name) :-
    other(Player, Winner),
    called(Winner, Name).

valid_moves([Row,_], Moves) :-
    length(Row, Pegs),
    findall(N,
            ( member(N, [1,2,3]),
              N =< Pegs
            ),
            Moves).

move([Row,Player], N, [Left,Next]) :-
    length(Taken, N),
    append(Taken, Left, Row),
    other(Player, Next).

other(red, blue).
other(blue, red).
