/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_trials,
          [ points_trials/2,            % +HalfPoints, -Trials
            trial_sums/3,               % +Trials, -Games, -Points
            trial_squares/3,            % +Trials, +Score, -Squares
            with_prior/3,               % +Draws, +Trials0, -Trials
            pentanomial/2               % +Trials, -Counts
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2]).

/** <module> Trials: the independent parts of a match

A trial is the two games of an opening with sides exchanged, or a game alone
that has no such partner. The games of a pair are not independent: an opening
that is good for the first player gives each side a point. So the pair is the
trial, and its points, from 0 to 2 in halves, have five values: the
pentanomial model ("Fishtest mathematics",
https://github.com/official-stockfish/fishtest/wiki).

Trials are terms trial(Games, Points, Count): Count trials of Games games, 1 or
2, had Points half points for one of the players.
*/

%!  points_trials(+HalfPoints:list, -Trials:list) is det.
%
%   Trials are those of the games of one opening, with HalfPoints each.

points_trials([A,B], [trial(2, Points, 1)]) :-
    !,
    Points is A+B.
points_trials(HalfPoints, Trials) :-
    findall(trial(1, Points, 1), member(Points, HalfPoints), Trials).

%!  trial_sums(+Trials, -Games, -Points) is det.
%
%   Points are whole points, of Games.

trial_sums(Trials, Games, Points) :-
    aggregate_all(r(sum(Size*Count), sum(Half/2*Count)),
                  member(trial(Size, Half, Count), Trials),
                  r(Games, Points)).

%!  trial_squares(+Trials, +Score, -Squares) is det.
%
%   Squares is the sum of the squared differences between the points of a trial
%   and those expected with Score per game.

trial_squares(Trials, Score, Squares) :-
    aggregate_all(sum(Count*(Half/2 - Size*Score)**2),
                  member(trial(Size, Half, Count), Trials),
                  Squares).

%!  with_prior(+Draws, +Trials0, -Trials) is det.
%
%   Trials are Trials0 and a prior that weighs as much as Draws games, half of
%   them won and half of them lost.

with_prior(Draws, Trials, [trial(1, 0, Each),trial(1, 2, Each)|Trials]) :-
    Each is Draws/2.

%!  pentanomial(+Trials, -Counts) is det.
%
%   Counts are the numbers of pairs of games with 0, 1, 2, 3 and 4 half points.

pentanomial(Trials, Counts) :-
    findall(Count,
            ( between(0, 4, Points),
              aggregate_all(sum(C), member(trial(2, Points, C), Trials),
                            Count)
            ),
            Counts).
