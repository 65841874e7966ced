/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_check, [run/2]).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(library(option)).
:- use_module(common).
:- use_module('../../prolog/tabuleiro').

/** <module> tabuleiro check: what breaks the interface of games?
*/

opt_type(games,     games,     natural).
opt_type(max_plies, max_plies, nonneg).
opt_type(seconds,   seconds,   (number|oneof([inf]))).
opt_type(seed,      seed,      integer).

opt_help(help(header),
         "Plays GAME at random and tells every breach of the interface.").
opt_help(help(usage), " check [option ...] GAME").
opt_help(help(footer),
         "GAME is a game or a file with one. The status is 2 if there is \c
          a breach.").
opt_help(games,     "Random games of each config (3)").
opt_help(max_plies, "Leave a game then").
opt_help(seconds,   "The game must answer in that time (10); inf").
opt_help(seed,      "Seed of the random generator").

opt_meta(seconds, 'SECONDS').

%!  run(+Argv, -Status) is det.

run(Argv, Status) :-
    argv_options(Argv, Positional, Options),
    positional(['GAME'], Positional, [Name]),
    named_module(Name, Game),
    (   option(seed(Seed), Options)
    ->  set_random(seed(Seed))
    ;   true
    ),
    check_game(Game, Report, Options),
    forall(member(breach(Law, Where, Text), Report),
           print_message(error, tabuleiro(breach(Law, Where, Text)))),
    (   Report == []
    ->  format("~w keeps the interface of games~n", [Game]),
        Status = 0
    ;   Status = 2
    ).
