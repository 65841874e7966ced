/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_remember,
          [ recall_settings/3,          % +Game, +Info, -Settings
            remember_settings/3,        % +Game, +Info, +Settings
            last_game/2                 % +Games, -Game
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../base/kept_terms', [keep_term/3, kept_games/3, kept_term/3]).
:- use_module('../game/game', [has_predicate/2]).
:- use_module(texts, []).
:- use_module(setting,
              [default_settings/2, setting_option/3, setting_value/2]).

/** <module> The settings of the last game

The menu remembers the settings of each game in a global variable of the thread
and, for the next session, in the file `tabuleiro.settings` of the person's
configuration folder. The file has a term settings(Game, Options) for each game.
Options are options of play/2, those that differ from the defaults; both players
if either does. If the file cannot be written, the settings last until the
program ends.

In 0.2.0 both players were people by default: where a file names one player, the
other is a person.

library(settings) is for programs, not for libraries: it saves the settings of
all modules in one file.
*/

%!  recall_settings(+Game, +Info, -Settings:dict) is det.
%
%   Settings are the last ones of this thread, at first those of the file.
%   Values of the file that Info does not have are ignored. A game with
%   menu_settings/1 has some settings itself: these override the file if they
%   were changed before the first menu. If not, the game gets those of the file.

recall_settings(Game, Info, Settings) :-
    settings_variable(Game, Variable),
    (   nb_current(Variable, Kept)
    ->  shared_settings(Game, Kept, Settings)
    ;   default_settings(Info, Default),
        stored_settings(Game, Info, Default, Stored),
        shared_settings(Game, Default, Shared),
        (   Shared == Default
        ->  Settings = Stored,
            share_settings(Game, Settings)
        ;   shared_settings(Game, Stored, Settings)
        ),
        nb_setval(Variable, Settings)
    ).

%!  last_game(+Games, -Game) is semidet.
%
%   Game is the one of Games whose settings were remembered last.

last_game(Games, Game) :-
    kept_games('tabuleiro.settings', is_settings, Latest),
    member(Game, Latest),
    memberchk(Game, Games),
    !.

%!  remember_settings(+Game, +Info, +Settings:dict) is det.
%
%   The next recall_settings/3 returns Settings.

remember_settings(Game, Info, Settings) :-
    settings_variable(Game, Variable),
    nb_setval(Variable, Settings),
    share_settings(Game, Settings),
    store_settings(Game, Info, Settings).

settings_variable(Game, Variable) :-
    atom_concat(tabuleiro_settings_, Game, Variable).

                /*******************************
                *    SHARING WITH THE GAME     *
                *******************************/

%   A game knows people and levels only. Any other player is a person to it.

shared_settings(Game, Settings0, Settings) :-
    (   has_predicate(Game, menu_settings/1)
    ->  Game:menu_settings(Shared),
        findall(Name-Value,
                ( get_dict(Name, Shared, Value),
                  \+ ( Value == human,
                       unknown_to_game(Settings0, Name)
                     )
                ),
                Pairs),
        foldl(put_pair, Pairs, Settings0, Settings)
    ;   Settings = Settings0
    ).

share_settings(Game, Settings) :-
    (   has_predicate(Game, set_menu_settings/1)
    ->  findall(Name-human, unknown_to_game(Settings, Name), Pairs),
        foldl(put_pair, Pairs, Settings, Shared),
        Game:set_menu_settings(Shared)
    ;   true
    ).

unknown_to_game(Settings, Name) :-
    member(Name, [player1,player2]),
    get_dict(Name, Settings, Player),
    Player \== human,
    Player \= level(_).

                /*******************************
                *           THE FILE           *
                *******************************/

stored_settings(Game, Info, Settings0, Settings) :-
    (   kept_term('tabuleiro.settings', is_settings, settings(Game, Options))
    ->  findall(Name-Value,
                ( setting_option(Info, _, Option),
                  get_dict(name, Option, Name),
                  Given =.. [Name,Value],
                  memberchk(Given, Options),
                  setting_value(Option, Value)
                ),
                Pairs),
        two_players(Pairs, Settings0, Settings1),
        foldl(put_pair, Pairs, Settings1, Settings)
    ;   Settings = Settings0
    ).

two_players(Pairs, Settings0, Settings) :-
    (   member(Name-_, Pairs),
        memberchk(Name, [player1,player2])
    ->  Settings = Settings0.put(_{player1:human, player2:human})
    ;   Settings = Settings0
    ).

put_pair(Name-Value, Settings, Settings.put(Name, Value)).

store_settings(Game, Info, Settings) :-
    changed_options(Info, Settings, Options),
    keep_term('tabuleiro.settings', is_settings, settings(Game, Options)).

changed_options(Info, Settings, Options) :-
    findall(Option,
            ( setting_option(Info, Kind, Dict),
              get_dict(name, Dict, Name),
              get_dict(Name, Settings, Value),
              is_changed(Kind, Info, Dict, Settings),
              Option =.. [Name,Value]
            ),
            Options).

is_changed(player, Info, _, Settings) :-
    !,
    setting_option(Info, player, Dict),
    Settings.(Dict.name) \== Dict.default,
    !.
is_changed(_, _, Dict, Settings) :-
    Settings.(Dict.name) \== Dict.default.

is_settings(settings(Game, Options)) :-
    atom(Game),
    is_list(Options).
