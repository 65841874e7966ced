/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_tables,
          [ table_lines/4,              % +Game, +State, +Folder, -Lines
            table_value/4,              % +Game, +State, +Folder, -Value
            open_table/4                % +Game, +State, +Folder, -Table
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(pairs), [pairs_values/2]).
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

most_searched(200_000).

%!  open_table(+Game, +State, +Folder, -Table) is semidet.
%
%   Table is that of the board and the rules of State, with the layers that
%   Folder has. It is opened once. Fails if positions like State have none.
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
    ;   '$open_table'(Game, State, Folder, Table),
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

%!  table_lines(+Game, +State, +Folder, -Lines:list(dict)) is semidet.
%
%   Lines are those of analyse/4 for every move of State, the best first, with
%   the values of Folder. `[]` if the game is over. Fails if the tables do not
%   have all of them.

table_lines(Game, State, Folder, Lines) :-
    table_value(Game, State, Folder, _),
    '$valid_moves'(Game, State, Moves),
    maplist(move_value(Game, State, Folder), Moves, Ranked),
    keysort(Ranked, Sorted),
    pairs_values(Sorted, Values),
    maplist(value_line(Game, State, Folder), Values, Lines).

%   Rank is less for a better value.

move_value(Game, State, Folder, Move, Rank-value(Move, Value)) :-
    '$move'(Game, State, Move, Child),
    table_value(Game, Child, Folder, Value0),
    '$player_to_move'(Game, State, Player),
    '$player_to_move'(Game, Child, Next),
    (   Player == Next
    ->  Same = true
    ;   Same = false
    ),
    before(Value0, Same, Value),
    rank(Value, Rank).

before(draw, _, draw).
before(win(N0), Same, Value) :-
    N is N0+1,
    (   Same == true
    ->  Value = win(N)
    ;   Value = loss(N)
    ).
before(loss(N0), Same, Value) :-
    N is N0+1,
    (   Same == true
    ->  Value = loss(N)
    ;   Value = win(N)
    ).

rank(win(N), Rank) :-
    Rank is N-100_000.
rank(draw, 0).
rank(loss(N), Rank) :-
    Rank is 100_000-N.

value_line(Game, State, Folder, value(Move, Value),
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
    '$valid_moves'(Game, State, All),
    (   Most > 1,
        All = [_|_]
    ->  maplist(move_value(Game, State, Folder), All, Ranked),
        keysort(Ranked, [_-value(Move, _)|_]),
        '$move'(Game, State, Move, Child),
        Less is Most-1,
        Moves = [Move|Moves1],
        line_on(Less, Game, Child, Folder, Moves1)
    ;   Moves = []
    ).
