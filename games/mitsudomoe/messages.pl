/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_messages, []).

/** <module> Mitsudomoe: texts

What the game says besides its board, such as why it ended, see game_end/2:
the messages mitsudomoe(Message).
*/

:- multifile prolog:message//1.

prolog:message(mitsudomoe(Message)) -->
    message(Message).

message(goals(Player)) -->
    player(Player),
    [ ' has its three balls on their goals.'-[] ].
message(home_full(Player)) -->
    player(Player),
    [ ' has ended a turn with balls on all three of its home cells.'-[] ].
message(no_ring(Player)) -->
    player(Player),
    [ ' has no ring to lay.'-[] ].
message(no_ball(Player)) -->
    player(Player),
    [ ' has no ball that can move.'-[] ].

player('White') -->
    [ 'White'-[] ].
player('Black') -->
    [ 'Black'-[] ].
