/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_own_rating,
          [ own_rating/4                % +Strength, +Points, +Rating0, -Rating
          ]).
:- use_module('../search/strengths', [anchor/1]).
:- use_module('../statistics/glicko',
              [glicko_bounded/2, glicko_start/2, glicko_update/3]).

/** <module> The rating of a person after a game against a named strength

The terminal keeps the rating in the settings of the game, the page in the
browser.
*/

%   The standard error of the rating of a strength, in Elo: about what `make
%   ladder` reports, at most.

opponent_deviation(20).

%!  own_rating(+Strength:dict, +Points, +Rating0, -Rating) is det.
%
%   Rating is that of tabuleiro/statistics/glicko after Points, 0, 0.5 or 1,
%   against Strength. Rating0 is the rating before, or `none` before the first
%   game.

own_rating(Strength, Points, Rating0, Rating) :-
    rating_before(Rating0, Before),
    opponent_deviation(Deviation),
    glicko_update([result(Strength.elo, Deviation, Points)], Before, After),
    glicko_bounded(After, Rating).

rating_before(none, Rating) :-
    !,
    anchor(Anchor),
    glicko_start(Anchor, Rating).
rating_before(Rating, Rating).
