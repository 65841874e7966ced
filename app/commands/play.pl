/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_play, [run/2]).
:- use_module(library(main)).
:- use_module(common).
:- use_module('../../prolog/tabuleiro').

/** <module> tabuleiro play: in the terminal
*/

opt_type(ascii, ascii, boolean).

opt_help(help(header), "Opens the menu of all games, or of one.").
opt_help(help(usage), " play [option ...] [GAME]").
opt_help(ascii, "Draw boards in ASCII").

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    argv_options(Argv, Positional, Options),
    (   memberchk(ascii(true), Options)
    ->  set_prolog_flag(tabuleiro_ascii, true)
    ;   true
    ),
    (   Positional == []
    ->  tabuleiro
    ;   positional(['GAME'], Positional, [Name]),
        named_game(Name, Game),
        play(Game)
    ).
