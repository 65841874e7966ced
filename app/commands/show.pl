/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_show, [run/2]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(common).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/play/replay',
              [replay_option/4, show_position/3]).
:- use_module('../../prolog/tabuleiro/terminal/terminal', [say/1]).

/** <module> tabuleiro show: recorded games in the terminal
*/

opt_type(game,  game,  natural).
opt_type(print, print, boolean).
opt_type(Name,  Name,  Type) :-
    option_type(replay_option, Name, Type).

opt_help(help(header), "Replays a game of the record FILE in the terminal.").
opt_help(help(usage), " show [option ...] FILE").
opt_help(game,  "Which game of FILE (1)").
opt_help(print,
         "Print the position after move --ply and leave; the last by default").
opt_help(Name, Help) :-
    option_help(replay_option, Name, Help).

opt_meta(Name, Meta) :-
    option_meta(replay_option, Name, Meta).

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    argv_options(Argv, Positional, Options0),
    positional(['FILE'], Positional, [File]),
    recorded_game(File, Options0, Record),
    exclude(own_option, Options0, Options1),
    (   memberchk(print(true), Options0)
    ->  (   selectchk(ply(Ply), Options1, Options)
        ->  true
        ;   Ply = inf,
            Options = Options1
        ),
        show_position(Record, Ply, Options)
    ;   Record = record(Tags, _),
        say(recorded(Tags)),
        replay(Record, Options1)
    ).

own_option(game(_)).
own_option(print(_)).
