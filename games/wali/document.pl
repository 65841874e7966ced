/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_document,
          [ check_cross/4,              % +Board, +Row, +Column, +Color
            match_/4,                   % +Board, +Color, +Cell, -Runs
            get_piece/4,                % +Board, +Row, +Column, -Piece
            set_piece/5                 % +Board, +Row, +Column, +Piece,
                                        % -NewBoard
          ]).
:- use_module(board).
:- use_module(state).
:- autoload(library(error), [domain_error/2, must_be/2]).
:- autoload(library(lists), [memberchk/2]).
:- autoload(library(random), [random_member/2]).
:- autoload('../../prolog/tabuleiro/game',
            [ must_be_player/2, must_be_shape/3, player_valid_moves/4,
              player_choose_move/5
            ]).

/** <module> Wali: what the document asks of either implementation

The predicates of the document that combine others, and the arities that
they share with the standard predicates. Their first argument is the
module, `wali` or `wali_reference`, whose predicates do the work; that
module exports and documents them without it. What is exported here needs
no more than a board and serves both as it is.
*/

                /*******************************
                *     BOARDS AND FULL STATES   *
                *******************************/

%!  valid_moves(+Module, +State, +Of, -Moves:list) is det.

:- public valid_moves/4.

valid_moves(Module, Board, Turn, Moves) :-
    is_turn(Turn),
    !,
    Module:board_moves(Board, Turn, Moves).
valid_moves(Module, State, Player, Moves) :-
    player_valid_moves(Module, State, Player, Moves).

is_turn(Turn) :-
    subsumes_term(_-_, Turn).

%!  game_over(+Module, +State, -Winner) is semidet.

:- public game_over/3.

game_over(Module, State, Winner) :-
    (   nonvar(State),
        is_board(State)
    ->  Module:board_winner(State, Winner)
    ;   Module:state_winner(State, Winner)
    ).

is_board([]).
is_board([_|_]).

%!  choose_move(+Module, +State, +Of, +Level, -Move) is semidet.

:- public choose_move/5.

choose_move(Module, Board, Turn, Level, Move) :-
    is_turn(Turn),
    !,
    Module:board_best_moves(Board, Turn, Level, Moves),
    Moves = [_|_],
    random_member(Move, Moves).
choose_move(Module, State, Player, Level, Move) :-
    player_choose_move(Module, State, Player, Level, Move).

%!  get_best_play(+Module, +BoardOfColor, +Turn, -Move) is semidet.

:- public get_best_play/4.

get_best_play(Module, BoardOfColor, Turn, Move) :-
    must_be_shape(wali_best_play, pair, BoardOfColor),
    must_be_turn(Turn),
    BoardOfColor = Board-Color,
    (   Turn = Color-_
    ->  choose_move(Module, Board, Turn, 2, Move)
    ;   domain_error(wali_turn, Turn)
    ).

pair(_-_).

                /*******************************
                *         PARTS OF BOARDS      *
                *******************************/

%!  get_piece(+Board, +Row, +Column, -Piece) is semidet.
%
%   Piece, `'O'`, `'W'` or `'B'`, is what the cell in Row and Column holds.
%   Fails if there is no such cell.

get_piece(Board, Row, Column, Piece) :-
    must_be_board(Board),
    must_be(integer, Row),
    must_be(integer, Column),
    board_cell(Board, Column-Row, Piece).

%!  set_piece(+Board, +Row, +Column, +Piece, -NewBoard) is semidet.
%
%   NewBoard is Board with Piece, `'O'`, `'W'` or `'B'`, in Row and Column.
%   Fails if there is no such cell.
%
%   @error domain_error(wali_piece, Piece)

set_piece(Board, Row, Column, Piece, NewBoard) :-
    get_piece(Board, Row, Column, _),
    must_be(atom, Piece),
    (   memberchk(Piece, ['O','W','B'])
    ->  set_cell(Board, Column-Row, Piece, NewBoard)
    ;   domain_error(wali_piece, Piece)
    ).

%!  check_cross(+Board, +Row, +Column, +Color) is semidet.
%
%   True when no stone of Color is orthogonally next to the cell in Row and
%   Column: R4, but for the cell itself, which may hold anything. Fails if
%   there is no such cell.
%
%   @error domain_error(player, Color)

check_cross(Board, Row, Column, Color) :-
    get_piece(Board, Row, Column, _),
    must_be_player(['W','B'], Color),
    \+ ( adjacent(Column-Row, Near),
         board_cell(Board, Near, Color)
       ).

%!  match_(+Board, +Color, +Cell, -Runs) is semidet.
%
%   Runs is RunColumn-RunRow for Cell, Column-Row: RunRow is Row if the cell
%   is in a horizontal run of exactly three stones of Color (R7), RunColumn
%   is Column if it is in a vertical one; each is -1 if not. Fails if there
%   is no such cell.
%
%       ?- match_([['W','W','W'],['B','O','B'],['O','B','O']], 'W', 1-0, R).
%       R = -1-0.
%
%   @error domain_error(player, Color), type_error(wali_cell, Cell)

match_(Board, Color, Cell, RunColumn-RunRow) :-
    must_be_board(Board),
    must_be_player(['W','B'], Color),
    must_be_shape(wali_cell, cell_shape, Cell),
    board_cell(Board, Cell, Content),
    Cell = Column-Row,
    run_index(row, Content, Board, Color, Cell, Row, RunRow),
    run_index(column, Content, Board, Color, Cell, Column, RunColumn).

cell_shape(Column-Row) :-
    integer(Column),
    integer(Row).

run_index(Line, Content, Board, Color, Cell, Index, Run) :-
    (   Content == Color,
        run_length(Board, Color, Cell, Line, 3)
    ->  Run = Index
    ;   Run = -1
    ).
