/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_bench, [run/2, command_option/4, help/2]).
:- use_module('../help').
:- use_module('../../bench/bench').

/** <module> tabuleiro bench: C against the reference
*/

command_option(Name, Type, Default, Meaning) :-
    bench_option(Name, Type, Default, Meaning).

help(usage, ['[','GAME',' ...]']).
help(header,
     "Measures C against the reference, for all games or those named.").

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    arguments(Argv, Games, Options),
    bench(Games, Options).
