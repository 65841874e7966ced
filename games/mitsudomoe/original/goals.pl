/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_goals,
          [ original_goal/4             % +Module, ?What, +State, -Goal
          ]).

/** <module> Mitsudomoe: goals of the original program

These goals are for comparing and timing two implementations, see
tabuleiro/compare/originals.
*/

%!  original_goal(+Module, ?What, +State, -Goal) is nondet.
%
%   Goal calls a predicate of the original program with parts of State. Module
%   is the implementation that provides moves and other arguments for it.

original_goal(_, valid_moves_rings, State,
              valid_moves(State, 'WhiteRing', _)).
original_goal(_, valid_moves_balls, [Board,Hands|_],
              valid_moves([Board,Hands], 'BlackBall', _)).
original_goal(Module, move_of_the_original, State,
              move(State, Move, 'White', _)) :-
    Module:valid_moves(State, 'WhiteRing', [Move|_]).
original_goal(_, value_of_the_original, [Board,Hands|_],
              value([Board,Hands], 'Black', _)).
original_goal(_, three_on_their_goals, State,
              game_over(State, 'White', _)).
original_goal(_, areBallsOnOpositeBase, [Board|_],
              areBallsOnOpositeBase(Board, 'Black', _)).
original_goal(Module, choose_moveRing, State,
              choose_moveRing(State, 'White', 3, Moves, _)) :-
    Module:valid_moves(State, 'WhiteRing', Moves).
original_goal(Module, choose_moveBall, State,
              choose_moveBall(State, 'Black', 1, Moves, _)) :-
    Module:valid_moves(State, 'BlackBall', Moves).
original_goal(Module, choose_moveBallRelocate, State,
              choose_moveBallRelocate(State, 'White', 2, Moves, _)) :-
    Module:valid_moves(State, 'BlackBall', Moves).
original_goal(Module, values_of_rings, State,
              valueOfEachValidMoveRing(State, 'White', 1, Moves, [], _)) :-
    Module:valid_moves(State, 'WhiteRing', Moves).
original_goal(Module, values_of_balls, State,
              valueOfEachValidMoveBall(State, 'White', Moves, [], _)) :-
    Module:valid_moves(State, 'WhiteBall', Moves).
