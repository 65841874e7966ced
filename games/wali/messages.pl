/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_messages, []).

/** <module> Wali: texts

What the game says besides its board, such as why it ended, see game_end/2:
the messages wali(Message).
*/

:- multifile prolog:message//1.

prolog:message(wali(Message)) -->
    message(Message).

message(few_stones(Color, Count)) -->
    player(Color),
    stones(Count).
message(no_move(Color)) -->
    player(Color),
    [ ' has no move.'-[] ].

player('W') -->
    [ 'White'-[] ].
player('B') -->
    [ 'Black'-[] ].

stones(0) -->
    [ ' has no stones left.'-[] ].
stones(1) -->
    [ ' has one stone left.'-[] ].
stones(2) -->
    [ ' has two stones left.'-[] ].
