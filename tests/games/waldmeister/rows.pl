/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_rows,
          [ original_goal/3,            % ?What, +State, -Goal
            bot_sample/4,               % ?Size, ?Level, ?Count, ?Config
            seeded_match/2              % ?Level, ?Config
          ]).
:- use_module(library(lists)).

/** <module> Wald Meister: rows for the tests of all games

What each predicate is for stands in tests/support/game_rows.pl.
*/

original_goal(count_color_values, [Board|_],
              count_color_values(Board, _)).
original_goal(count_height_values, [Board|_],
              count_height_values(Board, _)).
original_goal(color_bfs, [Board|_],
              color_bfs(Board, Size, [], 1, 0, _)) :-
    waldmeister:get_size(Board, Size).
original_goal(free_trees, [Board|_],
              get_free_trees_in_board(0, 0, Board, Board, _)).
original_goal(free_trees_from_a_cell_on, [Board|_],
              get_free_trees_in_board(1, 1, Board, Rows, _)) :-
    Board = [_|Rows].
original_goal(valid_moves_of_tree, State,
              valid_moves(State, 3-1, _)).
original_goal(bot_move, [Board,Hand|Rest],
              bot_move([Board,Hand|Rest], 'Height', Hand, Cells, _)) :-
    waldmeister:get_free_trees_in_board(0, 0, Board, Board, Cells).
original_goal(getPiece, [Board|_], getPiece(Board, 3-1, _)).
original_goal(plant, [Board,Hand1|Rest],
              move([Board,Hand1|Rest], ((Tree,-1),Cell), _)) :-
    Rest = [_,_,1|_],
    waldmeister:collect_available_trees(Hand1, [Tree|_]),
    once(waldmeister_state:board_cell(Board, Cell, -1)).
original_goal(half_turn, [Board|Rest],
              move([Board|Rest], ((Tree,Cell),To), _)) :-
    waldmeister:get_free_trees_in_board(0, 0, Board, Board, [Cell|_]),
    waldmeister:getPiece(Board, Cell, Tree),
    waldmeister:valid_moves([Board,_,_,_,_], Cell, [To|_]).

bot_sample(short, 2, 6, [size(Size)]) :-
    member(Size, [4,5,6,7,8]).
bot_sample(long, 2, 300, [size(8)]).

seeded_match(1, default).
seeded_match(2, [size(5),goals(2-1)]).
