/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_samples,
          [ impl/1,                     % ?Module
            start/3,                    % +Module, +Config, -State
            with_trees/5,               % +Module, +Size, +Trees, +Turn, -State
            final/2,                    % ?Turn, -State
            values/3                    % +Module, +State, -Values
          ]).
:- use_module(library(apply)).
:- use_module('../../../prolog/tabuleiro').

/** <module> Wald Meister: positions for its tests

Every test runs on both implementations: M is the module.
*/

:- initialization(( load_game(waldmeister, _),
                    load_game(waldmeister_reference, _)
                  ), now).

impl(waldmeister).
impl(waldmeister_reference).

start(M, Config, State) :-
    M:initial_state(Config, State).

%!  with_trees(+M, +Size, +Trees, +Turn, -State)
%
%   State has Trees, pairs Cell-Tree, on the board; player 1 planted them as
%   long as the hand lasts.

with_trees(M, Size, Trees, Turn, [Board,Hand1,Hand2,Amount,Turn]) :-
    M:initial_state([size(Size)], [Board0,Hand,Hand,54,_]),
    foldl(put, Trees, Board0-hands(Hand, Hand)-54,
          Board-hands(Hand1, Hand2)-Amount).

put(Cell-Tree, Board0-Hands0-Amount0, Board-Hands-Amount) :-
    waldmeister_state:set_cell(Board0, Cell, Tree, Board),
    take(Tree, Hands0, Hands),
    Amount is Amount0-1.

take(Tree, hands(Hand1, Hand2), hands(NewHand1, Hand2)) :-
    waldmeister_state:take_tree(Hand1, Tree, NewHand1),
    !.
take(Tree, hands(Hand1, Hand2), hands(Hand1, NewHand2)) :-
    waldmeister_state:take_tree(Hand2, Tree, NewHand2).

%!  final(?Turn, -State)
%
%   State is the document's final example, the whole trees `1-2` and `1-1`
%   for its `-1-2` and `-1-1`, which are none.

final(Turn,
      [ [ [3-1],
          [1-1,1-1],
          [-1,3-1,-1],
          [2-2,2-2,2-2,1-1],
          [3-3,-1,-1,-1,-1],
          [2-2,2-2,2-2,3-1,3-1,3-1],
          [3-2,3-2,3-2,3-2,3-2,3-2,2-1],
          [1-3,1-3,1-3,1-3,1-3,1-3,2-3,2-3],
          [1-2,-1,1-2,1-2,1-2,-1,-1],
          [2-1,2-1,2-1,2-1,2-1,3-3],
          [2-3,2-3,2-3,2-3,-1],
          [3-3,3-3,3-3,3-3],
          [1-2,1-2,1-1],
          [1-1,1-1],
          [3-1]
        ],
        Empty, Empty, 0, Turn
      ]) :-
    findall((H-C,0), ( between(1, 3, H), between(1, 3, C) ), Empty).

%   The values of a state for both players.

values(M, State, [Value1,Value2]) :-
    M:value(State, 1, Value1),
    M:value(State, 2, Value2).
