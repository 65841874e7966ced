/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_ladder, [run/2, command_option/4, help/2]).
:- use_module('../help').
:- use_module('../../bench/ladder').

/** <module> tabuleiro ladder: ratings of the named strengths
*/

command_option(Name, Type, Default, Meaning) :-
    ladder_option(Name, Type, Default, Meaning).

help(usage, ['[','GAME',' ...]']).
help(header,
     "Plays each named strength of the games against the one below it, and \c
      writes the ratings to the files of the games and to docs/strengths.md.").

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    arguments(Argv, Games, Options),
    ladder(Games, Options).
