/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_shapes,
          [ shape/2                     % ?Name, ?Shape
          ]).
:- use_module('../../prolog/tabuleiro/game/shape_clauses').

/** <module> Tactigon: the shapes of its terms
*/

%!  shape(?Name, ?Shape) is nondet.
%
%   Terms called Name have Shape; see tabuleiro/game/shapes.

shape(tactigon_state,
      [ tactigon_board, tactigon_player, optional(tactigon_rules) ]).
shape(tactigon_board,  list(position(tactigon_piece, tactigon_tile))).
shape(tactigon_piece,  tactigon_player-type-(1..6)).
shape(tactigon_player, one_of([red,cian])).
shape(tactigon_tile,   tile(integer, integer)).
shape(tactigon_rules,  rules(tactigon_size, subset([1,2]))).
shape(tactigon_size,   domain(board_size, one_of([11,13,15]))).
shape(tactigon_cell,   integer-integer).
shape(tactigon_cells,  list(tactigon_cell)).
shape(tactigon_move,   integer-integer-integer-integer).

shape(type,            one_of([circle,triangle,square,pentagon])).
