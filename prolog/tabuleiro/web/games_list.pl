:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_games,
          [ games_dicts/2,              % +Games, -Dicts
            rules_lines/4               % +Game, +Info, +Config, -Lines
          ]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [nth0/3, nth1/3]).
:- use_module('../interface/game', [has_predicate/2]).
:- use_module('../interface/language', [local_text/2]).
:- use_module('../interface/menu_messages', []).
:- use_module('../interface/message_strings', [message_strings/2]).
:- use_module('../match/pie', [pie_game/2]).
:- use_module('../search/levels', [worded_levels/2]).

/** <module> The games of a site, for a page that offers them
*/

%!  games_dicts(+Games:list(atom), -Dicts:list(dict)) is det.
%
%   A dict of Dicts has what a person chooses from before a game of a module
%   of Games: with and without the pie rule it is as different as the key pie
%   says.

games_dicts(Games, Dicts) :-
    maplist(game_dict, Games, Dicts).

game_dict(Game,
          game{ name:Game, title:Title, players:Names, levels:Levels,
                options:Options, scene:Scene, rules:Rules,
                pie:pie{name:Pie, title:PieTitle, players:PieNames} }) :-
    Game:game_info(Info),
    names(Info, Title, Names),
    pie_game(Game, Pie),
    Pie:game_info(PieInfo),
    names(PieInfo, PieTitle, PieNames),
    worded_levels(Info, WordedLevels),
    maplist(level_dict, WordedLevels, Levels),
    maplist(option_dict, Info.options, Options),
    (   has_predicate(Game, scene/2)
    ->  Scene = true
    ;   Scene = false
    ),
    rules_lines(Game, Info, default, Rules).

names(Info, Title, Names) :-
    local_text(Info.title, Title),
    maplist(local_text, Info.player_names, Names).

level_dict(Level-Word,
           level{number:Level.number, name:Name, strength:Strength}) :-
    (   Word == none
    ->  local_text(Level.name, Name)
    ;   message_strings([tabuleiro(Word)], [Name])
    ),
    local_text(Level.strength, Strength).

option_dict(Option, Dict) :-
    local_text(Option.title, Title),
    maplist(value_text(Option), Option.values, Values),
    (   nth0(Default, Option.values, Option.default)
    ->  true
    ;   Default = 0
    ),
    Dict0 = option{ name:Option.name, title:Title, values:Values,
                    default:Default },
    (   get_dict(group, Option, Group)
    ->  Dict = Dict0.put(group, Group)
    ;   Dict = Dict0
    ).

value_text(Option, Value, Text) :-
    (   get_dict(labels, Option, Labels),
        nth1(N, Option.values, Value),
        nth1(N, Labels, Label)
    ->  local_text(Label, Text)
    ;   get_dict(parts, Option, _),
        Value = A-B
    ->  format(string(Text), '~w × ~w', [A,B])
    ;   format(string(English), '~w', [Value]),
        local_text(English, Text)
    ).

%!  rules_lines(+Game, +Info, +Config, -Lines:list) is det.
%
%   Lines are the rules of a game with Config.

rules_lines(Game, Info, Config, Lines) :-
    (   has_predicate(Game, rules_text/2)
    ->  Game:rules_text(Config, Lines)
    ;   get_dict(rules, Info, Lines0)
    ->  maplist(local_text, Lines0, Lines)
    ;   Lines = []
    ).
