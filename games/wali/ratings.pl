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

rating(newcomer, 600, 0).
