/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_native,
          [ native_game/1,              % ?Game
            searched_in_c/2,            % +Game, -Native
            '$engine'/1,                % -Engine
            '$player_to_move'/3,        % +Game, +State, -Player
            '$valid_moves'/3,           % +Game, +State, -Moves
            '$choices'/5,               % +Game, +State, -Words, -Numbers,
                                        % -Choices
            '$replay'/5,                % +Game, +State, +Texts, -Moves,
                                        % -States
            '$move'/4,                  % +Game, +State, +Move, -NewState
            '$game_over'/3,             % +Game, +State, -Winner
            '$plies_left'/3,            % +Game, +State, -Plies
            '$value'/4,                 % +Game, +State, +Player, -Value
            '$evaluation'/5,            % +Game, +State, +Player, -Score,
                                        % -Terms
            '$best_moves'/4,            % +Game, +State, +Level, -Moves
            '$perft'/4,                 % +Game, +State, +Depth, -Leaves
            '$playouts'/6,              % +Game, +State, +Count, +MaxPlies,
                                        % +Seed, -Plies
            '$open_engine'/4,           % +Game, +Algorithm, +MiB, -Engine
            '$close_engine'/1,          % +Engine
            '$is_paused'/1,             % +Engine
            '$open_compiled'/3,         % +File, +Atoms, -Compiled
            '$open_compiled_engine'/6,  % +Compiled, +Setting, +Unit,
                                        % +Algorithm, +MiB, -Engine
            '$compiled_entry'/2,        % +Compiled, +Entry
            '$compiled_answer'/5,       % +Compiled, +Entry, +A, +B, -Answer
            '$compiled_left'/3,         % +Compiled, -Version, -Why
            '$compiled_perft'/4,        % +Compiled, +State, +Depth, -Leaves
            '$give_way'/0,              % others run before this thread
            '$without_signals'/1,       % +Goal: threads it starts get none
            '$keep_sockets'/0,          % programs started later get no port
            '$think'/5,                 % +Engine, +State, +Limits, +Goal,
                                        % -Report
            '$verdict'/2,               % +Engine, -Verdict
            '$table_key'/3,             % +Game, +State, -Key
            '$open_table'/4,            % +Game, +State, +Folder, -Table
            '$table_layers'/2,          % +Table, -Layers
            '$build_layer'/3,           % +Table, +Layer, +Threads
            '$verify_layer'/4,          % +Table, +Layer, +Threads, -Verdict
            '$table_next_end'/4,        % +Table, +Layer, +From, -Index
            '$table_value'/4,           % +Table, +State, +Most, -Value
            '$table_moves'/5,           % +Table, +State, +Most, -Moves, -Values
            '$table_longest'/4,         % +Table, +Layer, -Index, -Value
            '$table_has'/2,             % +Table, +State
            '$table_entry'/5            % +Table, +Layer, +Index, -State,
                                        % -Value
          ]).
:- use_module(library(lists), [member/2]).
:- if(exists_source(library(shlib))).
:- use_module(library(shlib), [load_foreign_library/1]).
:- endif.
:- use_module(build, [build_folder/1, other_version/1, root_directory/1]).
:- use_module(made_game, [made_of/2]).
:- use_module('../texts/texts', []).

/** <module> The C library

Only this file loads the C library: from the folder of build_folder/1, to which
`make` writes it, or from `lib/<arch>`, to which pack_install does. A library
that was built for another version of SWI-Prolog is refused. The module of a
game calls native_game/1 while it is loaded; without the library it runs on its
Prolog reference.

The first argument of a predicate whose name starts with `$` is the name of a
game. tabuleiro/game/game documents the predicates that games export.
*/

:- dynamic loaded/0.                    % set once, while this file loads
:- volatile loaded/0.                   % or a saved state starts

load_library :-
    catch(( load_c,
            must_be_for_this_version,
            assertz(loaded)
          ),
          Error,
          ( print_message(warning, tabuleiro(no_library(Error))),
            define_missing
          )).

%   Where no foreign library can be loaded, in WebAssembly, the program that
%   starts SWI-Prolog brings the library as a predicate that installs it.

load_c :-
    brought(Install),
    predicate_property(Install, foreign),
    !,
    call(Install).
load_c :-
    library_folder(Folder),
    library_name(Name),
    setup_call_cleanup(
        asserta(user:file_search_path(foreign, Folder), Clause),
        load_foreign_library(foreign(Name)),
        erase(Clause)).

brought(user:'$install_tabuleiro').

library_name(Name) :-
    (   current_prolog_flag(tabuleiro_library, Library)
    ->  file_base_name(Library, Name)
    ;   Name = tabuleiro
    ).

library_folder(Folder) :-
    current_prolog_flag(tabuleiro_library, Library),
    !,
    working_directory(Here, Here),
    absolute_file_name(Library, Path, [relative_to(Here)]),
    file_directory_name(Path, Folder).
library_folder(Folder) :-
    (   build_folder(Folder)
    ;   pack_folder(Folder)
    ),
    library_in(Folder, tabuleiro, _),
    !.
library_folder(Root) :-                 % the state itself may have it
    current_prolog_flag(saved_program, true),
    !,
    root_directory(Root).
library_folder(_) :-
    findall(Version, other_version(Version), Versions),
    throw(built_for(Versions)).

pack_folder(Folder) :-
    root_directory(Root),
    current_prolog_flag(arch, Arch),
    atomic_list_concat([Root,/,lib,/,Arch], Folder).

library_in(Folder, Name, File) :-
    absolute_file_name(Name, File,
                       [ relative_to(Folder), file_type(executable),
                         access(read), file_errors(fail)
                       ]).

must_be_for_this_version :-
    '$built_for'(Version),
    (   current_prolog_flag(version, Version)
    ->  true
    ;   throw(built_for([Version]))
    ).

:- multifile qsave:arch_shlib/3.

%   qsave_program/2 with foreign(save) saves File in the state. If make compiles
%   for two levels of the instruction set, this is the library for any
%   processor; the usual file only names the two libraries.

qsave:arch_shlib(Arch, foreign(Name), File) :-
    tabuleiro_native:library_name(Name),
    current_prolog_flag(arch, Arch),
    tabuleiro_native:library_folder(Folder),
    (   atom_concat(lib, Name, AnyProcessor),
        tabuleiro_native:library_in(Folder, AnyProcessor, File)
    ->  true
    ;   tabuleiro_native:library_in(Folder, Name, File)
    ).

%   Defines the exported predicates to throw if there is no library. Undefined
%   predicates of a saved state would fail.

define_missing :-
    module_property(tabuleiro_native, exports(Exports)),
    forall(( member(Name/Arity, Exports),
             functor(Head, Name, Arity),
             \+ predicate_property(tabuleiro_native:Head, number_of_clauses(_))
           ),
           ( abolish(tabuleiro_native:Name/Arity),
             assertz((Head :- no_library))
           )).

:- public no_library/0.

no_library :-
    throw(error(existence_error(foreign_library, tabuleiro), _)).

%!  native_game(?Game) is nondet.
%
%   True if the rules of Game run in C.

native_game(Game) :-
    loaded,
    '$games'(Games),
    member(Game, Games).

%!  searched_in_c(+Game, -Native) is semidet.
%
%   Native is Game, or the game that Game was made of, and its rules run in C.

searched_in_c(Game, Native) :-
    (   native_game(Game)
    ->  Native = Game
    ;   made_of(Game, Native),
        native_game(Native)
    ).

%   This must be the end of the file: define_missing/0 skips the predicates that
%   are defined above.

:- initialization(load_library, now).
