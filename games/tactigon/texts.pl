/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_texts,
          [ player//1,                  % +Player
            types//1                    % +Pair
          ]).
:- use_module(library(dcg/high_order), [sequence//3]).
:- use_module('../../prolog/tabuleiro/texts/language').

/** <module> Tactigon: texts

All texts of the game are messages tactigon(Message).
*/

:- texts_of(tactigon).

:- languages_in(tactigon, '.').

                /*******************************
                *              END             *
                *******************************/

%   The reasons why a game has ended, see game_end/2.

message(no_pentagon(Player)) -->
    player(Player),
    [ ' has lost the pentagon.'-[] ].
message(gold(Player)) -->
    player(Player),
    [ ' has held both gold tiles for a turn.'-[] ].
message(no_move(Player)) -->
    player(Player),
    [ ' has no move.'-[] ].

                /*******************************
                *            WHY NOT           *
                *******************************/

%   The reasons why a move is not legal, see broken_rules/3.

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

                /*******************************
                *             MOVES            *
                *******************************/

%   The effects of a move, see move_effects/3, and its deeds, see move_deeds/4.
%   Pieces are Player-Type.

message(take(Type, Cell)) -->
    [ 'take the '-[] ],
    text(Type),
    [ ' on ~w'-[Cell] ].
message(trade(Own, Type, Cell)) -->
    [ 'trade a '-[] ],
    text(Own),
    [ ' for the '-[] ],
    text(Type),
    [ ' on ~w'-[Cell] ].
message(hold_gold) -->
    [ 'hold both gold tiles'-[] ].
message(go_to_gold(Cell)) -->
    [ 'go to the gold on ~w'-[Cell] ].

message(takes(Attacker, Defender)) -->
    piece(Attacker),
    [ ' takes '-[] ],
    piece(Defender),
    [ '.'-[] ].
message(both_lost(Attacker, Defender)) -->
    piece(Attacker),
    [ ' attacks '-[] ],
    piece(Defender),
    [ ': both are lost.'-[] ].
message(holds_gold(Player)) -->
    player(Player),
    [ ' is on both gold tiles, and wins if it holds them for a turn.'-[] ].

                /*******************************
                *             BOARD            *
                *******************************/

message(legend_players(hexagons)) -->
    [ '1st sign: R red, C cyan   GT gold tile, below a piece'-[] ].
message(legend_players(compact)) -->
    [ '1st sign: R red, C cyan   GT gold tile, * below a piece'-[] ].
message(legend_types(Signs)) -->
    [ '2nd sign: ~w circle, ~w triangle, ~w square, ~w pentagon'-Signs ].
message(pieces(Player, Count, Lost)) -->
    player(Player),
    [ ': '-[] ],
    sentence_of(count(Count)),
    lost(Lost).
message(count(1)) -->
    !,
    [ '1 piece.'-[] ].
message(count(Count)) -->
    [ '~d pieces.'-[Count] ].
message(lost) -->
    [ ' Lost: '-[] ].
message(turn(Player)) -->
    player(Player),
    [ ' is to move.'-[] ].

%   The board in sentences.

message(stand(Player, Types)) -->
    player(Player),
    [ ' '-[] ],
    types(Types).
message(gold) -->
    [ 'Gold tiles'-[] ].

                /*******************************
                *             RULES            *
                *******************************/

%   The rules of a game, see rules_text/2. Each is a paragraph of short lines.

message(rule(board(Lines, Columns, Tiles))) -->
    [ 'The board has ~d lines and ~d columns, ~d tiles.'-
      [Lines,Columns,Tiles]
    ].
message(rule(pieces)) -->
    [ 'Each player has 13 pieces: six circles, three triangles, three'-[], nl,
      'squares and a pentagon.'-[]
    ].
message(rule(move)) -->
    [ 'In a turn one piece goes at most as many steps as it has sides'-[], nl,
      '(a circle has one), over empty tiles.'-[]
    ].
message(rule(attack)) -->
    [ 'It may end on an enemy, which is lost. A triangle that takes a'-[], nl,
      'circle is lost as well, and so is a square that takes a'-[], nl,
      'triangle. A square may not attack circles, and a pentagon only'-[], nl,
      'the other pentagon.'-[]
    ].
message(rule(end)) -->
    [ 'A player who loses the pentagon loses the game. A player who'-[], nl,
      'holds both gold tiles when the turn comes wins the game. A'-[], nl,
      'player who cannot move loses.'-[]
    ].
message(rule(advanced(1))) -->
    [ 'Advanced rule 1: squares pass over any piece but enemy'-[], nl,
      'squares.'-[]
    ].
message(rule(advanced(2))) -->
    [ 'Advanced rule 2: a piece that starts on a gold tile has one'-[], nl,
      'step more.'-[]
    ].

lost([]) -->
    !.
lost(Lost) -->
    sentence_of(lost),
    sequence(lost_type, [', '-[]], Lost),
    [ '.'-[] ].

lost_type(Count-Type) -->
    [ '~d '-[Count] ],
    types(Count-Type).

piece(Player-Type) -->
    player(Player),
    [ '\'s '-[] ],
    types(1-Type).

sentence_of(Message) -->
    prolog:translate_message(tactigon(Message)).

%!  types(+Pair)// is det.
%
%   The word for Count pieces of Type, Count-Type, singular or plural.

types(1-Type) -->
    !,
    text(Type).
types(_-Type) -->
    { several(Type, Word) },
    text(Word).

several(circle,   "circles").
several(triangle, "triangles").
several(square,   "squares").
several(pentagon, "pentagons").

%!  player(+Player)// is det.
%
%   The name of Player.

player(red) -->
    text("Red").
player(cian) -->
    text("Cyan").
