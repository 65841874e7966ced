/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_start,
          [ start_game/2,               % +Game, :Options
            start_match/3,              % +Module, +Settings, +Start
            play_option/5               % +Info, ?Name, ?Type, -Default,
                                        % -Meaning
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../game/game', [view_option/5]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../base/options', [check_options/3]).
:- use_module('../base/printing', [message_text/2]).
:- use_module(terminal, [session/1]).
:- use_module(session, [play_session/4]).
:- use_module(setting,
              [default_settings/2, setting_option/3, settings_config/3]).

/** <module> Starting a game
*/

:- meta_predicate
    start_game(+, :).

%!  play_option(+Info, ?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options: the settings of the game of
%   Info, a dict of game_info/1. A player has the name `player1` or `player2`
%   and that of the game, such as `white`; its value is a term of
%   tabuleiro/match/player, or the number of a level, by default `human`. The
%   others, such as the pace of a game without a person, are those of
%   play_match/5.

play_option(Info, Name, player, _, Meaning) :-
    seat(Info, _, Name, Meaning).
play_option(Info, Name, Type, Default, Meaning) :-
    setting_option(Info, Kind, Option),
    \+ memberchk(Kind, [player,kept]),
    _{name:Name, title:Meaning, default:Default} :< Option,
    option_type(Kind, Option, Type).
play_option(Info, ascii, Type, Default, Meaning) :-
    view_option(Info, ascii, Type, Default, Meaning).

option_type(config, Option, value_of(Option)).
option_type(view, _, boolean).
option_type(match, Option, Type) :-
    (   get_dict(name, Option, pace)
    ->  Type = seconds_or_inf
    ;   get_dict(name, Option, clock)
    ->  Type = value_of(Option)
    ;   Type = boolean
    ).

%   Player Key of the game of Info is called Name.

seat(Info, Key, Name, Meaning) :-
    setting_option(Info, player, Option),
    _{name:Key, title:Title} :< Option,
    message_text(seat(Title), Meaning),
    (   Name = Key
    ;   seat_name(Title, Name),
        Name \== Key
    ).

seat_name(Title, Name) :-
    string_lower(Title, Lower),
    split_string(Lower, " ", "", Words),
    atomic_list_concat(Words, Name).

%!  start_game(+Game, :Options) is det.
%
%   Plays Game, which is loaded if need be, once, such as with size(5-6) and
%   white(Player).
%
%   Options: play_option(Info).
%
%   The settings that the menu remembers have no effect.
%
%   @error those of load_game/2, check_options/3 and play_match/5

start_game(Name, Module:Options0) :-
    load_game(Name, Game),
    Game:game_info(Info),
    check_options(play_option(Info), Options0, Options),
    default_settings(Info, Default),
    Settings0 = Default.put(_{player1:human, player2:human}),
    findall(Key-Value,
            ( setting_option(Info, Kind, Option),
              get_dict(name, Option, Key),
              given(Kind, Info, Key, Options, Module, Value)
            ),
            Pairs),
    foldl(put_pair, Pairs, Settings0, Settings),
    settings_config(Info, Settings, Config),
    findall(ascii(Bool), option(ascii(Bool), Options), Ascii),
    start_match(Game, Settings, [config(Config)|Ascii]).

put_pair(Name-Value, Settings, Settings.put(Name, Value)).

given(player, Info, Key, Options, Module, Module:Player) :-
    !,
    seat(Info, Key, Name, _),
    Option =.. [Name,Player0],
    option(Option, Options),
    !,
    (   integer(Player0)
    ->  Player = level(Player0)
    ;   Player = Player0
    ).
given(_, _, Key, Options, _, Value) :-
    Option =.. [Key,Value],
    option(Option, Options).

%!  start_match(+Module, +Settings:dict, +Start:list) is det.
%
%   Plays a match with the players and views of Settings, see play_session/4.
%   Start has further options of play_match/5. Also returns when a person
%   leaves.

start_match(Game, Settings, Start) :-
    Game:game_info(Info),
    _{ player1:Player1, player2:Player2, pace:Pace, warn:Warn, coach:Coach,
       clock:Clock, pie:Pie }
    :< Settings,
    (   Clock == none
    ->  Limit = inf
    ;   Limit = Clock
    ),
    (   member(Player, [Player1,Player2]),
        is_person(Player)
    ->  Wait = 0
    ;   Wait = Pace
    ),
    views(Info, Settings, Views),
    (   member(Program, [Player1,Player2]),
        is_program(Program)
    ->  Faults = lose
    ;   Faults = throw
    ),
    append(Start,
           [ show(true), pace(Wait), warn(Warn), coach(Coach), pie(Pie),
             time_per_game(Limit),
             book(true), threefold(true), max_plies(1000), faults(Faults)
           | Views
           ],
           Options),
    session(play_session(Game, Player1, Player2, Options)).

%   Views are those of Info that Settings have on, as options.

views(Info, Settings, Views) :-
    findall(View,
            ( setting_option(Info, view, Option),
              get_dict(name, Option, Name),
              get_dict(Name, Settings, true),
              View =.. [Name,true]
            ),
            Views).

%   If a program ends, the game ends without an error.

is_program(Player) :-
    strip_module(Player, _, Term),
    functor(Term, engine, _).

is_person(human).
is_person(_:Player) :-
    Player == human.
