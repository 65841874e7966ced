/*  Take one to three matches of a row; who takes the last one loses. No term
    names the winner: the program prints who has won, and then calls its menu.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).

play :-
    write('1 - Person and computer'), nl,
    write('2 - Computer and computer'), nl,
    write('0 - Leave'), nl,
    write('Choose: '),
    read(Choice),
    chosen(Choice).

chosen(0).
chosen(1) :-
    initial_state(9, State),
    game(State, person).
chosen(2) :-
    initial_state(9, State),
    game(State, computer).

initial_state(Count, row(Matches, 1)) :-
    length(Matches, Count),
    maplist(=(match), Matches).

game(row([], Player), _) :-
    !,
    Other is 3-Player,
    format("The match is over, Computer ~d.~n", [Other]),
    format("\e[1mPlayer ~d wins!\e[0m~n", [Player]),
    play.
game(State, Kind) :-
    display_game(State),
    taken(State, Kind, Count),
    move(State, Count, NewState),
    game(NewState, Kind).

display_game(row(Matches, Player)) :-
    format("Player ~d: ", [Player]),
    maplist(shown, Matches),
    nl.

shown(match) :-
    write('| ').

taken(row(Matches, 1), person, Count) :-
    !,
    write('How many, 1 to 3? '),
    read(Count),
    memberchk(Count, [1,2,3]),
    length(Matches, All),
    Count =< All.
taken(State, _, Count) :-
    choose_move(State, 1, Count).

valid_moves(row(Matches, _), Counts) :-
    findall(Count,
            ( member(Count, [1,2,3]),
              length(Taken, Count),
              append(Taken, _, Matches)
            ),
            Counts).

move(row(Matches, Player), Count, row(Rest, Other)) :-
    length(Taken, Count),
    append(Taken, Rest, Matches),
    Other is 3-Player.

choose_move(State, 1, Count) :-
    valid_moves(State, Counts),
    random_member(Count, Counts).
