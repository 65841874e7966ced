/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_games, [run/2, command_option/4, help/2]).
:- use_module(library(lists)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/game/games',
              [game_name/1, load_game/2]).
:- use_module('../../prolog/tabuleiro/base/printing', [say/1]).
:- use_module('../../prolog/tabuleiro/search/strengths', [offered_info/2]).

/** <module> tabuleiro games: the list of games, and their levels and options
*/

command_option(_, _, _, _) :-
    fail.

help(usage, ['[','GAME',' ...]']).
help(header, "Lists the games, or the levels and options of each GAME.").

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    arguments(Argv, Names, _),
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
    offered_info(Game, Info),
    say(game(Game, Info)),
    nl.
