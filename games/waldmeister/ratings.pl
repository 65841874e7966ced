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

rating(newcomer,600,0).
rating(beginner,782,34).
rating(learner,982,36).
rating(casual,1287,51).
rating(hobbyist,1527,92).
rating(regular,1767,86).
rating(practised,2000,85).
