/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_messages, []).
:- use_module(notation, [cell_text/2]).

/** <module> Wali: texts

What the game says besides its board, such as why it ended, see game_end/2,
and why a move is not legal, see broken_rules/3: the messages wali(Message).
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

message(off_board(Column-Row)) -->
    [ 'there is no cell in column ~d, row ~d'-[Column,Row] ].
message(drop_now) -->
    [ 'in the drop phase a stone comes from the hand'-[] ].
message(occupied(Cell)) -->
    [ 'there is a stone on '-[] ],
    cell(Cell).
message(next_to_own(Cell)) -->
    [ 'a neighbour of '-[] ],
    cell(Cell),
    [ ' holds a stone of the same colour'-[] ].
message(not_own(Cell)) -->
    [ 'the player to move has no stone on '-[] ],
    cell(Cell).
message(no_neighbours(From, To)) -->
    cell(From),
    [ ' and '-[] ],
    cell(To),
    [ ' are no neighbours'-[] ].
message(goes_back) -->
    [ 'the stone that moved last may not go back'-[] ].
message(take_now) -->
    [ 'a stone of the opponent must be taken first'-[] ].
message(not_enemy(Cell)) -->
    [ 'there is no stone of the opponent on '-[] ],
    cell(Cell).
message(in_three(Cell)) -->
    [ 'the stone on '-[] ],
    cell(Cell),
    [ ' is in a three'-[] ].
message(long_run) -->
    [ 'the stone would stand in a run of four or more'-[] ].

cell(Cell) -->
    { cell_text(Cell, Text) },
    [ '~w'-[Text] ].

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
