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
message(too_far(Type, Steps)) -->
    [ 'too far: ' -[] ],
    reach(Type, Steps),
    [ ' here'-[] ].
message(in_the_way(Type, Steps)) -->
    [ 'pieces are in the way: '-[] ],
    reach(Type, Steps),
    [ ', over empty tiles'-[] ].
message(own_piece(Cell)) -->
    [ 'the piece on ~w is one\'s own'-[Cell] ].
message(no_attack(Attacker, Defender)) -->
    [ 'a ~w may not attack a ~w'-[Attacker,Defender] ].
message(squares_in_the_way(Steps)) -->
    [ 'enemy squares are in the way: '-[] ],
    reach(square, Steps),
    [ ' and does not cross them'-[] ].

reach(Type, 1) -->
    !,
    [ 'a ~w goes one step'-[Type] ].
reach(Type, Steps) -->
    [ 'a ~w goes at most ~d steps'-[Type,Steps] ].

player(red) -->
    [ 'Red'-[] ].
player(cian) -->
    [ 'Cian'-[] ].
