/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_counts,
          [ tallies/2,                  % +Games, -Tallies
            side_tallies/2,             % +Games, -Tallies
            encounters/2,               % +Games, -Encounters
            meetings/2                  % +Games, -Meetings
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, clumped/2, member/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(trials, [points_trials/2]).
:- use_module(result, [game_points/3]).

/** <module> Counts of results

All figures of a tournament come from counts of trials, pairs of games with
sides exchanged as far as there are, see tabuleiro/statistics/trials.
*/

%!  tallies(+Games, -Tallies) is det.
%
%   Tallies has a pair Player-tally(Wins, Draws, Losses) for each player who
%   has played, in the order of their numbers.

tallies(Games, Tallies) :-
    tallies_by(one_player, Games, Tallies).

%!  side_tallies(+Games, -Tallies) is det.
%
%   Tallies has a pair (Player-Side)-tally(Wins, Draws, Losses) for each player
%   on each Side, 1 if the player moved first, else 2. The pairs of `all` are
%   those of all players.

side_tallies(Games, Tallies) :-
    tallies_by(one_side, Games, Tallies).

one_side(game(_, _, P, Q, _, _, _), Key-Side, Player) :-
    member(Side-Player, [1-P,2-Q]),
    ( Key = all ; Key = Player ).

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
%   have met, in this order. Trials are those of tabuleiro/statistics/trials,
%   from the side of P.

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

trials((PQ-_)-HalfPoints, Keyed) :-
    points_trials(HalfPoints, Trials),
    findall(PQ-Trial, member(Trial, Trials), Keyed).

by_players((PQ-trial(Games, Points, 1))-Count,
           PQ-trial(Games, Points, Count)).

meeting((P-Q)-Trials, meeting(P, Q, Trials)).
