/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_strengths,
          [ strength/2,                 % ?Name, -Search
            rating/3                    % ?Name, -Elo, -Error
          ]).

/** <module> The strengths of the game and their ratings
*/

%!  strength(?Name, -Search:list) is nondet.
%
%   The weakest first, see tabuleiro/search/strengths.

strength(newcomer,  [depth(1),nodes(20_000),net(false),
                     multi_pv(20),noise(4_000),overlook(35),hash(1)]).
strength(beginner,  [depth(1),nodes(20_000),net(false),
                     multi_pv(20),noise(720),overlook(17),hash(1)]).
strength(learner,   [depth(1),nodes(20_000),net(false),
                     multi_pv(20),noise(205),overlook(8),hash(1)]).
strength(casual,    [depth(3),nodes(220),net(false),hash(1)]).
strength(hobbyist,  [depth(3),nodes(1_100),net(false),hash(1)]).
strength(regular,   [depth(3),nodes(2_800),net(false),hash(1)]).
strength(practised, [nodes(3_600),hash(1)]).
strength(skilled,   [nodes(9_300),hash(1)]).
strength(advanced,  [nodes(25_000),hash(1)]).
strength(strong,    [nodes(90_000),hash(1)]).

%!  rating(?Name, -Elo:integer, -Error:integer) is nondet.
%
%   Measured and written by `make ladder`.

rating(newcomer, 600, 0).
rating(beginner, 783, 35).
rating(learner, 1018, 39).
rating(casual, 1240, 39).
rating(hobbyist, 1391, 33).
rating(regular, 1626, 34).
rating(practised, 1843, 34).
rating(skilled, 2084, 35).
rating(advanced, 2297, 34).
rating(strong, 2478, 32).
