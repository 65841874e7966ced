/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(hare_and_hounds_shapes,
          [ shape/2                     % ?Name, ?Shape
          ]).
:- use_module('../../prolog/tabuleiro/own_game').

/** <module> Hare and Hounds: what its terms look like
*/

%!  shape(?Name, ?Shape) is nondet.
%
%   Terms called Name have Shape, see tabuleiro/shapes.

shape(hare_and_hounds_state,
      hunt(list(3, cell), cell, hare_and_hounds_player,
           0..20/one_of([5,10,20]))).
shape(hare_and_hounds_move, cell-cell).
shape(hare_and_hounds_player, one_of([hounds,hare])).
shape(cell, one_of([a2,a3,a4,b1,b2,b3,b4,b5,c2,c3,c4])).
