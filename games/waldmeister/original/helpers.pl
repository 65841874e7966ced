/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_helpers,
          [                             % Cells
            get_valid_moves_initial/3,  % +Rows, +X, -Cells
            search_row/4,               % +X, +Y, +Row, -Cells
            filter_free/3,              % +Cells, +Board, -Free
            check_left/3,               % +Board, +X, +Y
            check_right/3,              % +Board, +X, +Y
            check_up_left/4,            % +Board, +X, +Y, +MaxSize
            check_up_right/4,           % +Board, +X, +Y, +MaxSize
            check_down_left/4,          % +Board, +X, +Y, +MaxSize
            check_down_right/4,         % +Board, +X, +Y, +MaxSize
            get_valid_moves_row_left/4, % +X, +Y, +Row, -Cells
            get_valid_moves_row_right/4, % +X, +Y, +Row, -Cells
            get_valid_moves_up_left/5,  % +X, +Y, +MaxSize, +Board, -Cells
            get_valid_moves_up_right/5, % +X, +Y, +MaxSize, +Board, -Cells
            get_valid_moves_down_left/5, % +X, +Y, +MaxSize, +Board, -Cells
            get_valid_moves_down_right/5, % +X, +Y, +MaxSize, +Board, -Cells
                                        % Changes
            update_board/7,             % +Board, +X0, +Y0, +X, +Y, +Piece,
                                        % -NewBoard
            updateTrees/3,              % +Tree, +Hand, -NewHand
                                        % Groups
            color_bfs_aux/8,            % +Board, +Size, +Queue, +Visited,
                                        % -NewVisited, +Color, +Count0, -Count
            next_position_color/4,      % +Board, +Visited, +Color, -Cell
                                        % Candidates
            getOptimalStartTreeColor/6, % +Board, +Size, +Hand, +Cells, -Cell,
                                        % -Tree
            has_piece_near_with_same_color/4 % +Board, +Size, +Cell, +Tree
          ]).
:- use_module('../shapes', []).
:- use_module('../board').
:- use_module('../state').
:- use_module(library(apply), [include/3]).
:- use_module(library(error), [domain_error/2]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth0/3]).
:- use_module('../../../prolog/tabuleiro/game/checks',
              [must_be_one_to/3, must_be_shape/3]).
:- use_module('../../../prolog/tabuleiro/game/shapes', [must_have_shape/2]).

/** <module> Wald Meister: the steps of the original program

The auxiliary predicates of valid_moves/3, move/3, count_color_values/2 and
bot_move/5 of the original program, with the same arguments. The game does not
use them. A cell is X-Y; up is towards row X+1. MaxSize is the index of the
longest row, Size-1.

@error those of must_have_shape/2 for wald_meister_board, _cell, _cells,
_row, _piece and _trees, type_error(integer, I), domain_error(board_size,
Size) and domain_error(max_size, MaxSize) if the board has another size
*/

                /*******************************
                *             CELLS            *
                *******************************/

%!  get_valid_moves_initial(+Rows, +X, -Cells:list) is det.
%
%   Cells are all cells of Rows, rows of a board; the first of them is row X.

get_valid_moves_initial(Rows, X, Cells) :-
    must_be_shape(list, is_list, Rows),
    forall(member(Row, Rows), must_be_row(Row)),
    must_be_shape(integer, integer, X),
    findall(X1-Y,
            ( nth0(I, Rows, Row),
              X1 is X+I,
              nth0(Y, Row, _)
            ),
            Cells).

%!  search_row(+X, +Y, +Row, -Cells:list) is det.
%
%   Cells are the cells of the trees in Row, the row X, from index Y on.

search_row(X, Y, Row, Cells) :-
    must_be_row(Row),
    must_be_cell(X-Y),
    findall(X-Y1,
            ( nth0(Y1, Row, Piece),
              Y1 >= Y,
              Piece \== -1
            ),
            Cells).

%!  filter_free(+Cells, +Board, -Free:list) is det.
%
%   Free are those of Cells whose tree has an empty neighbour, in their order.

filter_free(Cells, Board, Free) :-
    must_be_cells(Cells),
    must_be_board(Board),
    size_of(Board, Size),
    include(is_free(Board, Size), Cells, Free).

is_free(Board, Size, Cell) :-
    on_board(Size, Cell),
    free_tree(Board, Size, Cell),
    !.

%!  check_left(+Board, +X, +Y) is semidet.
%!  check_right(+Board, +X, +Y) is semidet.
%!  check_up_left(+Board, +X, +Y, +MaxSize) is semidet.
%!  check_up_right(+Board, +X, +Y, +MaxSize) is semidet.
%!  check_down_left(+Board, +X, +Y, +MaxSize) is semidet.
%!  check_down_right(+Board, +X, +Y, +MaxSize) is semidet.
%
%   The neighbour of X-Y in that direction is on Board and empty.

check_left(Board, X, Y) :-
    check(left, Board, X, Y).
check_right(Board, X, Y) :-
    check(right, Board, X, Y).
check_up_left(Board, X, Y, MaxSize) :-
    must_be_max_size(Board, MaxSize),
    check(up_left, Board, X, Y).
check_up_right(Board, X, Y, MaxSize) :-
    must_be_max_size(Board, MaxSize),
    check(up_right, Board, X, Y).
check_down_left(Board, X, Y, MaxSize) :-
    must_be_max_size(Board, MaxSize),
    check(down_left, Board, X, Y).
check_down_right(Board, X, Y, MaxSize) :-
    must_be_max_size(Board, MaxSize),
    check(down_right, Board, X, Y).

check(Direction, Board, X, Y) :-
    get_size(Board, Size),
    must_be_cell(X-Y),
    step(Size, Direction, X-Y, Near),
    empty(Board, Near),
    !.

must_be_max_size(Board, MaxSize) :-
    get_size(Board, Size),
    must_be_shape(integer, integer, MaxSize),
    (   MaxSize =:= Size-1
    ->  true
    ;   domain_error(max_size, MaxSize)
    ).

must_be_row(Row) :-
    must_have_shape(waldmeister_shapes:wald_meister_row, Row).

%!  get_valid_moves_row_left(+X, +Y, +Row, -Cells:list) is det.
%!  get_valid_moves_row_right(+X, +Y, +Row, -Cells:list) is det.
%
%   Cells are the empty cells next to index Y of Row, the row X, on that side,
%   up to the first tree, the nearest first.

get_valid_moves_row_left(X, Y, Row, Cells) :-
    empty_run(-1, X, Y, Row, Cells).
get_valid_moves_row_right(X, Y, Row, Cells) :-
    empty_run(1, X, Y, Row, Cells).

empty_run(Step, X, Y, Row, Cells) :-
    must_be_row(Row),
    must_be_cell(X-Y),
    length(Row, Length),
    empty_run(Step, X, Y, Row, Length, Cells).

empty_run(Step, X, Y0, Row, Length, Cells) :-
    Y is Y0+Step,
    (   Y >= 0,
        Y < Length,
        nth0(Y, Row, -1)
    ->  Cells = [X-Y|Rest],
        empty_run(Step, X, Y, Row, Length, Rest)
    ;   Cells = []
    ).

%!  get_valid_moves_up_left(+X, +Y, +MaxSize, +Board, -Cells:list) is det.
%!  get_valid_moves_up_right(+X, +Y, +MaxSize, +Board, -Cells:list) is det.
%!  get_valid_moves_down_left(+X, +Y, +MaxSize, +Board, -Cells:list) is det.
%!  get_valid_moves_down_right(+X, +Y, +MaxSize, +Board, -Cells:list) is det.
%
%   Cells are the empty cells from X-Y in that direction, up to the first tree,
%   the nearest first.

get_valid_moves_up_left(X, Y, MaxSize, Board, Cells) :-
    slides(up_left, X, Y, MaxSize, Board, Cells).
get_valid_moves_up_right(X, Y, MaxSize, Board, Cells) :-
    slides(up_right, X, Y, MaxSize, Board, Cells).
get_valid_moves_down_left(X, Y, MaxSize, Board, Cells) :-
    slides(down_left, X, Y, MaxSize, Board, Cells).
get_valid_moves_down_right(X, Y, MaxSize, Board, Cells) :-
    slides(down_right, X, Y, MaxSize, Board, Cells).

slides(Direction, X, Y, MaxSize, Board, Cells) :-
    must_be_max_size(Board, MaxSize),
    must_be_cell(X-Y),
    size_of(Board, Size),
    findall(To, slide(Board, Size, Direction, X-Y, To), Cells).

                /*******************************
                *            CHANGES           *
                *******************************/

%!  update_board(+Board, +X0, +Y0, +X, +Y, +Piece, -NewBoard) is semidet.
%
%   NewBoard is Board with Piece, a tree or -1, on X-Y. X0 and Y0, where the
%   original program starts its walk to the cell, are 0. Fails for a cell off
%   Board.

update_board(Board, 0, 0, X, Y, Piece, NewBoard) :-
    get_size(Board, Size),
    must_be_cell(X-Y),
    must_have_shape(waldmeister_shapes:wald_meister_piece, Piece),
    on_board(Size, X-Y),
    !,
    set_cell(Board, X-Y, Piece, NewBoard).

%!  updateTrees(+Tree, +Hand, -NewHand) is semidet.
%
%   NewHand is Hand without one Tree, in standard order. Fails if Hand has
%   none.

updateTrees(Tree, Hand, NewHand) :-
    must_be_tree(Tree),
    take_from_hand(Hand, Tree, NewHand).

must_be_tree(Tree) :-
    must_have_shape(waldmeister_shapes:tree, Tree).

                /*******************************
                *            GROUPS            *
                *******************************/

%!  color_bfs_aux(+Board, +Size, +Queue, +Visited, -NewVisited, +Color,
%!                +Count0, -Count) is det.
%
%   Floods from the cells of Queue over neighbours with a tree of Color that
%   are not in Visited. Count is Count0 plus the number of cells reached,
%   including those of Queue with any contents. NewVisited are these cells, the
%   last one first, followed by Visited.

color_bfs_aux(Board, Size, Queue, Visited, NewVisited, Color, Count0, Count) :-
    must_be_size_of(Board, Size),
    must_be_cells(Queue),
    must_be_cells(Visited),
    must_be_color(Color),
    must_be_shape(integer, integer, Count0),
    flood(Queue, Board, Size, Color, Visited, NewVisited, Count0, Count).

flood([], _, _, _, Visited, Visited, Count, Count).
flood([Cell|Rest], Board, Size, Color, Visited0, Visited, Count0, Count) :-
    findall(Near,
            ( step(Size, _, Cell, Near),
              \+ memberchk(Near, Visited0),
              \+ memberchk(Near, Rest),
              board_cell(Board, Near, Tree),
              attribute(2, Tree, Color)
            ),
            New),
    append(Rest, New, Queue),
    Count1 is Count0+1,
    flood(Queue, Board, Size, Color, [Cell|Visited0], Visited, Count1, Count).

must_be_color(Color) :-
    must_be_one_to(color, 3, Color).

%!  next_position_color(+Board, +Visited, +Color, -Cell) is det.
%
%   Cell is the first cell, in standard order, with a tree of Color and not in
%   Visited; `null` if there is none.

next_position_color(Board, Visited, Color, Cell) :-
    must_be_board(Board),
    must_be_cells(Visited),
    must_be_color(Color),
    (   board_cell(Board, Next, Tree),
        attribute(2, Tree, Color),
        \+ memberchk(Next, Visited)
    ->  Cell = Next
    ;   Cell = null
    ).

                /*******************************
                *          CANDIDATES          *
                *******************************/

%!  getOptimalStartTreeColor(+Board, +Size, +Hand, +Cells, -Cell, -Tree)
%!                           is nondet.
%
%   Cell is one of Cells, and Tree is a kind in Hand of the colour of a
%   neighbour of Cell (R12).

getOptimalStartTreeColor(Board, Size, Hand, Cells, Cell, Tree) :-
    must_be_size_of(Board, Size),
    must_be_hand(Hand),
    must_be_cells(Cells),
    member(Cell, Cells),
    member((Tree,Count), Hand),
    Count > 0,
    near_alike(Board, Size, 2, Cell, Tree).

%!  has_piece_near_with_same_color(+Board, +Size, +Cell, +Tree) is semidet.
%
%   A neighbour of Cell has a tree of the colour of Tree (R12).

has_piece_near_with_same_color(Board, Size, Cell, Tree) :-
    must_be_size_of(Board, Size),
    must_be_cell(Cell),
    must_be_tree(Tree),
    near_alike(Board, Size, 2, Cell, Tree).
