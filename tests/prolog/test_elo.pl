/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_elo, [test_elo/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).

/** <module> Ratings from the points of a match
*/

test_elo :-
    run_tests(elo).

:- begin_tests(elo).

test(even, Elo =:= 0) :-
    tabuleiro_elo:elo_difference(0.5, Elo).
test(three_of_four, true(abs(Elo-190.85) < 0.01)) :-
    tabuleiro_elo:elo_difference(0.75, Elo).
test(all_won, Elo == inf) :-
    tabuleiro_elo:elo_difference(1, Elo).
test(all_lost, Elo == -inf) :-
    tabuleiro_elo:elo_difference(0, Elo).
test(estimate_by_hand,
     [ forall(estimate(Wins-Draws-Losses, Score, LowScore, HighScore)),
       true(Errors == [])
     ]) :-
    interval(Wins, Draws, Losses, elo(Elo, Low, High)),
    findall(Found-Wanted,
            ( member(Found-S, [Elo-Score,Low-LowScore,High-HighScore]),
              tabuleiro_elo:elo_difference(S, Wanted),
              abs(Found-Wanted) > 0.1
            ),
            Errors).
test(losses_mirror_wins, true(Sum < 1.0e-6)) :-
    interval(7, 2, 1, elo(Elo1, Low1, High1)),
    interval(1, 2, 7, elo(Elo2, Low2, High2)),
    Sum is abs(Elo1+Elo2) + abs(Low1+High2) + abs(High1+Low2).
test(more_games_narrow_it, Widths == Sorted) :-
    interval_widths([6-1-3,60-10-30,600-100-300,600_000-100_000-300_000],
                    Widths),
    sort(0, @>, Widths, Sorted).
test(draws_narrow_it, Widths == Sorted) :-
    interval_widths([50-0-50,40-20-40,20-60-20,0-100-0], Widths),
    sort(0, @>, Widths, Sorted).

test(pairs_that_the_opening_decides_narrow_it, true(Pairs < Games)) :-
    tabuleiro_elo:elo_interval([trial(2, 2, 50),trial(2, 4, 5)],
                               elo(Elo1, Low1, High1)),
    interval(60, 0, 50, elo(Elo2, Low2, High2)),
    assertion(abs(Elo1-Elo2) < 1.0e-6),
    Pairs is High1-Low1,
    Games is High2-Low2.
test(pairs_that_one_player_wins_widen_it, true(Pairs > Games)) :-
    tabuleiro_elo:elo_interval([trial(2, 0, 25),trial(2, 4, 30)],
                               elo(_, Low1, High1)),
    interval(60, 0, 50, elo(_, Low2, High2)),
    Pairs is High1-Low1,
    Games is High2-Low2.

%   Bounds of the score, derived without the program.
%
%     - Without draws, W wins and L losses are Beta(W+1, L+1), of whose
%       distribution function F(x) a closed form is short:
%       6-0: F = x^7, so the bounds are 0.025^(1/7) and 0.975^(1/7)
%       0-1: F = 1-(1-x)^2, so they are 1-sqrt(0.975) and 1-sqrt(0.025)
%       1-1: F = 3x^2-2x^3, which is 0.025 at 0.0943
%     - Three draws: M = 1/2, A = 5, V = (1.75/5 - 1/4)/6 = 1/60 and
%       S = (1/4)*60 - 1 = 14. Of Beta(7, 7), F(x) is the probability of 7 or
%       more successes in 13 trials of probability x. That is 0.025 at 0.2513,
%       the lower bound of Clopper and Pearson for 7 of 13.

estimate(6-0-0, 7/8, Low, High) :-
    Low is 0.025**(1/7),
    High is 0.975**(1/7).
estimate(0-0-1, 1/3, Low, High) :-
    Low is 1-sqrt(0.975),
    High is 1-sqrt(0.025).
estimate(1-0-1, 1/2, 0.09430, 0.90570).
estimate(0-3-0, 1/2, 0.25135, 0.74865).

interval_widths(Matches, Widths) :-
    findall(Width,
            ( member(Wins-Draws-Losses, Matches),
              interval(Wins, Draws, Losses, elo(_, Low, High)),
              Width is High-Low
            ),
            Widths).

interval(Wins, Draws, Losses, Interval) :-
    tabuleiro_elo:elo_interval([ trial(1, 2, Wins), trial(1, 1, Draws),
                                 trial(1, 0, Losses)
                               ],
                               Interval).

:- end_tests(elo).
