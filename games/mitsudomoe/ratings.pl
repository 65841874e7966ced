/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_ratings,
          [ rating/3                    % ?Name, -Elo, -Error
          ]).

/** <module> The ratings of the strengths, made by `make ladder`
*/

%!  rating(?Name, -Elo:integer, -Error:integer) is nondet.
%
%   See tabuleiro/search/strengths.

rating(newcomer,600,0).
rating(beginner,817,38).
rating(learner,1023,38).
rating(casual,1227,38).
rating(hobbyist,1379,35).
rating(regular,1576,37).
rating(practised,1738,34).
rating(skilled,1895,34).
rating(advanced,2105,39).
rating(strong,2303,32).
rating(expert,2517,37).
