/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_messages, []).

/** <module> Tactigon: texts

What the game says besides its board, such as why it ended, see game_end/2:
the messages tactigon(Message).
*/

:- multifile prolog:message//1.

prolog:message(tactigon(Message)) -->
    message(Message).

message(no_pentagon(Player)) -->
    player(Player),
    [ ' has lost the pentagon.'-[] ].
message(gold(Player)) -->
    player(Player),
    [ ' has held both gold tiles for a turn.'-[] ].
message(no_move(Player)) -->
    player(Player),
    [ ' has no move.'-[] ].

player(red) -->
    [ 'Red'-[] ].
player(cian) -->
    [ 'Cian'-[] ].
