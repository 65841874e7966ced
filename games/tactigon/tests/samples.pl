/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon_samples,
          [ impl/1,                     % ?Module
            start/3,                    % +Module, +Config, -State
            with_pieces/4,              % +Pieces, +Player, +Rules, -State
            just_pieces/2,              % +Pieces, -Board
            plain/1,                    % -Rules
            targets/4,                  % +Module, +State, +Cell, -Cells
            after/5,                    % +Module, +State, +Move, +Cell, -Found
            types/1                     % -Types
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../prolog/tabuleiro').

/** <module> Tactigon: positions for its tests

Every test runs on both implementations: M is the module.
*/

:- initialization(( load_game(tactigon, _),
                    load_game(tactigon_reference, _)
                  ), now).

impl(tactigon).
impl(tactigon_reference).

start(M, Config, State) :-
    M:initial_state(Config, State).

%!  with_pieces(+Pieces, +Player, +Rules, -State)
%
%   State has Pieces, each Piece=X-Y, and pentagons out of the way at 3,0
%   and 3,10 unless Pieces has them.

with_pieces(Pieces0, Player, Rules, [Board,Player,Rules]) :-
    foldl(with_pentagon, [cian-(3-0),red-(3-10)], Pieces0, Pieces),
    just_pieces(Pieces, Board).

with_pentagon(Player-Cell, Pieces, [Player-pentagon-1=Cell|Pieces]) :-
    \+ memberchk(Player-pentagon-1=_, Pieces),
    !.
with_pentagon(_, Pieces, Pieces).

just_pieces(Pieces, Board) :-
    findall(position(Piece, tile(X,Y)), member(Piece=X-Y, Pieces), Board0),
    msort(Board0, Board).

plain(rules(11,[])).

%   The cells that the piece on a cell may move to.

targets(M, State, OX-OY, Cells) :-
    M:valid_moves(State, Moves),
    findall(X-Y, member(OX-OY-X-Y, Moves), Cells).

%   What the board holds after a move that lands on Cell.

after(M, State, Move, Cell, Found) :-
    M:move(State, Move, [Board|_]),
    findall(Piece,
            ( Cell = X-Y,
              member(position(Piece, tile(X,Y)), Board)
            ),
            Found).

types([circle,triangle,square,pentagon]).
