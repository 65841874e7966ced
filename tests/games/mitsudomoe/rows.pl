/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_rows,
          [ bot_sample/4,               % ?Size, ?Level, ?Count, ?Config
            seeded_match/2              % ?Level, ?Config
          ]).
:- use_module(library(lists)).

/** <module> Mitsudomoe: rows for the tests of all games

What each predicate is for stands in tests/support/game_rows.pl.
*/

bot_sample(short, Level, 12, Config) :-
    member(Level, [1,2,3,4]),
    member(Config, [default,[rules(official)]]).
bot_sample(long, Level, 300, Config) :-
    bot_sample(short, Level, _, Config).

seeded_match(3, default).
seeded_match(4, [rules(official)]).
