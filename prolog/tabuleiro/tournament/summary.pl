/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_summary,
          [ summary/2                   % +Tournament, -Summary
          ]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- autoload(library(lists), [clumped/2, member/2, nth1/3]).
:- use_module(counts, [encounters/2]).
:- use_module(ratings, [ratings/3]).
:- use_module(result, [reason_kind/2]).

/** <module> What every report of a tournament has
*/

%!  summary(+Tournament:dict, -Summary:dict) is det.
%
%   Tournament is that of tabuleiro/tournament/result. Summary has the keys
%
%     - game, config, seed, planned, sprt: those of Tournament
%     - played: the number of games
%     - ratings: those of ratings/3, with the key `timed`: `true` for players
%       who are bounded by time, else `false`
%     - cross: a row for each element of ratings, in their order: a list with,
%       for each of them, the tally(Wins, Draws, Losses) of the row against it,
%       or `none`
%     - difference: `none` or, if two players have met, elo(Elo, Low, High), the
%       difference of the first of ratings and the second
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
                       difference:Difference, ends:Ends, lengths:Lengths,
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

%   Their mean is 0.

difference([Best,_], elo(Elo, Low, High)) :-
    Best.games > 0,
    !,
    Elo is 2*Best.elo,
    Low is 2*Best.elo_low,
    High is 2*Best.elo_high.
difference(_, none).
