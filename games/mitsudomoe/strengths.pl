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

strength(newcomer, [depth(1),net(false),multi_pv(20),noise(4000),overlook(35),hash(1)]).
