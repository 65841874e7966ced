/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_samples,
          [ impl/1,                     % ?Module
            board/2,                    % +Strings, -Board
            state/4,                    % +Strings, +Turn, +Lasts, -State
            state/5,                    % +Strings, +Turn, +Lasts, +Rules, -S
            dropping/4,                 % +Strings, +Color, +Hands, -State
            play/4,                     % +Module, +Moves, +State0, -State
            turn/2,                     % +State, -Turn
            three/1,                    % -Strings
            two_threes/1                % -Strings
          ]).
:- use_module(library(apply)).
:- use_module('../../../prolog/tabuleiro').

/** <module> Wali: positions for its tests

Every test runs on both implementations: M is the module. Boards are drawn
as strings, a row each, with dots for empty cells.
*/

:- initialization(( load_game(wali, _),
                    load_game(wali_reference, _)
                  ), now).

impl(wali).
impl(wali_reference).

board(Strings, Board) :-
    maplist(row, Strings, Board).

row(String, Row) :-
    string_chars(String, Chars),
    maplist(content, Chars, Row).

content('.', 'O') :-
    !.
content(Stone, Stone).

%   A state of the move phase.

state(Strings, Turn, Lasts, State) :-
    board(Strings, Board),
    State = wali(Board, Turn, 0-0, Lasts).

state(Strings, Turn, Lasts, Rules,
      wali(Board, Turn, 0-0, Lasts, rules(Rules))) :-
    board(Strings, Board).

%   A state of the drop phase.

dropping(Strings, Color, Hands, wali(Board, Color-drop, Hands, none-none)) :-
    board(Strings, Board).

%   The state after Moves.

play(M, Moves, State0, State) :-
    foldl(play_ply(M), Moves, State0, State).

play_ply(M, Move, State0, State) :-
    M:move(State0, Move, State),
    !.

turn(State, Turn) :-
    arg(2, State, Turn).

%   White completes a row of three by 2-1/2-0.

three(["WW..B",
       "..W..",
       "B...B",
       ".W..."]).

%   White completes a row and a column by 3-0/2-0.

two_threes(["WW.WB",
            "..W..",
            "..W.B",
            "B.B.."]).
