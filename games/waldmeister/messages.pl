/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_messages, []).

/** <module> Wald Meister: texts

What the game says besides its board, such as why it ended, see game_end/2:
the messages waldmeister(Message).
*/

:- multifile prolog:message//1.

prolog:message(waldmeister(Message)) -->
    message(Message).

message(planted) -->
    [ 'All trees are planted.'-[] ].
message(full) -->
    [ 'Every cell has a tree.'-[] ].
message(no_turn(Player)) -->
    [ 'Player ~d has no turn.'-[Player] ].
