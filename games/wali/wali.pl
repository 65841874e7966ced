/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali, [play/0]).
:- use_module('../../prolog/tabuleiro/interface/native').
:- autoload(library(apply), [maplist/2]).
:- autoload('../../prolog/tabuleiro/search/choose', [choose_best/4]).
:- autoload('../../prolog/tabuleiro/play/menu', [play_game/1]).

/** <module> Wali

Two players drop stones on a small board, then move them. Three in a line
take a stone of the opponent.

    ?- initial_state(default, S), valid_moves(S, Ms), length(Ms, N).
    N = 30.

    ?- initial_state([size(4-4)], S0), choose_move(S0, 1, M),
       move(S0, M, S), display_game(S).

README.md in this folder describes states, moves, levels and every rule.
The predicates are those of reference.pl, which documents them; in_c/1
lists those that run in C. Without the C library this module reexports
the reference.
*/

:- if(native_game(wali)).

%   The predicates that run in C; the others are the reference's.

in_c([                              % A game, see library(tabuleiro)
       player_to_move/2,            % +State, -Player
       valid_moves/2,               % +State, -Moves
       valid_moves/3,               % +StateOrBoard, +PlayerOrTurn, -Moves
       move/3,                      % +State, +Move, -NewState
       game_over/2,                 % +StateOrBoard, -Winner
       value/3,                     % +State, +Player, -Value
       best_moves/3,                % +State, +Level, -Moves
       choose_move/3,               % +State, +Level, -Move
       choose_move/4,               % +StateOrBoard, +PlayerOrTurn, +Level,
                                    % -Move
                                    % Predicates of the original program
       move/4,                      % +Board, +Move, +Turn, -NewBoard
       get_best_play/3              % +Board-Color, +Turn, -Move
     ]).

:- use_module(original, []).
:- in_c(PIs),
   maplist(export, PIs),
   reexport(reference, except([play/0|PIs])).

player_to_move(State, Player) :-
    '$player_to_move'(wali, State, Player).

valid_moves(State, Moves) :-
    '$valid_moves'(wali, State, Moves).

valid_moves(State, Of, Moves) :-
    wali_original:valid_moves(wali, State, Of, Moves).

move(State, Move, NewState) :-
    '$move'(wali, State, Move, NewState).

move(Board, Move, Turn, NewBoard) :-
    '$wali_move'(Board, Move, Turn, NewBoard).

game_over(State, Winner) :-
    wali_original:game_over(wali, State, Winner).

value(State, Player, Value) :-
    '$value'(wali, State, Player, Value).

best_moves(State, Level, Moves) :-
    '$best_moves'(wali, State, Level, Moves).

choose_move(State, Level, Move) :-
    choose_best(wali, State, Level, Move).

choose_move(State, Of, Level, Move) :-
    wali_original:choose_move(wali, State, Of, Level, Move).

get_best_play(BoardOfColor, Turn, Move) :-
    wali_original:get_best_play(wali, BoardOfColor, Turn, Move).

%   The predicates that original.pl calls in each implementation.

:- public
    board_moves/3,                      % +Board, +Turn, -Moves
    board_best_moves/4,                 % +Board, +Turn, +Level, -Moves
    board_winner/2,                     % +Board, -Winner
    state_winner/2.                     % +State, -Winner

board_moves(Board, Turn, Moves) :-
    '$wali_moves'(Board, Turn, Moves).

board_best_moves(Board, Turn, Level, Moves) :-
    '$wali_best_moves'(Board, Turn, Level, Moves).

board_winner(Board, Winner) :-
    '$wali_winner'(Board, Winner).

state_winner(State, Winner) :-
    '$game_over'(wali, State, Winner).

play :-
    play_game(wali).

:- else.

:- reexport(reference, except([play/0])).

play :-
    play_game(wali).

:- endif.
