/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_make_table,
          [ make_table/3,               % +Game, +State, :Options
            table_option/4,             % ?Name, ?Type, -Default, -Meaning
            table_counts/3,             % +Game, +State, -Counts
            table_to_make/5             % +Game, +State, +Options, -Table,
                                        % -Layers
          ]).
:- use_module(library(error), [existence_error/2]).
:- use_module(library(filesex), [make_directory_path/1]).
:- use_module(library(lists), [max_member/2, member/2, sum_list/2]).
:- use_module(library(option), [option/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../base/cores', [cores/1]).
:- use_module('../base/options', [check_options/3]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../game/native').

/** <module> Tables of exact values: making them

Retrograde analysis, in c_src/engine/ending_build.h, for games in C that number
some of their positions: Wali its move phase, Tactigon its endings with four
pieces or fewer. A table is made of layers, a file each; a layer is written
under another name and renamed when it is whole, so that a table whose making
was interrupted is continued with the layer at hand.
*/

:- meta_predicate
    make_table(+, +, :).

%!  table_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   The options of make_table/3 and of the predicates of check_table.pl.
%
%     - on_layer
%       call(Goal, Layer, Layers, Size) before each layer that is made; Layer is
%       from 1 to Layers.
%     - reference
%       For check_table/4. Its rules alone decide what follows from an entry.
%       By default it is the reference of the game.

table_option(folder,    text,             tables, "folder of the tables").
table_option(on_layer,  callable,         _,      "goal to call with news").
table_option(layers,    positive_integer, _,
             "make or check only this many layers, the lowest").
table_option(threads,   positive_integer, Cores,
             "threads that make or verify") :-
    cores(Cores).
table_option(entries,   positive_integer, 1000,
             "entries of each layer to check").
table_option(reference, atom,             _,      "game to check with").

%!  make_table(+Game, +State, :Options) is det.
%
%   Makes the layers that are missing of the table for the board and the rules
%   of State, or of the lowest of them.
%
%   Options: table_option.
%
%       ?- wali:initial_state([size(4-4)], S),
%          make_table(wali, S, [folder('/tmp/tables')]).
%
%   @error existence_error(table, Game) if there is none of positions like
%   State; permission_error(write, table, Table), resource_error(memory)

make_table(Game, State, Module:Options0) :-
    check_options(table_option, Options0, Options),
    load_game(Game, Loaded),
    option(folder(Folder), Options),
    make_directory_path(Folder),
    option(threads(Threads), Options),
    table_to_make(Loaded, State, Options, Table, Layers),
    length(Layers, Count),
    forall(member(layer(N, Size, 0), Layers),
           (   (   option(on_layer(Goal), Options)
               ->  N1 is N+1,
                   ignore(call(Module:Goal, N1, Count, Size))
               ;   true
               ),
               '$build_layer'(Table, N, Threads)
           )).

%!  table_to_make(+Game, +State, +Options, -Table, -Layers:list) is det.
%
%   Layers are the terms layer(Number, Size, Built) of Table, the table for the
%   board and the rules of State, which the options ask for.
%
%   @error existence_error(table, Game) if there is none of positions like
%   State

table_to_make(Game, State, Options, Table, Layers) :-
    option(folder(Folder), Options),
    fresh_table(Game, State, Folder, Table),
    '$table_layers'(Table, All),
    (   option(layers(Most), Options)
    ->  findall(Layer, limit(Most, member(Layer, All)), Layers)
    ;   Layers = All
    ).

fresh_table(Game, State, Folder, Table) :-
    (   native_game(Game),
        '$open_table'(Game, State, Folder, Table)
    ->  true
    ;   existence_error(table, Game)
    ).

%!  table_counts(+Game, +State, -Counts) is det.
%
%   Counts is the dict counts{layers, entries, disk, memory} of a table for
%   positions like State: disk and memory are the bytes that the files and the
%   making of the largest layer take.
%
%   @error as make_table/3

table_counts(Game, State,
             counts{layers:Count, entries:Entries, disk:Disk,
                    memory:Memory}) :-
    load_game(Game, Loaded),
    fresh_table(Loaded, State, '.', Table),
    '$table_layers'(Table, Layers),
    length(Layers, Count),
    findall(Size, member(layer(_, Size, _), Layers), Sizes),
    sum_list(Sizes, Entries),
    max_member(Largest, Sizes),
    Disk = Entries,
    Memory is 3*Largest.
