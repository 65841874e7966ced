/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister, []).
:- use_module('../../prolog/tabuleiro/c_game').
:- use_module('../../prolog/tabuleiro/interface/native').
:- use_module(effects, [effects/4]).
:- use_module(original, []).
:- use_module(state, [board_cell/3]).
:- autoload(library(error), [must_be/2]).

/** <module> Wald Meister

Two foresters plant trees of three heights and three colours on a rhombus
and replant each other's trees. One collects heights, the other colours.

    ?- initial_state(default, S), valid_moves(S, Ms), length(Ms, N).
    N = 576.

    ?- initial_state([size(4)], S0), choose_move(S0, 1, M),
       move(S0, M, S), display_game(S).

README.md in this folder describes states, moves, levels and every rule.
The predicates are those of reference.pl, which documents them. Without the
C library this module reexports the reference.
*/

%   c_game/2 defines what all games have in C and reexports the reference for
%   what does not run in C. The predicates listed are defined below.

:- c_game(reference,
       [ valid_moves/3,              % +State, +PlayerOrCell, -MovesOrCells
         move/3,                     % +State, +Move, -NewState
         game_over/2,                % +State, -Winner
         choose_move/3,              % +State, +Level, -Move
         choose_move/4,              % +State, +Player, +Level, -Move
         move_effects/3,             % +State, +Move, -Messages
                                     % Predicates of the original program
         get_free_trees_in_board/5,  % +X, +Y, +Board, +Rows, -Cells
         getPiece/3,                 % +Board, +Cell, -Piece
         count_color_values/2,       % +Board, -Points
         count_height_values/2,      % +Board, -Points
         color_bfs/6,                % +Board, +Size, +Visited, +Color,
                                     % +Max0, -Max
         height_bfs/6,               % +Board, +Size, +Visited, +Height,
                                     % +Max0, -Max
         game_over/4,                % +State, -Goal, -Heights, -Colors
         bot_move/5                  % +State, +Goal, +Hand, +Cells, -Turn
       ]).

:- if(native_game(waldmeister)).

valid_moves(State, Of, Moves) :-
    waldmeister_original:valid_moves(waldmeister, State, Of, Moves).

move(State, Move, NewState) :-
    (   waldmeister_original:is_half_turn(Move)
    ->  waldmeister_original:move(waldmeister, State, Move, NewState)
    ;   '$move'(waldmeister, State, Move, NewState)
    ).

game_over(State, Winner) :-
    waldmeister_original:game_over(waldmeister, State, Winner).

choose_move(State, Level, Move) :-
    waldmeister_original:choose_move(waldmeister, State, Level, Move).

choose_move(State, Player, Level, Move) :-
    waldmeister_original:choose_move(waldmeister, State, Player, Level, Move).

move_effects(State, Move, Messages) :-
    '$move'(waldmeister, State, Move, NewState),
    effects(points, State, NewState, Messages).

points(Goal, Board, Points) :-
    '$waldmeister_points'(Board, Goal, Points).

get_free_trees_in_board(X, Y, Board, Rows, Cells) :-
    waldmeister_original:get_free_trees_in_board(waldmeister, X, Y, Board,
                                                 Rows, Cells).

getPiece(Board, Cell, Piece) :-
    '$waldmeister_on_board'(Board, Cell),
    board_cell(Board, Cell, Piece),
    !.

count_height_values(Board, Points) :-
    '$waldmeister_points'(Board, 1, Points).

count_color_values(Board, Points) :-
    '$waldmeister_points'(Board, 2, Points).

height_bfs(Board, Size, Visited, Height, Max0, Max) :-
    '$waldmeister_group'(Board, Size, Visited, 1, Height, Max1),
    must_be(nonneg, Max0),
    Max is max(Max0, Max1).

color_bfs(Board, Size, Visited, Color, Max0, Max) :-
    '$waldmeister_group'(Board, Size, Visited, 2, Color, Max1),
    must_be(nonneg, Max0),
    Max is max(Max0, Max1).

game_over(State, Winner, HeightPoints, ColorPoints) :-
    waldmeister_original:game_over(waldmeister, State, Winner, HeightPoints,
                                   ColorPoints).

bot_move(State, Goal, Hand, Cells, Turn) :-
    waldmeister_original:bot_move(waldmeister, State, Goal, Hand, Cells,
                                  Turn).

%   The predicates that original.pl calls in each implementation.

:- public
    winner/2,                           % +State, -Winner
    free_trees/2,                       % +Board, -Cells
    slides/3,                           % +Board, +Cell, -Cells
    greedy_moves/5.                     % +Board, +Goal, +Hand, +Cells, -Moves

winner(State, Winner) :-
    '$game_over'(waldmeister, State, Winner).

free_trees(Board, Cells) :-
    '$waldmeister_free_trees'(Board, Cells).

slides(Board, Cell, Cells) :-
    '$waldmeister_slides'(Board, Cell, Cells).

greedy_moves(Board, Goal, Hand, Cells, Moves) :-
    '$waldmeister_greedy'(Board, Goal, Hand, Cells, Moves).

:- endif.
