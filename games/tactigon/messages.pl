/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_messages, []).

/** <module> Tactigon: texts

What the game says besides its board, such as why it ended, see game_end/2,
and why a move is not legal, see broken_rules/3: the messages
tactigon(Message).
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

message(off_board(Cell)) -->
    [ 'there is no tile ~w'-[Cell] ].
message(no_piece(Cell)) -->
    [ 'there is no piece on ~w'-[Cell] ].
message(not_own(Cell)) -->
    [ 'the piece on ~w is the opponent\'s'-[Cell] ].
message(stays) -->
    [ 'a piece must go to another tile'-[] ].
message(too_far(Type, 1)) -->
    !,
    [ 'too far: a ~w goes one step here'-[Type] ].
message(too_far(Type, Steps)) -->
    [ 'too far: a ~w goes at most ~d steps here'-[Type,Steps] ].
message(no_way(Steps)) -->
    [ 'there is no way of at most ~d steps over empty tiles'-[Steps] ].
message(own_piece(Cell)) -->
    [ 'the piece on ~w is the player\'s own'-[Cell] ].
message(no_attack(Attacker, Defender)) -->
    [ 'a ~w may not attack a ~w'-[Attacker,Defender] ].
message(squares_bar(Steps)) -->
    [ 'enemy squares bar every way of at most ~d steps'-[Steps] ].

player(red) -->
    [ 'Red'-[] ].
player(cian) -->
    [ 'Cian'-[] ].
