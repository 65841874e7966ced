/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_draws,
          [ history/2,                  % +Options, -History
            seen/4                      % +State, +History0, -History, -Draw
          ]).
:- autoload(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(option), [option/3]).

/** <module> Draws that a match knows and the rules do not

By repetition and by length. A history is history(Plies, MaxPlies, Seen):
Seen tells how often each state occurred, or is `none` where that does not
matter. Equal positions are equal terms in every game.
*/

%!  history(+Options, -History) is det.
%
%   History is that of a game yet to begin. Options are threefold(Bool),
%   default false, and max_plies(Max), default without limit.
%
%   @error type_error(boolean, Threefold), type_error(nonneg, Max)

history(Options, history(0, Max, Seen)) :-
    option(max_plies(Max), Options, inf),
    (   Max == inf
    ->  true
    ;   must_be(nonneg, Max)
    ),
    option(threefold(Threefold), Options, false),
    must_be(boolean, Threefold),
    (   Threefold == true
    ->  empty_assoc(Seen)
    ;   Seen = none
    ).

%!  seen(+State, +History0, -History, -Draw) is det.
%
%   Draw tells why the game is a draw at State, `threefold` or `max_plies`;
%   `none` if it is not.

seen(State, history(Plies0, Max, Seen0), history(Plies, Max, Seen), Draw) :-
    Plies is Plies0+1,
    occurs(Seen0, State, Seen, Times),
    (   Times >= 3
    ->  Draw = threefold
    ;   Plies0 == Max
    ->  Draw = max_plies
    ;   Draw = none
    ).

occurs(none, _, none, 1) :-
    !.
occurs(Seen0, State, Seen, Times) :-
    (   get_assoc(State, Seen0, Times0)
    ->  Times is Times0+1
    ;   Times = 1
    ),
    put_assoc(State, Seen0, Times, Seen).
