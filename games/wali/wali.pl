/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali, []).
:- use_module('../../prolog/tabuleiro/c_game').
:- use_module('../../prolog/tabuleiro/interface/native').
:- use_module(notation, []).
:- use_module(original, []).

/** <module> Wali

Two players drop stones on a small board, then move them. Three in a line
take a stone of the opponent.

    ?- initial_state(default, S), valid_moves(S, Ms), length(Ms, N).
    N = 30.

    ?- initial_state([size(4-4)], S0), choose_move(S0, 1, M),
       move(S0, M, S), display_game(S).

README.md in this folder describes states, moves, levels and every rule.
The predicates are those of reference.pl, which documents them. Without the
C library this module reexports the reference.
*/

%   c_game/2 defines what all games have in C and reexports the reference for
%   what does not run in C. The predicates listed are defined below.

:- c_game(reference,
       [ valid_moves/3,              % +StateOrBoard, +PlayerOrTurn, -Moves
         game_over/2,                % +StateOrBoard, -Winner
         move_notation/3,            % +State, ?Move, ?Text
         choose_move/4,              % +StateOrBoard, +PlayerOrTurn, +Level,
                                     % -Move
                                     % Predicates of the original program
         move/4,                     % +Board, +Move, +Turn, -NewBoard
         get_best_play/3             % +Board-Color, +Turn, -Move
       ]).

:- if(native_game(wali)).

valid_moves(State, Of, Moves) :-
    wali_original:valid_moves(wali, State, Of, Moves).

move(Board, Move, Turn, NewBoard) :-
    '$wali_move'(Board, Move, Turn, NewBoard).

game_over(State, Winner) :-
    wali_original:game_over(wali, State, Winner).

choose_move(State, Of, Level, Move) :-
    wali_original:choose_move(wali, State, Of, Level, Move).

%   C checks a state in a fraction of the time.

move_notation(State, Move, Text) :-
    '$player_to_move'(wali, State, _),
    wali_notation:notation_in(State, Move, Text).

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

:- endif.
