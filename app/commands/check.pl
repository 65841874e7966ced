/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_check, [run/2]).
:- use_module(library(main)).
:- use_module(library(option)).
:- use_module(common).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/check/check_game',
              [check_game_option/4]).
:- use_module('../../prolog/tabuleiro/terminal/terminal',
              [end_progress/0, say/1, show_progress/1]).

/** <module> tabuleiro check: what breaks the interface of games?
*/

opt_type(Name, Name, Type) :-
    option_type(check_game_option, Name, Type).
opt_type(seed, seed, integer).

opt_help(help(header),
         "Plays GAME at random and reports every breach of the interface.").
opt_help(help(usage), " check [option ...] GAME").
opt_help(help(footer),
         "GAME is a game or a file with one. The status is 2 if there is \c
          a breach, 1 if GAME cannot be loaded.").
opt_help(Name, Help) :-
    option_help(check_game_option, Name, Help).
opt_help(seed, "Seed of the random generator").

opt_meta(Name, Meta) :-
    option_meta(check_game_option, Name, Meta).

%!  run(+Argv, -Status) is det.

run(Argv, Status) :-
    argv_options(Argv, Positional, Argued),
    command_options(check_game_option, Argued, Options0),
    positional(['GAME'], Positional, [Name]),
    named_game(Name, Game),
    (   select_option(seed(Seed), Options0, Options)
    ->  set_random(seed(Seed))
    ;   Options = Options0
    ),
    check_game_option(games, _, Default, _),
    option(games(Count), Options, Default),
    check_game(Game, Report,
               [on_breach(say_breach),on_game(say_game(Count))|Options]),
    end_progress,
    (   Report == []
    ->  say(keeps_interface(Game)),
        Status = 0
    ;   Status = 2
    ).

say_breach(Breach) :-
    end_progress,
    print_message(error, tabuleiro(Breach)).

say_game(Count, Config, Number) :-
    show_progress(checking(Config, Number, Count)).
