/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_evaluation,
          [ evaluation/4,               % +Game, +State, -Score, -Terms
            terms_of/4                  % +Game, +State, +Player, -Terms
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(error), [existence_error/2]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../game/made_game', [inner_state/3]).
:- use_module('../game/native').

/** <module> The static evaluation of games in C

An evaluation is a sum of terms, each a difference of counts between the
players times a weight. The weights are tuned so that 1000 is one logit: the
expected points of a score of 0 are 1/2, of 1000 about 3/4, of 2000 about 7/8.

    ?- initial_state(default, S), evaluation(wali, S, Score, Terms).
*/

%!  evaluation(+Game, +State, -Score:integer, -Terms:list(dict)) is semidet.
%
%   Score is the static evaluation of State for the player to move. Terms has
%   a dict for each term, in the order of the game's table in C, with the keys
%
%     - name, meaning: an atom, and a string that describes what is counted
%     - gain: a string, what a player has by a higher score, as a noun, or ""
%     - count: the count of the player to move less that of the opponent
%     - weight: the weight of one
%     - score: count times weight
%
%   Score is the sum of these scores, clipped to 20000 either way. Fails when
%   the game is over.
%
%   @error existence_error(native_game, Game) if Game does not run in C

evaluation(Game, State0, Score, Terms) :-
    load_game(Game, Module),
    (   native_game(Module)
    ->  Native = Module,
        State = State0
    ;   searched_in_c(Module, Native)
    ->  inner_state(Module, State0, State)
    ;   existence_error(native_game, Module)
    ),
    '$player_to_move'(Native, State, Player),
    evaluated(Native, State, Player, Score, Terms).

evaluated(Game, State, Player, Score, Terms) :-
    '$evaluation'(Game, State, Player, Score, Terms0),
    maplist(term_dict, Terms0, Terms).

term_dict(term(Name, Count, Weight, Meaning, Gain),
          term{ name:Name, meaning:Meaning, gain:Gain, count:Count,
                weight:Weight, score:Score }) :-
    Score is Count*Weight.

%!  terms_of(+Game, +State, +Player, -Terms:list(dict)) is det.
%
%   Terms are those of evaluation/4 for Player; `[]` if the game is over. Game
%   is loaded and runs in C.

terms_of(Game, State, _, []) :-
    '$game_over'(Game, State, _),
    !.
terms_of(Game, State, Player, Terms) :-
    evaluated(Game, State, Player, _, Terms).
