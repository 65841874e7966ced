/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_strengths,
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
                     multi_pv(20),noise(1_300),overlook(23),hash(1)]).
strength(learner,   [depth(1),nodes(20_000),net(false),
                     multi_pv(20),noise(400),overlook(11),hash(1)]).
strength(casual,    [depth(1),nodes(20_000),net(false),
                     multi_pv(20),noise(80),overlook(4),hash(1)]).
strength(hobbyist,  [depth(2),nodes(4_000),net(false),
                     multi_pv(12),noise(270),overlook(7),hash(1)]).
strength(regular,   [depth(2),nodes(4_000),net(false),
                     multi_pv(12),noise(50),overlook(3),hash(1)]).
strength(practised, [depth(3),nodes(10_000),net(false),
                     multi_pv(10),noise(75),overlook(2),hash(1)]).
strength(skilled,   [depth(4),nodes(40_000),net(false),
                     multi_pv(10),noise(22),hash(1)]).
strength(advanced,  [nodes(310),hash(1)]).
strength(strong,    [nodes(1_200),hash(1)]).
strength(expert,    [nodes(15_000),hash(1)]).

%!  rating(?Name, -Elo:integer, -Error:integer) is nondet.
%
%   Measured and written by `make ladder`.

rating(newcomer, 600, 0).
rating(beginner, 832, 37).
rating(learner, 1002, 36).
rating(casual, 1198, 37).
rating(hobbyist, 1422, 37).
rating(regular, 1648, 35).
rating(practised, 1829, 32).
rating(skilled, 2149, 43).
rating(advanced, 2515, 49).
rating(strong, 2603, 20).
rating(expert, 2769, 21).
