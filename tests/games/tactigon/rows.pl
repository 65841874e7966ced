/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_rows,
          [ original_goal/3,            % ?What, +State, -Goal
            bot_sample/4,               % ?Size, ?Level, ?Count, ?Config
            seeded_match/2              % ?Level, ?Config
          ]).
:- use_module(library(lists)).

/** <module> Tactigon: rows for the tests of all games

What each predicate is for stands in tests/support/game_rows.pl.
*/

original_goal(validate_move, State, validate_move(State, _)).
original_goal(valid_move_for_piece, State,
              valid_move_for_piece(State, Piece, OX-OY-_-_)) :-
    State = [[position(Piece, tile(OX,OY))|_]|_].
original_goal(valid_move_dfs, State,
              valid_move_dfs(State, 3, red-square-1, 3-6, 3-5)).
original_goal(move_aux, State, move_aux(State, 3-5-3-6, _)).
original_goal(moves_of_two_elements, [Board,Player|_],
              valid_moves([Board,Player], _)).
original_goal(move_of_two_elements, [Board,Player|Rules],
              move([Board,Player], Move, _)) :-
    tactigon:valid_moves([Board,Player|Rules], [Move|_]).
original_goal(evaluate_advantage, [Board|_],
              evaluate_advantage([Board,_], red, _)).
original_goal(closest_to_opponent_pentagon, [Board|_],
              closest_to_opponent_pentagon([Board,_], red, _)).
original_goal(wins_game, State, wins_game(State, cian, _)).
original_goal(count_player_pieces, [Board|_],
              count_player_pieces([Board,_], red, _)).

bot_sample(short, 2, 6, Config) :-
    config(Config).
bot_sample(long, 2, 100, Config) :-
    config(Config).

config(Config) :-
    tactigon:game_info(Info),
    member(Config, Info.configs).

seeded_match(2, default).
seeded_match(2, [size(15),advanced([1,2])]).
