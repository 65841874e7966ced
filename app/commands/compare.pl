/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_compare, [run/2]).
:- use_module(library(main)).
:- use_module(common).
:- use_module('../../prolog/tabuleiro').

/** <module> tabuleiro compare: do two implementations play the same game?
*/

opt_type(config,     config,     term).
opt_type(games,      games,      nonneg).
opt_type(max_plies,  max_plies,  nonneg).
opt_type(seed,       seed,       integer).
opt_type(levels,     levels,     term).
opt_type(seconds,    seconds,    (number|oneof([inf]))).
opt_type(states,     states,     natural).
opt_type(tries,      tries,      nonneg).
opt_type(predicates, predicates, term).
opt_type(matches,    matches,    nonneg).

opt_help(help(header),
         "Plays random games through GAME1 and GAME2, two implementations \c
          of a game, and compares all answers, the bots and the times.").
opt_help(help(usage), " compare [option ...] GAME1 [GAME2]").
opt_help(help(footer),
         "GAME2 is by default the reference of GAME1. The status is 2 if \c
          they differ.").
opt_help(config,     "Play only this config (all of the game)").
opt_help(games,      "Random games of each config (2)").
opt_help(max_plies,  "Longest game (200)").
opt_help(seed,       "Seed of the random generator").
opt_help(levels,     "List of the levels to compare, such as [1,2]").
opt_help(seconds,    "What a level, or shrinking, may take (2); inf").
opt_help(states,     "States to compare a level at (all)").
opt_help(tries,      "Random games of each config for shrinking (30)").
opt_help(predicates, "List of what to time").
opt_help(matches,    "Games between the bots of a level (2)").

opt_meta(config, 'TERM').
opt_meta(levels, 'LIST').
opt_meta(predicates, 'LIST').
opt_meta(seconds, 'SECONDS').

%!  run(+Argv, -Status) is det.

run(Argv, Status) :-
    argv_options(Argv, Positional, Options),
    (   Positional = [Name1]
    ->  atom_concat(Name1, '_reference', Name2)
    ;   positional(['GAME1','GAME2'], Positional, [Name1,Name2])
    ),
    named_game(Name1, Game1),
    named_game(Name2, Game2),
    (   compare_games(Game1, Game2, Options)
    ->  Status = 0
    ;   Status = 2
    ).
