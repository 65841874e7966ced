/*  A program without a module, to adapt: one adds 1 or 2, and who reaches
    ten has won.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

initial_state(_, sum(0, none)).

valid_moves(sum(Sum, _), Player, Moves) :-
    findall(Player+N, (member(N, [2,1]), Sum+N =< 10), Moves).

move(sum(Sum, _), Player+N, sum(NewSum, Player)) :-
    member(N, [1,2]),
    NewSum is Sum+N,
    NewSum =< 10.

game_over(sum(10, Player), Player).

value(sum(Sum, Player), Player, Sum).
value(sum(_, Player), Other, 0) :-
    Player \== Other.

display_game(sum(Sum, _)) :-
    format("~d of 10~n", [Sum]).
