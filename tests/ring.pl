/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(ring,
          [ initial_state/2, player_to_move/2, valid_moves/2, valid_moves/3,
            move/3, game_over/2, value/3, best_moves/3, choose_move/3,
            choose_move/4, move_notation/3, display_game/1, show_game/2,
            game_info/1, play/0
          ]).

/** <module> A game without an end, to test matches with

The one move there is leads through three states in turn.
*/

initial_state(_, ring(0)).
player_to_move(_, 1).
valid_moves(_, [on]).
valid_moves(_, _, [on]).
move(ring(I), on, ring(J)) :- J is (I+1) mod 3.
game_over(ring(3), 1).
value(_, _, 0).
best_moves(_, _, [on]).
choose_move(_, _, on).
choose_move(_, _, _, on).
move_notation(_, on, "on").
display_game(State) :- print(State).
show_game(State, _) :- print(State).
game_info(info{ players:[1,2], player_names:["One","Two"],
                levels:[level{number:1, name:"only"}]
              }).
play.
