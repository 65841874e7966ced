/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_compare, [run/2, command_option/4, help/2]).
:- use_module(library(option)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/compare/compare',
              [compare_games/3, compare_option/4]).

/** <module> tabuleiro compare: do two implementations play the same game?
*/

command_option(progress, boolean, _, Meaning) :-
    progress_meaning(Meaning).
command_option(Name, Type, Default, Meaning) :-
    compare_option(Name, Type, Default, Meaning).

help(usage, ['GAME1',' [','GAME2','|','PROGRAM',']']).
help(header,
     "Plays random games through GAME1 and GAME2, two implementations of a \c
      game, and compares all answers, the bots and the times.").
help(footer,
     "GAME2 is by default the reference of GAME1. A PROGRAM that speaks UGI, \c
      \"engine('COMMAND')\", is compared with the rules of GAME1: options \c
      config, games, max_plies, seed, perft. The status is 2 if they differ.").

%!  run(+Argv, -Status) is det.

run(Argv, Status) :-
    arguments(Argv, Positional, Options0),
    (   stream_property(user_error, tty(true))
    ->  Progress = true
    ;   Progress = false
    ),
    merge_options(Options0, [progress(Progress)], Options),
    (   Positional = [Name1]
    ->  atom_concat(Name1, '_reference', Name2)
    ;   positional(['GAME1','GAME2'], Positional, [Name1,Name2])
    ),
    prolog_answers,
    named_game(Name1, Game1),
    (   sub_atom(Name2, 0, _, _, 'engine(')
    ->  player_term(Name2, Game2)
    ;   named_game(Name2, Game2)
    ),
    (   compare_games(Game1, Game2, Options)
    ->  Status = 0
    ;   Status = 2
    ).
