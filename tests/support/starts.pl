/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(starts,
          [ game/1,                     % ?Game
            start/2,                    % +Game, -State
            finished/2                  % +Game, -State
          ]).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro', [random_game/3]).
:- use_module('../../prolog/tabuleiro/game/games',
              [game_name/1, load_game/2]).

/** <module> The games of the library, loaded, and their starts
*/

%!  game(?Game) is nondet.

game(Game) :-
    game_name(Game),
    load_game(Game, Game).

%!  start(+Game, -State) is det.

start(Game, State) :-
    load_game(Game, Game),
    Game:initial_state(default, State).

%!  finished(+Game, -State) is det.
%
%   State is the last one of a random game.

finished(Game, State) :-
    set_random(seed(1)),
    Game:game_info(Info),
    member(Config, Info.configs),
    repeat,
    random_game(Game, _, [config(Config), states(States), max_plies(3000)]),
    last(States, State),
    Game:game_over(State, _),
    !.
