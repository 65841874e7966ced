/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_opening,
          [ random_opening/4,           % +Game, -State, -Moves, +Options
            set_random_from/2           % +Seed, +N
          ]).
:- use_module(library(lists), [last/2]).
:- use_module(library(option), [option/3]).
:- use_module('../search/analyse', [analyse/4]).
:- use_module(balance, [is_balanced/2]).
:- use_module(random_game, [random_game/3]).

/** <module> The openings of the games of a match
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
%   Moves are random plies from the start to State. The game is still open: a
%   short search finds no win, unless 50 openings were tried. Other options than
%   these are ignored:
%
%     - opening(Plies): the number of plies; default 0
%     - config(Config): for initial_state/2; default `default`
%     - balanced(Bool): if `true`, neither side may have a lead, and both must
%       win in games of a search against itself, see is_balanced/2; default
%       `false`

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

is_open(true, Game, State) :-
    is_balanced(Game, State).
is_open(false, Game, State) :-
    analyse(Game, State, [Line],
            [depth(2),nodes(1000),threads(1),hash(0),seed(0)]),
    number(Line.score).
