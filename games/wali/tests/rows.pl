/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_rows,
          [ bot_sample/4,               % ?Size, ?Level, ?Count, ?Config
            seeded_match/2,             % ?Level, ?Config
            forbidden/2                 % ?Position, ?Moves
          ]).
:- use_module(library(lists)).

/** <module> Wali: rows for the tests of all games

What each predicate is for stands in tests/support/game_rows.pl.
*/

bot_sample(short, 2, 20, [size(Size)]) :-       % five stones each at most
    member(Size, [3-3,4-3,3-5,4-4]).
bot_sample(short, 2, 10, [size(4-4),rules(Rules)]) :-
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

forbidden("5/2W2/2B2/5/5/5_W_drop",
          [ (0-0/9-9)-"R1: there is no cell in column 9, row 9",
            "b1-b2"-"R4: in the drop phase a stone comes from the hand",
            (1-1/3-3)-"R4: in the drop phase a stone comes from the hand",
            "c1"-"R4: there is a stone on c1",
            "c0"-"R4: a neighbour of c0 holds a stone of the same colour"
          ]).
forbidden("1WB1W/BB2B/1BBWW/W3W/BB1WB/5_W_move_a0-b0,c3-c2",
          [ "b1-c1"-"R6: the player to move has no stone on b1",
            "b0-b1"-"R6: there is a stone on b1",
            "b0-c1"-"R6: b0 and c1 are not neighbours",
            "b0-a0"-"R8: the stone that moved last may not go back"
          ]).
forbidden("WWW1/3W/B2B/1B2_W_move_-,-_long-run-illegal",
          [ "d1-d0"-"R12: the stone would stand in a run of four or more"
          ]).
forbidden("WWW1/3W/B2B/1B1W_W_move_-,-_long-run-illegal",
          [ "d3-d0"-"R6: d3 and d0 are not neighbours"
          ]).
forbidden("WWW2/BBB2/4B/5/5/5_W_take_d0-c0,-",
          [ (1-0/4-2)-"R9: a stone of the opponent must be taken first",
            "b0-e2"-"R9: a stone of the opponent must be taken first",
            "xa0"-"R9: there is no stone of the opponent on a0",
            "xa1"-"R9: the stone on a1 is in a three"
          ]).
forbidden("WWW2/BBB2/4B/5/5/5_W_take_d0-c0,-_take-any",
          [ "b0-a1"-"R9: a stone of the opponent must be taken first"
          ]).
