/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(perft_table,
          [ perft_rows/2,               % +Game, -Rows
            perft_state/3,              % +Game, +Position, -State
            recount_perft/1             % +Game
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../../prolog/tabuleiro').

/** <module> Perft tables: games/<game>/tests/perft.txt

A line is a position and its counts by depth,

    [size(2)] ;D1 36 ;D2 810 ;D3 23328

The position is a config, as initial_state/2 takes it, or state(State).
The counts come from the reference:

    swipl -g "recount_perft(waldmeister)" -t halt tests/drivers/perft_table.pl

counts all positions of the table again, to the depths that it has, and
writes the table anew. To add a position, add a line with any counts.
*/

%!  recount_perft(+Game) is det.
%
%   Writes the table of Game again with the counts of its reference.

recount_perft(Game) :-
    atom_concat(Game, '_reference', Reference),
    load_game(Reference, Reference),
    perft_rows(Game, Rows0),
    maplist(recount(Reference), Rows0, Rows),
    write_perft_rows(Game, Rows).

recount(Game, row(Position, Counts0), row(Position, Counts)) :-
    perft_state(Game, Position, State),
    findall(Depth-Count,
            ( member(Depth-_, Counts0),
              perft(Game, State, Depth, Count),
              format(user_error, "~p ;D~d ~d~n", [Position,Depth,Count])
            ),
            Counts).

table_file(Game, File) :-
    source_file(perft_table:table_file(_, _), Here),
    file_directory_name(Here, Dir),
    atomic_list_concat([Dir, '/../../games/', Game, '/tests/perft.txt'], File).

%!  perft_rows(+Game, -Rows:list) is det.
%
%   Rows are the lines of the table of Game as row(Position, Counts), Counts
%   being pairs Depth-Count.

perft_rows(Game, Rows) :-
    table_file(Game, File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    convlist(line_row, Lines, Rows).

line_row(Line, row(Position, Counts)) :-
    split_string(Line, ";", " ", [PositionText|Fields]),
    Fields = [_|_],
    term_string(Position, PositionText),
    maplist(field_count, Fields, Counts).

field_count(Field, Depth-Count) :-
    split_string(Field, " ", "", [DepthText,CountText]),
    string_concat("D", Digits, DepthText),
    number_string(Depth, Digits),
    number_string(Count, CountText).

%!  perft_state(+Game, +Position, -State) is det.

perft_state(_, state(State), State) :-
    !.
perft_state(Game, Config, State) :-
    Game:initial_state(Config, State).

write_perft_rows(Game, Rows) :-
    table_file(Game, File),
    setup_call_cleanup(
        open(File, write, Out, [encoding(utf8)]),
        forall(member(row(Position, Counts), Rows),
               ( format(Out, "~q", [Position]),
                 forall(member(Depth-Count, Counts),
                        format(Out, " ;D~d ~d", [Depth,Count])),
                 nl(Out)
               )),
        close(Out)).
