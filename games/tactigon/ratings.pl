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

rating(newcomer,600,0).
rating(beginner,837,36).
rating(learner,1006,36).
rating(casual,1201,37).
rating(hobbyist,1306,77).
rating(regular,1489,35).
rating(practised,1680,81).
rating(skilled,1854,68).
rating(advanced,2051,65).
rating(strong,2289,28).
rating(expert,2480,54).
