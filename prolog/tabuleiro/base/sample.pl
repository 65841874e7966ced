/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_sample,
          [ sample/3                    % +Count, +List, -Sample
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [nth1/3]).
:- use_module(library(random), [randset/3]).

/** <module> Random samples of lists
*/

%!  sample(+Count, +List, -Sample:list) is det.
%
%   Sample has Count random elements of List, in the order of List, or all if
%   List has no more.

sample(Count, List, Sample) :-
    length(List, Length),
    (   Length =< Count
    ->  Sample = List
    ;   randset(Count, Length, Indices),
        maplist(element(List), Indices, Sample)
    ).

element(List, Index, X) :-
    nth1(Index, List, X).
