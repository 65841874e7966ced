/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_ratings,
          [ rating/3                    % ?Name, -Elo, -Error
          ]).

/** <module> The ratings of the strengths, made by `make ladder`
*/

%!  rating(?Name, -Elo:integer, -Error:integer) is nondet.
%
%   See tabuleiro/search/strengths.

rating(newcomer, 600, 0).
rating(beginner, 783, 35).
rating(learner, 1018, 39).
rating(casual, 1240, 39).
rating(hobbyist, 1391, 33).
rating(regular, 1626, 34).
rating(practised, 1813, 34).
rating(skilled, 2035, 35).
