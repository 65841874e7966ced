/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(fractions,
          [ initial_state/2, player_to_move/2, valid_moves/2, valid_moves/3,
            move/3, game_over/2, value/3, best_moves/3, choose_move/3,
            choose_move/4, move_notation/3, display_game/1, show_game/2,
            game_info/1, play/0
          ]).
:- use_module(heap, except([value/3])).

/** <module> The game `heap` with values that are integers and floats

Few different ones, so that many moves are equally good.
*/

value(heap(Left, Player, _), Of, Value) :-
    Points is (Left*Player) mod 3,
    (   Of == 1
    ->  Value is Points/2.0
    ;   Value = Points
    ).
