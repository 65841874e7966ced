/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_rows,
          [ original_goal/3,            % ?What, +State, -Goal
            bot_sample/4,               % ?Size, ?Level, ?Count, ?Config
            seeded_match/2              % ?Level, ?Config
          ]).
:- use_module(library(lists)).

/** <module> Mitsudomoe: rows for the tests of all games

What each predicate is for stands in tests/support/game_rows.pl.
*/

original_goal(valid_moves_rings, State,
              valid_moves(State, 'WhiteRing', _)).
original_goal(valid_moves_balls, [Board,Hands|_],
              valid_moves([Board,Hands], 'BlackBall', _)).
original_goal(move_of_the_original, State,
              move(State, Move, 'White', _)) :-
    mitsudomoe:valid_moves(State, 'WhiteRing', [Move|_]).
original_goal(value_of_the_original, [Board,Hands|_],
              value([Board,Hands], 'Black', _)).
original_goal(three_on_their_goals, State,
              game_over(State, 'White', _)).
original_goal(choose_moveRing, State,
              choose_moveRing(State, 'White', 3, Moves, _)) :-
    mitsudomoe:valid_moves(State, 'WhiteRing', Moves).
original_goal(choose_moveBall, State,
              choose_moveBall(State, 'Black', 1, Moves, _)) :-
    mitsudomoe:valid_moves(State, 'BlackBall', Moves).
original_goal(choose_moveBallRelocate, State,
              choose_moveBallRelocate(State, 'White', 2, Moves, _)) :-
    mitsudomoe:valid_moves(State, 'BlackBall', Moves).
original_goal(values_of_rings, State,
              valueOfEachValidMoveRing(State, 'White', 1, Moves, [], _)) :-
    mitsudomoe:valid_moves(State, 'WhiteRing', Moves).
original_goal(values_of_balls, State,
              valueOfEachValidMoveBall(State, 'White', Moves, [], _)) :-
    mitsudomoe:valid_moves(State, 'WhiteBall', Moves).

bot_sample(short, Level, 12, Config) :-
    member(Level, [1,2,3,4]),
    member(Config, [default,[rules(official)]]).
bot_sample(long, Level, 300, Config) :-
    bot_sample(short, Level, _, Config).

seeded_match(3, default).
seeded_match(4, [rules(official)]).
