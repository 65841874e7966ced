/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_texts,
          [ cell//2,                    % +Size, +Cell
            gain//1,                    % +Points
            player//1                   % +Player
          ]).
:- use_module(library(dcg/high_order), [sequence//3]).
:- use_module(library(lists), [sum_list/2]).
:- use_module(notation, [cell_text/3]).
:- use_module('../../prolog/tabuleiro/texts/language').
:- use_module('../../prolog/tabuleiro/texts/layout').

/** <module> Wald Meister: texts

All texts of the game are messages waldmeister(Message).
*/

:- texts_of(waldmeister).

:- languages_in(waldmeister, '.').

                /*******************************
                *              END             *
                *******************************/

%   The reasons why the game has ended, see game_end/2.

message(planted) -->
    [ 'All trees are planted.'-[] ].
message(full) -->
    [ 'Every cell has a tree.'-[] ].
message(no_turn(Player)) -->
    player(Player),
    [ ' has no turn.'-[] ].

                /*******************************
                *            WHY NOT           *
                *******************************/

%   The reasons why a move is not legal, see broken_rules/3.

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

                /*******************************
                *             MOVES            *
                *******************************/

%   The effects of a turn, see move_effects/3, and its deeds, see move_deeds/4.

message(join(Height-Color, Cell, Count)) -->
    [ 'join ~d-~d on ~w to a group of ~d'-[Height,Color,Cell,Count] ].
message(gain(1)) -->
    !,
    [ 'gain a point'-[] ].
message(gain(Points)) -->
    [ 'gain ~d points'-[Points] ].
message(cost(Player, 1)) -->
    !,
    [ 'take a point from '-[] ],
    player(Player).
message(cost(Player, Points)) -->
    [ 'take ~d points from '-[Points] ],
    player(Player).

message(points_now(Player, Points, Gain)) -->
    player(Player),
    [ ' now has '-[] ],
    message(count(Points)),
    gain(Gain).

                /*******************************
                *             BOARD            *
                *******************************/

message(player(Player, Goal)) -->
    player(Player),
    [ ', '-[] ],
    sentence_of(goal(Goal)).
message(points(Sizes)) -->
    { sum_list(Sizes, Points) },
    sentence_of(count(Points)),
    [ ': '-[] ],
    sequence(written, ['+'-[]], Sizes).
message(legend([Shape1,Shape2,Shape3])) -->
    [ '1-3: height 1, colour 3. Colours: ~w 1, ~w 2, ~w 3'-
      [Shape1,Shape2,Shape3]
    ].
message(groups) -->
    [ 'Groups that score: ( ) player 1, [ ] player 2, { } both'-[] ].

%   The board in sentences.

message(board(Letter, Size)) -->
    [ 'The diagonals of the board are a to ~c and 1 to ~d.'-[Letter,Size] ].
message(trees(Height-Color)) -->
    [ 'Trees ~d-~d'-[Height,Color] ].
message(hand(Player, Counts)) -->
    player(Player),
    [ ' has in hand: '-[] ],
    hand(Counts),
    [ '.'-[] ].
message(score(Player, Goal, Sizes)) -->
    player(Player),
    [ ' collects '-[] ],
    message(goal(Goal)),
    [ ' and has '-[] ],
    message(points(Sizes)),
    [ '.'-[] ].
message(group(Player, 1, Height)) -->
    player(Player),
    [ '\'s group of height ~d'-[Height] ].
message(group(Player, 2, Color)) -->
    player(Player),
    [ '\'s group of colour ~d'-[Color] ].
message(turn(Player)) -->
    player(Player),
    [ ' is to move.'-[] ].

                /*******************************
                *             RULES            *
                *******************************/

%   The rules of a game, see rules_text/2. Each is a paragraph.

message(rule(board(Size, Cells))) -->
    [ 'The board is a rhombus of ~d by ~d, ~d cells. '-[Size,Size,Cells],
      'Each player has 27 trees: three of each height and colour.'-[]
    ].
message(rule(small(Cells))) -->
    [ 'Only ~d trees fit on it.'-[Cells] ].
message(rule(first)) -->
    [ 'The first turn plants any tree on any cell.'-[] ].
message(rule(turn)) -->
    [ 'After that a turn takes any tree, the opponent\'s too, that has an '-[],
      'empty neighbour, moves it in a straight line over empty cells as '-[],
      'far as one likes, and plants a tree of one\'s own on the cell it '-[],
      'left.'-[]
    ].
message(rule(goals(Goal1, Goal2))) -->
    player(1),
    [ ' collects '-[] ],
    message(goal(Goal1)),
    [ ', '-[] ],
    player(2),
    [ ' '-[] ],
    message(goal(Goal2)),
    [ '. At the end each counts the largest connected group of each of the '-[],
      'three heights or colours: more trees win.'-[]
    ].
message(rule(end)) -->
    [ 'The game ends when all trees are planted, or when the player to '-[],
      'move has no turn.'-[]
    ].
message(goal(1)) -->
    [ 'heights'-[] ].
message(goal(2)) -->
    [ 'colours'-[] ].
message(count(1)) -->
    !,
    [ '1 point'-[] ].
message(count(Points)) -->
    [ '~d points'-[Points] ].

                /*******************************
                *             PARTS            *
                *******************************/

%!  player(+Player)// is det.
%
%   The name of Player.

player(1) -->
    text("Player 1").
player(2) -->
    text("Player 2").

%   Another message, in the language of the person.

sentence_of(Message) -->
    prolog:translate_message(waldmeister(Message)).

%!  gain(+Points)// is det.
%
%   The change of the points by a turn.

gain(Gain) -->
    { Gain > 0 },
    !,
    [ ' (+~d).'-[Gain] ].
gain(Gain) -->
    [ ' (~d).'-[Gain] ].

hand([]) -->
    !,
    [ 'no tree'-[] ].
hand(Counts) -->
    sequence(kind_count, [', '-[]], Counts).

kind_count((Height-Color,1)) -->
    !,
    [ '~d-~d'-[Height,Color] ].
kind_count((Height-Color,Count)) -->
    [ '~d-~d ~d times'-[Height,Color,Count] ].

%!  cell(+Size, +Cell)// is det.
%
%   The name of Cell on a board of Size.

cell(Size, Cell) -->
    { cell_text(Size, Cell, Text) },
    [ '~w'-[Text] ].
