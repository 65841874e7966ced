/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(small_tournament,
          [ played/2,                   % +Options, -Table
            first/2                     % +State, -Move
          ]).
:- use_module(library(option)).
:- use_module('../../prolog/tabuleiro/tournament/tournament').

/** <module> A tournament that takes a second
*/

%!  played(+Options, -Table) is det.
%
%   Table is the result of a tournament of three players with Options.

played(Options0, Table) :-
    merge_options(Options0,
                  [games(4), opening(1), config([size(3)]), seed(1)], Options),
    tournament(waldmeister, [level(1),random,small_tournament:first], Table,
               Options).

%!  first(+State, -Move) is det.
%
%   A player of Wald Meister.

first(State, Move) :-
    waldmeister:valid_moves(State, [Move|_]).
