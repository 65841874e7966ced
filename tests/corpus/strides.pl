/*  Two players stride along a row, one or two gaps at a time; who makes the last
    stride wins. The loop lets both of them move in one call, so no call of it has
    the moves of the second one; a cut joins the two. The choices of the menu stand in a row, and the
    program asks whether to go on after each round.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).

play :-
    write('1. Person vs Person   2. Person vs Computer   3. Computer vs Computer'),
    nl,
    read(Choice),
    started(Choice).

started(3) :-
    initial_state(12, State),
    display_game(State, first),
    round(State).
started(Choice) :-
    Choice < 3,
    write('People do not play yet'), nl.

initial_state(Gaps, row(Row, 0)) :-
    findall(gap, between(1, Gaps, _), Row).

round(State0) :-
    turn(first, State0, State1),
    turn(second, State1, State),
    pause,
    !,
    round(State).
round(_).

%   The game ends inside the round.

turn(Player, State0, State) :-
    choose_move(State0, Player, 1, Move),
    move(State0, Player-Move, State),
    other(Player, Other),
    display_game(State, Other),
    \+ won(State).

pause :-
    write('1. Show the rules'), nl,
    write('2. Continue'), nl,
    read(Choice),
    (   Choice == 2
    ->  true
    ;   write('One or two cells at a time.'), nl,
        pause
    ).

won(State) :-
    game_over(State, Winner),
    format("~w wins~n", [Winner]).

display_game(row(Row, _), Player) :-
    format("~w: ~w~n", [Player,Row]).

valid_moves(row(Row, _), _, Moves) :-
    findall(N,
            ( member(N, [1,2]),
              length(Cells, N),
              append(Cells, Rest, Row),
              \+ ( member(Cell, Cells), Cell \== gap ),
              is_list(Rest)
            ),
            Moves).

move(row(Row, Count), Player-N, row(New, Count1)) :-
    length(Cells, N),
    append(Cells, Gaps, Row),
    findall(Player, member(_, Cells), Steps),
    append(Gaps, Steps, New),
    Count1 is Count+1.

game_over(row(Row, Count), Winner) :-
    \+ memberchk(gap, Row),
    (   Count mod 2 =:= 1
    ->  Winner = first
    ;   Winner = second
    ).

choose_move(State, Player, 1, Move) :-
    valid_moves(State, Player, Moves),
    random_member(Move, Moves).

value(row(_, Count), first, Count).
value(row(_, Count), second, Value) :-
    Value is -Count.

other(first, second).
other(second, first).
