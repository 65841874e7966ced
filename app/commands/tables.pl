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
:- use_module('../../prolog/tabuleiro/search/print_analysis',
              [print_analysis/3]).
:- use_module('../../prolog/tabuleiro/search/tables', [open_table/4]).
:- use_module('../../prolog/tabuleiro/game/native', ['$table_value'/4]).
:- use_module('../../prolog/tabuleiro/game/state_notation',
              [state_notation/3]).
:- use_module('../../prolog/tabuleiro/solve/kept_value',
              [critical_states/5, kept_value/5]).
:- use_module('../../prolog/tabuleiro/solve/check_table',
              [check_ends/4, check_table/4, rules_to_check/3, verify_table/4]).
:- use_module('../../prolog/tabuleiro/solve/make_table',
              [make_table/3, table_counts/3, table_option/4]).
:- use_module('../../prolog/tabuleiro/solve/play_won', [play_won/6]).
:- use_module('../../prolog/tabuleiro/solve/print_result', [print_result/3]).
:- use_module('../../prolog/tabuleiro/solve/table_entries', [longest_win/5]).

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
command_option(ends, boolean, false,
               "compare all ends of the game with the rules in Prolog").
command_option(verify, boolean, false,
               "compare all entries with what their moves lead to, in C").
command_option(play, positive_integer, _,
               "play this many won entries out, by the rules in Prolog").
command_option(kept, positive_integer, _,
               "how often levels keep the value in this many positions").
command_option(levels, list(integer), [3,4,5,6,7,8,9],
               "the levels of --kept").
command_option(longest, boolean, false,
               "print the longest win of the table and its line").
command_option(seed, integer, _, "seed of the random generator").
command_option(sizes, boolean, false,
               "print what the table takes, and make nothing").

help(usage, ['GAME']).
help(header,
     "Makes the table of exact values for the board and the rules of a \c
      config of GAME, and prints the value of the start if it has one. An \c
      interrupted table is continued. With --check, --ends, --verify, --play, \c
      --kept or --longest it uses the table that is there.").
help(footer,
     "analyse, annotate, play and serve use it with --tables=FOLDER, and so \c
      does a player search([tables('FOLDER')]). See docs/solved.md.").

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    arguments(Argv, Positional, Options),
    positional(['GAME'], Positional, [Name]),
    named_game(Name, Game),
    start_state(Game, Options, State),
    (   option(seed(Seed), Options)
    ->  set_random(seed(Seed))
    ;   true
    ),
    option(folder(Folder), Options, tables),
    (   option(sizes(true), Options)
    ->  tell_sizes(Game, State)
    ;   findall(Task, asked(Options, Task), [Task|Tasks])
    ->  forall(member(T, [Task|Tasks]), use(T, Game, State, Folder, Options))
    ;   tell_sizes(Game, State),
        make(Game, State, Folder, Options)
    ).

tell_sizes(Game, State) :-
    table_counts(Game, State, Counts),
    say(table_counts(Counts)).

asked(Options, Task) :-
    member(Task, [check,ends,verify,longest]),
    Option =.. [Task,true],
    option(Option, Options).
asked(Options, Task) :-
    member(Task, [play(_),kept(_)]),
    option(Task, Options).

use(Task, Game, State, _, Options) :-
    check(Task, Check),
    known_options(table_option, Options, Given),
    call(Check, Game, State, Count, Given),
    say(table_checked(Task, Count)).
use(longest, Game, State, Folder, _) :-
    (   longest_win(Game, State, Folder, Won, Line)
    ->  state_notation(Game, Won, Text),
        format('~w~n', [Text]),
        print_analysis(Game, Won, [Line])
    ;   say(no_wins)
    ).
use(play(Count), Game, State, Folder, Options) :-
    rules_to_check(Game, Options, Rules),
    play_won(Game, Rules, State, Folder, Count, Played),
    say(table_played(Played)).
use(kept(Wanted), Game, State, Folder, Options) :-
    set_prolog_flag(tabuleiro_level_seconds, inf),
    critical_states(Game, State, Folder, Wanted, States),
    length(States, Count),
    option(levels(Levels), Options, [3,4,5,6,7,8,9]),
    forall(member(Level, Levels),
           ( kept_value(Game, States, Folder, Level, Kept),
             say(kept_value(Level, Kept, Count))
           )).

check(check,  check_table).
check(ends,   check_ends).
check(verify, verify_table).

make(Game, State, Folder, Options) :-
    known_options(table_option, Options, Given),
    call_cleanup(make_table(Game, State,
                            [on_layer(app_tables:making)|Given]),
                 end_progress),
    open_table(Game, State, Folder, Table),
    (   '$table_value'(Table, State, 0x7fffffffffff, Value)
    ->  print_result(Game, State, Value)
    ;   true                            % the start is no ending
    ).

:- public making/3.                     % called by make_table/3

making(Layer, Layers, Size) :-
    show_progress(making_layer(Layer, Layers, Size)).
