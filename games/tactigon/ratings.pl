/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_ratings,
          [ rating/3                    % ?Name, -Elo, -Error
          ]).

/** <module> The ratings of the strengths, made by `make ladder`
*/

%!  rating(?Name, -Elo:integer, -Error:integer) is nondet.
%
%   See tabuleiro/search/strengths.

rating(newcomer, 600, 0).
rating(beginner, 832, 37).
rating(learner, 1002, 36).
rating(casual, 1198, 37).
rating(hobbyist, 1422, 37).
rating(regular, 1648, 35).
rating(practised, 1829, 32).
rating(skilled, 2004, 33).
rating(advanced, 2245, 28).
rating(strong, 2474, 23).
