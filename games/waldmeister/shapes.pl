/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_shapes,
          [ shape/2                     % ?Name, ?Shape
          ]).
:- use_module('../../prolog/tabuleiro/game/shape_clauses').

/** <module> Wald Meister: the shapes of its terms
*/

%!  shape(?Name, ?Shape) is nondet.
%
%   Terms called Name have Shape; see tabuleiro/game/shapes.

shape(wald_meister_state,
      [ board, hand, hand, 0..54, waldmeister_player,
        optional(one_of([2])-one_of([1]))
      ]).
shape(wald_meister_board, board).
shape(wald_meister_trees, hand).
shape(wald_meister_row,   list(( const(-1) ; tree ))).
shape(wald_meister_piece, ( const(-1) ; tree )).
shape(wald_meister_cell,  cell).
shape(wald_meister_cells, list(cell)).
shape(wald_meister_tree,  tree).
shape(wald_meister_size,  1..11).
shape(wald_meister_goal,  1..2).
shape(wald_meister_attribute, 1..3).
shape(wald_meister_move,  ( plant(tree, cell)
                          ; replant(cell, cell, tree)
                          )).
shape(waldmeister_player, one_of([1,2])).

shape(board,    rhombus(2..11, ( const(-1) ; tree ))).
shape(hand,     list((tree,0..3))).
shape(tree,     1..3-(1..3)).
shape(cell,     integer-integer).
shape(halfturn, ((tree,( const(-1) ; cell )),cell)).
