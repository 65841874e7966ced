/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_changing,
          [ changing/2                  % +Terms0, -Terms
          ]).

/** <module> Lists without repetitions in a row
*/

%!  changing(+Terms0:list, -Terms:list) is det.
%
%   Terms are Terms0, of variants in a row the first one.
%
%       ?- changing([f(_),f(_),g,f(_)], Terms).
%       Terms = [f(_),g,f(_)].

changing([], []).
changing([Term|Terms0], [Term|Terms]) :-
    same_first(Terms0, Term, Terms1),
    changing(Terms1, Terms).

same_first([Next|Terms0], Term, Terms) :-
    Next =@= Term,
    !,
    same_first(Terms0, Term, Terms).
same_first(Terms, _, Terms).
