/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_rows,
          [ bot_sample/4,               % ?Size, ?Level, ?Count, ?Config
            seeded_match/2              % ?Level, ?Config
          ]).
:- use_module(library(lists)).

/** <module> Tactigon: rows for the tests of all games

What each predicate is for stands in tests/support/game_rows.pl.
*/

bot_sample(short, 2, 6, Config) :-
    config(Config).
bot_sample(long, 2, 100, Config) :-
    config(Config).

config(Config) :-
    tactigon:game_info(Info),
    member(Config, Info.configs).

seeded_match(2, default).
seeded_match(2, [size(15),advanced([1,2])]).
