/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_match_report,
          [ match_format/2,             % ?Format, -Meaning
            print_match/3               % +Format, +Result, +Out
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module(report_data, [or_null/2]).

/** <module> The result of a match as CSV and JSON

Numbers are not rounded. Column names and keys are the same in all languages.
*/

%!  match_format(?Format, -Meaning) is nondet.

match_format(text, "sentences").
match_format(csv,  "a row of figures, with a line of column names").
match_format(json, "an object with all figures").

%!  print_match(+Format, +Result:dict, +Out) is det.
%
%   Prints Result of match/5 to the stream Out. Format is `csv` or `json`. The
%   columns are the keys of Result, and
%
%     - pairs_lost, pairs_behind, pairs_even, pairs_ahead, pairs_won: the pairs
%       of games by their points
%     - first_wins to second_losses: the results of Player1 by side
%     - first_elo: the advantage of moving first
%
%   JSON also has the keys
%
%     - ends: an array of objects with the keys reason and games
%     - faults: an array of objects with the keys game, player and fault
%     - move_times, depths: in seconds and plies, null if not known

print_match(csv, Result, Out) :-
    figures(Result, Pairs),
    pairs_keys_values(Pairs, Names, Values),
    Header =.. [row|Names],
    Row =.. [row|Values],
    first_use(library(csv), csv_write_stream(Out, [Header,Row], [])).
print_match(json, Result, Out) :-
    figures(Result, Pairs),
    maplist(json_end, Result.ends, Ends),
    maplist(json_fault, Result.faults, Faults),
    maplist(or_null, Result.depths, Depths),
    append(Pairs,
           [ ends-Ends, faults-Faults, move_times-Result.move_times,
             depths-Depths
           ],
           All),
    dict_pairs(Json, match, All),
    first_use('../base/json',
              json_write_dict(Out, Json, [width(78)])),
    nl(Out).

figures(Result, Pairs) :-
    Result.players = [Text1,Text2],
    findall(Name-Value,
            ( column(Name, Path),
              figure(Path, Result, Value)
            ),
            Figures),
    Pairs = [player1-Text1,player2-Text2|Figures].

column(games,        games).
column(wins,         wins).
column(draws,        draws).
column(losses,       losses).
column(score,        score).
column(elo,          elo).
column(elo_low,      elo_low).
column(elo_high,     elo_high).
column(pairs_lost,   pairs/lost).
column(pairs_behind, pairs/behind).
column(pairs_even,   pairs/even).
column(pairs_ahead,  pairs/ahead).
column(pairs_won,    pairs/won).
column(one_sided,    one_sided).
column(first_wins,    sides/first/wins).
column(first_draws,   sides/first/draws).
column(first_losses,  sides/first/losses).
column(second_wins,   sides/second/wins).
column(second_draws,  sides/second/draws).
column(second_losses, sides/second/losses).
column(first_elo,      first/elo).
column(first_elo_low,  first/elo_low).
column(first_elo_high, first/elo_high).

figure(Key, Result, Value) :-
    atom(Key),
    !,
    Value = Result.Key.
figure(Path/Inner, Result, Value) :-
    figure(Path, Result, Dict),
    Value = Dict.Inner.

json_end(Reason-Games, _{reason:Text, games:Games}) :-
    term_string(Reason, Text).

json_fault(fault(Game, Player, Fault), _{game:Game, player:Player,
                                         fault:Text}) :-
    term_string(Fault, Text).
