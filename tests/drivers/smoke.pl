/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(smoke, [smoke_and_halt/0]).
:- use_module(library(filesex)).
:- use_module('../support/for_all').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/game/build', [root_directory/1]).
:- use_module('../../prolog/tabuleiro/game/native', [native_game/1]).

/** <module> Smoke test: does the build work at all?

`make check` runs this test for pack_install. It does not depend on the clock.
Without a C library, as after a build without a compiler, the games run by their
rules in Prolog.
*/

%!  smoke_and_halt is det.
%
%   Tests each game and ends the process, with status 1 at the first that
%   fails.

smoke_and_halt :-
    for_all(game_name(Game), smoke(Game)),
    halt.

smoke(Game) :-
    load_game(Game, Game),
    (   built
    ->  native_game(Game)
    ;   true
    ),
    Game:game_info(Info),
    Info.configs = [_,Config|_],
    Options = [config(Config), seed(1)],
    atom_concat(Game, '_reference', Reference),
    compare_games(Game, Reference, Report,
                  [ games(1), max_plies(20), states(3), seconds(inf),
                    predicates([]), matches(0)
                  | Options
                  ]),
    Report.difference == none,
    match(Game, search([depth(1)]), random, Result,
          [games(2), jobs(1), max_plies(20)|Options]),
    Result.faults == [],
    format("~w: ok~n", [Game]).

built :-
    root_directory(Root),
    directory_file_path(Root, lib, Library),
    exists_directory(Library).
