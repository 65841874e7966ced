/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_match_texts, []).
:- use_module('../interface/language').
:- use_module('../interface/layout').

/** <module> The texts of matches of many games, and of players
*/

:- texts_of(tabuleiro).

message(games_done(Done, Count, Score, Elapsed, Left)) -->
    [ '~D of ~D games, score ~1f, ~0f s'-[Done,Count,Score,Elapsed] ],
    left(Left).
message(error(no_player(Term), _)) -->
    [ '~q is not a player: players are a level, a number, '-[Term],
      'random, human, search(Options), bot(Game, Level), engine(Command) '-[],
      'or the name of a predicate'-[]
    ].
message(error(no_level(Game, Level, Numbers), _)) -->
    [ '~w has no level ~w; there are '-[Game,Level] ],
    written_list(Numbers).

left(unknown) -->
    !.
left(Seconds) -->
    [ ', ~0f s left'-[Seconds] ].
