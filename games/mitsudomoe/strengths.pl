/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_strengths,
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
