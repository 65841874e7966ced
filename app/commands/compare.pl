/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_compare, [run/2]).
:- use_module(library(main)).
:- use_module(library(option)).
:- use_module(common).
:- use_module('../../prolog/tabuleiro/compare/compare',
              [compare_games/3, compare_option/4]).

/** <module> tabuleiro compare: do two implementations play the same game?
*/

opt_type(Name, Name, Type) :-
    option_type(compare_option, Name, Type).

opt_help(help(header),
         "Plays random games through GAME1 and GAME2, two implementations \c
          of a game, and compares all answers, the bots and the times.").
opt_help(help(usage), " compare [option ...] GAME1 [GAME2|PROGRAM]").
opt_help(help(footer),
         "GAME2 is by default the reference of GAME1. A PROGRAM that speaks \c
          UGI, \"engine('COMMAND')\", is compared with the rules of GAME1: \c
          options config, games, max_plies, seed, perft. The status is 2 if \c
          they differ.").
opt_help(progress,
         "Report on standard error how it goes; default in a terminal").
opt_help(Name, Help) :-
    option_help(compare_option, Name, Help),
    Name \== progress.

opt_meta(Name, Meta) :-
    option_meta(compare_option, Name, Meta).

%!  run(+Argv, -Status) is det.

run(Argv, Status) :-
    argv_options(Argv, Positional, Options0),
    command_options(compare_option, Options0, Options1),
    (   stream_property(user_error, tty(true))
    ->  Progress = true
    ;   Progress = false
    ),
    merge_options(Options1, [progress(Progress)], Options),
    (   Positional = [Name1]
    ->  atom_concat(Name1, '_reference', Name2)
    ;   positional(['GAME1','GAME2'], Positional, [Name1,Name2])
    ),
    named_game(Name1, Game1),
    (   sub_atom(Name2, 0, _, _, 'engine(')
    ->  player_term(Name2, Game2)
    ;   named_game(Name2, Game2)
    ),
    (   compare_games(Game1, Game2, Options)
    ->  Status = 0
    ;   Status = 2
    ).
