/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_strengths,
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
                     multi_pv(20),noise(2_250),overlook(28),hash(1)]).
strength(learner,   [depth(1),nodes(20_000),net(false),
                     multi_pv(20),noise(1_300),overlook(23),hash(1)]).
strength(casual,    [depth(1),nodes(20_000),net(false),
                     multi_pv(20),noise(720),overlook(17),hash(1)]).
strength(hobbyist,  [depth(1),nodes(20_000),net(false),
                     multi_pv(20),noise(330),overlook(10),hash(1)]).
strength(regular,   [depth(1),nodes(20_000),net(false),
                     multi_pv(20),noise(45),overlook(3),hash(1)]).
strength(practised, [depth(2),nodes(4_000),net(false),
                     multi_pv(12),noise(60),overlook(3),hash(1)]).
strength(skilled,   [depth(4),nodes(20_000),net(false),multi_pv(4),hash(1)]).
strength(advanced,  [nodes(120),hash(1)]).
strength(strong,    [nodes(800),hash(1)]).
strength(expert,    [nodes(9_000),hash(1)]).
strength(master,    [nodes(120_000),hash(2)]).

%!  rating(?Name, -Elo:integer, -Error:integer) is nondet.
%
%   Measured and written by `make ladder`.

rating(newcomer, 600, 0).
rating(beginner, 790, 38).
rating(learner, 998, 37).
rating(casual, 1227, 38).
rating(hobbyist, 1444, 39).
rating(regular, 1598, 35).
rating(practised, 1771, 33).
rating(skilled, 1987, 36).
rating(advanced, 2170, 35).
rating(strong, 2389, 34).
rating(expert, 2587, 31).
rating(master, 2751, 28).
