/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_samples,
          [ impl/1,                     % ?Module
            start/2,                    % +Module, -State
            position/3,                 % +Stacks, +Turn, -State
            position/4,                 % +Stacks, +Turn, official, -State
            stacked/1,                  % -State
            targets/4,                  % +Module, +State, ?Cell, -Targets
            top/3,                      % +State, +Cell, -Piece
            turn/2,                     % +State, -Turn
            play/4,                     % +Module, +Moves, +State0, -State
            far/1,                      % -Stacks
            far/3,                      % +Stacks, +Turn, -State
            values/3                    % +Module, +State, -Values
          ]).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../prolog/tabuleiro').

/** <module> Mitsudomoe: positions for its tests

Every test runs on both implementations: M is the module.
*/

:- initialization(( load_game(mitsudomoe, _),
                    load_game(mitsudomoe_reference, _)
                  ), now).

impl(mitsudomoe).
impl(mitsudomoe_reference).

start(M, State) :-
    M:initial_state(default, State).

%!  position(+Stacks, +Turn, -State)
%
%   State has Stacks, pairs Cell-Piece or Cell-Pieces, on bases and empty
%   cells; the rings that are left are in the supplies. `w` and `b` are
%   balls on a ring, `W` and `B` rings.

position(Stacks, Turn, [Board,[White,Black],Turn]) :-
    findall(Row, empty_row(Row), Board0),
    foldl(put, Stacks, Board0, Board),
    supply(Board, whiteRing, White),
    supply(Board, blackRing, Black).

position(Stacks, Turn, official, State) :-
    position(Stacks, Turn, State0),
    append(State0, [rules(official)], State).

stacked(State) :-
    position([ 2-2-['W','B','W'],0-0-w,0-4-w,1-1-w,1-0-b,2-1-b,4-1-[b,'B'] ],
             'White'-ring, State).

empty_row(Stacks) :-
    between(0, 4, Row),
    findall(Stack,
            ( between(0, 4, Col),
              bottom(Col-Row, Stack)
            ),
            Stacks).

bottom(Cell, [whiteBase,empty]) :-
    memberchk(Cell, [0-3,0-4,1-4]),
    !.
bottom(Cell, [blackBase,empty]) :-
    memberchk(Cell, [3-0,4-0,4-1]),
    !.
bottom(_, [empty]).

put(Cell-Pieces, Board0, Board) :-
    atomic_list(Pieces, Atoms),
    maplist(pieces, Atoms, Lists),
    append(Lists, List),
    mitsudomoe_state:stack_at(Board0, Cell, Stack0),
    !,
    append(List, Stack0, Stack),
    mitsudomoe_state:set_stack(Board0, Cell, Stack, Board).

atomic_list(List, List) :-
    is_list(List),
    !.
atomic_list(Atom, [Atom]).

pieces(w, [whiteBall,whiteRing]).
pieces(b, [blackBall,blackRing]).
pieces('W', [whiteRing]).
pieces('B', [blackRing]).

supply(Board, Ring, Supply) :-
    aggregate_all(count,
                  ( member(Row, Board), member(Stack, Row), member(Ring, Stack)
                  ),
                  OnBoard),
    Count is 8-OnBoard,
    length(Supply, Count),
    maplist(=(Ring), Supply).

%   Where the piece on Cell, or from the supply, can go.

targets(M, State, Col-Row, Targets) :-
    M:valid_moves(State, Moves),
    findall(C-R, member([Col,Row,C,R,_], Moves), Targets).

top(State, Cell, Piece) :-
    State = [Board|_],
    mitsudomoe_state:stack_at(Board, Cell, [Piece|_]),
    !.

turn([_,_,Turn|_], Turn).

play(M, Moves, State0, State) :-
    foldl(play_move(M), Moves, State0, State).

play_move(M, Move, State0, State) :-
    M:move(State0, Move, State),
    !.

%   Balls that are out of the way of what goes on in the middle.

far([0-3-w,0-4-w,4-0-b,4-1-b]).

far(Stacks, Turn, State) :-
    far(Far),
    append(Stacks, Far, All),
    position(All, Turn, State).

values(M, State, [White,Black]) :-
    M:value(State, 'White', White),
    M:value(State, 'Black', Black).
