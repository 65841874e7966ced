/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_native,
          [ native_game/1,              % ?Game
            '$player_to_move'/3,        % +Game, +State, -Player
            '$valid_moves'/3,           % +Game, +State, -Moves
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
            '$think'/5                  % +Engine, +State, +Limits, +Goal,
                                        % -Report
          ]).
:- autoload(library(lists), [member/2]).
:- autoload(library(shlib), [load_foreign_library/1]).
:- use_module(messages, []).

/** <module> The C library

This is the one file that loads the C library, from where `make` and
pack_install put it: the folder `lib/<arch>` beside `prolog`. Without the
library a game's module runs on its Prolog reference: it asks native_game/1
when it is loaded.

The predicates whose names start with `$` take the name of a game in C
first. They are documented where the games export them, see
tabuleiro/interface/game.
*/

:- dynamic loaded/0.                    % set once, while this file loads

load_library :-
    prolog_load_context(directory, Here),
    current_prolog_flag(arch, Arch),
    atomic_list_concat([Here, '/../../../lib/', Arch, '/tabuleiro'], Library),
    catch(( load_foreign_library(Library),
            assertz(loaded)
          ),
          Error,
          ( print_message(warning, tabuleiro(no_library(Error))),
            define_missing
          )).

%   What is exported must exist: without the library it throws.

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
%   True when the rules of Game run in C.

native_game(Game) :-
    loaded,
    '$games'(Games),
    member(Game, Games).

%   At the end: what is defined here is not missing.

:- initialization(load_library, now).
