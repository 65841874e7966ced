/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_worker, [run/2, command_option/4, help/2]).
:- use_module(library(apply)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/tournament/worker').

/** <module> tabuleiro worker: playing games of tournaments run elsewhere
*/

command_option(Name, Type, Default, Meaning) :-
    redis_command_option(Name, Type, Default, Meaning).
command_option(Name, Type, Default, Meaning) :-
    worker_option(Name, Type, Default, Meaning).

help(usage, ['[','FILE',' ...]']).
help(header,
     "Plays games of tournaments that run elsewhere with the same --redis.").
help(footer,
     "Each FILE, your own game, is loaded first. Ctrl-C ends the work; other \c
      workers play the games that were begun.").

%!  run(+Argv, -Status) is det.

run(Argv, Status) :-
    arguments(Argv, Files, Options0),
    redis_server_option(Options0, Server, Options),
    maplist(named_game, Files, _),
    interruptible([int,term,hup],
                  worker(Server, [until(interrupted)|Options])),
    (   interrupted
    ->  Status = 130
    ;   Status = 0
    ).
