/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_board,
          [ size_of/2,                  % +Board, -Size
            step/4,                     % +Size, ?Direction, +Cell, -Neighbour
            slide/5,                    % +Board, +Size, ?Direction, +From, -To
            empty/2,                    % +Board, +Cell
            tree_on/3,                  % +Board, ?Cell, -Tree
            free_tree/3,                % +Board, +Size, ?Cell
            attribute/3,                % ?Goal, ?Tree, ?Attribute
            near_alike/5                % +Board, +Size, +Goal, +Cell, +Tree
          ]).
:- use_module(state, [on_board/2, board_cell/3]).

/** <module> Wald Meister: the board

Predicates of the reference that need only a board. R1.. are the rules of
README.md in this folder. These predicates do not check their input.
*/

%!  size_of(+Board, -Size) is det.

size_of(Board, Size) :-
    length(Board, Rows),
    Size is (Rows+1)//2.

%!  step(+Size, ?Direction, +Cell, -Neighbour) is nondet.
%
%   Neighbour is next to Cell in Direction, on a board of Size (R1).

step(Size, Direction, X-Y, X1-Y1) :-
    direction(Direction, X, Size, DX, DY),
    X1 is X+DX,
    Y1 is Y+DY,
    on_board(Size, X1-Y1).

%!  direction(?Direction, +X, +Size, -DX, -DY) is nondet.
%
%   A step in Direction from a cell of row X adds DX-DY to the cell. Rows grow
%   towards the middle, so DY depends on the half of the board that X is in.

direction(left,       _, _,    0, -1).
direction(right,      _, _,    0,  1).
direction(up_left,    X, Size, 1, DY) :- ( X <  Size-1 -> DY =  0 ; DY = -1 ).
direction(up_right,   X, Size, 1, DY) :- ( X <  Size-1 -> DY =  1 ; DY =  0 ).
direction(down_left,  X, Size, -1, DY) :- ( X =< Size-1 -> DY = -1 ; DY =  0 ).
direction(down_right, X, Size, -1, DY) :- ( X =< Size-1 -> DY =  0 ; DY =  1 ).

%!  slide(+Board, +Size, ?Direction, +From, -To) is nondet.
%
%   A tree on From can be moved in Direction to To: straight over empty cells
%   (R6). Enumerates the nearest cell of a direction first.

slide(Board, Size, Direction, From, To) :-
    step(Size, Direction, From, Next),
    slide_on(Board, Size, Direction, Next, To).

slide_on(Board, Size, Direction, Cell, To) :-
    empty(Board, Cell),
    (   To = Cell
    ;   step(Size, Direction, Cell, Next),
        slide_on(Board, Size, Direction, Next, To)
    ).

%!  empty(+Board, +Cell) is semidet.

empty(Board, Cell) :-
    board_cell(Board, Cell, Content),
    !,
    Content == -1.

%!  tree_on(+Board, ?Cell, -Tree) is nondet.

tree_on(Board, Cell, Tree) :-
    board_cell(Board, Cell, Tree),
    Tree \== -1.

%!  free_tree(+Board, +Size, ?Cell) is nondet.
%
%   The tree on Cell has an empty neighbour (R5).

free_tree(Board, Size, Cell) :-
    tree_on(Board, Cell, _),
    once(( step(Size, _, Cell, Near),
           empty(Board, Near)
         )).

%!  attribute(?Goal, ?Tree, ?Attribute) is nondet.
%
%   Attribute is the height of Tree for Goal 1, the colour for Goal 2.

attribute(1, Height-_, Height).
attribute(2, _-Color, Color).

%!  near_alike(+Board, +Size, +Goal, +Cell, +Tree) is semidet.
%
%   A neighbour of Cell has a tree like Tree for Goal (R12).

near_alike(Board, Size, Goal, Cell, Tree) :-
    attribute(Goal, Tree, Attribute),
    step(Size, _, Cell, Near),
    board_cell(Board, Near, Other),
    attribute(Goal, Other, Attribute),
    !.
