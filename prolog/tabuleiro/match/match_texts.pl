/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_match_texts, []).
:- autoload(library(dcg/high_order), [sequence//3]).

/** <module> The texts of matches of many games, and of players
*/

:- multifile prolog:message//1.

prolog:message(tabuleiro(games_done(Done, Count, Score, Elapsed, Left))) -->
    [ '~D of ~D games, score ~1f, ~0f s'-[Done,Count,Score,Elapsed] ],
    left(Left).

left(unknown) -->
    !.
left(Seconds) -->
    [ ', ~0f s left'-[Seconds] ].

prolog:message(error(_, context(_, Context))) -->
    { nonvar(Context),
      Context = tabuleiro(Why)
    },
    error(Why).

error(no_player(Term)) -->
    [ '~q is no player: players are a level, a number, '-[Term],
      'random, human, search(Options), bot(Game, Level) '-[],
      'or the name of a predicate'-[]
    ].
error(no_level(Game, Level, Numbers)) -->
    [ '~w has no level ~w; there are '-[Game,Level] ],
    sequence(number, [', '], Numbers).

number(Number) -->
    [ '~w'-[Number] ].
