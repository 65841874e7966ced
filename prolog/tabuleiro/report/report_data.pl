/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_report_data,
          [ print_csv/2,                % +Summary, +Out
            print_json/2,               % +Summary, +Out
            or_null/2                   % +Value, -Json
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [member/2, memberchk/2, nth1/3, reverse/2]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../statistics/sprt', [sprt_bounds/3]).

/** <module> Reports of tournaments as CSV and JSON

Numbers are not rounded. Column names and keys are the same in all languages.
*/

%!  print_csv(+Summary, +Out) is det.
%
%   Prints a row of column names and a row for each player, the best first.
%   Unknown values, such as the rating of a player without games, are empty.

print_csv(Summary, Out) :-
    findall(Name, column(Name), Names),
    Header =.. [row|Names],
    maplist(csv_row(Names), Summary.ratings, Rows),
    first_use(library(csv), csv_write_stream(Out, [Header|Rows], [])).

column(rank).
column(player).
column(games).
column(wins).
column(draws).
column(losses).
column(score).
column(elo).
column(elo_low).
column(elo_high).
column(group).
column(timed).

csv_row(Names, Rating, Row) :-
    maplist(csv_cell(Rating), Names, Cells),
    Row =.. [row|Cells].

csv_cell(Rating, Column, Cell) :-
    rating_value(Column, Rating, Value),
    (   Value == none
    ->  Cell = ''
    ;   Cell = Value
    ).

%   The column `player` is the key `name` of a rating.

rating_value(Column, Rating, Value) :-
    (   Column == player
    ->  Value = Rating.name
    ;   Value = Rating.Column
    ).

%!  print_json(+Summary, +Out) is det.
%
%   Prints an object with these keys; unknown values are null:
%
%     - game, config, seed, planned, played
%     - ratings: array of objects with the columns of print_csv/2, and
%       `superiority`, the likelihoods that the player is stronger than each
%       element of ratings
%     - crosstable: array of objects with the keys player, opponent, wins,
%       draws and losses, two for every two players who have met. If they have
%       played pairs of games with sides exchanged, the key `pairs` is an array
%       of the numbers of pairs with 0, 1/2, 1, 3/2 and 2 points
%     - first_player: null, or an object with the advantage of moving first,
%       elo, elo_low and elo_high, and the results, wins, draws and losses
%     - sides: array of objects with the keys player, side (1 moves first, 2
%       second), wins, draws and losses
%     - ends: object, a number of games for each reason
%     - lengths: array of objects with the keys plies and games
%     - sprt: null or an object with the options of the test and the keys
%       counts, llr, lower, upper, verdict

print_json(Summary, Out) :-
    _{ game:Game, config:Config, seed:Seed, planned:Planned, played:Played,
       ratings:Ratings, cross:Cross, ends:Ends, lengths:Lengths, sprt:Sprt,
       pairs:Pairs, sides:Sides, first:First
     } :< Summary,
    maplist(get_dict(player), Ratings, Order),
    maplist(json_rating(Order), Ratings, JsonRatings),
    findall(Encounter, json_encounter(Ratings, Cross, Pairs, Encounter),
            Encounters),
    findall(Side, json_side(Ratings, Sides, Side), JsonSides),
    json_first(First, Sides, JsonFirst),
    dict_pairs(JsonEnds, ends, Ends),
    findall(_{plies:Plies, games:Games}, member(Plies-Games, Lengths),
            JsonLengths),
    json_sprt(Sprt, JsonSprt),
    Json = _{ game:Game, config:Config, seed:Seed, planned:Planned,
              played:Played, ratings:JsonRatings, crosstable:Encounters,
              first_player:JsonFirst, sides:JsonSides, ends:JsonEnds,
              lengths:JsonLengths, sprt:JsonSprt
            },
    first_use('../base/json',
              json_write_dict(Out, Json, [width(78)])),
    nl(Out).

json_rating(Order, Rating, Json) :-
    findall(Column-Value,
            ( column(Column),
              rating_value(Column, Rating, Value0),
              or_null(Value0, Value)
            ),
            Pairs),
    maplist(superiority(Rating.superiority), Order, Superiority),
    dict_pairs(Json, rating, [superiority-Superiority|Pairs]).

superiority(All, Player, Value) :-
    nth1(Player, All, Value0),
    or_null(Value0, Value).

%!  or_null(+Value, -Json) is det.
%
%   Json is Value, or `null` if Value is `none`.

or_null(Value, Json) :-
    (   Value == none
    ->  Json = null
    ;   Json = Value
    ).

json_encounter(Ratings, Cross, Pairs, Encounter) :-
    nth1(I, Cross, Row),
    nth1(J, Row, tally(Wins, Draws, Losses)),
    nth1(I, Ratings, A),
    nth1(J, Ratings, B),
    Encounter0 = _{ player:A.name, opponent:B.name, wins:Wins, draws:Draws,
                    losses:Losses },
    (   pairs_of(I, J, Pairs, Counts)
    ->  Encounter = Encounter0.put(pairs, Counts)
    ;   Encounter = Encounter0
    ).

pairs_of(I, J, Pairs, Counts) :-
    memberchk(pairs(I, J, Counts), Pairs),
    !.
pairs_of(I, J, Pairs, Counts) :-
    memberchk(pairs(J, I, Counts0), Pairs),
    reverse(Counts0, Counts).

json_side(Ratings, Sides, Json) :-
    member(Rating, Ratings),
    member((Player-Side)-tally(Wins, Draws, Losses), Sides),
    Player == Rating.player,
    Json = _{ player:Rating.name, side:Side, wins:Wins, draws:Draws,
              losses:Losses }.

json_first(none, _, null).
json_first(elo(Elo, Low, High), Sides,
           _{ elo:Elo, elo_low:Low, elo_high:High, wins:Wins, draws:Draws,
              losses:Losses }) :-
    memberchk((all-1)-tally(Wins, Draws, Losses), Sides).

json_sprt(none, null).
json_sprt(sprt(Options, Counts, Llr, Verdict0), Json) :-
    dict_create(Json0, sprt, Options),
    sprt_bounds(Options, Lower, Upper),
    or_null(Verdict0, Verdict),
    Json = Json0.put(_{ counts:Counts, llr:Llr, lower:Lower, upper:Upper,
                        verdict:Verdict }).
