/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_native,
          [ native_game/1,              % ?Game
            searched_in_c/2,            % +Game, -Native
            '$player_to_move'/3,        % +Game, +State, -Player
            '$valid_moves'/3,           % +Game, +State, -Moves
            '$choices'/5,               % +Game, +State, -Words, -Numbers,
                                        % -Choices
            '$replay'/5,                % +Game, +State, +Texts, -Moves,
                                        % -States
            '$move'/4,                  % +Game, +State, +Move, -NewState
            '$game_over'/3,             % +Game, +State, -Winner
            '$value'/4,                 % +Game, +State, +Player, -Value
            '$evaluation'/5,            % +Game, +State, +Player, -Score,
                                        % -Terms
            '$best_moves'/4,            % +Game, +State, +Level, -Moves
            '$perft'/4,                 % +Game, +State, +Depth, -Leaves
            '$playouts'/6,              % +Game, +State, +Count, +MaxPlies,
                                        % +Seed, -Plies
            '$open_engine'/4,           % +Game, +Algorithm, +MiB, -Engine
            '$close_engine'/1,          % +Engine
            '$give_way'/0,              % others run before this thread
            '$keep_sockets'/0,          % programs started later get no port
            '$think'/5                  % +Engine, +State, +Limits, +Goal,
                                        % -Report
          ]).
:- autoload(library(lists), [member/2]).
:- autoload(library(shlib), [load_foreign_library/1]).
:- use_module(made_game, [made_of/2]).
:- use_module(messages, []).

/** <module> The C library

This file alone loads the C library: from `build/lib/<arch>` beside `prolog`,
where `make` puts it, else from `lib/<arch>`, where pack_install does. The
module of a game calls native_game/1 while it is loaded and, without the
library, runs on its Prolog reference.

The predicates whose names start with `$` take the name of a game first.
tabuleiro/interface/game documents those that games export.
*/

:- dynamic loaded/0.                    % set once, while this file loads

load_library :-
    library_file(Library),
    catch(( load_foreign_library(Library),
            assertz(loaded)
          ),
          Error,
          ( print_message(warning, tabuleiro(no_library(Error))),
            define_missing
          )).

library_file(Library) :-
    current_prolog_flag(tabuleiro_library, Library),
    !.
library_file(Library) :-
    prolog_load_context(directory, Here),
    current_prolog_flag(arch, Arch),
    member(Lib, ['build/lib', lib]),
    atomic_list_concat([Here, '/../../../', Lib, /, Arch, '/tabuleiro'],
                       Library),
    (   Lib == lib
    ->  true
    ;   absolute_file_name(Library, _,
                           [ file_type(executable),
                             access(read),
                             file_errors(fail)
                           ])
    ),
    !.

%   Without the library the exported predicates throw.

define_missing :-
    module_property(tabuleiro_native, exports(Exports)),
    forall(( member(Name/Arity, Exports),
             functor(Head, Name, Arity),
             \+ predicate_property(tabuleiro_native:Head, defined)
           ),
           assertz((Head :- no_library))).

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
%   The rules of Native run in C: Game, or the game that Game was made of.

searched_in_c(Game, Native) :-
    (   native_game(Game)
    ->  Native = Game
    ;   made_of(Game, Native),
        native_game(Native)
    ).

%   Last in the file: define_missing/0 skips what is defined above.

:- initialization(load_library, now).
