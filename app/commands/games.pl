/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_games, [run/2]).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(common).
:- use_module('../../prolog/tabuleiro/game/games',
              [game_name/1, load_game/2]).
:- use_module('../../prolog/tabuleiro/base/printing', [say/1]).

/** <module> tabuleiro games: what can be played
*/

opt_type(help, help, boolean).

opt_help(help(header),
         "Lists the games, or the levels and options of each GAME.").
opt_help(help(usage), " games [GAME ...]").
opt_help(help, "Show this help message and exit").

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    argv_options(Argv, Names, _),
    (   Names == []
    ->  findall(Name-Title,
                ( game_name(Name),
                  load_game(Name, Game),
                  Game:game_info(Info),
                  Title = Info.title
                ),
                Titles),
        say(game_titles(Titles))
    ;   forall(member(Name, Names),
               describe(Name))
    ).

describe(Name) :-
    named_game(Name, Game),
    Game:game_info(Info),
    say(game(Game, Info)),
    nl.
