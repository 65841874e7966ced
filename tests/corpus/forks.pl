/*  Forks: a knight on a board of three by three jumps in turn; a cell is used
    once; who cannot jump should have lost, and the program does not say so. A
    jump to a corner may turn the knight round: move/3 then has two answers.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).

play :-
    initial_state(3, State),
    display_game(State).

initial_state(Size, forks(Size, 1-1, [1-1], white)).

jump(Size, X-Y, X1-Y1) :-
    member(DX-DY, [1-2,2-1,2-(-1),1-(-2),(-1)-(-2),(-2)-(-1),(-2)-1,(-1)-2]),
    X1 is X+DX,
    Y1 is Y+DY,
    between(1, Size, X1),
    between(1, Size, Y1).

valid_moves(forks(Size, At, Used, _), Moves) :-
    findall(To, ( jump(Size, At, To), \+ memberchk(To, Used) ), Moves).

move(forks(Size, At, Used, Player), To, forks(Size, End, [To|Used], Next)) :-
    jump(Size, At, To),
    \+ memberchk(To, Used),
    turned(Size, To, End),
    enemy(Player, Next).

turned(_, To, To).
turned(Size, Size-Y, 1-Y).

enemy(white, black).
enemy(black, white).

game_over(forks(_, _, Used, Player), Winner) :-
    length(Used, 9),
    enemy(Player, Winner).

value(forks(_, _, Used, Player), Whom, Value) :-
    length(Used, Length),
    (   Player == Whom
    ->  Value is Length mod 2
    ;   Value is -(Length mod 2)
    ).

choose_move(State, 1, Move) :-
    valid_moves(State, Moves),
    random_member(Move, Moves).

display_game(forks(_, At, Used, Player)) :-
    format("at ~w after ~w, ~w to move~n", [At,Used,Player]).
