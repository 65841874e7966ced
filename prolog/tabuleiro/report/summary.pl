/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_summary,
          [ summary/2                   % +Tournament, -Summary
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists),
              [clumped/2, member/2, nth1/3, reverse/2, sum_list/2]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_values/2]).
:- use_module('../match/first_player', [first_advantage/2]).
:- use_module('../statistics/trials', [pentanomial/2]).
:- use_module('../statistics/counts',
              [encounters/2, meetings/2, side_tallies/2]).
:- use_module('../statistics/ratings', [ratings/3]).
:- use_module('../statistics/result', [reason_kind/2, result_points/2]).

/** <module> The data that all reports of a tournament share
*/

%!  summary(+Tournament:dict, -Summary:dict) is det.
%
%   Tournament is a dict of tabuleiro/statistics/result. Summary has the keys
%
%     - game, config, seed, planned, sprt: those of Tournament
%     - played: the number of games
%     - ratings: those of ratings/3, with the key `timed`: `true` for a player
%       with a time limit, else `false`
%     - cross: a list of rows, one for each element of ratings, in that order. A
%       row has for each element of ratings the tally(Wins, Draws, Losses) of
%       the player of the row against it, or `none`
%     - difference: `none`, or elo(Elo, Low, High), the difference of the two
%       players of a tournament of two, if they have met
%     - sides: the pairs of side_tallies/2
%     - first: `none` or elo(Elo, Low, High), the advantage of moving first, see
%       tabuleiro/match/first_player
%     - pairs: terms pairs(I, J, Counts) for the I-th and J-th of ratings, if
%       they have met. Counts are the numbers of pairs of games in which I had
%       0, 1/2, 1, 3/2 and 2 points
%     - ends: pairs Kind-Count, the most frequent first, see reason_kind/2
%     - lengths: pairs Plies-Count, the shortest first

summary(Tournament, Summary) :-
    _{ game:Game, config:Config, seed:Seed, planned:Planned, players:Players,
       games:Games, untimed:Untimed, sprt:Sprt
     } :< Tournament,
    length(Games, Played),
    ratings(Players, Games, Ratings0),
    maplist(timed(Untimed), Ratings0, Ratings),
    encounters(Games, Encounters),
    cross(Ratings, Encounters, Cross),
    difference(Ratings, Difference),
    side_tallies(Games, Sides),
    advantage(Games, Ratings, First),
    pairings(Games, Ratings, Pairings),
    findall(Kind,
            ( member(game(_, _, _, _, _, Reason, _), Games),
              reason_kind(Reason, Kind)
            ),
            Kinds),
    msort(Kinds, SortedKinds),
    clumped(SortedKinds, Ends0),
    sort(2, @>=, Ends0, Ends),
    findall(Plies, member(game(_, _, _, _, _, _, Plies), Games), AllPlies),
    msort(AllPlies, SortedPlies),
    clumped(SortedPlies, Lengths),
    Summary = summary{ game:Game, config:Config, seed:Seed, planned:Planned,
                       played:Played, ratings:Ratings, cross:Cross,
                       difference:Difference, sides:Sides,
                       first:First, pairs:Pairings, ends:Ends, lengths:Lengths,
                       sprt:Sprt
                     }.

timed(Untimed, Rating0, Rating) :-
    nth1(Rating0.player, Untimed, Bool),
    negation(Bool, Timed),
    Rating = Rating0.put(timed, Timed).

negation(true,  false).
negation(false, true).

cross(Ratings, Encounters, Cross) :-
    list_to_assoc(Encounters, Tallies),
    maplist(get_dict(player), Ratings, Players),
    maplist(cross_row(Tallies, Players), Players, Cross).

cross_row(Tallies, Players, Player, Row) :-
    maplist(cross_cell(Tallies, Player), Players, Row).

cross_cell(Tallies, Player, Other, Cell) :-
    (   get_assoc(Player-Other, Tallies, Tally)
    ->  Cell = Tally
    ;   get_assoc(Other-Player, Tallies, tally(Wins, Draws, Losses))
    ->  Cell = tally(Losses, Draws, Wins)
    ;   Cell = none
    ).

advantage([], _, none) :-
    !.
advantage(Games, Ratings, Interval) :-
    findall(Player-Elo, ( member(Rating, Ratings),
                          _{player:Player, elo:Elo} :< Rating
                        ),
            Elos0),
    list_to_assoc(Elos0, Elos),
    findall(Pair-(D-Half),
            ( member(game(_, Pair, P, Q, Result, _, _), Games),
              get_assoc(P, Elos, Elo1),
              get_assoc(Q, Elos, Elo2),
              D is Elo1-Elo2,
              result_points(Result, Half)
            ),
            Keyed0),
    keysort(Keyed0, Keyed),
    group_pairs_by_key(Keyed, Groups),
    pairs_values(Groups, Trials),
    first_advantage(Trials, Interval).

%   Pairings are ordered by Ratings: first by the first player, then by the
%   second.

pairings(Games, Ratings, Pairings) :-
    meetings(Games, Meetings),
    findall(pairs(I, J, Counts),
            ( member(meeting(P, Q, Trials), Meetings),
              nth1(A, Ratings, RatingP),
              RatingP.player =:= P,
              nth1(B, Ratings, RatingQ),
              RatingQ.player =:= Q,
              pentanomial(Trials, Counts0),
              \+ sum_list(Counts0, 0),
              (   A < B
              ->  I = A,
                  J = B,
                  Counts = Counts0
              ;   I = B,
                  J = A,
                  reverse(Counts0, Counts)
              )
            ),
            Pairings0),
    msort(Pairings0, Pairings).

%   The mean of the two ratings is 0, so that their difference is twice the
%   first.

difference([Best,_], elo(Elo, Low, High)) :-
    Best.games > 0,
    !,
    Elo is 2*Best.elo,
    Low is 2*Best.elo_low,
    High is 2*Best.elo_high.
difference(_, none).
