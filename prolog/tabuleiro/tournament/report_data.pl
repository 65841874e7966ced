/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_report_data,
          [ print_csv/2,                % +Summary, +Out
            print_json/2                % +Summary, +Out
          ]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(csv), [csv_write_stream/3]).
:- autoload(library(http/json), [json_write_dict/3]).
:- autoload(library(lists), [member/2, nth1/3]).
:- use_module(sprt, [sprt_bounds/3]).

/** <module> Reports of tournaments for programs

Numbers are not rounded. Column names and keys are the same in all languages.
*/

%!  print_csv(+Summary, +Out) is det.
%
%   A row for each player, the best first, after one of column names. What is
%   not known, such as the rating of a player without games, is empty.

print_csv(Summary, Out) :-
    findall(Name, column(Name), Names),
    Header =.. [row|Names],
    maplist(csv_row(Names), Summary.ratings, Rows),
    csv_write_stream(Out, [Header|Rows], []).

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

%   The dict of a rating has the name of a player as `name`.

rating_value(Column, Rating, Value) :-
    (   Column == player
    ->  Value = Rating.name
    ;   Value = Rating.Column
    ).

%!  print_json(+Summary, +Out) is det.
%
%   An object with these keys; what is not known is null:
%
%     - game, config, seed, planned, played
%     - ratings: array of objects with the columns of print_csv/2, and
%       `superiority`, the likelihoods that the player is stronger than each
%       element of ratings
%     - crosstable: array of objects with the keys player, opponent, wins,
%       draws, losses, two for each two players who have met
%     - ends: object, a number of games for each reason
%     - lengths: array of objects with the keys plies and games
%     - sprt: null or an object with the options of the test and the keys
%       counts, llr, lower, upper, verdict

print_json(Summary, Out) :-
    _{ game:Game, config:Config, seed:Seed, planned:Planned, played:Played,
       ratings:Ratings, cross:Cross, ends:Ends, lengths:Lengths, sprt:Sprt
     } :< Summary,
    maplist(get_dict(player), Ratings, Order),
    maplist(json_rating(Order), Ratings, JsonRatings),
    findall(Encounter, json_encounter(Ratings, Cross, Encounter), Encounters),
    dict_pairs(JsonEnds, ends, Ends),
    findall(_{plies:Plies, games:Games}, member(Plies-Games, Lengths),
            JsonLengths),
    json_sprt(Sprt, JsonSprt),
    json_write_dict(Out,
                    _{ game:Game, config:Config, seed:Seed, planned:Planned,
                       played:Played, ratings:JsonRatings,
                       crosstable:Encounters, ends:JsonEnds,
                       lengths:JsonLengths, sprt:JsonSprt
                     },
                    [width(78)]),
    nl(Out).

json_rating(Order, Rating, Json) :-
    findall(Column-Value,
            ( column(Column),
              rating_value(Column, Rating, Value0),
              null(Value0, Value)
            ),
            Pairs),
    maplist(superiority(Rating.superiority), Order, Superiority),
    dict_pairs(Json, rating, [superiority-Superiority|Pairs]).

superiority(All, Player, Value) :-
    nth1(Player, All, Value0),
    null(Value0, Value).

null(Value, Json) :-
    (   Value == none
    ->  Json = null
    ;   Json = Value
    ).

json_encounter(Ratings, Cross, Encounter) :-
    nth1(I, Cross, Row),
    nth1(J, Row, tally(Wins, Draws, Losses)),
    nth1(I, Ratings, A),
    nth1(J, Ratings, B),
    Encounter = _{ player:A.name, opponent:B.name, wins:Wins, draws:Draws,
                   losses:Losses }.

json_sprt(none, null).
json_sprt(sprt(Options, Counts, Llr, Verdict0), Json) :-
    dict_create(Json0, sprt, Options),
    sprt_bounds(Options, Lower, Upper),
    null(Verdict0, Verdict),
    Json = Json0.put(_{ counts:Counts, llr:Llr, lower:Lower, upper:Upper,
                        verdict:Verdict }).
