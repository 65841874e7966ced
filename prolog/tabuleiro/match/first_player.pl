/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_first_player,
          [ first_advantage/2           % +Trials, -Interval
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/2, clumped/2, member/2]).
:- use_module('../statistics/elo',
              [elo_per_logit/1, logistic/2, prior_draws/1]).

/** <module> The advantage of moving first

If the first player is rated D Elo higher and moving first is worth W, the
expected score of the first player is 1/(1+10^(-(D+W)/400)). D comes from the
ratings of the table. W is the most likely value, with the prior of
tabuleiro/statistics/elo: one game won and one lost between equals. Its error is
that of the sandwich estimator (White 1982, "Maximum Likelihood Estimation of
Misspecified Models"), in which the two games of an opening are one observation.
*/

%!  first_advantage(+Trials:list, -Interval) is det.
%
%   Interval is elo(Elo, Low, High), W and its 95% interval. Trials are lists of
%   the games with the same opening and players: terms D-HalfPoints for the
%   player who moves first.
%
%       ?- first_advantage([[0-2,0-2],[0-2,0-0],[0-1,0-2]], Interval).

first_advantage(Trials, elo(Elo, Low, High)) :-
    prior_draws(Prior),
    append(Trials, Games),
    elo_per_logit(Scale),
    findall(Logit, ( member(D-_, Games), Logit is D/Scale ), Logits0),
    msort(Logits0, Logits),
    clumped(Logits, Counts),
    aggregate_all(sum(Half/2), member(_-Half, Games), Points),
    Wanted is Points+Prior/2,
    halve(50, [0.0-Prior|Counts], Wanted, -50.0, 50.0, W),
    aggregate_all(sum(Count*S*(1-S)),
                  ( member(Logit-Count, [0.0-Prior|Counts]),
                    logistic(Logit+W, S)
                  ),
                  Slope),
    logistic(W, Equal),
    aggregate_all(sum(Residual**2),
                  ( member(Trial, Trials),
                    aggregate_all(sum(Half/2-S),
                                  ( member(D-Half, Trial),
                                    logistic(D/Scale+W, S)
                                  ),
                                  Residual)
                  ),
                  Squares0),
    Squares is Squares0 + Prior/2*(Equal**2+(1-Equal)**2),
    Error is 1.96*Scale*sqrt(Squares)/Slope,
    Elo is Scale*round(1.0e9*W)/1.0e9,  % never -0.0
    Low is Elo-Error,
    High is Elo+Error.

%   halve(+N, +Counts, +Wanted, +Low, +High, -W): the expected points of the
%   games, which grow with W, are Wanted.

halve(0, _, _, Low, High, W) :-
    !,
    W is (Low+High)/2.
halve(N, Counts, Wanted, Low, High, W) :-
    N1 is N-1,
    Middle is (Low+High)/2,
    aggregate_all(sum(Count*S),
                  ( member(Logit-Count, Counts),
                    logistic(Logit+Middle, S)
                  ),
                  Expected),
    (   Expected < Wanted
    ->  halve(N1, Counts, Wanted, Middle, High, W)
    ;   halve(N1, Counts, Wanted, Low, Middle, W)
    ).
