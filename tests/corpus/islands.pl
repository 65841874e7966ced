/*  Islands: on a strip of cells one occupies a free cell and takes the
    neighbours of the enemy. Most cells win.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).

play :-
    initial_state(State),
    game(State).

game(State) :-
    game_over(State, Winner, Reds, Blues),
    !,
    format("~w ~d:~d~n", [Winner,Reds,Blues]).
game(State) :-
    choose_move(State, Move),
    move(State, Move, Between),
    switch(Between, NewState),
    game(NewState).

initial_state(strip(red, [e,e,e,e,e,e])).

% The turn is changed by the loop, not by move/3.
switch(strip(red, Cells), strip(blue, Cells)).
switch(strip(blue, Cells), strip(red, Cells)).

valid_moves(strip(_, Cells), Moves) :-
    findall(N, nth1(N, Cells, e), Moves).

move(strip(Player, Cells), N, strip(Player, NewCells)) :-
    nth1(N, Cells, e),
    Left is N-1,
    Right is N+1,
    taken(Cells, 1, [Left,N,Right], N, Player, NewCells).

taken([], _, _, _, _, []).
taken([C|Cs], I, Near, N, Player, [D|Ds]) :-
    (   I =:= N
    ->  D = Player
    ;   memberchk(I, Near),
        C \== e
    ->  D = Player
    ;   D = C
    ),
    I1 is I+1,
    taken(Cs, I1, Near, N, Player, Ds).

count(Cells, Player, Count) :-
    include(==(Player), Cells, Own),
    length(Own, Count).

game_over(strip(_, Cells), Winner, Reds, Blues) :-
    \+ memberchk(e, Cells),
    count(Cells, red, Reds),
    count(Cells, blue, Blues),
    compare(Order, Reds, Blues),
    wins(Order, Winner).

wins(>, red).
wins(<, blue).
wins(=, -1).

% Of the player to move
value(strip(Player, Cells), Value) :-
    count(Cells, Player, Own),
    length(Cells, All),
    count(Cells, e, Free),
    Value is 2*Own+Free-All.

choose_move(State, Move) :-
    valid_moves(State, [Move|_]).

display_game(strip(Player, Cells)) :-
    print(Cells), nl, print(Player), nl.
