/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_drawn_entries,
          [ drawn_entries/6             % +Game, +State, +Folder, +Count,
                                        % :Wanted, -Entries
          ]).
:- use_module(library(error), [existence_error/2]).
:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module(library(random), [random_between/3]).
:- use_module('../game/native').
:- use_module('../search/tables', [open_table/4]).

/** <module> Random entries of a table
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
    (   open_table(Game, State, Folder, Table)
    ->  true
    ;   existence_error(table, Game)
    ),
    '$table_layers'(Table, Layers),
    (   member(layer(Missing, _, 0), Layers)
    ->  existence_error(table_layer, Missing)
    ;   true
    ),
    findall(Size, member(layer(_, Size, _), Layers), Sizes),
    sum_list(Sizes, Total),
    Last is Total-1,
    drawn(Count, 0, from(Table, Layers, Last), Wanted, Entries).

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
