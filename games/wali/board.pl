/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_board,
          [ board_size/2,               % +Board, -Size
            empty_board/2,              % +Size, -Board
            board_cell/3,               % +Board, ?Cell, ?Content
            set_cell/4,                 % +Board, +Cell, +Content, -NewBoard
            count_stones/3,             % +Board, +Color, -Count
            opponent/2,                 % ?Color, ?Other
            adjacent/2,                 % +Cell, -Near
            run_length/5,               % +Board, +Color, +Cell, ?Line, -Length
            three_with/4,               % +Board, +Color, +Cell, -Cells
            count_threes/4,             % +Board, +Color, +Cell, -Count
            may_drop/3,                 % +Board, +Color, ?Cell
            next_to_own/3,              % +Board, +Color, +Cell
            may_step/4,                 % +Board, +Color, ?From, ?To
            may_take/4,                 % +Board, +Color, +Which, ?Cell
            in_three/3                  % +Board, +Color, +Cell
          ]).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [member/2, nth0/3, nth0/4]).

/** <module> Wali: the board

Predicates that need only a board. A board is a list of rows of `'O'` (empty),
`'W'` and `'B'`; a cell is Column-Row, both from 0. R1.. are the rules of
README.md in this folder. These predicates do not check their input.
*/

%!  board_size(+Board, -Size) is det.
%
%   Size is Columns-Rows (R1).

board_size([], 0-0).
board_size([Row|Rest], Columns-Rows) :-
    length([Row|Rest], Rows),
    length(Row, Columns).

%!  empty_board(+Size, -Board) is det.

empty_board(Columns-Rows, Board) :-
    length(Board, Rows),
    maplist(empty_row(Columns), Board).

empty_row(Columns, Row) :-
    length(Row, Columns),
    maplist(=('O'), Row).

%!  board_cell(+Board, ?Cell, ?Content) is nondet.
%
%   Cell holds Content. If Cell is unbound, enumerates the cells row by row.
%   If Cell is given, is semidet and fails for a cell off the board.

board_cell(Board, Column-Row, Content) :-
    integer(Column),
    !,
    between(0, 7, Column),              % no board is larger, and nth0/3
    between(0, 7, Row),                 % throws for a large index
    nth0(Row, Board, Cells),
    nth0(Column, Cells, Content).
board_cell(Board, Column-Row, Content) :-
    nth0(Row, Board, Cells),
    nth0(Column, Cells, Content).

%!  set_cell(+Board, +Cell, +Content, -NewBoard) is det.
%
%   NewBoard is Board with Content on Cell, which is on Board.

set_cell(Board, Column-Row, Content, NewBoard) :-
    nth0(Row, Board, Cells, OtherRows),
    nth0(Column, Cells, _, OtherCells),
    nth0(Column, NewCells, Content, OtherCells),
    nth0(Row, NewBoard, NewCells, OtherRows),
    !.

%!  count_stones(+Board, +Color, -Count) is det.
%
%   Count is the number of stones of Color on Board.

count_stones(Board, Color, Count) :-
    findall(x, (member(Row, Board), member(Color, Row)), Stones),
    length(Stones, Count).

%!  opponent(?Color, ?Other) is nondet.
%
%   Other is the colour that plays against Color.

opponent('W', 'B').
opponent('B', 'W').

%!  adjacent(+Cell, -Near) is multi.
%
%   Near is a cell orthogonally next to Cell. It may be off the board.

adjacent(Column-Row, Left-Row)     :- Left is Column-1.
adjacent(Column-Row, Column-Up)    :- Up is Row-1.
adjacent(Column-Row, Column-Down)  :- Down is Row+1.
adjacent(Column-Row, Right-Row)    :- Right is Column+1.

%!  run_length(+Board, +Color, +Cell, ?Line, -Length) is nondet.
%
%   A stone of Color on Cell is part of a run (R7) of Length stones along Line,
%   `row` or `column`.

run_length(Board, Color, Cell, Line, Length) :-
    line(Line, DC, DR),
    BackC is -DC,
    BackR is -DR,
    reach(Board, Color, Cell, DC, DR, Ahead),
    reach(Board, Color, Cell, BackC, BackR, Behind),
    Length is Behind+1+Ahead.

line(row,    1, 0).
line(column, 0, 1).

reach(Board, Color, Column-Row, DC, DR, Length) :-
    NextColumn is Column+DC,
    NextRow is Row+DR,
    (   board_cell(Board, NextColumn-NextRow, Color)
    ->  reach(Board, Color, NextColumn-NextRow, DC, DR, Length0),
        Length is Length0+1
    ;   Length = 0
    ).

%!  count_threes(+Board, +Color, +Cell, -Count) is det.
%
%   Count, 0 to 2, is the number of runs of exactly three that the stone of
%   Color on Cell is part of.

count_threes(Board, Color, Cell, Count) :-
    findall(x, run_length(Board, Color, Cell, _, 3), Threes),
    length(Threes, Count).

%!  three_with(+Board, +Color, +Cell, -Cells:list) is nondet.
%
%   Cells are a run of exactly three that the stone of Color on Cell is part of.

three_with(Board, Color, Cell, Cells) :-
    run_length(Board, Color, Cell, Line, 3),
    line(Line, DC, DR),
    BackC is -DC,
    BackR is -DR,
    reach(Board, Color, Cell, BackC, BackR, Behind),
    Cell = Column-Row,
    findall(Column1-Row1,
            ( between(0, 2, N),
              Column1 is Column+(N-Behind)*DC,
              Row1 is Row+(N-Behind)*DR
            ),
            Cells).

%!  may_drop(+Board, +Color, ?Cell) is nondet.
%
%   A stone of Color can be dropped on Cell (R4).

may_drop(Board, Color, Cell) :-
    board_cell(Board, Cell, 'O'),
    \+ next_to_own(Board, Color, Cell).

%!  next_to_own(+Board, +Color, +Cell) is semidet.
%
%   A neighbour of Cell holds a stone of Color (R4).

next_to_own(Board, Color, Cell) :-
    adjacent(Cell, Near),
    board_cell(Board, Near, Color),
    !.

%!  may_step(+Board, +Color, ?From, ?To) is nondet.
%
%   A stone of Color can step from From to To by R6 alone: neither R8 nor
%   long_run(illegal) is checked.

may_step(Board, Color, From, To) :-
    board_cell(Board, From, Color),
    adjacent(From, To),
    board_cell(Board, To, 'O').

%!  may_take(+Board, +Color, +Which, ?Cell) is nondet.
%
%   Color may take the stone on Cell (R9). Which is the value of the option
%   `take`.

may_take(Board, Color, Which, Cell) :-
    opponent(Color, Enemy),
    board_cell(Board, Cell, Enemy),
    (   Which == any
    ->  true
    ;   \+ in_three(Board, Enemy, Cell)
    ).

%!  in_three(+Board, +Color, +Cell) is semidet.
%
%   The stone of Color on Cell is in a three (R7).

in_three(Board, Color, Cell) :-
    run_length(Board, Color, Cell, _, 3),
    !.
