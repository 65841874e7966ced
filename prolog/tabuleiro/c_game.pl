/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_c_game,
          [ c_game/2                    % +Reference, +Own
          ]).
:- use_module('interface/native').
:- use_module('interface/portray', []).
:- autoload(library(apply), [maplist/2]).
:- autoload(library(lists), [append/3]).
:- autoload(library(pairs), [pairs_keys_values/3]).
:- autoload(library(prolog_code), [pi_head/2]).
:- autoload('play/menu', [play_game/1]).
:- autoload('search/choose',
            [choose_best/4, player_choose_move/5, player_valid_moves/4]).

/** <module> The module of a game in C

The module of a game whose rules run in C is its reference in Prolog with some
predicates replaced:

    :- module(chess, []).
    :- use_module('../../prolog/tabuleiro/c_game').

    :- c_game(reference, []).

Predicates of its own that run in C follow in the same file.
*/

%!  c_game(+Reference, +Own:list) is det.
%
%   A directive. The module that is being loaded, which has the name of a game
%   in C, exports
%
%     - player_to_move/2, valid_moves/2,3, move/3, game_over/2, value/3,
%       best_moves/3 and choose_move/3,4 in C, except those in Own
%     - Own, a list of predicate indicators: the module defines these itself,
%       below `:- if(native_game(Game)).`
%     - play/0, the menu of the game
%     - all else that the file Reference exports
%
%   If the C library is not there or does not have the game, the module exports
%   play/0 and, for the rest, what Reference does.

c_game(Reference, Own) :-
    prolog_load_context(module, Game),
    findall(PI-(Head :- tabuleiro_c_game:Goal),
            ( defined_by(Game, Head, Goal),
              pi_head(PI, Head),
              \+ memberchk(PI, Own)
            ),
            Pairs),
    pairs_keys_values(Pairs, PIs, Clauses),
    (   native_game(Game)
    ->  append(PIs, Own, Exports)
    ;   Exports = PIs
    ),
    compile_aux_clauses(Clauses),
    maplist(Game:export, Exports),
    Game:reexport(Reference, except(Exports)).

%   defined_by(+Game, -Head, -Goal): the module of Game defines Head by Goal,
%   a goal of this module.

defined_by(Game, play, play_game(Game)).
defined_by(Game, Head, Goal) :-
    native_game(Game),
    in_c(Head, Game, Goal).

in_c(player_to_move(State, Player), Game,
     '$player_to_move'(Game, State, Player)).
in_c(valid_moves(State, Moves), Game,
     '$valid_moves'(Game, State, Moves)).
in_c(valid_moves(State, Player, Moves), Game,
     player_valid_moves(Game, State, Player, Moves)).
in_c(move(State, Move, NewState), Game,
     '$move'(Game, State, Move, NewState)).
in_c(game_over(State, Winner), Game,
     '$game_over'(Game, State, Winner)).
in_c(value(State, Player, Value), Game,
     '$value'(Game, State, Player, Value)).
in_c(best_moves(State, Level, Moves), Game,
     '$best_moves'(Game, State, Level, Moves)).
in_c(choose_move(State, Level, Move), Game,
     choose_best(Game, State, Level, Move)).
in_c(choose_move(State, Player, Level, Move), Game,
     player_choose_move(Game, State, Player, Level, Move)).
