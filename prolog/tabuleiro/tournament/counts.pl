/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_counts,
          [ tallies/2,                  % +Games, -Tallies
            encounters/2,               % +Games, -Encounters
            meetings/2,                 % +Games, -Meetings
            pentanomial/2,              % +Trials, -Counts
            trinomial/2                 % +Trials, -Counts
          ]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/2, clumped/2, member/2]).
:- autoload(library(pairs), [group_pairs_by_key/2]).
:- use_module(result, [game_points/3]).

/** <module> Counts of results

All figures of a tournament come from counts of trials. A trial is the two games
of an opening with sides exchanged, or a game alone that has no such partner.
The games of a pair are not independent: an opening that is good for the first
player gives each side a point. So the pair is what repeats, and its points,
from 0 to 2 in halves, have five values: the pentanomial model ("Fishtest
mathematics", https://github.com/official-stockfish/fishtest/wiki).
*/

%!  tallies(+Games, -Tallies) is det.
%
%   Tallies has a pair Player-tally(Wins, Draws, Losses) for each player who
%   has played, in the order of their numbers.

tallies(Games, Tallies) :-
    tallies_by(one_player, Games, Tallies).

%!  encounters(+Games, -Encounters) is det.
%
%   Encounters has a pair (P-Q)-tally(Wins, Draws, Losses) for each two players
%   P < Q who have met; the wins are those of P.

encounters(Games, Encounters) :-
    tallies_by(lower_player, Games, Encounters).

tallies_by(Key, Games, Tallies) :-
    findall(Value-Points,
            ( member(Game, Games),
              call(Key, Game, Value, Player),
              game_points(Game, Player, Points)
            ),
            Results0),
    keysort(Results0, Results),
    group_pairs_by_key(Results, Groups),
    maplist(tally, Groups, Tallies).

one_player(game(_, _, P, Q, _, _, _), Player, Player) :-
    member(Player, [P,Q]).

lower_player(game(_, _, First, Second, _, _, _), P-Q, P) :-
    P is min(First, Second),
    Q is max(First, Second).

tally(Key-Points, Key-tally(Wins, Draws, Losses)) :-
    aggregate_all(r(count, sum(Half)), member(Half, Points), r(Count, Sum)),
    aggregate_all(count, member(2, Points), Wins),
    Draws is Sum-2*Wins,
    Losses is Count-Wins-Draws.

%!  meetings(+Games, -Meetings) is det.
%
%   Meetings has a term meeting(P, Q, Trials) for each two players P < Q who
%   have met, in this order. Trials are trial(Games, Points, Count): Count
%   trials of Games games, 1 or 2, had Points half points for P.

meetings(Games, Meetings) :-
    maplist(keyed, Games, Keyed0),
    keysort(Keyed0, Keyed),
    group_pairs_by_key(Keyed, Pairs),
    maplist(trials, Pairs, Trials0),
    append(Trials0, Trials1),
    msort(Trials1, Trials),
    clumped(Trials, Counts),
    maplist(by_players, Counts, ByPlayers),
    group_pairs_by_key(ByPlayers, Groups),
    maplist(meeting, Groups, Meetings).

keyed(Game, (P-Q-Pair)-Points) :-
    Game = game(_, Pair, First, Second, _, _, _),
    P is min(First, Second),
    Q is max(First, Second),
    game_points(Game, P, Points).

trials((PQ-_)-[A,B], [PQ-trial(2, Points)-x]) :-
    !,
    Points is A+B.
trials((PQ-_)-Games, Trials) :-
    findall(PQ-trial(1, Points)-x, member(Points, Games), Trials).

by_players((PQ-trial(Games, Points)-x)-Count,
           PQ-trial(Games, Points, Count)).

meeting((P-Q)-Trials, meeting(P, Q, Trials)).

%!  pentanomial(+Trials, -Counts) is det.
%
%   Counts are the numbers of pairs of games with 0, 1, 2, 3 and 4 half points.

pentanomial(Trials, Counts) :-
    counts(2, 4, Trials, Counts).

%!  trinomial(+Trials, -Counts) is det.
%
%   Counts are the numbers of losses, draws and wins of games alone.

trinomial(Trials, Counts) :-
    counts(1, 2, Trials, Counts).

counts(Games, Most, Trials, Counts) :-
    findall(Count,
            ( between(0, Most, Points),
              aggregate_all(sum(C), member(trial(Games, Points, C), Trials),
                            Count)
            ),
            Counts).
