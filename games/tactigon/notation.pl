/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_notation,
          [ move_notation/3,            % +State, ?Move, ?Text
            move_steps/3                % +State, +Move, -Steps
          ]).
:- use_module(state).
:- autoload(library(dcg/basics), [blanks//0, digits//1]).
:- autoload(board, [board_cell/2]).
:- autoload('../../prolog/tabuleiro/interface/notation', [notate/4]).

/** <module> Tactigon: moves as text

A move is written as its first and its last tile, each X-Y as numbered on the
edges of the board.

    ?- initial_state(default, S), move_notation(S, M, "3-6 3-5").
    M = 3-6-3-5.
*/

%!  move_notation(+State, ?Move, ?Text) is semidet.
%
%   Text is the string for Move: `3-6>3-5` goes from tile(3,6) to tile(3,5).
%   As input, Text may separate the numbers by any of ``>-,;:/`` and blanks.
%   Fails if Text is no move on a board of this size. Does not check whether
%   Move is legal.
%
%   @error type_error(tactigon_move, Move) if Move is not unbound and no
%   move; type_error(text, Text).

move_notation(State, Move, Text) :-
    must_be_state(State),
    state_rules(State, Lines, _),
    notate(Move, Text, move_text, move(Lines)).

move_text(Move, Text) :-
    must_be_move(Move),
    Move = OX-OY-DX-DY,
    format(string(Text), '~d-~d>~d-~d', [OX,OY,DX,DY]).

move(Lines, OX-OY-DX-DY) -->
    blanks, number(OX),
    between_numbers, number(OY),
    between_numbers, number(DX),
    between_numbers, number(DY),
    blanks,
    { board_cell(Lines, OX-OY),
      board_cell(Lines, DX-DY)
    }.

number(N) -->
    digits([D|Ds]),
    { number_codes(N, [D|Ds]) }.

between_numbers -->
    [C],
    { memberchk(C, `>-,;:/ \t`) },
    more_between.

more_between -->
    between_numbers,
    !.
more_between -->
    [].

%!  move_steps(+State, +Move, -Steps:list) is det.
%
%   Steps are the choices that make up Move. Each is step(What, Cell, Texts),
%   where Texts are the accepted spellings; see tabuleiro/interface/game.

move_steps(_, OX-OY-DX-DY,
           [ step("piece to move", OX-OY, [From]),
             step("tile to move to", DX-DY, [To])
           ]) :-
    cell_text(OX-OY, From),
    cell_text(DX-DY, To).

cell_text(X-Y, Text) :-
    format(string(Text), '~d-~d', [X,Y]).
