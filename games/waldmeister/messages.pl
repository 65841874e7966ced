/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_messages, []).
:- use_module(notation, [cell_text/3]).

/** <module> Wald Meister: texts

What the game says besides its board, such as why it ended, see game_end/2,
and why a move is not legal, see broken_rules/3: the messages
waldmeister(Message).
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
message(off_board(Cell)) -->
    [ 'there is no cell ~w'-[Cell] ].
message(first_turn) -->
    [ 'the first turn of the game only plants a tree'-[] ].
message(later_turn) -->
    [ 'only the first turn of the game moves no tree'-[] ].
message(not_in_hand(Tree)) -->
    [ 'the player to move has no tree ~w left'-[Tree] ].
message(no_tree(Size, Cell)) -->
    [ 'there is no tree on '-[] ],
    cell(Size, Cell).
message(not_free(Size, Cell)) -->
    [ 'the tree on '-[] ],
    cell(Size, Cell),
    [ ' has no empty neighbour'-[] ].
message(not_straight) -->
    [ 'a tree moves straight, in one of the six directions'-[] ].
message(in_the_way(Size, Cell)) -->
    [ 'the tree on '-[] ],
    cell(Size, Cell),
    [ ' is in the way'-[] ].

cell(Size, Cell) -->
    { cell_text(Size, Cell, Text) },
    [ '~w'-[Text] ].
