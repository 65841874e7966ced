/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_notation,
          [ move_notation/3,            % +State, ?Move, ?Text
            notation_in/3,              % +State, ?Move, ?Text
            state_notation/2,           % ?State, ?Text
            move_steps/3,               % +State, +Move, -Steps
            cell_text/2                 % +Cell, -Text
          ]).
:- use_module(state).
:- use_module(library(lists), [memberchk/2, nth0/3]).
:- use_module(board, [board_cell/2, board_line/4]).
:- use_module('../../prolog/tabuleiro/game/notation',
              [ form_notation/4, form_steps/4, nonterminal_text/2, number//1,
                pair//1, separator//1, separators//1
              ]).
:- use_module('../../prolog/tabuleiro/game/position').

/** <module> Tactigon: moves and positions as text

A move is written as its first and its last tile, each X-Y as numbered on the
edges of the board.

    ?- initial_state(default, S), move_notation(S, M, "3-6 3-5").
    M = 3-6-3-5.
*/

%!  move_notation(+State, ?Move, ?Text) is semidet.
%
%   Text is the string for Move: `3-6>3-5` goes from tile(3,6) to tile(3,5).
%   As input, Text may separate the numbers by any of ``>-,;:/`` and blanks.
%   Fails if Text is not a move on a board of this size. Does not check whether
%   Move is legal.
%
%   @error type_error(tactigon_move, Move) if Move is bound and not a move;
%   type_error(text, Text).

move_notation(State, Move, Text) :-
    must_be_state(State),
    notation_in(State, Move, Text).

%!  notation_in(+State, ?Move, ?Text) is semidet.
%
%   As move_notation/3, without checking State.

notation_in(State, Move, Text) :-
    state_rules(State, Lines, _),
    form_notation(walk, Lines, Move, Text).

%!  move_text(?Form, ?Move, ?Parts) is nondet.
%
%   See tabuleiro/game/notation.

:- public move_text/3, cell/4.

move_text(walk, A-B-C-D, [ cell("piece to move", A-B),
                           mark(">", `>-,;:/`),
                           cell("tile to move to", C-D)
                         ]).

%   A tile is written even if it is not on the board.

cell(_, X-Y) -->
    { nonvar(X) },
    !,
    pair(X-Y).
cell(Lines, X-Y) -->
    number(X), separator(`>-,;:/`), separators(`>-,;:/`), number(Y),
    { board_cell(Lines, X-Y) }.

%!  move_steps(+State, +Move, -Steps:list) is det.
%
%   Steps are the choices that make up Move. Each is step(What, Cell, Texts),
%   where Texts are the accepted spellings; see tabuleiro/game/game.

move_steps(_, Move, Steps) :-
    form_steps(walk, [], Move, Steps).

%!  cell_text(+Cell, -Text) is det.
%
%   Text is the name of the tile Cell, `3-6`.

cell_text(Cell, Text) :-
    nonterminal_text(cell([], Cell), Text).

                /*******************************
                *           POSITIONS          *
                *******************************/

%!  state_notation(?State, ?Text) is semidet.
%
%   Text is the string for State. README.md has the grammar; either may be
%   unbound. A State of two elements is written with the rules that are set in
%   the thread; a State that is read has three elements.
%
%       ?- state_notation(S, "x3/x5/x5/x5/x3px3/x7/x5/x5/x5/x2Px2/x1_red").
%       S = [[position(cian-pentagon-1, tile(3, 4)), ...], red, rules(11, [])].
%
%   @error those of must_be_state/1 for State, those of notate_state/5 for
%   Text

state_notation(State, Text) :-
    notate_state(State, Text, must_be_state, state_position, position).

state_position(State, position(Rows, Player, Advanced)) :-
    nonvar(State),
    !,
    state_rules(State, Lines, Advanced),
    State = [Board,Player|_],
    findall(Row,
            ( board_line(Lines, Y, Min, Max),
              findall(Content,
                      ( between(Min, Max, X),
                        tile_content(Board, X, Y, Content)
                      ),
                      Row)
            ),
            Rows).
state_position([Board,Player,rules(Lines,Advanced)],
               position(Rows, Player, Advanced)) :-
    length(Rows, Lines),
    findall(position(Piece, tile(X,Y)),
            ( nth0(Y, Rows, Row),
              nth0(I, Row, Piece),
              Piece \== none,
              board_line(Lines, Y, Min, _),
              X is Min+I
            ),
            Positions),
    msort(Positions, Board).

tile_content(Board, X, Y, Content) :-
    (   memberchk(position(Piece, tile(X,Y)), Board)
    ->  Content = Piece
    ;   Content = none
    ).

position(position(Rows, Player, Advanced)) -->
    board(piece, `x`-none, widths, Rows), field,
    word([cian-"cian", red-"red"], Player),
    options([1-"advanced1", 2-"advanced2"], Advanced).

piece(Player-Type-Id) -->
    [Letter],
    { piece_letter(Player, Type, Letter) },
    piece_id(Type, Id).

piece_id(pentagon, 1) -->
    !.
piece_id(_, Id) -->
    digit_between(1, 6, Id).

piece_letter(cian, circle,   0'c).
piece_letter(cian, triangle, 0't).
piece_letter(cian, square,   0's).
piece_letter(cian, pentagon, 0'p).
piece_letter(red,  circle,   0'C).
piece_letter(red,  triangle, 0'T).
piece_letter(red,  square,   0'S).
piece_letter(red,  pentagon, 0'P).

widths(Lengths, Widths) :-
    length(Lengths, Lines),
    findall(Width,
            ( board_line(Lines, _, Min, Max),
              Width is Max-Min+1
            ),
            Widths),
    Widths \== [].
