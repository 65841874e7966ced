/*  Ladder: each steps up one to three rungs of a ladder of his own, but not as
    many as the other just did. After ten turns the higher one wins. The end is
    asked of the rungs and of the turns that are left.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).

play :-
    initial_state(_, State),
    turn(State).

turn(ladder(Rungs, _, _, Left)) :-
    game_over(Rungs, Left, Winner),
    !,
    format("~w~n", [Winner]).
turn(State) :-
    display_game(State),
    choose_move(State, 1, Move),
    move(State, Move, NewState),
    turn(NewState).

initial_state(_, ladder([up-0,top-0], up, 0, 10)).

other(up, top).
other(top, up).

valid_moves(ladder(_, _, Last, _), Moves) :-
    findall(N, ( member(N, [1,2,3]), N =\= Last ), Moves).

move(ladder(Rungs, Player, Last, Left), N, ladder(Rungs1, Next, N, Left1)) :-
    member(N, [1,2,3]),
    N =\= Last,
    other(Player, Next),
    nth1(I, Rungs, Player-Old, Rest),
    New is Old+N,
    nth1(I, Rungs1, Player-New, Rest),
    Left1 is Left-1.

game_over([up-N,top-M], 0, Winner) :-
    (   N > M
    ->  Winner = up
    ;   M > N
    ->  Winner = top
    ;   Winner = draw
    ).

value(ladder(Rungs, _, _, _), Player, Value) :-
    other(Player, Other),
    memberchk(Player-N, Rungs),
    memberchk(Other-M, Rungs),
    Value is N-M.

choose_move(State, 1, Move) :-
    valid_moves(State, [Move|_]).
choose_move(State, 2, Move) :-
    valid_moves(State, Moves),
    last(Moves, Move).

display_game(ladder(Rungs, Player, _, Left)) :-
    format("~w, ~w to move, ~d turns left~n", [Rungs,Player,Left]).
