/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_match_report,
          [ match_format/2,             % ?Format, -Meaning
            print_match/5               % +Format, +Result, +Player1,
                                        % +Player2, +Out
          ]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(csv), [csv_write_stream/3]).
:- autoload(library(http/json), [json_write_dict/3]).
:- autoload(library(lists), [append/3]).
:- autoload(library(pairs), [pairs_keys_values/3]).

/** <module> The result of a match, for programs

Numbers are not rounded. Column names and keys are the same in all languages.
*/

%!  match_format(?Format, -Meaning) is nondet.

match_format(text, "sentences").
match_format(csv,  "a row of figures, with a line of column names").
match_format(json, "an object with all figures").

%!  print_match(+Format, +Result:dict, +Player1, +Player2, +Out) is det.
%
%   Prints Result of match/5, which Player1 and Player2 have played, to the
%   stream Out. Format is `csv` or `json`. The columns are the keys of Result;
%   those of its pairs are pairs_lost, pairs_behind, pairs_even, pairs_ahead and
%   pairs_won. JSON also has the keys ends, an array of objects with the keys
%   reason and games, faults, of objects with the keys game, player and fault,
%   and move_times, in seconds.

print_match(csv, Result, Player1, Player2, Out) :-
    figures(Result, Player1, Player2, Pairs),
    pairs_keys_values(Pairs, Names, Values),
    Header =.. [row|Names],
    Row =.. [row|Values],
    csv_write_stream(Out, [Header,Row], []).
print_match(json, Result, Player1, Player2, Out) :-
    figures(Result, Player1, Player2, Pairs),
    maplist(json_end, Result.ends, Ends),
    maplist(json_fault, Result.faults, Faults),
    append(Pairs,
           [ends-Ends,faults-Faults,move_times-Result.move_times], All),
    dict_pairs(Json, match, All),
    json_write_dict(Out, Json, [width(78)]),
    nl(Out).

figures(Result, Player1, Player2, Pairs) :-
    maplist(term_text, [Player1,Player2], [Text1,Text2]),
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

figure(Key, Result, Value) :-
    atom(Key),
    !,
    Value = Result.Key.
figure(Key/Inner, Result, Result.Key.Inner).

json_end(Reason-Games, _{reason:Text, games:Games}) :-
    term_text(Reason, Text).

json_fault(fault(Game, Player, Fault), _{game:Game, player:Player,
                                         fault:Text}) :-
    term_text(Fault, Text).

term_text(Term, Text) :-
    format(string(Text), '~q', [Term]).
