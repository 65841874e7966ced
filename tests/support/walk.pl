/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(walk,
          [ walk/4                      % +Game, +State0, +Plies, -State
          ]).
:- use_module(library(lists)).

/** <module> The states of a simple deterministic walk through a game
*/

%!  walk(+Game, +State0, +Plies, -State) is nondet.
%
%   State is State0, or follows from it by up to Plies plies, the first and the
%   last legal move in turn.

walk(_, State, _, State).
walk(Game, State0, N, State) :-
    N > 0,
    \+ Game:game_over(State0, _),
    Game:valid_moves(State0, Moves),
    (   N mod 2 =:= 0
    ->  Moves = [Move|_]
    ;   last(Moves, Move)
    ),
    Game:move(State0, Move, State1),
    N1 is N-1,
    walk(Game, State1, N1, State).
