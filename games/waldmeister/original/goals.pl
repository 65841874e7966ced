/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_goals,
          [ original_goal/4             % +Module, ?What, +State, -Goal
          ]).
:- use_module('../state', [board_cell/3]).

/** <module> Wald Meister: goals of the original program

These goals are for comparing and timing two implementations, see
tabuleiro/compare/originals.
*/

%!  original_goal(+Module, ?What, +State, -Goal) is nondet.
%
%   Goal calls a predicate of the original program with parts of State. Module
%   is the implementation that provides moves and other arguments for it.

original_goal(_, count_color_values, [Board|_],
              count_color_values(Board, _)).
original_goal(_, count_height_values, [Board|_],
              count_height_values(Board, _)).
original_goal(Module, color_bfs, [Board|_],
              color_bfs(Board, Size, [], 1, 0, _)) :-
    Module:get_size(Board, Size).
original_goal(_, get_free_trees_in_board, [Board|_],
              get_free_trees_in_board(0, 0, Board, Board, _)).
original_goal(_, get_free_trees_from_a_cell_on, [Board|_],
              get_free_trees_in_board(1, 1, Board, Rows, _)) :-
    Board = [_|Rows].
original_goal(_, valid_moves_of_tree, State,
              valid_moves(State, 3-1, _)).
original_goal(Module, bot_move, [Board,Hand|Rest],
              bot_move([Board,Hand|Rest], 'Height', Hand, Cells, _)) :-
    Module:get_free_trees_in_board(0, 0, Board, Board, Cells).
original_goal(_, getPiece, [Board|_], getPiece(Board, 3-1, _)).
original_goal(Module, plant, [Board,Hand1|Rest],
              move([Board,Hand1|Rest], ((Tree,-1),Cell), _)) :-
    Rest = [_,_,1|_],
    Module:collect_available_trees(Hand1, [Tree|_]),
    once(board_cell(Board, Cell, -1)).
original_goal(Module, half_turn, [Board|Rest],
              move([Board|Rest], ((Tree,Cell),To), _)) :-
    Module:get_free_trees_in_board(0, 0, Board, Board, [Cell|_]),
    Module:getPiece(Board, Cell, Tree),
    Module:valid_moves([Board,_,_,_,_], Cell, [To|_]).
original_goal(Module, height_bfs, [Board|_],
              height_bfs(Board, Size, [], 1, 0, _)) :-
    Module:get_size(Board, Size).
original_goal(_, heights_and_colors, State, game_over(State, _, _, _)).
