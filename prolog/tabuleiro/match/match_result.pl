/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_match_result,
          [ match_result/2              % +Played, -Result
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, clumped/2, member/2, nth1/3]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_values/2]).
:- use_module(first_player, [first_advantage/2]).
:- use_module('../statistics/elo', [elo_interval/2]).
:- use_module('../statistics/trials', [pentanomial/2, points_trials/2]).

/** <module> The result of a match
*/

%!  match_result(+Played:list, -Result:dict) is det.
%
%   Result is that of match/5. Played are the games that have ended, terms of
%   one_game/6 in tabuleiro/match/match.

match_result(Games0, Result) :-
    msort(Games0, Games),
    length(Games, Count),
    findall(S, member(played(_,_,S,_,_,_,_), Games), Scores),
    count(1, Scores, Wins),
    count(0.5, Scores, Draws),
    Losses is Count-Wins-Draws,
    pairs(Games, Pairs),
    pair_trials(Pairs, Trials),
    elo_interval(Trials, elo(Elo, Low, High)),
    pentanomial(Trials, [Lost,Behind,Even,Ahead,Won]),
    aggregate_all(count, one_sided(Pairs), OneSided),
    (   Count =:= 0
    ->  Score = 0.5
    ;   Score is (Wins+Draws/2)/Count
    ),
    sides(Games, Sides),
    advantage(Pairs, Elo, First),
    ends(Games, Ends),
    findall(fault(Number, N, Fault),
            member(played(Number,_,_,fault(N,Fault),_,_,_), Games),
            Faults),
    used(Games, Used),
    maplist(mean_time, Used, Times),
    maplist(mean_depth, Used, Depths),
    Result = match{ games:Count, wins:Wins, draws:Draws, losses:Losses,
                    score:Score, elo:Elo, elo_low:Low, elo_high:High,
                    pairs:pairs{ lost:Lost, behind:Behind, even:Even,
                                 ahead:Ahead, won:Won },
                    one_sided:OneSided, sides:Sides, first:First,
                    ends:Ends, faults:Faults,
                    move_times:Times, depths:Depths
                  }.

%   Pairs are lists of the games with the same opening, one or two each.

pairs(Games, Pairs) :-
    findall(Pair-Played,
            ( member(Played, Games),
              arg(1, Played, Number),
              Pair is (Number+1)//2
            ),
            Keyed),
    group_pairs_by_key(Keyed, Groups),
    pairs_values(Groups, Pairs).

pair_trials(Pairs, Trials) :-
    maplist(one_pair_trials, Pairs, Lists),
    append(Lists, Trials).

one_pair_trials(Pair, Trials) :-
    findall(HalfPoints,
            ( member(played(_,_,Score,_,_,_,_), Pair),
              HalfPoints is integer(2*Score)
            ),
            Points),
    points_trials(Points, Trials).

%   Sides are the results of Player1 moving first, and second.

sides(Games, sides{first:First, second:Second}) :-
    maplist(side_result(Games), [1,2], [First,Second]).

side_result(Games, Seat, result{wins:Wins, draws:Draws, losses:Losses}) :-
    findall(S, member(played(_,Seat,S,_,_,_,_), Games), Scores),
    maplist(count_of(Scores), [1,0.5,0], [Wins,Draws,Losses]).

count_of(Scores, X, Count) :-
    count(X, Scores, Count).

advantage(Pairs, Elo0, advantage{elo:Elo, elo_low:Low, elo_high:High}) :-
    maplist(maplist(of_first(Elo0)), Pairs, Trials),
    first_advantage(Trials, elo(Elo, Low, High)).

of_first(Elo, played(_,First,Score,_,_,_,_), D-Half) :-
    (   First =:= 1
    ->  D = Elo,
        Half is integer(2*Score)
    ;   D is -Elo,
        Half is integer(2-2*Score)
    ).

one_sided(Pairs) :-
    member([A,B], Pairs),
    arg(7, A, Winner),
    arg(7, B, Winner),
    Winner \== draw.

count(X, Xs, Count) :-
    aggregate_all(count, (member(Y, Xs), Y =:= X), Count).

ends(Games, Ends) :-
    findall(Kind,
            ( member(played(_,_,_,Reason,_,_,_), Games),
              end_kind(Reason, Kind)
            ),
            Kinds0),
    msort(Kinds0, Kinds),
    clumped(Kinds, Ends).

end_kind(fault(N, Fault), fault(N, Kind)) :-
    !,
    functor(Fault, Kind, _).
end_kind(Reason, Reason).

%   Used are the sums of Player1 and Player2, terms of one_game/6.

used(Games, Used) :-
    findall(used(Seconds, Moves, Depth, Searched),
            ( member(N, [1,2]),
              aggregate_all(r(sum(S), sum(M), sum(D), sum(C)),
                            ( member(played(_,_,_,_,Players,_,_), Games),
                              nth1(N, Players, used(S, M, D, C))
                            ),
                            r(Seconds, Moves, Depth, Searched))
            ),
            Used).

mean_time(used(Seconds, Moves, _, _), Mean) :-
    Mean is Seconds/max(1, Moves).

mean_depth(used(_, _, Depth, Searched), Mean) :-
    (   Searched =:= 0
    ->  Mean = none
    ;   Mean is Depth/Searched
    ).
