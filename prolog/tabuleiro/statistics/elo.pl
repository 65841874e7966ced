/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_elo,
          [ elo_difference/2,           % +Score, -Elo
            elo_score/2,                % +Elo, -Score
            elo_interval/2,             % +Trials, -Interval
            prior_draws/1,              % -Draws
            logistic/2,                 % +Logit, -Score
            elo_per_logit/1             % -Elo
          ]).
:- use_module(trials, [trial_squares/3, trial_sums/3, with_prior/3]).

/** <module> Elo differences of a match

A difference of D in rating means an expected score of 1/(1+10^(-D/400))
per game (Elo 1978, "The Rating of Chessplayers, Past and Present"). The
ratings of many players, in tabuleiro/statistics/ratings, have this scale
and the prior below.

Six wins of six are no proof of a score of 1. So the figures of a match are
those of a Bayesian estimate. Before the match every score from 0 to 1 is as
likely; this prior weighs as much as two draws, which is how BayesElo, too,
keeps ratings finite (Coulom 2005, https://www.remi-coulom.fr/Bayesian-Elo/).
The trials of a match, see tabuleiro/statistics/trials, and two games of the
prior, one won and one lost, are N games

  - of mean score M, and with the sum Q of the squared differences between the
    points of a trial and those expected with M. The variance of the score is
    V = Q/(N*(N+1)). A pair of games that an opening has decided counts as one
    result, as in the pentanomial model, and not as a win and a loss.
  - For games alone this is a Dirichlet distribution of the shares of wins,
    draws and losses (Gelman et al., "Bayesian Data Analysis", 3.4): after W
    wins, D draws and L losses its parameters are W+1, D and L+1, and
    V = ((W+1+D/4)/N - M^2)/(N+1).
  - The 95% interval of the score is between the quantiles of the beta
    distribution with this mean and variance: its parameters are M*S and
    (1-M)*S, where S = M*(1-M)/V - 1, at most a million.

For games alone without draws this is no approximation: S is N, and the
distribution of the score is Beta(W+1, L+1). Every bound of the score is between
0 and 1. The Wilson score interval would end at 1, an infinite Elo difference,
when all games are won, and it has no place for draws.
*/

%!  elo_difference(+Score:number, -Elo) is det.
%
%   Elo is the difference in rating for a mean Score per game: `-inf` at 0 and
%   `inf` at 1.
%
%       ?- elo_difference(0.75, Elo).
%       Elo = 190.84850188786498.

elo_difference(Score, -inf) :-
    Score =< 0,
    !.
elo_difference(Score, inf) :-
    Score >= 1,
    !.
elo_difference(Score, Elo) :-
    Elo is 400*log10(Score/(1-Score)).

%!  elo_score(+Elo:number, -Score:float) is det.
%
%   Score is the expected score per game of who is rated Elo higher.

elo_score(Elo, Score) :-
    elo_per_logit(Scale),
    logistic(Elo/Scale, Score).

%!  elo_per_logit(-Elo:float) is det.
%
%   A logit is this difference in Elo: 400/ln(10).

elo_per_logit(Elo) :-
    Elo is 400/log(10).

%!  prior_draws(-Draws) is det.
%
%   The weight of the prior, in games.

prior_draws(2).

%!  elo_interval(+Trials, -Interval) is det.
%
%   Interval is elo(Elo, Low, High), three numbers: the Elo difference of the
%   mean score and its 95% interval, as above.
%
%       ?- elo_interval([trial(1, 2, 6)], Interval).        % six wins
%       Interval = elo(338.0..., 63.5..., 976.3...).

elo_interval(Trials, elo(Elo, Low, High)) :-
    score_distribution(Trials, Mean, A, B),
    elo_difference(Mean, Elo),
    beta_quantile(0.025, A, B, LowScore),
    beta_quantile(0.025, B, A, HighLoss),
    elo_difference(LowScore, Low),
    elo_difference(HighLoss, MinusHigh),
    High is -MinusHigh.

score_distribution(Trials0, Mean, A, B) :-
    prior_draws(Prior),
    with_prior(Prior, Trials0, Trials),
    trial_sums(Trials, Games, Points),
    Mean is Points/Games,
    trial_squares(Trials, Mean, Squares),
    Variance is Squares/(Games*(Games+1)),
    Size is min(1.0e6, Mean*(1-Mean)/Variance - 1),
    A is Mean*Size,
    B is (1-Mean)*Size.

%!  beta_quantile(+P, +A, +B, -X) is det.
%
%   The beta distribution with parameters A and B is below X with probability
%   P. X is found by halving an interval of its logit, ln(X/(1-X)).

beta_quantile(P, A, B, X) :-
    halve(50, P, A, B, -50.0, 50.0, X).

halve(0, _, _, _, Low, High, X) :-
    !,
    logistic((Low+High)/2, X).
halve(N, P, A, B, Low, High, X) :-
    N1 is N-1,
    Middle is (Low+High)/2,
    logistic(Middle, Score),
    beta_below(Score, A, B, Below),
    (   Below < P
    ->  halve(N1, P, A, B, Middle, High, X)
    ;   halve(N1, P, A, B, Low, Middle, X)
    ).

%!  logistic(+Logit, -Score:float) is det.
%
%   Score is 1/(1+exp(-Logit)). Logit is an expression.

logistic(Logit, Score) :-
    Score is 1/(1+exp(-Logit)).

%!  beta_below(+X, +A, +B, -P) is det.
%
%   P is the regularised incomplete beta function of X, by its continued
%   fraction (https://dlmf.nist.gov/8.17#E22). The fraction converges fast
%   below the mean; above, P comes from the other tail.

beta_below(X, A, B, P) :-
    (   X =< (A+1)/(A+B+2)
    ->  lower_tail(X, A, B, P)
    ;   Y is 1-X,
        lower_tail(Y, B, A, Q),
        P is 1-Q
    ).

%   The number of terms needed grows with the square root of the parameters.

lower_tail(X, A, B, P) :-
    Pairs is 20+ceiling(sqrt(max(A, B))),
    fraction(Pairs, X, A, B, 0, Fraction),
    P is exp(lgamma(A+B) - lgamma(A) - lgamma(B) + A*log(X) + B*log(1-X))
         / (A*(1+Fraction)).

%   From the last pair of terms to the first: d(2M)/(1+d(2M+1)/(1+Rest)) is
%   what follows the term d(2M-1).

fraction(0, X, A, B, Rest, Fraction) :-
    !,
    Fraction is -(A+B)*X/(A+1) / (1+Rest).
fraction(M, X, A, B, Rest, Fraction) :-
    Even is M*(B-M)*X / ((A+2*M-1)*(A+2*M)),
    Odd is -(A+M)*(A+B+M)*X / ((A+2*M)*(A+2*M+1)),
    Next is Even/(1+Odd/(1+Rest)),
    M1 is M-1,
    fraction(M1, X, A, B, Next, Fraction).
