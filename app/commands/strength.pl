/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_strength, [run/2]).
:- use_module(library(main)).
:- use_module('../../bench/strength').

/** <module> tabuleiro strength: how well the search plays
*/

opt_type(games,   games,   natural).
opt_type(seed,    seed,    integer).
opt_type(time,    time,    number).
opt_type(explain, explain, number).

opt_help(help(header),
         "Plays the search against the strongest bot of each game's document, \c
          and deep searches against shallow ones.").
opt_help(help(usage), " strength [option ...] [GAME ...]").
opt_help(games,   "Games of each match (200)").
opt_help(seed,    "Seed of the random openings (1)").
opt_help(time,    "Seconds to think about a move (0.1)").
opt_help(explain, "Seconds to look for what was better in a position (10)").

opt_meta(time, 'SECONDS').
opt_meta(explain, 'SECONDS').

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    argv_options(Argv, Games, Options),
    strength(Games, Options).
