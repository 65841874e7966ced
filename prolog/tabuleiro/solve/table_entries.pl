/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_table_entries,
          [ drawn_entries/6,            % +Game, +State, +Folder, +Count,
                                        % :Wanted, -Entries
            longest_win/5               % +Game, +State, +Folder, -Won, -Line
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(error), [existence_error/2]).
:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module(library(random), [random_between/3]).
:- use_module('../game/native').
:- use_module('../search/tables', [open_table/4, table_lines/5]).

/** <module> Entries of a table: random ones, and the longest win
*/

:- meta_predicate
    drawn_entries(+, +, +, +, 2, -).

%!  drawn_entries(+Game, +State, +Folder, +Count, :Wanted, -Entries:list)
%!               is det.
%
%   Entries are Count pairs Entry-Value of the table in Folder for the board and
%   the rules of State, at random indexes, for which call(Wanted, Entry, Value)
%   succeeds. They are fewer if 100,000 indexes in a row have none.
%
%   @error existence_error(table, Game), existence_error(table_layer, Layer) for
%   a layer that is missing

drawn_entries(Game, State, Folder, Count, Wanted, Entries) :-
    whole_table(Game, State, Folder, Table, Layers),
    findall(Size, member(layer(_, Size, _), Layers), Sizes),
    sum_list(Sizes, Total),
    Last is Total-1,
    drawn(Count, 0, from(Table, Layers, Last), Wanted, Entries).

%   Every layer of Table has its file.

whole_table(Game, State, Folder, Table, Layers) :-
    (   open_table(Game, State, Folder, Table)
    ->  true
    ;   existence_error(table, Game)
    ),
    '$table_layers'(Table, Layers),
    (   member(layer(Missing, _, 0), Layers)
    ->  existence_error(table_layer, Missing)
    ;   true
    ).

most_misses(100_000).

drawn(Count, Misses, From, Wanted, Entries) :-
    most_misses(Most),
    (   ( Count =:= 0
        ; Misses > Most
        )
    ->  Entries = []
    ;   random_entry(From, State, Value),
        call(Wanted, State, Value)
    ->  Entries = [State-Value|Entries1],
        Count1 is Count-1,
        drawn(Count1, 0, From, Wanted, Entries1)
    ;   Misses1 is Misses+1,
        drawn(Count, Misses1, From, Wanted, Entries)
    ).

%   Fails if the index is not used.

random_entry(from(Table, Layers, Last), State, Value) :-
    random_between(0, Last, Number),
    layer_index(Layers, Number, Layer, Index),
    '$table_entry'(Table, Layer, Index, State, Value).

layer_index([layer(N, Size, _)|Layers], Number, Layer, Index) :-
    (   Number < Size
    ->  Layer = N,
        Index = Number
    ;   Number1 is Number-Size,
        layer_index(Layers, Number1, Layer, Index)
    ).

%!  longest_win(+Game, +State, +Folder, -Won, -Line:dict) is semidet.
%
%   Won is an entry that takes the most plies to win of the table in Folder for
%   the board and the rules of State; Line, a dict of analyse/4, wins it. Fails
%   if no entry is won.
%
%   @error as drawn_entries/6

longest_win(Game, State, Folder, Won, Line) :-
    whole_table(Game, State, Folder, Table, Layers),
    aggregate_all(max(Plies, Layer-Index),
                  ( member(layer(Layer, _, _), Layers),
                    '$table_longest'(Table, Layer, Index, win(Plies))
                  ),
                  max(_, Longest-At)),
    '$table_entry'(Table, Longest, At, Won, _),
    table_lines(Game, Won, Folder, 1, [Line]).
