/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_rows,
          [ bot_sample/4,               % ?Size, ?Level, ?Count, ?Config
            seeded_match/2,             % ?Level, ?Config
            forbidden/2                 % ?Position, ?Moves
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

forbidden("x2p/x5/x5/x2c1x2/x7/x7/x2C1x2/x1T1S1T2x1/x1S2PS3x1/x2T3x2/x1_red",
          [ (9-9-3-5)-"R1: there is no tile 9-9",
            "0-4>0-5"-"R6: there is no piece on 0-4",
            "3-3>3-4"-"R6: the piece on 3-3 is the opponent's",
            "3-6>3-6"-"R6: a piece must go to another tile",
            "3-6>3-4"-"R6: too far: a circle goes one step here",
            "2-7>2-2"-"R6: too far: a triangle goes at most 3 steps here",
            "3-8>3-5"-
              "R6: there is no way of at most 5 steps over empty tiles",
            "3-6>3-7"-"R7: the piece on 3-7 is the player's own"
          ]).
forbidden("x2p/x5/x5/x5/x7/x7/x2c1x2/x2S1x2/x2Px2/x5/x1_red",
          [ "3-7>3-6"-"R7: a square may not attack a circle"
          ]).
forbidden("px2/x5/x5/x5/S1s1x5/s2s3x5/x5/x5/x2Px2/x5/x1_red_advanced1",
          [ "0-4>2-4"-"R9: enemy squares bar every way of at most 4 steps"
          ]).
