/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_strengths,
          [ strength/2                  % ?Name, -Search
          ]).

/** <module> The searches that are the strengths of the game
*/

%!  strength(?Name, -Search:list) is nondet.
%
%   The weakest first, see tabuleiro/search/strengths; `make ladder` measures
%   them.

strength(newcomer,  [depth(1),nodes(20_000),net(false),
                     multi_pv(20),noise(4_000),overlook(35),hash(1)]).
strength(beginner,  [depth(1),nodes(20_000),net(false),
                     multi_pv(20),noise(720),overlook(17),hash(1)]).
strength(learner,   [depth(1),nodes(20_000),net(false),
                     multi_pv(20),noise(205),overlook(8),hash(1)]).
strength(casual,    [depth(3),nodes(220),net(false),hash(1)]).
strength(hobbyist,  [depth(3),nodes(1_100),net(false),hash(1)]).
strength(regular,   [depth(3),nodes(2_800),net(false),hash(1)]).
strength(practised, [nodes(4_700),hash(1)]).
strength(skilled,   [nodes(13_000),hash(1)]).
