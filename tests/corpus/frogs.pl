/*  Frogs: the frogs of white go up a lane, those of black down; a frog steps
    or jumps over one other frog. Who cannot move has lost, both at home is a
    draw.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).

initial_state(Lanes/Length, frogs(Board, w, 0)) :-
    integer(Lanes), integer(Length),
    Lanes < 5,
    Length > 3, Length < 8,
    length(Board, Lanes),
    maplist(lane(Length), Board).

lane(Length, Lane) :-
    Gap is Length-2,
    length(Middle, Gap),
    maplist(=('.'), Middle),
    append([w|Middle], [b], Lane).

play :-
    initial_state(2/5, State),
    loop(State).

loop(State) :-
    game_over(State, Winner),
    Winner \= none,
    !,
    print(Winner).
loop(State) :-
    valid_moves(State, [L-X|_]),
    move(State, go(L,X), NewState),
    loop(NewState).

change(w, b).
change(b, w).

% Lane-Place of the frogs that can move
valid_moves(frogs(Board, Player, _), Moves) :-
    findall(L-X, target(Board, Player, L, X, _), Moves).

target(Board, Player, L, X, Y) :-
    nth1(L, Board, Lane),
    nth1(X, Lane, Player),
    step(Player, X, X1),
    nth1(X1, Lane, Next),
    (   Next == '.'
    ->  Y = X1
    ;   step(Player, X1, Y),
        nth1(Y, Lane, '.')
    ).

step(w, X, Y) :- Y is X+1.
step(b, X, Y) :- Y is X-1.

move(frogs(Board, Player, N), go(L,X), frogs(NewBoard, Next, N1)) :-
    target(Board, Player, L, X, Y),
    nth1(L, Board, Lane, Lanes),
    set(Lane, X, '.', Lane1),
    set(Lane1, Y, Player, Lane2),
    nth1(L, NewBoard, Lane2, Lanes),
    N1 is N+1,
    change(Player, Next).

set(Lane, X, Value, NewLane) :-
    nth1(X, Lane, _, Rest),
    nth1(X, NewLane, Value, Rest).

game_over(frogs(Board, Player, _), Winner) :-
    (   target(Board, Player, _, _, _)
    ->  Winner = none
    ;   all_home(Board)
    ->  Winner = t
    ;   change(Player, Winner)
    ).

all_home(Board) :-
    forall(member(Lane, Board),
           ( Lane = [b|_], last(Lane, w) )).

value(Player, Value, frogs(Board, _, _)) :-
    findall(1, target(Board, Player, _, _, _), Ones),
    length(Ones, Value).

choose_move(frogs(Board, Player, _), random, L-X) :-
    target(Board, Player, L, X, _),
    !.
choose_move(State, greedy, L-X) :-
    valid_moves(State, Moves),
    last(Moves, L-X).

display_game(frogs(Board, Player, N)) :-
    forall(member(Lane, Board), (atomic_list_concat(Lane, Line), writeln(Line))),
    format("~w, move ~d~n", [Player,N]).
