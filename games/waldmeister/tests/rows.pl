/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_rows,
          [ bot_sample/4,               % ?Size, ?Level, ?Count, ?Config
            seeded_match/2,             % ?Level, ?Config
            forbidden/2                 % ?Position, ?Moves
          ]).
:- use_module(library(lists)).

/** <module> Wald Meister: rows for the tests of all games

What each predicate is for stands in tests/support/game_rows.pl.
*/

bot_sample(short, 2, 6, [size(Size)]) :-
    member(Size, [4,5,6,7,8]).
bot_sample(long, 2, 300, [size(8)]).

seeded_match(1, default).
seeded_match(2, [size(5),goals(2-1)]).

forbidden("1/2/1_333333333-333333333_1",
          [ replant(0-0, 1-0, 1-1)-
              "R4: the first turn of the game only plants a tree",
            "a1-b1"-"R4: the first turn of the game only plants a tree"
          ]).
forbidden("a/a1/a2/2/1_033333333-333333333_1",
          [ replant(0-0, 9-9, 1-2)-"R1: there is no cell 9-9",
            "b2-b1"-"R5: there is no tree on b2",
            "1-2@b2"-"R5: only the first turn of the game moves no tree",
            replant(2-0, 2-1, 1-1)-
              "R5: the player to move has no tree 1-1 left",
            replant(2-1, 2-2, 1-2)-"R5: there is no tree on b2",
            replant(0-0, 2-1, 1-2)-
              "R6: a tree moves straight, in one of the six directions",
            replant(0-0, 2-0, 1-2)-"R6: the tree on b1 is in the way"
          ]).
forbidden("a/aa/3/2/1_033333333-333333333_1",
          [ replant(0-0, 2-0, 1-2)-"R5: the tree on a1 has no empty neighbour"
          ]).
