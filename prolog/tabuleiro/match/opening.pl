/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_opening,
          [ random_opening/4,           % +Game, -State, -Moves, +Options
            set_random_from/2           % +Seed, +N
          ]).
:- autoload(library(lists), [last/2]).
:- autoload(library(option), [option/3]).
:- autoload('../search/analyse', [analyse/4]).
:- use_module(random_game, [random_game/3]).

/** <module> How the games of a match begin
*/

%!  set_random_from(+Seed, +N) is det.
%
%   Seeds the random generator of the thread. The generators for each N, and
%   for other seeds, are unrelated.

set_random_from(Seed, N) :-
    Mixed is (Seed*6364136223846793005 + N*1442695040888963407)
             mod (1<<62),
    set_random(seed(Mixed)).

%!  random_opening(+Game, -State, -Moves, +Options) is det.
%
%   Moves are random plies from the start, and State comes of them. The game is
%   still open: a short search finds no win, unless 50 openings were drawn.
%   Options, of which others are ignored:
%
%     - opening(Plies): how many; default 0
%     - config(Config): for initial_state/2; default `default`
%     - balanced(Bool): if `true`, neither side may have a lead of three points
%       of five or more; default `false`

random_opening(Game, State, Moves, Options) :-
    option(opening(Plies), Options, 0),
    option(config(Config), Options, default),
    option(balanced(Balanced), Options, false),
    between(1, 50, Try),
    random_game(Game, Moves,
                [ config(Config), max_plies(Plies), careful(true),
                  states(States)
                ]),
    last(States, State),
    (   Plies =:= 0
    ;   Try =:= 50
    ;   is_open(Balanced, Game, State)
    ),
    !.

%   A short search finds no win and, if Balanced, no lead of 500 or more.

is_open(Balanced, Game, State) :-
    opening_search(Balanced, Limits, Lead),
    analyse(Game, State, [Line], [threads(1),hash(0),seed(0)|Limits]),
    number(Line.score),
    abs(Line.score) < Lead.

opening_search(false, [depth(2),nodes(1000)], inf).
opening_search(true,  [nodes(20000)],         500).
