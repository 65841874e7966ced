/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_rows,
          [ bot_sample/4,               % ?Size, ?Level, ?Count, ?Config
            seeded_match/2              % ?Level, ?Config
          ]).
:- use_module(library(lists)).

/** <module> Wali: rows for the tests of all games

What each predicate is for stands in tests/support/game_rows.pl.
*/

bot_sample(short, 2, 40, [size(Size)]) :-       % five stones each at most
    member(Size, [3-3,4-3,3-5,4-4]).
bot_sample(short, 2, 20, [size(4-4),rules(Rules)]) :-
    member(Rules, [ [take(any)], [go_back(allowed)], [long_run(illegal)],
                    [double(two)],
                    [ double(two), go_back(allowed), long_run(illegal),
                      take(any)
                    ]
                  ]).
bot_sample(long, 2, 100, default).
bot_sample(long, 2, 100, [size(4-4)]).
bot_sample(long, 2, 50, [rules([double(two),take(any)])]).

seeded_match(1, default).
seeded_match(2, [size(4-4)]).
