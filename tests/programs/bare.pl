/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(bare,
          [ initial_state/2, valid_moves/2, move/3, game_over/2, value/3
          ]).
:- use_module(library(lists)).

/** <module> A program with the least that can be adapted

No bots, no boards; moves are terms that need quotes and capitals.
*/

initial_state(_, pile(7)).

valid_moves(pile(Left), Moves) :-
    findall(Name-N,
            ( member(Name-N, ['Two of'-2,'One'-1]),
              N =< Left
            ),
            Moves).

move(pile(Left), Name-N, pile(NewLeft)) :-
    member(Name-N, ['Two of'-2,'One'-1]),
    N =< Left,
    NewLeft is Left-N.

game_over(pile(0), draw).

value(_, _, 0).
