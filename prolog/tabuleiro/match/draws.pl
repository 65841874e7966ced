/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_draws,
          [ usual_draws/2,              % -Times, -Plies
            draw_option/4,              % ?Name, ?Type, -Default, -Meaning
            history/2,                  % +Options, -History
            seen/4                      % +State, +History0, -History, -Draw
          ]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(option), [option/2]).
:- use_module('../base/options', [check_options/3, known_options/3]).

/** <module> Draws of matches that are not in the rules

A match is drawn by repetition and by length. A history is
history(Plies, MaxPlies, Seen): Seen is an assoc State-Count, or `none` if
repetition does not matter. Equal positions are equal terms in every game.
*/

%!  usual_draws(-Times, -Plies) is det.
%
%   A match is drawn when a position occurs Times times, or after Plies plies.

usual_draws(3, 1000).

%!  draw_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.

draw_option(threefold, boolean,       false,
            "a draw when a position occurs for the third time").
draw_option(max_plies, nonneg_or_inf, inf,
            "a draw after this many plies").

%!  history(+Options, -History) is det.
%
%   History is the history at the start of a game. Other options are ignored.
%
%   Options: draw_option.
%
%   @error type_error(boolean, Threefold), type_error(nonneg, Max)

history(Options0, history(0, Max, Seen)) :-
    known_options(draw_option, Options0, Options1),
    check_options(draw_option, Options1, Options),
    option(max_plies(Max), Options),
    (   option(threefold(true), Options)
    ->  empty_assoc(Seen)
    ;   Seen = none
    ).

%!  seen(+State, +History0, -History, -Draw) is det.
%
%   Draw is the reason for a draw at State, `threefold` or `max_plies`, or
%   `none`.

seen(State, history(Plies0, Max, Seen0), history(Plies, Max, Seen), Draw) :-
    Plies is Plies0+1,
    occurs(Seen0, State, Seen, Times),
    usual_draws(Most, _),
    (   Times >= Most
    ->  Draw = threefold
    ;   Plies0 >= Max
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
