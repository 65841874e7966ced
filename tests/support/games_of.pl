/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(games_of,
          [ games_of/2                  % +Table, -Games
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).

/** <module> Games of a tournament from counts
*/

%!  games_of(+Table, -Games) is det.
%
%   Games has the results of Table, whose elements are P-Q-Counts: Counts are
%   losses, draws and wins of P, or the numbers of pairs of games in which P
%   has 0 to 4 half points.

games_of(Table, Games) :-
    findall(P-Q-Results, trial_of(Table, P, Q, Results), Trials),
    number_games(Trials, 1, 1, Games).

trial_of(Table, P, Q, Results) :-
    member(P-Q-Counts, Table),
    length(Counts, Length),
    nth0(Points, Counts, Count),
    results(Length, Points, Results),
    between(1, Count, _).

%   Half points of P in the game in which it is the first, then in the other.

results(3, Points, [Points]).
results(5, 0, [0,0]).
results(5, 1, [0,1]).
results(5, 2, [2,0]).
results(5, 3, [2,1]).
results(5, 4, [2,2]).

number_games([], _, _, []).
number_games([P-Q-Results|Trials], N, Pair, Games) :-
    pair_games(Results, P, Q, N, Pair, Games, Rest, N1),
    Pair1 is Pair+1,
    number_games(Trials, N1, Pair1, Rest).

pair_games([], _, _, N, _, Games, Games, N).
pair_games([Points|Results], P, Q, N, Pair, [Game|Games], Rest, N2) :-
    first_result(Points, Result),
    Game = game(N, Pair, P, Q, Result, rules, 20),
    N1 is N+1,
    maplist(exchanged, Results, Exchanged),
    pair_games(Exchanged, Q, P, N1, Pair, Games, Rest, N2).

exchanged(Points, Exchanged) :-
    Exchanged is 2-Points.

first_result(0, '0-1').
first_result(1, '1/2-1/2').
first_result(2, '1-0').
