/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_worker, [run/2]).
:- use_module(library(apply)).
:- use_module(library(main)).
:- use_module(common).
:- use_module('../../prolog/tabuleiro/tournament/worker').

/** <module> tabuleiro worker: plays games of tournaments elsewhere
*/

opt_type(redis, redis, atom).
opt_type(redis_options, redis_options, term).
opt_type(Name, Name, Type) :-
    option_type(worker_option, Name, Type).

opt_help(help(header),
         "Plays games of tournaments that run elsewhere with the same \c
          --redis.").
opt_help(help(usage),
         " worker [option ...] [FILE ...]").
opt_help(help(footer),
         "Each FILE is loaded first: a game of one's own. Ctrl-C ends the \c
          work; others play what was begun.").
opt_help(redis, "The Redis server (localhost:6379)").
opt_help(redis_options, "Options of redis_connect/3, such as TLS").
opt_help(Name, Help) :-
    option_help(worker_option, Name, Help).

opt_meta(redis, 'HOST:PORT').
opt_meta(redis_options, 'LIST').
opt_meta(Name, Meta) :-
    option_meta(worker_option, Name, Meta).

%!  run(+Argv, -Status) is det.

run(Argv, Status) :-
    argv_options(Argv, Files, Options0),
    redis_server_option(Options0, Server, Options),
    maplist(named_game, Files, _),
    interruptible([int,term,hup],
                  worker(Server, [until(interrupted)|Options])),
    (   interrupted
    ->  Status = 130
    ;   Status = 0
    ).
