/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_strength, [run/2, command_option/4, help/2]).
:- use_module('../help').
:- use_module('../../bench/strength').

/** <module> tabuleiro strength: how well the search plays
*/

command_option(Name, Type, Default, Meaning) :-
    strength_option(Name, Type, Default, Meaning).

help(usage, ['[','GAME',' ...]']).
help(header,
     "Plays the search against the strongest original bot of each game, and \c
      deep searches against shallow ones.").

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    arguments(Argv, Games, Options),
    strength(Games, Options).
