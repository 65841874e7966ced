/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_shapes,
          [ shape/2                     % ?Name, ?Shape
          ]).
:- use_module('../../prolog/tabuleiro/game/shape_clauses').

/** <module> Wali: the shapes of its terms
*/

%!  shape(?Name, ?Shape) is nondet.
%
%   Terms called Name have Shape; see tabuleiro/game/shapes.

shape(wali_state,
      wali(board, wali_player-phase, hand-hand, last-last,
           optional(rules))).
shape(wali_board, board).
shape(wali_start, board-(1..2)-hand-hand).
shape(wali_turn,  wali_player-( one_of([drop,capture,peek])
                              ; peek(1..0) % of full states only
                              )).
shape(wali_move,  move).
shape(wali_cell,  integer-integer).
shape(wali_piece, one_of(['W','B','O'])).
shape(wali_level, 1..2).
shape(wali_size,  domain(board_size, 3..8-(3..8))).

shape(rules,      rules(subset([ double(two), go_back(allowed),
                                 long_run(illegal), take(any)
                               ]))).
shape(hand,       0..29).
shape(board,      rectangle(3..8, 3..8, one_of(['W','B','O']))).
shape(wali_player, one_of(['W','B'])).
shape(phase,      ( one_of([drop,capture,peek]) ; peek(one_of([2])) )).
shape(last,       ( const(none) ; move )).
shape(move,       integer-integer/integer-integer).
