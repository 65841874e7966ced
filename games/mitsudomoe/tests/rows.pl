/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_rows,
          [ bot_sample/4,               % ?Size, ?Level, ?Count, ?Config
            seeded_match/2,             % ?Level, ?Config
            forbidden/2                 % ?Position, ?Moves
          ]).
:- use_module(library(lists)).

/** <module> Mitsudomoe: rows for the tests of all games

What each predicate is for stands in tests/support/game_rows.pl.
*/

bot_sample(short, Level, 6, Config) :-
    member(Level, [1,2,3,4]),
    member(Config, [default,[rules(official)]]).
bot_sample(long, Level, 300, Config) :-
    bot_sample(short, Level, _, Config).

seeded_match(3, default).
seeded_match(4, [rules(official)]).

forbidden("3BB/4B/5/W4/WW3_W_ring",
          [ [-1,-1,9,9,whiteRing]-"R1: there is no cell in column 9, row 9",
            "a4-c3"-"R4: the ring on a4 is not on top of its stack",
            [0,3,0,2,whiteBall]-"R5: a ring is moved in this step",
            [-1,-1,2,2,blackRing]-"R6: that ring is the opponent's",
            "c3-c4"-"R6: there is no ring of the player to move on c3",
            "@d1"-"R6: there is a ball on d1"
          ]).
forbidden("3BB/4B/2w2/W4/WW3_W_ring",
          [ "c3-c3"-"R6: a ring must go to another cell"
          ]).
forbidden("3BB/4B/w.w.w.w.w4/W4/WW3_W_ring",
          [ "@c3"-"R6: the supply is empty"
          ]).
forbidden("3BB/4B/w4/W4/WW3_W_ball",
          [ "@c4"-"R5: a ball is moved in this step",
            "@c4 b5-c4"-"R5: a ball is moved in this step",
            [3,0,2,0,blackBall]-"R7: that ball is the opponent's",
            "c3-c4"-"R7: there is no ball of the player to move on c3",
            "a4-c3"-"R7: a ball goes straight, in one of the eight directions",
            "a4-b4"-"R7: there is no ring of the ball's colour on top of b4",
            "a5-d5"-
              "R8: the first cell without a ball in this direction is c5",
            "a5-c5"-"R8: there is no ring of the ball's colour on top of c5"
          ]).
forbidden("2wWB/4B/2B2/1w3/WW3_W_ball",
          [ "d1-c1"-"R7: the ball on d1 is on its goal and stays"
          ]).
forbidden("3BB/4B/5/1w3/WWW2_W_ball",
          [ "c5-a5"-"R8: there is no cell without a ball to land on"
          ]).
forbidden("4B/4B/2WBw/1w3/WW3_W_ball",
          [ "c3-e3"-"R9: there is no ring to relocate the vaulted ball to"
          ]).
forbidden("3BB/5/W4/B4/wWW1b_W_ball_official",
          [ "a3-a5"-
              "R14: the ball on a4 is on its goal and may not be vaulted"
          ]).
forbidden("4B/4B/3BW/5/WW2b_W_relocate_d3",
          [ "@c4"-"R5: a vaulted ball is moved in this step",
            "e1-e5"-"R10: no vaulted ball is on e1",
            [3,2,4,4,whiteBall]-
              "R10: only balls of the opponent are relocated",
            "d3-c3"-"R10: there is no ring of the ball's colour on top of c3"
          ]).
