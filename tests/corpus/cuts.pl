/*  Cuts: on a string of beads one cuts between two beads; who sets a bead
    free takes it and cuts again. The state is the string alone.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).

play :-
    write('How many beads? '),
    read(N),
    initial_state(N, String),
    cut(String, north).

cut(String, _) :-
    game_over(String, Winner),
    !,
    print(Winner).
cut(String, Player) :-
    valid_moves(String, Player, [Move|_]),
    move(String, Move, NewString),
    whose_turn(Move, NewString, Player, Next),
    cut(NewString, Next).

% string(Cuts, BeadsOfNorth, BeadsOfSouth)
initial_state(N, string(Cuts, 0, 0)) :-
    integer(N),
    N > 2,
    N < 7,
    length(Cuts, N),
    maplist(=(whole), Cuts).

rival(north, south).
rival(south, north).

valid_moves(string(Cuts, _, _), Player, Moves) :-
    findall(cut(Player,I), nth1(I, Cuts, whole), Moves).

move(string(Cuts, N, S), cut(Player,I), string(NewCuts, N1, S1)) :-
    nth1(I, Cuts, whole, Rest),
    nth1(I, NewCuts, done, Rest),
    freed(NewCuts, I, Freed),
    (   Player == north
    ->  N1 is N+Freed, S1 = S
    ;   S1 is S+Freed, N1 = N
    ).

freed(Cuts, I, Freed) :-
    findall(x,
            ( member(D, [-1,1]),
              J is I+D,
              nth1(J, Cuts, done)
            ),
            Xs),
    length(Xs, Freed).

% The last cut freed a bead: the same player cuts again.
whose_turn(cut(_,I), string(Cuts, _, _), Player, Next) :-
    (   freed(Cuts, I, 0)
    ->  rival(Player, Next)
    ;   Next = Player
    ).

game_over(string(Cuts, N, S), Winner) :-
    \+ memberchk(whole, Cuts),
    (   N > S
    ->  Winner = north
    ;   S > N
    ->  Winner = south
    ;   Winner = tie
    ).

value(string(_, N, S), north, V) :- V is N-S.
value(string(_, N, S), south, V) :- V is S-N.

display_game(string(Cuts, N, S)) :-
    print(Cuts), nl, print(N-S), nl.
