/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_strength, [run/2]).
:- use_module(library(main)).
:- use_module(common).
:- use_module('../../bench/strength').

/** <module> tabuleiro strength: how well the search plays
*/

opt_type(Name, Name, Type) :-
    option_type(strength_option, Name, Type).

opt_help(help(header),
         "Plays the search against the strongest bot of each game's document, \c
          and deep searches against shallow ones.").
opt_help(help(usage), " strength [option ...] [GAME ...]").
opt_help(Name, Help) :-
    option_help(strength_option, Name, Help).

opt_meta(Name, Meta) :-
    option_meta(strength_option, Name, Meta).

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    argv_options(Argv, Games, Options),
    strength(Games, Options).
