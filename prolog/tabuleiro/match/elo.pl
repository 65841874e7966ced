/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_elo,
          [ elo_difference/2,           % +Score, -Elo
            elo_interval/4              % +Wins, +Draws, +Losses, -Interval
          ]).

/** <module> Elo differences

A difference of D in rating means an expected score of 1/(1+10^(-D/400))
per game (Elo 1978, "The Rating of Chessplayers, Past and Present").
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
    Elo is -400*log(1/Score-1)/log(10).

%!  elo_interval(+Wins, +Draws, +Losses, -Interval) is det.
%
%   Interval is elo(Elo, Low, High): the Elo difference of the score and its
%   95% interval, by the normal approximation of the mean of points. There is
%   at least one game.

elo_interval(Wins, Draws, Losses, elo(Elo, Low, High)) :-
    Games is Wins+Draws+Losses,
    Mean is (Wins+Draws/2)/Games,
    Variance is ( Wins*(1-Mean)**2 + Draws*(0.5-Mean)**2 +
                  Losses*Mean**2 ) / Games,
    Error is 1.96*sqrt(Variance/Games),
    LowMean is Mean-Error,
    HighMean is Mean+Error,
    elo_difference(Mean, Elo),
    elo_difference(LowMean, Low),
    elo_difference(HighMean, High).
