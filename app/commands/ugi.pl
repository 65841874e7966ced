/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_ugi, [run/2, command_option/4, help/2]).
:- use_module(library(option)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/ugi/protocol', [ugi_answer/3]).
:- use_module('../../prolog/tabuleiro/ugi/session', [ugi_session/2]).

/** <module> tabuleiro ugi: a game by the Universal Game Interface
*/

command_option(config, Type, Default, Meaning) :-
    start_option(config, Type, Default, Meaning).

help(usage, ['GAME']).
help(header, Text) :-
    ugi_answer(help, Text, _).
help(footer,
     "GAME is a game or a file with one. docs/ugi.md describes the commands.").

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    arguments(Argv, Positional, Options),
    positional(['GAME'], Positional, [Name]),
    named_game(Name, Game),
    start_state(Game, Options, _),
    option(config(Config), Options, default),
    ugi_session(Game, Config).
