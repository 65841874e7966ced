/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_tables,
          [ tables_at_hand/2,           % +Game, -Folder
            perfect_search/2,           % +Game, -Options
            table_lines/5,              % +Game, +State, +Folder, +Count,
                                        % -Lines
            table_moves/4,              % +Game, +State, +Folder, -Moves
            table_line/5,               % +Game, +State, +Folder, +MoveValue,
                                        % -Line
            table_value/4,              % +Game, +State, +Folder, -Value
            open_table/4                % +Game, +State, +Folder, -Table
          ]).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../game/native').

/** <module> Tables of exact values

A folder has tables that make_table/3 of tabuleiro/solve/make_table wrote, files
that are mapped and not read as a whole. A table is for one board and one set of
rules; c_src/engine/ending.h describes it.
*/

:- dynamic
    opened/4.                           % Game, Folder, Key, Table

:- volatile opened/4.

%   The positions without an entry, such as those in which stones are dropped,
%   that are searched to those with one.

most_searched(5_000_000).

%!  tables_at_hand(+Game, -Folder) is semidet.
%
%   Folder, the value of the flag `tabuleiro_tables`, has a table of Game.

tables_at_hand(Game, Folder) :-
    current_prolog_flag(tabuleiro_tables, Folder),
    native_game(Game),
    atom_concat(Game, -, Prefix),
    has_table(Folder, Prefix).

%   Folder has a file of a table whose name begins with Prefix.

has_table(Folder, Prefix) :-
    exists_directory(Folder),
    directory_files(Folder, Files),
    member(File, Files),
    sub_atom(File, 0, _, _, Prefix),
    file_name_extension(_, table, File),
    !.

%!  perfect_search(+Game, -Options:list) is semidet.
%
%   Options, for engine_move/4, are those of a player that makes no mistakes
%   where a table of tables_at_hand/2 has the position. Elsewhere it searches.

perfect_search(Game, [tables(Folder),nodes(1_000_000),threads(1),hash(16)]) :-
    tables_at_hand(Game, Folder).

%!  open_table(+Game, +State, +Folder, -Table) is semidet.
%
%   Table is that of the board and the rules of State, with the layers that
%   Folder has. It is opened once. Fails if Folder has no layer.
%
%   @error those of Game for an ill-formed State

open_table(Game, State, Folder0, Table) :-
    native_game(Game),
    '$table_key'(Game, State, Key),
    absolute_file_name(Folder0, Folder),
    (   opened(Game, Folder, Key, Table0)
    ->  Table = Table0
    ;   with_mutex(tabuleiro_tables,
                   open_once(Game, State, Folder, Key, Table))
    ).

open_once(Game, State, Folder, Key, Table) :-
    (   opened(Game, Folder, Key, Table0)
    ->  Table = Table0
    ;   format(atom(Prefix), '~w-~|~`0t~16r~16+-', [Game,Key]),
        has_table(Folder, Prefix),
        '$open_table'(Game, State, Folder, Table),
        assertz(opened(Game, Folder, Key, Table))
    ).

%!  table_value(+Game, +State, +Folder, -Value) is semidet.
%
%   Value of State for the player to move is win(Plies), loss(Plies) or `draw`,
%   by the tables of Folder. Fails if they do not have it.
%
%   @error domain_error(undamaged_table, Table), those of Game for an
%   ill-formed State

table_value(Game, State, Folder, Value) :-
    open_table(Game, State, Folder, Table),
    most_searched(Most),
    '$table_value'(Table, State, Most, Value).

%!  table_moves(+Game, +State, +Folder, -Moves:list) is semidet.
%
%   Moves are Move-Value of each move of State, the best first. Value is that of
%   Move for the player to move: win(Plies), loss(Plies) or `draw`, by the
%   tables of Folder. `[]` if the game is over. Fails if the tables do not have
%   all values.
%
%   @error as table_value/4

table_moves(Game, State, Folder, Moves) :-
    open_table(Game, State, Folder, Table),
    most_searched(Most),
    '$table_moves'(Table, State, Most, Legal, Values),
    maplist(ranked, Legal, Values, Ranked),
    keysort(Ranked, Sorted),
    pairs_values(Sorted, Moves).

ranked(Move, Value, Rank-(Move-Value)) :-
    rank(Value, Rank).

%   Rank is less for a better value.

rank(win(N), Rank) :-
    Rank is N-100_000.
rank(draw, 0).
rank(loss(N), Rank) :-
    Rank is 100_000-N.

%!  table_lines(+Game, +State, +Folder, +Count, -Lines:list(dict)) is semidet.
%
%   Lines are those of analyse/4 for the Count best moves of table_moves/4, or
%   for all of them if Count is `all`. Fails and throws as table_moves/4.

table_lines(Game, State, Folder, Count, Lines) :-
    table_moves(Game, State, Folder, All),
    first_use(prolog_root, first(Count, All, Moves)),
    maplist(table_line(Game, State, Folder), Moves, Lines).

%!  table_line(+Game, +State, +Folder, +MoveValue, -Line:dict) is det.
%
%   Line is that of analyse/4 for MoveValue, an element of table_moves/4.

table_line(Game, State, Folder, Move-Value,
           line{ score:Score, depth:Depth, exact:true, move:Move,
                 moves:[Move|Moves], table:true }) :-
    (   Value == draw
    ->  Score = 0,
        Depth = 1,
        Moves = []
    ;   Score = Value,
        arg(1, Value, Depth),
        '$move'(Game, State, Move, Child),
        longest(Most),
        line_on(Most, Game, Child, Folder, Moves)
    ).

%   The most moves of a line.

longest(40).

line_on(Most, Game, State, Folder, Moves) :-
    (   Most > 1,
        table_moves(Game, State, Folder, [Move-_|_])
    ->  '$move'(Game, State, Move, Child),
        Less is Most-1,
        Moves = [Move|Moves1],
        line_on(Less, Game, Child, Folder, Moves1)
    ;   Moves = []
    ).
