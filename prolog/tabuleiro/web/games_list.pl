:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_games,
          [ games_dicts/2,              % +Games, -Dicts
            look_folder/2,              % +Game, -Folder
            rules_lines/4               % +Game, +Info, +Config, -Lines
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [member/2, nth0/3, nth1/3]).
:- use_module('../game/game', [has_predicate/2]).
:- use_module('../texts/language', [local_text/2]).
:- use_module('../play/texts', []).
:- use_module(learn, [learning/2]).
:- use_module('../texts/message_strings', [message_strings/2]).
:- use_module('../match/pie', [pie_game/2]).
:- use_module('../search/levels', [worded_levels/2]).
:- use_module('../search/strengths', [offered_info/2]).

/** <module> The games of a site, for a page that offers them
*/

%!  games_dicts(+Games:list(atom), -Dicts:list(dict)) is det.
%
%   Dicts has a dict for each module of Games: its title, a sentence about it,
%   players, levels, strengths, whether there are tables, options, look files
%   and rules. The key `pie` has what differs in the game with the pie rule.

games_dicts(Games, Dicts) :-
    maplist(game_dict, Games, Dicts).

game_dict(Game,
          game{ name:Game, title:Title, about:About, players:Names,
                levels:Levels, strengths:Strengths, tables:Tables,
                options:Options,
                scene:Scene, look:Look, rules:Rules, learning:Learning,
                pie:pie{name:Pie, title:PieTitle, players:PieNames} }) :-
    offered_info(Game, Info),
    names(Info, Title, Names),
    (   get_dict(about, Info, About0)
    ->  local_text(About0, About)
    ;   About = null
    ),
    pie_game(Game, Pie),
    Pie:game_info(PieInfo),
    names(PieInfo, PieTitle, PieNames),
    worded_levels(Info, WordedLevels),
    maplist(level_dict, WordedLevels, Levels),
    maplist(strength_dict, Info.strengths, Strengths),
    Tables = Info.tables,
    maplist(option_dict, Info.options, Options),
    (   has_predicate(Game, scene/2)
    ->  Scene = true
    ;   Scene = false
    ),
    findall(Address, look_file(Game, Address), Look),
    learning(Game, Learning),
    rules_lines(Game, Info, default, Rules).

%!  look_folder(+Game, -Folder) is semidet.
%
%   Folder is `web` beside the file of Game. Its files are how the page draws
%   the game: theme.css has the colours, pieces.js the kinds of pieces. Fails if
%   Game has no scene/2 or no such folder; the page then has the default look.

look_folder(Game, Folder) :-
    has_predicate(Game, scene/2),
    module_property(Game, file(File)),
    file_directory_name(File, Directory),
    directory_file_path(Directory, web, Folder),
    exists_directory(Folder).

look_file(Game, Address) :-
    look_folder(Game, Folder),
    member(Name, ['theme.css', 'pieces.js']),
    directory_file_path(Folder, Name, File),
    exists_file(File),
    format(string(Address), 'static/games/~w/~w', [Game,Name]).

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

strength_dict(Strength,
              strength{name:Strength.name, title:Title, elo:Strength.elo}) :-
    local_text(Strength.name, Title).

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
%   Lines are the rules of Game with Config, none if it has no text of its
%   rules.

rules_lines(Game, Info, Config, Lines) :-
    (   has_predicate(Game, rules_text/2)
    ->  Game:rules_text(Config, Lines)
    ;   get_dict(rules, Info, Lines0)
    ->  maplist(local_text, Lines0, Lines)
    ;   Lines = []
    ).
