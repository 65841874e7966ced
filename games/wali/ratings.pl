/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_ratings,
          [ rating/3                    % ?Name, -Elo, -Error
          ]).

/** <module> The ratings of the strengths, made by `make ladder`
*/

%!  rating(?Name, -Elo:integer, -Error:integer) is nondet.
%
%   See tabuleiro/search/strengths.

rating(newcomer,600,0).
rating(beginner,790,38).
rating(learner,998,37).
rating(casual,1227,38).
rating(hobbyist,1444,39).
rating(regular,1598,36).
rating(practised,1810,37).
rating(skilled,2024,37).
rating(advanced,2207,35).
rating(strong,2426,34).
rating(expert,2624,31).
