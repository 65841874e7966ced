/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_texts,
          [ cell//1,                    % +Cell
            player//1                   % +Color
          ]).
:- use_module(library(dcg/high_order), [sequence//3]).
:- use_module(notation, [cell_text/2]).
:- use_module('../../prolog/tabuleiro/texts/language').
:- use_module('../../prolog/tabuleiro/texts/layout', [written//1]).

/** <module> Wali: texts

All texts of the game are messages wali(Message).
*/

:- texts_of(wali).

:- languages_in(wali, '.').

                /*******************************
                *              END             *
                *******************************/

%   The reasons why the game has ended, see game_end/2.

message(few_stones(Color, Count)) -->
    player(Color),
    stones(Count).
message(no_move(Color)) -->
    player(Color),
    [ ' has no move.'-[] ].

                /*******************************
                *            WHY NOT           *
                *******************************/

%   The reasons why a move is not legal, see broken_rules/3.

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
    [ ' are not neighbours'-[] ].
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

                /*******************************
                *             MOVES            *
                *******************************/

%   The effects of a move, see move_effects/3, and its deeds, see move_deeds/4.

message(three(Color)) -->
    player(Color),
    [ ' has three in a line and takes a stone.'-[] ].
message(two_threes(Color)) -->
    player(Color),
    [ ' has two threes in line and takes two stones.'-[] ].
message(no_take(Color)) -->
    player(Color),
    [ ' has three in a line, but no stone can be taken.'-[] ].
message(takes(Color, Cell, Left)) -->
    player(Color),
    [ ' takes the stone on '-[] ],
    cell(Cell),
    [ '; ~d left.'-[Left] ].
message(skipped(Color)) -->
    player(Color),
    [ ' cannot drop a stone and is skipped.'-[] ].
message(move_phase) -->
    [ 'The drop phase is over: from now on stones move.'-[] ].
message(make_three(Cells)) -->
    [ 'make three on '-[] ],
    sequence(written, ['-'], Cells).
message(take(Cell)) -->
    [ 'take '-[] ],
    cell(Cell).
message(skip(Color)) -->
    [ 'leave '-[] ],
    player(Color),
    [ ' without a drop'-[] ].
message(discarded(Color, 1)) -->
    !,
    [ 'One stone of '-[] ],
    player(Color),
    [ ' is left over, and out of the game.'-[] ].
message(discarded(Color, Count)) -->
    [ '~d stones of '-[Count] ],
    player(Color),
    [ ' are left over, and out of the game.'-[] ].

                /*******************************
                *             BOARD            *
                *******************************/

message(name(Color)) -->
    player(Color).
message(stones(OnBoard)) -->
    [ '~d on the board'-[OnBoard] ].
message(stones(OnBoard, InHand, Out)) -->
    [ '~d on the board'-[OnBoard] ],
    in_hand(InHand),
    out(Out).
message(doing(Phase)) -->
    doing(Phase).

%   The board in sentences.

message(board(Columns, Rows)) -->
    { Letter is 0'a+Columns-1,
      Last is Rows-1
    },
    [ 'The board has columns a to ~c and rows 0 to ~d.'-[Letter,Last] ].
message(stones_of(Color)) -->
    player(Color),
    [ ' stones'-[] ].
message(has(Color, Stones)) -->
    player(Color),
    [ ' has '-[] ],
    message(Stones),
    [ '.'-[] ].
message(turn(Color, none)) -->
    player(Color),
    [ ' begins.'-[] ].
message(turn(Color, Phase)) -->
    player(Color),
    [ ' '-[] ],
    doing(Phase),
    [ '.'-[] ].

                /*******************************
                *             RULES            *
                *******************************/

%   The rules of a game, see rules_text/2. Each is a paragraph.

message(rule(stones(Columns, Rows, Each))) -->
    [ 'The board has ~d columns and ~d rows. '-[Columns,Rows],
      'Each player has ~d stones; White begins.'-[Each]
    ].
message(rule(drop)) -->
    [ 'First the players drop their stones in turn, each on an empty cell '-[],
      'that is not next to a stone of their own colour. A player who '-[],
      'cannot is skipped; when neither can, the stones left over are out of '-
      [],
      'the game.'-[]
    ].
message(rule(move(GoBack))) -->
    [ 'Then a turn moves a stone to an empty cell next to it, not '-[],
      'diagonally'-[]
    ],
    go_back(GoBack),
    [ '.'-[] ].
message(rule(take(Which, Double))) -->
    [ 'If the stone that has moved now stands in a run of exactly three in '-[],
      'a row or column, it takes '-[]
    ],
    taken(Which),
    [ '. '-[] ],
    double(Double).
message(rule(long_run(no_capture))) -->
    [ 'A run of four or more takes nothing.'-[] ].
message(rule(long_run(illegal))) -->
    [ 'A move to a run of four or more is not allowed.'-[] ].
message(rule(end)) -->
    [ 'A player who has two stones left, or cannot move, loses.'-[] ].

                /*******************************
                *             PARTS            *
                *******************************/

go_back(forbidden) -->
    [ ', and not straight back to where it came from'-[] ].
go_back(allowed) -->
    [].

taken(outside_three) -->
    [ 'an enemy stone that is not itself in a run of three'-[] ].
taken(any) -->
    [ 'any enemy stone'-[] ].

double(one) -->
    [ 'Two runs of three also take only one stone.'-[] ].
double(two) -->
    [ 'Two runs of three take two stones.'-[] ].

in_hand(0) -->
    !,
    [].
in_hand(InHand) -->
    [ ', ~d in hand'-[InHand] ].

out(0) -->
    !,
    [].
out(Out) -->
    [ ', ~d out of the game'-[Out] ].

doing(drop) -->
    [ 'drops a stone'-[] ].
doing(capture) -->
    [ 'moves a stone'-[] ].
doing(peek) -->
    [ 'takes a stone'-[] ].
doing(peek(2)) -->
    [ 'takes two stones'-[] ].


%!  cell(+Cell)// is det.
%
%   The name of Cell.

cell(Cell) -->
    { cell_text(Cell, Text) },
    [ '~w'-[Text] ].

%!  player(+Color)// is det.
%
%   The name of the player with Color.

player('W') -->
    text("White").
player('B') -->
    text("Black").

stones(0) -->
    [ ' has no stones left.'-[] ].
stones(1) -->
    [ ' has one stone left.'-[] ].
stones(2) -->
    [ ' has two stones left.'-[] ].
