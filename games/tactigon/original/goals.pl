/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_goals,
          [ original_goal/4             % +Module, ?What, +State, -Goal
          ]).

/** <module> Tactigon: goals of the original program

These goals are for comparing and timing two implementations, see
tabuleiro/compare/originals.
*/

%!  original_goal(+Module, ?What, +State, -Goal) is nondet.
%
%   Goal calls a predicate of the original program with parts of State. Module
%   is the implementation that provides moves and other arguments for it.

original_goal(_, validate_move, State, validate_move(State, _)).
original_goal(_, valid_move_for_piece, State,
              valid_move_for_piece(State, Piece, OX-OY-_-_)) :-
    State = [[position(Piece, tile(OX,OY))|_]|_].
original_goal(_, valid_move_dfs, State,
              valid_move_dfs(State, 3, red-square-1, 3-6, 3-5)).
original_goal(_, move_aux, State, move_aux(State, 3-5-3-6, _)).
original_goal(_, moves_of_two_elements, [Board,Player|_],
              valid_moves([Board,Player], _)).
original_goal(Module, move_of_two_elements, [Board,Player|Rules],
              move([Board,Player], Move, _)) :-
    Module:valid_moves([Board,Player|Rules], [Move|_]).
original_goal(_, evaluate_advantage, [Board|_],
              evaluate_advantage([Board,_], red, _)).
original_goal(_, closest_to_opponent_pentagon, [Board|_],
              closest_to_opponent_pentagon([Board,_], red, _)).
original_goal(_, wins_game, State, wins_game(State, cian, _)).
original_goal(_, count_player_pieces, [Board|_],
              count_player_pieces([Board,_], red, _)).
