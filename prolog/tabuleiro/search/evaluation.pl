/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_evaluation,
          [ evaluation/4,               % +Game, +State, -Score, -Terms
            terms_of/4                  % +Game, +State, +Player, -Terms
          ]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(error), [existence_error/2]).
:- use_module('../interface/games', [load_game/2]).
:- use_module('../interface/native').

/** <module> What a search thinks of a state at first sight

An evaluation is a sum over a few terms, each a count of something that one
player has more of than the other, times a weight. The weights are tuned so
that 1000 is one logit: a score of 0 promises half the points of a match,
1000 three quarters, 2000 seven eighths.

    ?- initial_state(default, S), evaluation(wali, S, Score, Terms).
*/

%!  evaluation(+Game, +State, -Score:integer, -Terms:list(dict)) is semidet.
%
%   Score is how good State is for the player to move, as far as one sees
%   without looking ahead. Terms has a dict for each term, in the order of
%   the game's table in C, with the keys
%
%     - name, meaning: an atom, and a string that says what is counted
%     - count: how many more of these the player to move has
%     - weight: what one is worth
%     - score: count times weight
%
%   Score is the sum of these scores, limited to 20000 either way. Fails when
%   the game is over.
%
%   @error existence_error(native_game, Game) if Game does not run in C

evaluation(Game, State, Score, Terms) :-
    load_game(Game, Native),
    (   native_game(Native)
    ->  true
    ;   existence_error(native_game, Native)
    ),
    \+ '$game_over'(Native, State, _),
    '$player_to_move'(Native, State, Player),
    evaluated(Native, State, Player, Score, Terms).

evaluated(Game, State, Player, Score, Terms) :-
    '$evaluation'(Game, State, Player, Score, Terms0),
    maplist(term_dict, Terms0, Terms).

term_dict(term(Name, Count, Weight, Meaning),
          term{ name:Name, meaning:Meaning, count:Count, weight:Weight,
                score:Score }) :-
    Score is Count*Weight.

%!  terms_of(+Game, +State, +Player, -Terms:list(dict)) is det.
%
%   Terms are those of evaluation/4, as Player sees them; `[]` if the game is
%   over. Game is loaded and runs in C.

terms_of(Game, State, _, []) :-
    '$game_over'(Game, State, _),
    !.
terms_of(Game, State, Player, Terms) :-
    evaluated(Game, State, Player, _, Terms).
