/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_board,
          [ board_size/3,               % ?Lines, ?Columns, ?Words
            board_line/4,               % ?Lines, ?Y, ?MinX, ?MaxX
            board_cell/2,               % +Lines, ?Cell
            gold_cell/2,                % +Lines, ?Cell
            neighbour/3,                % +Lines, +Cell, ?Neighbour
            cell_distance/3,            % +Cell1, +Cell2, -Distance
            initial_board/2,            % +Lines, -Board
            sample_board/3              % ?Name, +Lines, -Board
          ]).
:- use_module(library(lists), [member/2, nth1/3]).

/** <module> Tactigon: the three boards

The tiles and the starts of the boards of 11, 13 and 15 lines. A cell is X-Y,
the coordinates of tile(X,Y). R1.. are the rules of README.md in this folder.
*/

%!  board_size(?Lines, ?Columns, ?Words) is nondet.
%
%   There is a board of Lines lines and Columns columns with the name Words
%   (R1).

board_size(11,  7, "7x11").
board_size(13,  8, "8x13").
board_size(15, 10, "10x15").

%!  board_line(?Lines, ?Y, ?MinX, ?MaxX) is nondet.
%
%   Line Y of the board of Lines lines has the tiles MinX to MaxX (R1).

board_line(11,  0, 2, 4).
board_line(11,  1, 1, 5).
board_line(11,  2, 1, 5).
board_line(11,  3, 1, 5).
board_line(11,  4, 0, 6).
board_line(11,  5, 0, 6).
board_line(11,  6, 1, 5).
board_line(11,  7, 1, 5).
board_line(11,  8, 1, 5).
board_line(11,  9, 1, 5).
board_line(11, 10, 3, 3).
board_line(13,  0, 2, 5).
board_line(13,  1, 1, 6).
board_line(13,  2, 1, 6).
board_line(13,  3, 1, 6).
board_line(13,  4, 1, 6).
board_line(13,  5, 0, 7).
board_line(13,  6, 0, 7).
board_line(13,  7, 1, 6).
board_line(13,  8, 1, 6).
board_line(13,  9, 1, 6).
board_line(13, 10, 1, 6).
board_line(13, 11, 1, 6).
board_line(13, 12, 3, 3).
board_line(15,  0, 2, 7).
board_line(15,  1, 1, 8).
board_line(15,  2, 1, 8).
board_line(15,  3, 1, 8).
board_line(15,  4, 1, 8).
board_line(15,  5, 1, 8).
board_line(15,  6, 0, 9).
board_line(15,  7, 0, 9).
board_line(15,  8, 1, 8).
board_line(15,  9, 1, 8).
board_line(15, 10, 1, 8).
board_line(15, 11, 1, 8).
board_line(15, 12, 1, 8).
board_line(15, 13, 2, 7).
board_line(15, 14, 3, 7).

%!  board_cell(+Lines, ?Cell) is nondet.
%
%   Cell is a tile of the board of Lines lines.

board_cell(Lines, X-Y) :-
    board_line(Lines, Y, Min, Max),
    between(Min, Max, X).

%!  gold_cell(+Lines, ?Cell) is nondet.
%
%   Cell is a gold tile of the board of Lines lines (R1).

gold_cell(11, 1-5).
gold_cell(11, 5-5).
gold_cell(13, 1-6).
gold_cell(13, 7-6).
gold_cell(15, 1-7).
gold_cell(15, 9-7).

%!  neighbour(+Lines, +Cell, ?Neighbour) is nondet.
%
%   Neighbour is next to Cell on the board of Lines lines (R2).

neighbour(Lines, X-Y, X1-Y1) :-
    Parity is X mod 2,
    offset(Parity, DX, DY),
    X1 is X+DX,
    Y1 is Y+DY,
    board_cell(Lines, X1-Y1).

%   Even columns stand half a tile lower than odd ones.

offset(_,  0, -1).
offset(_,  0,  1).
offset(_, -1,  0).
offset(_,  1,  0).
offset(0, -1,  1).
offset(0,  1,  1).
offset(1, -1, -1).
offset(1,  1, -1).

%!  cell_distance(+Cell1, +Cell2, -Distance) is det.
%
%   Distance is the number of steps between two tiles of an infinite plane
%   of hexagons (R3). Diagonals slant down to the right. A step changes the
%   column, the diagonal, or both in opposite directions.

cell_distance(X1-Y1, X2-Y2, Distance) :-
    diagonal(X1, Y1, D1),
    diagonal(X2, Y2, D2),
    Columns is X2-X1,
    Diagonals is D2-D1,
    Distance is max(max(abs(Columns), abs(Diagonals)), abs(Columns+Diagonals)).

diagonal(X, Y, Diagonal) :-
    Diagonal is Y-(X+1)div 2.

                /*******************************
                *            PIECES            *
                *******************************/

%!  initial_board(+Lines, -Board) is det.
%
%   Board, in standard order, is the start of a game (R5).

initial_board(Lines, Board) :-
    findall(Piece=Cell,
            ( start(Lines, Player-Type, Cells),
              nth1(Id, Cells, Cell),
              Piece = Player-Type-Id
            ),
            Pieces),
    pieces_board(Pieces, Board).

%!  sample_board(?Name, +Lines, -Board) is nondet.
%
%   Board is a sample position: `initial` is the start, `intermediate` the
%   middle of a game, and in `final` cian has just taken the red pentagon.

sample_board(initial, Lines, Board) :-
    initial_board(Lines, Board).
sample_board(Name, Lines, Board) :-
    sample(Name, Lines, Pieces),
    pieces_board(Pieces, Board).

pieces_board(Pieces, Board) :-
    findall(position(Piece, tile(X,Y)), member(Piece=X-Y, Pieces), Positions),
    msort(Positions, Board).

start(11, cian-circle,   [3-0,1-1,5-1,1-3,5-3,3-4]).
start(11, cian-square,   [2-1,4-1,3-3]).
start(11, cian-triangle, [3-1,2-2,4-2]).
start(11, cian-pentagon, [3-2]).
start(11, red-circle,    [3-6,1-7,5-7,1-9,5-9,3-10]).
start(11, red-square,    [3-7,2-8,4-8]).
start(11, red-triangle,  [2-7,4-7,3-9]).
start(11, red-pentagon,  [3-8]).
start(13, cian-circle,   [4-0,2-1,6-1,3-3,5-3,4-4]).
start(13, cian-square,   [3-1,5-1,4-3]).
start(13, cian-triangle, [4-1,3-2,5-2]).
start(13, cian-pentagon, [4-2]).
start(13, red-circle,    [4-8,2-9,6-9,3-11,5-11,4-7]).
start(13, red-square,    [4-9,3-10,5-10]).
start(13, red-triangle,  [3-9,5-9,4-11]).
start(13, red-pentagon,  [4-10]).
start(15, cian-circle,   [5-1,3-2,7-2,3-4,7-4,5-5]).
start(15, cian-square,   [4-2,6-2,5-4]).
start(15, cian-triangle, [5-2,4-3,6-3]).
start(15, cian-pentagon, [5-3]).
start(15, red-circle,    [5-9,3-10,7-10,3-12,7-12,5-13]).
start(15, red-square,    [5-10,4-11,6-11]).
start(15, red-triangle,  [4-10,6-10,5-12]).
start(15, red-pentagon,  [5-11]).

sample(intermediate, 11,
       [ cian-circle-1=4-5, cian-square-1=5-7, cian-triangle-1=5-2,
         cian-circle-3=5-1, cian-pentagon-1=3-0, cian-triangle-3=0-5,
         cian-circle-6=5-5, red-circle-1=3-2, red-square-1=5-6,
         red-pentagon-1=3-5, red-circle-4=2-3, red-triangle-1=3-9,
         red-circle-6=1-5
       ]).
sample(final, 11,
       [ cian-circle-1=5-1, cian-pentagon-1=5-6, red-circle-1=3-5 ]).
sample(intermediate, 13,
       [ cian-circle-1=4-6, cian-square-1=6-9, cian-triangle-1=6-3,
         cian-circle-3=6-1, cian-pentagon-1=4-0, cian-triangle-3=0-6,
         cian-circle-6=7-6, red-circle-1=3-3, red-square-1=6-8,
         red-pentagon-1=4-7, red-circle-4=2-4, red-triangle-1=3-11,
         red-circle-6=1-6
       ]).
sample(final, 13,
       [ cian-circle-1=6-1, cian-pentagon-1=5-7, red-circle-1=3-6 ]).
sample(intermediate, 15,
       [ cian-circle-1=6-7, cian-square-1=8-9, cian-triangle-1=8-3,
         cian-circle-3=8-1, cian-pentagon-1=5-0, cian-triangle-3=0-7,
         cian-circle-6=9-7, red-circle-1=4-4, red-square-1=8-8,
         red-pentagon-1=5-8, red-circle-4=3-5, red-triangle-1=4-12,
         red-circle-6=1-7
       ]).
sample(final, 15,
       [ cian-circle-1=8-1, cian-pentagon-1=7-8, red-circle-1=4-7 ]).
