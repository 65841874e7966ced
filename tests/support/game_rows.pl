/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(game_rows,
          [ bot_sample/5,               % ?Game, +Size, ?Level, ?Count, ?Config
            seeded_match/3,             % ?Game, ?Level, ?Config
            forbidden/4                 % ?Game, ?Position, ?Move, ?Text
          ]).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro', [game_name/1, load_game/2]).

/** <module> The rows that a game supplies to the tests of all games

The rows are those of games/<game>/tests/rows.pl, where the predicates have no
argument for the game. A game without that file is an error.
*/

rows(Game, Rows) :-
    game_name(Game),
    load_game(Game, Game),
    atom_concat(Game, '_rows', Rows),
    (   current_module(Rows)
    ->  true
    ;   source_file(game_rows:rows(_, _), Here),
        atomic_list_concat(['../../games/', Game, '/tests/rows'], Relative),
        absolute_file_name(Relative, File,
                           [ relative_to(Here), file_type(prolog),
                             access(read)
                           ]),
        use_module(File, [])
    ).

%!  bot_sample(?Game, +Size, ?Level, ?Count, ?Config) is nondet.
%
%   The best moves of Level are compared on Count mid-game states of Config.
%   Size is `short`, for `make check`, or `long`.

bot_sample(Game, Size, Level, Count, Config) :-
    rows(Game, Rows),
    Rows:bot_sample(Size, Level, Count, Config).

%!  seeded_match(?Game, ?Level, ?Config) is nondet.
%
%   A seeded game of the bot Level against level 1 is the same in C and in
%   Prolog.

seeded_match(Game, Level, Config) :-
    rows(Game, Rows),
    Rows:seeded_match(Level, Config).

%!  forbidden(?Game, ?Position, ?Move, ?Text) is nondet.
%
%   Text is why Move, a term or a text, is not legal in Position, a text.

forbidden(Game, Position, Move, Text) :-
    rows(Game, Rows),
    Rows:forbidden(Position, Moves),
    member(Move-Text, Moves).
