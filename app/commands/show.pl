/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_show, [run/2, command_option/4, help/2]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/match/record', [record_start/3]).
:- use_module('../../prolog/tabuleiro/play/replay',
              [replay/2, replay_option/5, show_position/3]).
:- use_module('../../prolog/tabuleiro/base/printing', [say/1]).

/** <module> tabuleiro show: recorded games in the terminal

The options depend on the game of the record that run/2 finds among the
arguments.
*/

help(usage, ['FILE',' [','GAME',']']).
help(header, "Replays a game of the record FILE in the terminal.").
help(footer,
     "With FILE, --help also lists the views of its game. If the games were \c
      played by your own program, GAME is the program.").

command_option(game, positive_integer, 1, "which game of FILE").
command_option(print, boolean, false,
               "print the position after move --ply, by default the last, and \c
                exit").
command_option(Name, Type, Default, Meaning) :-
    (   nb_current(app_show_info, Info)
    ->  true
    ;   Info = info{}                   % the options that all games have
    ),
    replay_option(Info, Name, Type, Default, Meaning).

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    (   argument_record(Argv, Record)
    ->  record_start(Record, Game, _),
        Game:game_info(Info),
        nb_setval(app_show_info, Info)
    ;   true
    ),
    (   asks_help(Argv)
    ->  print_help(app_show),
        halt(0)
    ;   arguments(Argv, Positional, Options0)
    ),
    record_file(Positional, File),
    (   var(Record)
    ->  recorded_game(File, Options0, Record)
    ;   true
    ),
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

%   Record is a game of the first argument that is a file. The program that
%   played it may be the next argument.

argument_record(Argv, Record) :-
    include(is_file, Argv, Files),
    Files = [File|_],
    record_file(Files, File),
    (   member(Argument, Argv),
        atom_concat('--game=', Digits, Argument),
        atom_number(Digits, Number)
    ->  recorded_game(File, [game(Number)], Record)
    ;   recorded_game(File, [], Record)
    ).

is_file(Argument) :-
    \+ sub_atom(Argument, 0, _, _, -),
    exists_file(Argument).

own_option(game(_)).
own_option(print(_)).
