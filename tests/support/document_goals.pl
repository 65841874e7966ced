/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(document_goals,
          [ document_goal/4             % +Game, ?What, +State, -Goal
          ]).

/** <module> Goals of the documents, to measure, to fuzz and to repeat

Each goal has its result as last argument; where it depends on the random
generator, the same seed gives the same result.
*/

%!  document_goal(+Game, ?What, +State, -Goal) is nondet.
%
%   Goal calls the predicate What of the document of Game.

document_goal(waldmeister, count_color_values, [Board|_],
              count_color_values(Board, _)).
document_goal(waldmeister, count_height_values, [Board|_],
              count_height_values(Board, _)).
document_goal(waldmeister, color_bfs, [Board|_],
              color_bfs(Board, Size, [], 1, 0, _)) :-
    waldmeister:get_size(Board, Size).
document_goal(waldmeister, free_trees, [Board|_],
              get_free_trees_in_board(0, 0, Board, Board, _)).
document_goal(waldmeister, valid_moves_of_tree, State,
              valid_moves(State, 3-1, _)).
document_goal(waldmeister, bot_move, [Board,Hand|Rest],
              bot_move([Board,Hand|Rest], 'Height', Hand, Cells, _)) :-
    waldmeister:get_free_trees_in_board(0, 0, Board, Board, Cells).
document_goal(waldmeister, getPiece, [Board|_], getPiece(Board, 3-1, _)).
document_goal(waldmeister, plant, [Board,Hand1|Rest],
              move([Board,Hand1|Rest], ((Tree,-1),Cell), _)) :-
    Rest = [_,_,1|_],
    waldmeister:collect_available_trees(Hand1, [Tree|_]),
    waldmeister_state:board_cell(Board, Cell, -1),
    !.
document_goal(waldmeister, half_turn, [Board|Rest],
              move([Board|Rest], ((Tree,Cell),To), _)) :-
    waldmeister:get_free_trees_in_board(0, 0, Board, Board, [Cell|_]),
    waldmeister:getPiece(Board, Cell, Tree),
    waldmeister:valid_moves([Board,_,_,_,_], Cell, [To|_]).

document_goal(mitsudomoe, valid_moves_rings, State,
              valid_moves(State, 'WhiteRing', _)).
document_goal(mitsudomoe, valid_moves_balls, [Board,Hands|_],
              valid_moves([Board,Hands], 'BlackBall', _)).
document_goal(mitsudomoe, move_of_the_document, State,
              move(State, Move, 'White', _)) :-
    mitsudomoe:valid_moves(State, 'WhiteRing', [Move|_]).
document_goal(mitsudomoe, value_of_the_document, [Board,Hands|_],
              value([Board,Hands], 'Black', _)).
document_goal(mitsudomoe, three_on_their_goals, State,
              game_over(State, 'White', _)).
document_goal(mitsudomoe, choose_moveRing, State,
              choose_moveRing(State, 'White', 3, Moves, _)) :-
    mitsudomoe:valid_moves(State, 'WhiteRing', Moves).
document_goal(mitsudomoe, choose_moveBall, State,
              choose_moveBall(State, 'Black', 1, Moves, _)) :-
    mitsudomoe:valid_moves(State, 'BlackBall', Moves).
document_goal(mitsudomoe, choose_moveBallRelocate, State,
              choose_moveBallRelocate(State, 'White', 2, Moves, _)) :-
    mitsudomoe:valid_moves(State, 'BlackBall', Moves).
document_goal(mitsudomoe, values_of_rings, State,
              valueOfEachValidMoveRing(State, 'White', 1, Moves, [], _)) :-
    mitsudomoe:valid_moves(State, 'WhiteRing', Moves).
document_goal(mitsudomoe, values_of_balls, State,
              valueOfEachValidMoveBall(State, 'White', Moves, [], _)) :-
    mitsudomoe:valid_moves(State, 'WhiteBall', Moves).
document_goal(tactigon, validate_move, State, validate_move(State, _)).
document_goal(tactigon, valid_move_for_piece, State,
              valid_move_for_piece(State, Piece, OX-OY-_-_)) :-
    State = [[position(Piece, tile(OX,OY))|_]|_].
document_goal(tactigon, valid_move_dfs, State,
              valid_move_dfs(State, 3, red-square-1, 3-6, 3-5)).
document_goal(tactigon, move_aux, State, move_aux(State, 3-5-3-6, _)).
document_goal(tactigon, moves_of_two_elements, [Board,Player|_],
              valid_moves([Board,Player], _)).
document_goal(tactigon, move_of_two_elements, [Board,Player|Rules],
              move([Board,Player], Move, _)) :-
    tactigon:valid_moves([Board,Player|Rules], [Move|_]).
document_goal(tactigon, evaluate_advantage, [Board|_],
              evaluate_advantage([Board,_], red, _)).
document_goal(tactigon, closest_to_opponent_pentagon, [Board|_],
              closest_to_opponent_pentagon([Board,_], red, _)).
document_goal(tactigon, wins_game, State, wins_game(State, cian, _)).
document_goal(tactigon, count_player_pieces, [Board|_],
              count_player_pieces([Board,_], red, _)).
document_goal(wali, What, State, Goal) :-
    arg(1, State, Board),
    arg(2, State, Turn),
    wali_goal(What, Board, Turn, Goal).

wali_goal(valid_moves_of_board, Board, Turn, valid_moves(Board, Turn, _)).
wali_goal(game_over_of_board, Board, _, game_over(Board, _)).
wali_goal(choose_move_of_board, Board, Turn, choose_move(Board, Turn, 1, _)).
wali_goal(move_of_board, Board, Turn, move(Board, Move, Turn, _)) :-
    (   Turn \= _-peek(_),
        wali:valid_moves(Board, Turn, [Move|_])
    ->  true
    ;   Move = 0-0/0-0
    ).
wali_goal(match_, Board, _, match_(Board, 'W', 1-1, _)).
wali_goal(get_piece, Board, _, get_piece(Board, 1, 1, _)).
wali_goal(set_piece, Board, _, set_piece(Board, 1, 1, 'O', _)).
