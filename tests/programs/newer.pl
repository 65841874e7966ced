/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(newer,
          [ initial_state/2, valid_moves/2, move/3, game_over/2, value/3,
            choose_move/3, player_to_move/2, game_info/1
          ]).
:- use_module(library(lists)).

/** <module> A program with the newer arities, to adapt

One takes 1 or 2 off a heap, and who takes the last has won.
*/

initial_state(_, heap(7, 1)).

player_to_move(heap(_, Player), Player).

valid_moves(heap(Left, _), Moves) :-
    findall(N, (member(N, [2,1,2]), N =< Left), Moves).

move(heap(Left, Player), N, heap(NewLeft, Next)) :-
    member(N, [1,2]),
    N =< Left,
    NewLeft is Left-N,
    Next is 3-Player.

game_over(heap(0, Player), Winner) :-
    Winner is 3-Player.

value(heap(Left, Player), Player, Value) :-
    Value is Left mod 3.
value(heap(Left, Player), Other, Value) :-
    Other is 3-Player,
    Value is -(Left mod 3).

choose_move(_, _, 1).

game_info(info{ title:"Newer", players:[1,2], most_moves:2, longest_game:7 }).
