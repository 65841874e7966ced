/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_remember,
          [ recall_settings/3,          % +Game, +Info, -Settings
            remember_settings/3,        % +Game, +Info, +Settings
            last_game/2                 % +Games, -Game
          ]).
:- use_module(library(apply), [foldl/4, maplist/2]).
:- use_module(library(lists),
              [append/3, member/2, memberchk/2, reverse/2, select/3]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../game/game', [has_predicate/2]).
:- use_module(texts, []).
:- use_module('../base/writing', [replace_text/2]).
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
    settings_file(File),
    file_settings(File, Terms),
    reverse(Terms, Latest),
    member(settings(Game, _), Latest),
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
    (   settings_file(File),
        file_settings(File, Terms),
        memberchk(settings(Game, Options), Terms)
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

%   The terms of other games stay as they are.

store_settings(Game, Info, Settings) :-
    (   settings_file(File),
        file_settings(File, Terms0)
    ->  changed_options(Info, Settings, Options),
        (   select(settings(Game, _), Terms0, Terms1)
        ->  true
        ;   Terms1 = Terms0
        ),
        append(Terms1, [settings(Game, Options)], Terms),
        catch(write_settings(File, Terms),
              error(Formal, Context),
              not_kept(error(Formal, Context)))
    ;   true
    ).

%   The warning is printed once.

:- dynamic told/0.

not_kept(Error) :-
    (   told
    ->  true
    ;   assertz(told),
        print_message(warning, tabuleiro(settings_not_kept(Error)))
    ).

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

write_settings(File, Terms) :-
    with_output_to(string(Text),
                   forall(member(Term, Terms),
                          format('~q.~n', [Term]))),
    replace_text(File, Text).

%   Looks for a file to write first, since the search for a file to read skips a
%   folder that does not exist yet. If there is neither, File cannot be written,
%   and the error says why.

settings_file(File) :-
    member(Access, [append,read]),
    absolute_file_name(user_app_config('tabuleiro.settings'), File,
                       [access(Access), file_errors(fail)]),
    !.
settings_file(File) :-
    (   getenv('XDG_CONFIG_HOME', Folder)
    ->  true
    ;   expand_file_name('~/.config', [Folder])
    ),
    atomic_list_concat([Folder,'/swi-prolog/tabuleiro.settings'], File).

%!  file_settings(+File, -Terms:list) is semidet.
%
%   Terms are those of File, none if there is no file. A damaged file is renamed
%   with a warning, and Terms is empty. Fails if it cannot be renamed.

file_settings(File, Terms) :-
    exists_file(File),
    !,
    catch(( first_use(library(readutil),
                      read_file_to_terms(File, Terms0, [encoding(utf8)])),
            maplist(must_be_settings, Terms0)
          ),
          error(Formal, Context), true),
    (   var(Formal)
    ->  Terms = Terms0
    ;   file_name_extension(File, damaged, Kept),
        catch(rename_file(File, Kept), error(_, _), fail),
        print_message(warning,
                      tabuleiro(settings_damaged(Kept,
                                                 error(Formal, Context)))),
        Terms = []
    ).
file_settings(_, []).

must_be_settings(Term) :-
    (   Term = settings(Game, Options),
        ground(Term),
        atom(Game),
        is_list(Options)
    ->  true
    ;   throw(error(type_error(settings, Term), _))
    ).
