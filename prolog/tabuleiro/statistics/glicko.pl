/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_glicko,
          [ glicko_start/2,             % +Elo, -Rating
            glicko_update/3,            % +Results, +Rating0, -Rating
            glicko_interval/3,          % +Rating, -Elo, -Error
            glicko_bounded/2,           % +Rating0, -Rating
            is_glicko/1                 % @Term
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2]).

/** <module> Glicko-2: the rating of one player

A rating is glicko(Elo, Deviation, Volatility). The deviation is a standard
error in Elo; the volatility measures how erratic the results are. The formulas
and the numbers of their steps are those of Glickman (2022, "Example of the
Glicko-2 system", http://www.glicko.net/glicko/glicko2.pdf).

    ?- glicko_update([result(1400,30,1),result(1550,100,0),result(1700,300,0)],
                     glicko(1500, 200, 0.06), Rating).
    Rating = glicko(1464.05..., 151.51..., 0.05999...).
*/

%   The constraint on the volatility, and the Elo of a unit of the formulas.

tau(0.5).
scale(173.7178).

%!  glicko_start(+Elo, -Rating) is det.
%
%   Rating is that of a player before the first game, whose strength is guessed
%   to be Elo.

glicko_start(Elo, glicko(Elo, Deviation, 0.06)) :-
    glicko_range(deviation, _, Deviation).

%   glicko_range(?Part, -Least, -Most): of the parts of a rating. Against an
%   opponent 6400 Elo weaker the expected score would be rounded to 1.

glicko_range(elo,        -4_000, 6_000).
glicko_range(deviation,  1,      350).
glicko_range(volatility, 0.0001, 1).

%!  is_glicko(@Term) is semidet.
%
%   Term is a rating, with its parts in their ranges.

is_glicko(Term) :-
    ground(Term),
    Term = glicko(Elo, Deviation, Volatility),
    in_range(elo, Elo),
    in_range(deviation, Deviation),
    in_range(volatility, Volatility).

in_range(Part, Number) :-
    number(Number),
    glicko_range(Part, Least, Most),
    Least =< Number,
    Number =< Most.

%!  glicko_bounded(+Rating0, -Rating) is det.
%
%   Rating is Rating0 with each part in its range. A game against a player of
%   quite another strength makes the deviation of a first rating greater than
%   350.

glicko_bounded(glicko(Elo0, Deviation0, Volatility0),
               glicko(Elo, Deviation, Volatility)) :-
    bounded(elo, Elo0, Elo),
    bounded(deviation, Deviation0, Deviation),
    bounded(volatility, Volatility0, Volatility).

bounded(Part, Number0, Number) :-
    glicko_range(Part, Least, Most),
    Number is max(Least, min(Most, Number0)).

%!  glicko_interval(+Rating, -Elo:integer, -Error:integer) is det.
%
%   The 95% interval of Rating is from Elo-Error to Elo+Error.

glicko_interval(glicko(Elo0, Deviation, _), Elo, Error) :-
    Elo is round(Elo0),
    Error is round(1.96*Deviation).

%!  glicko_update(+Results:list, +Rating0, -Rating) is det.
%
%   Rating is that after the Results, at least one, of a period of Rating0:
%   terms result(Elo, Deviation, Points), the rating of an opponent and the
%   Points made, 0, 0.5 or 1.

glicko_update(Results, glicko(Elo0, Deviation0, Volatility0),
              glicko(Elo, Deviation, Volatility)) :-
    scale(Scale),
    Phi is Deviation0/Scale,
    aggregate_all(r(sum(Weight), sum(Gain)),
                  ( member(Result, Results),
                    weighed(Result, Elo0, Weight, Gain)
                  ),
                  r(Weights, Gains)),
    Variance is 1/Weights,
    Delta is Variance*Gains,
    volatility(Delta, Phi, Variance, Volatility0, Volatility),
    PhiStar is sqrt(Phi**2 + Volatility**2),
    Phi1 is 1/sqrt(1/PhiStar**2 + 1/Variance),
    Elo is Elo0 + Scale*Phi1**2*Gains,
    Deviation is Scale*Phi1.

%   Step 3 and 4: what a result says of the rating, and in which direction.

weighed(result(Opponent, Deviation, Points), Elo, Weight, Gain) :-
    scale(Scale),
    G is 1/sqrt(1 + 3*(Deviation/Scale)**2/pi**2),
    Expected is 1/(1 + exp(-G*(Elo-Opponent)/Scale)),
    Weight is G**2*Expected*(1-Expected),
    Gain is G*(Points-Expected).

%   Step 5: the root of f, by the method of Illinois.

volatility(Delta, Phi, Variance, Volatility0, Volatility) :-
    A is log(Volatility0**2),
    Known = known(Delta, Phi, Variance, A),
    Excess is Delta**2 - Phi**2 - Variance,
    (   Excess > 0
    ->  B is log(Excess)
    ;   lower_end(1, Known, B)
    ),
    f(Known, A, FA),
    f(Known, B, FB),
    root(Known, A-FA, B-FB, X),
    Volatility is exp(X/2).

lower_end(K, Known, B) :-
    Known = known(_, _, _, A),
    tau(Tau),
    B0 is A - K*Tau,
    f(Known, B0, F),
    (   F >= 0
    ->  B = B0
    ;   K1 is K+1,
        lower_end(K1, Known, B)
    ).

f(known(Delta, Phi, Variance, A), X, F) :-
    tau(Tau),
    E is exp(X),
    F is E*(Delta**2 - Phi**2 - Variance - E) / (2*(Phi**2 + Variance + E)**2)
         - (X-A)/Tau**2.

root(Known, A-FA, B-FB, X) :-
    (   abs(B-A) =< 1.0e-6
    ->  X = A
    ;   C is A + (A-B)*FA/(FB-FA),
        f(Known, C, FC),
        (   FC*FB =< 0
        ->  root(Known, B-FB, C-FC, X)
        ;   Half is FA/2,
            root(Known, A-Half, C-FC, X)
        )
    ).
