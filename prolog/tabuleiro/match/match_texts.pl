/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_match_texts, []).

/** <module> The texts of matches of many games
*/

:- multifile prolog:message//1.

prolog:message(tabuleiro(games_done(Done, Count, Score, Elapsed, Left))) -->
    [ '~D of ~D games, score ~1f, ~0f s'-[Done,Count,Score,Elapsed] ],
    left(Left).

left(unknown) -->
    !.
left(Seconds) -->
    [ ', ~0f s left'-[Seconds] ].
