/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_tables, [run/2, command_option/4, help/2]).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/base/options', [known_options/3]).
:- use_module('../../prolog/tabuleiro/base/printing', [say/1]).
:- use_module('../../prolog/tabuleiro/base/progress_line',
              [end_progress/0, show_progress/1]).
:- use_module('../../prolog/tabuleiro/search/lines', [player_name/3]).
:- use_module('../../prolog/tabuleiro/search/tables', [open_table/4]).
:- use_module('../../prolog/tabuleiro/game/native', ['$table_value'/4]).
:- use_module('../../prolog/tabuleiro/solve/make_table',
              [ check_table/4, make_table/3, table_counts/3, table_option/4 ]).
:- use_module('../../prolog/tabuleiro/solve/texts', []).

/** <module> tabuleiro tables: makes and checks tables of exact values
*/

command_option(Name, Type, Default, Meaning) :-
    start_option(Name, Type, Default, Meaning).
command_option(Name, Type, Default, Meaning) :-
    table_option(Name, Type, Default, Meaning),
    \+ memberchk(Name, [on_layer,reference]).
command_option(reference, atom as 'GAME', _, "game to check with").
command_option(check, boolean, false,
               "compare entries of each layer with the rules in Prolog").
command_option(sizes, boolean, false,
               "print what the table takes, and make nothing").

help(usage, ['GAME']).
help(header,
     "Makes the table of exact values for the board and the rules of a \c
      config of GAME, and prints the value of the start. An interrupted table \c
      is continued.").
help(footer,
     "analyse --tables=FOLDER uses it, and so does a player \c
      search([tables('FOLDER')]). See docs/solved.md.").

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    arguments(Argv, Positional, Options),
    positional(['GAME'], Positional, [Name]),
    named_game(Name, Game),
    start_state(Game, Options, State),
    known_options(table_option, Options, Given),
    table_counts(Game, State, Counts),
    say(table_counts(Counts)),
    (   option(sizes(true), Options)
    ->  true
    ;   option(check(true), Options)
    ->  check_table(Game, State, Count, Given),
        say(table_checked(Count))
    ;   call_cleanup(make_table(Game, State,
                                [on_layer(app_tables:making)|Given]),
                     end_progress),
        option(folder(Folder), Options, tables),
        start_value(Game, State, Folder)
    ).

:- public making/3.                     % called by make_table/3

making(Layer, Layers, Size) :-
    show_progress(making_layer(Layer, Layers, Size)).

start_value(Game, State, Folder) :-
    open_table(Game, State, Folder, Table),
    '$table_value'(Table, State, 0x7fffffffffff, Value),
    player_name(Game, State, Player),
    say(solved(Player, Value)).
