/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_rows,
          [ bot_sample/4,               % ?Size, ?Level, ?Count, ?Config
            seeded_match/2              % ?Level, ?Config
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
