/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_strengths,
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
                     multi_pv(20),noise(1_400),overlook(23),hash(1)]).
strength(learner,   [depth(1),nodes(20_000),net(false),
                     multi_pv(20),noise(750),overlook(17),hash(1)]).
strength(casual,    [depth(1),nodes(20_000),net(false),
                     multi_pv(20),noise(450),overlook(12),hash(1)]).
strength(hobbyist,  [depth(1),nodes(20_000),net(false),
                     multi_pv(20),noise(270),overlook(9),hash(1)]).
strength(regular,   [depth(1),nodes(20_000),net(false),
                     multi_pv(20),noise(45),overlook(2),hash(1)]).
strength(practised, [depth(3),nodes(10_000),net(false),multi_pv(10),hash(1)]).
strength(skilled,   [nodes(150),hash(1)]).
strength(advanced,  [nodes(620),hash(1)]).
strength(strong,    [nodes(2_200),hash(1)]).
strength(expert,    [nodes(6_800),hash(1)]).
strength(master,    [nodes(24_000),hash(1)]).

%!  rating(?Name, -Elo:integer, -Error:integer) is nondet.
%
%   Measured and written by `make ladder`.

rating(newcomer, 600, 0).
rating(beginner, 817, 38).
rating(learner, 1023, 38).
rating(casual, 1227, 38).
rating(hobbyist, 1379, 35).
rating(regular, 1577, 37).
rating(practised, 1743, 34).
rating(skilled, 1900, 34).
rating(advanced, 2110, 39).
rating(strong, 2308, 32).
rating(expert, 2522, 37).
rating(master, 2748, 34).
