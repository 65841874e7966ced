/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_messages, []).
:- use_module(notation, [cell_text/2]).

/** <module> Mitsudomoe: texts

What the game says besides its board, such as why it ended, see game_end/2,
and why a move is not legal, see broken_rules/3: the messages
mitsudomoe(Message).
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

message(off_board(Col-Row)) -->
    [ 'there is no cell in column ~d, row ~d'-[Col,Row] ].
message(covered(Cell)) -->
    [ 'the ring on '-[] ],
    cell(Cell),
    [ ' is not on top of its stack'-[] ].
message(step(Step)) -->
    step(Step),
    [ ' is moved in this step'-[] ].
message(not_own(Kind)) -->
    [ 'that ~w is the opponent\'s'-[Kind] ].
message(no_supply) -->
    [ 'the supply is empty'-[] ].
message(no_own(Kind, Cell)) -->
    [ 'there is no ~w of the player to move on '-[Kind] ],
    cell(Cell).
message(ball_on(Cell)) -->
    [ 'there is a ball on '-[] ],
    cell(Cell).
message(stays) -->
    [ 'a ring must go to another cell'-[] ].
message(on_goal(Cell)) -->
    [ 'the ball on '-[] ],
    cell(Cell),
    [ ' is on its goal and stays'-[] ].
message(no_line) -->
    [ 'a ball goes straight, in one of the eight directions'-[] ].
message(no_ring(Cell)) -->
    [ 'there is no ring of the ball\'s colour on top of '-[] ],
    cell(Cell).
message(lands(none)) -->
    !,
    [ 'there is no cell without a ball to land on'-[] ].
message(lands(Cell)) -->
    [ 'the first cell without a ball in this direction is '-[] ],
    cell(Cell).
message(no_relocation) -->
    [ 'there is no ring to relocate the vaulted ball to'-[] ].
message(not_vaulted(Cell)) -->
    [ 'no vaulted ball is on '-[] ],
    cell(Cell).
message(not_of_opponent) -->
    [ 'only balls of the opponent are relocated'-[] ].
message(vaults_goal(Cell)) -->
    [ 'the ball on '-[] ],
    cell(Cell),
    [ ' is on its goal and may not be vaulted'-[] ].

step(ring) -->
    [ 'a ring'-[] ].
step(ball) -->
    [ 'a ball'-[] ].
step(relocate(_)) -->
    [ 'a vaulted ball'-[] ].

cell(Cell) -->
    { cell_text(Cell, Text) },
    [ '~w'-[Text] ].

player('White') -->
    [ 'White'-[] ].
player('Black') -->
    [ 'Black'-[] ].
