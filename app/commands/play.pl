/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_play, [run/2, command_option/4, help/2]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/game/game', [view_option/5]).
:- use_module('../../prolog/tabuleiro/game/games', [game_name/1]).
:- use_module('../../prolog/tabuleiro/base/options', [check_options/3]).
:- use_module('../../prolog/tabuleiro/play/menu', [play_game/1, play_games/0]).
:- use_module('../../prolog/tabuleiro/play/setting',
              [typed_value/3]).
:- use_module('../../prolog/tabuleiro/play/start',
              [play_option/5, start_game/2]).

/** <module> tabuleiro play: playing in the terminal

The options depend on the game that run/2 finds among the arguments.
*/

help(usage, ['[','GAME',']']).
help(header,
     "Opens the menu of all games, or of one. With an option other than \c
      --ascii and --tables it starts a game at once.").
help(footer,
     "With the name of a GAME, --help lists the options of that game. A \c
      player is human, a name of \"games GAME\", such as casual, a level \c
      from 1 to 9, random, perfect (with --tables), search(Options) or \c
      engine('COMMAND'), a program that speaks UGI.").

command_option(Name, Type, Default, Meaning) :-
    tables_option(Name, Type, Default, Meaning).

%   Before the game is known there is only one option.

command_option(Name, Type, Default, Meaning) :-
    nb_current(app_play_info, Info),
    !,
    play_option(Info, Name, Type, Default, Meaning).
command_option(ascii, Type, Default, Meaning) :-
    view_option(info{}, ascii, Type, Default, Meaning).

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    (   argument_game(Argv, Game)
    ->  Game:game_info(Info),
        nb_setval(app_play_info, Info)
    ;   true
    ),
    parse(Argv, Positional, Given),
    use_tables(Given, Options0),
    partition(==(ascii(true)), Options0, Ascii, Options1),
    (   Ascii == []
    ->  true
    ;   set_prolog_flag(tabuleiro_ascii, true)
    ),
    (   Positional == []
    ->  play_games
    ;   positional(['GAME'], Positional, [Name]),
        named_game(Name, Module),
        maplist(option_value(Info), Options1, Options),
        start(Options, Module)
    ).

start([], Game) :-
    !,
    play_game(Game).
start(Options, Game) :-
    start_game(Game, Options).

%   Game is the game of the first argument that names one.

argument_game(Argv, Game) :-
    member(Argument, Argv),
    \+ sub_atom(Argument, 0, _, _, -),
    (   game_name(Argument)
    ;   atom_concat(Name, '_reference', Argument),
        game_name(Name)
    ;   exists_file(Argument)
    ),
    !,
    named_game(Argument, Game).

%   `--help` also has the options of the game. The message for an unknown option
%   suggests similar options of the game.

parse(Argv, Positional, Options) :-
    (   asks_help(Argv)
    ->  print_help(app_play),
        halt(0)
    ;   catch(arguments(Argv, Positional, Options),
              error(opt_error(unknown_option(_:Name)), _),
              unknown_option(Name))
    ).

unknown_option(Name) :-
    (   nb_current(app_play_info, Info)
    ->  check_options(play_option(Info), [Name], _)
    ;   positional(['GAME'], [], _)
    ).

%   The value of a player option is a term, or the number or name of a level.
%   The value of an option of the game is typed as in the menu.

option_value(Info, Option0, Option) :-
    Option0 =.. [Name,Text],
    command_option(Name, Type, _, _),
    !,
    (   typed_as(Type, Text, Info, Value)
    ->  Option =.. [Name,Value]
    ;   Option = Option0
    ).

typed_as(value_of(Option), Text, _, Value) :-
    typed_value(Option, Text, Value).
typed_as(player, Text, Info, Player) :-
    (   member(Level, Info.levels),
        _{number:Number, name:Name} :< Level,
        string_lower(Text, Name)
    ->  Player = level(Number)
    ;   player_term(Text, Player)
    ).
