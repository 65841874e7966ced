/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_bench, [run/2]).
:- use_module(library(main)).
:- use_module(common).
:- use_module('../../bench/bench').

/** <module> tabuleiro bench: C against the reference
*/

opt_type(Name, Name, Type) :-
    option_type(bench_option, Name, Type).

opt_help(help(header),
         "Measures C against the reference, for all games or those named.").
opt_help(help(usage), " bench [option ...] [GAME ...]").
opt_help(Name, Help) :-
    option_help(bench_option, Name, Help).

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    argv_options(Argv, Games, Options),
    bench(Games, Options).
