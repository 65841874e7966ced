/*  Two players put two herons each on a row of seven stones, in turn; then a
    player chooses a heron and a free stone next to it. Who cannot move has lost;
    after ten turns it is a draw. The computer chooses a heron that cannot move
    once more.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).

play :-
    write('1. Two people'), nl,
    write('2. Two computers'), nl,
    read(Choice),
    begin(Choice).

begin(1) :-
    write('People are asleep.'), nl.
begin(2) :-
    initial_state(7, State),
    turn(State).

initial_state(Length, state(Row, grey, 0)) :-
    length(Row, Length),
    maplist(=(free), Row).

turn(State) :-
    display_game(State),
    (   over(State, Winner)
    ->  winner(Winner)
    ;   phase(State, Phase),
        played(Phase, State, NewState),
        turn(NewState)
    ).

display_game(state(Row, Player, Turns)) :-
    format("~w ~w ~d~n", [Row,Player,Turns]).

winner(Winner) :-
    format("~w~n", [Winner]).

phase(state(_, _, Turns), put) :-
    Turns < 4,
    !.
phase(_, move).

played(put, State, NewState) :-
    State = state(Row, _, _),
    findall(Stone, nth1(Stone, Row, free), Stones),
    random_member(Stone, Stones),
    changed(State, Stone-Stone, NewState).
played(move, State, NewState) :-
    State = state(Row, Player, _),
    findall(Heron, nth1(Heron, Row, Player), Herons),
    repeat,
    chosen_heron(Herons, Heron),
    steps(Row, Heron, Steps),
    Steps \== [],
    !,
    chosen_stone(Steps, Stone),
    changed(State, Heron-Stone, NewState).

chosen_heron(Herons, Heron) :-
    random_member(Heron, Herons).

chosen_stone(Steps, Stone) :-
    random_member(Stone, Steps).

steps(Row, Heron, Steps) :-
    findall(Stone,
            ( member(Way, [-1,1]),
              Stone is Heron+Way,
              nth1(Stone, Row, free)
            ),
            Steps).

changed(state(Row0, Player, Turns0), From-To, state(Row, Other, Turns)) :-
    with_nth(Row0, From, free, Row1),
    with_nth(Row1, To, Player, Row),
    other(Player, Other),
    Turns is Turns0+1.

with_nth(Row0, N, Element, Row) :-
    nth1(N, Row0, _, Rest),
    nth1(N, Row, Element, Rest).

other(grey, white).
other(white, grey).

over(state(_, _, 14), draw) :-
    !.
over(state(Row, Player, Turns), Winner) :-
    Turns >= 4,
    \+ ( nth1(Heron, Row, Player),
         steps(Row, Heron, [_|_])
       ),
    other(Player, Winner).
