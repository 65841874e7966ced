/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_goals,
          [ original_goal/4             % +Module, ?What, +State, -Goal
          ]).

/** <module> Wali: goals of the original program

These goals are for comparing and timing two implementations, see
tabuleiro/compare/originals.
*/

%!  original_goal(+Module, ?What, +State, -Goal) is nondet.
%
%   Goal calls a predicate of the original program with parts of State. Module
%   is the implementation that provides moves and other arguments for it.

original_goal(Module, What, State, Goal) :-
    arg(1, State, Board),
    arg(2, State, Turn),
    goal(What, Module, Board, Turn, Goal).

goal(valid_moves_of_board, _, Board, Turn, valid_moves(Board, Turn, _)).
goal(game_over_of_board, _, Board, _, game_over(Board, _)).
goal(choose_move_of_board, _, Board, Turn, choose_move(Board, Turn, 1, _)).
goal(move_of_board, Module, Board, Turn, move(Board, Move, Turn, _)) :-
    (   Turn \= _-peek(_),
        Module:valid_moves(Board, Turn, [Move|_])
    ->  true
    ;   Move = 0-0/0-0
    ).
goal(match_, _, Board, _, match_(Board, 'W', 1-1, _)).
goal(get_piece, _, Board, _, get_piece(Board, 1, 1, _)).
goal(set_piece, _, Board, _, set_piece(Board, 1, 1, 'O', _)).
goal(check_cross, _, Board, _, check_cross(Board, 1, 1, 'W')).
goal(get_best_play, _, Board, Turn,
     get_best_play(Board-Color, Turn, _)) :-
    Turn = Color-_.
