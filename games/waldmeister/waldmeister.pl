/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister, [play/0]).
:- use_module('../../prolog/tabuleiro/interface/native').
:- autoload(library(apply), [maplist/2]).
:- autoload(library(error), [must_be/2]).
:- autoload('../../prolog/tabuleiro/play/menu', [play_game/1]).

/** <module> Wald Meister

Two foresters plant trees of three heights and three colours on a rhombus
and replant each other's trees. One collects heights, the other colours.

    ?- initial_state(default, S), valid_moves(S, Ms), length(Ms, N).
    N = 576.

    ?- initial_state([size(4)], S0), choose_move(S0, 1, M),
       move(S0, M, S), display_game(S).

README.md in this folder describes states, moves, levels and every rule.
The predicates are those of reference.pl, which documents them; in_c/1
lists those that run in C. Without the C library this module reexports
the reference.
*/

:- if(native_game(waldmeister)).

%   The predicates that run in C; the others are the reference's.

in_c([                              % A game, see library(tabuleiro)
       player_to_move/2,            % +State, -Player
       valid_moves/2,               % +State, -Moves
       valid_moves/3,               % +State, +PlayerOrCell, -MovesOrCells
       move/3,                      % +State, +Move, -NewState
       game_over/2,                 % +State, -Winner
       value/3,                     % +State, +Player, -Value
       best_moves/3,                % +State, +Level, -Moves
       choose_move/3,               % +State, +Level, -Move
       choose_move/4,               % +State, +Player, +Level, -Move
                                    % Predicates of the original program
       get_free_trees_in_board/5,   % +X, +Y, +Board, +Rows, -Cells
       getPiece/3,                  % +Board, +Cell, -Piece
       count_color_values/2,        % +Board, -Points
       count_height_values/2,       % +Board, -Points
       color_bfs/6,                 % +Board, +Size, +Visited, +Color,
                                    % +Max0, -Max
       height_bfs/6,                % +Board, +Size, +Visited, +Height,
                                    % +Max0, -Max
       game_over/4,                 % +State, -Goal, -Heights, -Colors
       bot_move/5                   % +State, +Goal, +Hand, +Cells, -Turn
     ]).

:- use_module(original, []).
:- use_module(state, [board_cell/3]).
:- in_c(PIs),
   maplist(export, PIs),
   reexport(reference, except([play/0|PIs])).

player_to_move(State, Player) :-
    '$player_to_move'(waldmeister, State, Player).

valid_moves(State, Moves) :-
    '$valid_moves'(waldmeister, State, Moves).

valid_moves(State, Of, Moves) :-
    waldmeister_original:valid_moves(waldmeister, State, Of, Moves).

move(State, Move, NewState) :-
    (   waldmeister_original:is_half_turn(Move)
    ->  waldmeister_original:move(waldmeister, State, Move, NewState)
    ;   '$move'(waldmeister, State, Move, NewState)
    ).

game_over(State, Winner) :-
    '$game_over'(waldmeister, State, Winner).

value(State, Player, Value) :-
    '$value'(waldmeister, State, Player, Value).

best_moves(State, Level, Moves) :-
    '$best_moves'(waldmeister, State, Level, Moves).

choose_move(State, Level, Move) :-
    waldmeister_original:choose_move(waldmeister, State, Level, Move).

choose_move(State, Player, Level, Move) :-
    waldmeister_original:choose_move(waldmeister, State, Player, Level, Move).

get_free_trees_in_board(0, 0, Board, Rows, Cells) :-
    '$waldmeister_free_trees'(Board, Cells),
    Board == Rows.

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
    slides/3,                           % +Board, +Cell, -Cells
    greedy_moves/5.                     % +Board, +Goal, +Hand, +Cells, -Moves

slides(Board, Cell, Cells) :-
    '$waldmeister_slides'(Board, Cell, Cells).

greedy_moves(Board, Goal, Hand, Cells, Moves) :-
    '$waldmeister_greedy'(Board, Goal, Hand, Cells, Moves).

play :-
    play_game(waldmeister).

:- else.

:- reexport(reference, except([play/0])).

play :-
    play_game(waldmeister).

:- endif.
