/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_rows,
          [ original_goal/3,            % ?What, +State, -Goal
            bot_sample/4,               % ?Size, ?Level, ?Count, ?Config
            seeded_match/2              % ?Level, ?Config
          ]).
:- use_module(library(lists)).

/** <module> Wali: rows for the tests of all games

What each predicate is for stands in tests/support/game_rows.pl.
*/

original_goal(What, State, Goal) :-
    arg(1, State, Board),
    arg(2, State, Turn),
    goal(What, Board, Turn, Goal).

goal(valid_moves_of_board, Board, Turn, valid_moves(Board, Turn, _)).
goal(game_over_of_board, Board, _, game_over(Board, _)).
goal(choose_move_of_board, Board, Turn, choose_move(Board, Turn, 1, _)).
goal(move_of_board, Board, Turn, move(Board, Move, Turn, _)) :-
    (   Turn \= _-peek(_),
        wali:valid_moves(Board, Turn, [Move|_])
    ->  true
    ;   Move = 0-0/0-0
    ).
goal(match_, Board, _, match_(Board, 'W', 1-1, _)).
goal(get_piece, Board, _, get_piece(Board, 1, 1, _)).
goal(set_piece, Board, _, set_piece(Board, 1, 1, 'O', _)).

bot_sample(short, 2, 40, [size(Size)]) :-       % five stones each at most
    member(Size, [3-3,4-3,3-5,4-4]).
bot_sample(short, 2, 20, [size(4-4),rules(Rules)]) :-
    member(Rules, [ [take(any)], [go_back(allowed)], [long_run(illegal)],
                    [double(two)],
                    [ double(two), go_back(allowed), long_run(illegal),
                      take(any)
                    ]
                  ]).
bot_sample(long, 2, 100, default).
bot_sample(long, 2, 100, [size(4-4)]).
bot_sample(long, 2, 50, [rules([double(two),take(any)])]).

seeded_match(1, default).
seeded_match(2, [size(4-4)]).
