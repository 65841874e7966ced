/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_games,
          [ game_name/1,                % ?Name
            load_game/2,                % +Name, -Module
            game_folder/2               % +Name, -Folder
          ]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [member/2]).
:- use_module(build, [root_directory/1]).
:- use_module(game, [is_game/1, must_be_game/1]).
:- use_module(made_game, [made_game/2]).
:- use_module('../base/options', [near_names/3]).
:- use_module('../base/resolve', [resolve_autoload/0]).

/** <module> Finding and loading games

A folder of `games` with a file of the same name is a game. Loading this file
makes each of them known as `games(Name)`.
*/

:- multifile user:file_search_path/2.
:- dynamic   user:file_search_path/2.

games_directory(Games) :-
    root_directory(Root),
    atom_concat(Root, '/games', Games).

%!  game_name(?Name) is nondet.
%
%   Name is a game that comes with tabuleiro or is in the saved state. Names are
%   enumerated in alphabetical order; semidet for a given Name.

game_name(Name) :-
    atom(Name),
    !,
    games_directory(Games),
    (   game_file(Games, Name, _)
    ->  true
    ;   game_file_name(Games, Name, _, File),
        module_property(Name, file(File))       % in a saved state
    ).
game_name(Name) :-
    games_directory(Games),
    (   exists_directory(Games)
    ->  directory_files(Games, Names0)
    ;   findall(Loaded, current_module(Loaded), Names0)
    ),
    msort(Names0, Names),
    member(Name, Names),
    game_name(Name).

game_file(Games, Name, Base) :-
    game_file_name(Games, Name, Base, File),
    exists_file(File).

game_file_name(Games, Name, Base, File) :-
    atomic_list_concat([Games,/,Name,/,Name], Base),
    file_name_extension(Base, pl, File).

%!  load_game(+Name, -Module) is det.
%
%   Loads the game Name unless it is loaded, without imports. Name is
%
%     - a game that comes with tabuleiro (see game_name/1), such as
%       `waldmeister`
%     - Game_reference for such a game: its rules in Prolog
%     - a loaded module that is a game
%     - Game_pie for any of these: the game with the pie rule, see
%       tabuleiro/match/pie
%
%   @error existence_error(game, Name), whose message lists the games, and
%   those of must_be_game/1

load_game(Name, Name) :-
    must_be(atom, Name),
    (   game_source(Name, File)
    ->  (   is_loaded(Name, File)
        ->  true
        ;   sig_atomic(load_whole(File))
        )
    ;   is_game(Name)
    ->  true
    ;   made_game(Name, _)
    ->  true
    ;   current_module(Name)
    ->  true
    ;   unknown_game(Name)
    ),
    must_be_game(Name).

%   The module Name is a game that was loaded from File, a path without
%   extension.

is_loaded(Name, File) :-
    current_module(Name),
    module_property(Name, file(Path)),
    file_name_extension(File, pl, Path),
    is_game(Name).

load_whole(File) :-
    use_module(File, []),
    resolve_autoload.

unknown_game(Name) :-
    findall(Game, game_name(Game), Games),
    near_names(Name, Games, Near),
    throw(error(existence_error(game, Name),
                context(_, tabuleiro(unknown_game(Near, Games))))).

%!  game_folder(+Name, -Folder) is semidet.
%
%   Folder is the folder of the game Name or Game_reference, which comes with
%   tabuleiro.

game_folder(Name, Folder) :-
    game_source(Name, File),
    file_directory_name(File, Folder).

game_source(Name, File) :-
    games_directory(Games),
    (   game_file(Games, Name, File)
    ->  true
    ;   atom_concat(Game, '_reference', Name),
        game_file(Games, Game, Base),
        file_directory_name(Base, Folder),
        atom_concat(Folder, '/reference', File)
    ).

%   Makes games(wali) the file of the game `wali`.

add_search_paths :-
    games_directory(Games),
    forall(game_name(Name),
           ( atomic_list_concat([Games,/,Name], Folder),
             add_search_path(games, Folder)
           )),
    add_search_path(games, Games).

add_search_path(Alias, Folder) :-
    (   user:file_search_path(Alias, Folder)
    ->  true
    ;   assertz(user:file_search_path(Alias, Folder))
    ).

:- initialization(add_search_paths, now).
