/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_shapes,
          [ shape/2                     % ?Name, ?Shape
          ]).
:- use_module('../../prolog/tabuleiro/game/shape_clauses').

/** <module> Mitsudomoe: the shapes of its terms
*/

%!  shape(?Name, ?Shape) is nondet.
%
%   Terms called Name have Shape; see tabuleiro/game/shapes.

shape(mitsudomoe_state,
      [ board, hands, mitsudomoe_player-step,
        optional(mitsudomoe_rules)
      ]).
shape(mitsudomoe_board, board).
shape(mitsudomoe_hands, hands).
shape(mitsudomoe_move,  [integer,integer|target]).
shape(mitsudomoe_kind,  one_of([ring,ball])).
shape(mitsudomoe_rules, rules(one_of([official]))).
shape(mitsudomoe_level, 1..3).
shape(mitsudomoe_truth, one_of(['False','True'])).

shape(board,  list(5, list(5, stack))).
shape(stack,  list(one_of([ whiteRing, blackRing, whiteBall, blackBall,
                            whiteBase, blackBase, empty
                          ]))).
shape(hands,  [list(one_of([whiteRing])), list(one_of([blackRing]))]).
shape(mitsudomoe_player, one_of(['White','Black'])).
shape(step,   ( mitsudomoe_kind ; relocate(set(0..4-(0..4))) )).
shape(target, [ integer, integer,
                one_of([whiteRing,blackRing,whiteBall,blackBall])
              ]).
