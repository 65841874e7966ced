/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_effects,
          [ effects/4                   % :Points, +State, +NewState, -Messages
          ]).
:- use_module(state, [player_goal/3]).

/** <module> Wald Meister: the effects of a turn in words
*/

:- meta_predicate
    effects(3, +, +, -).

%!  effects(:Points, +State, +NewState, -Messages:list) is det.
%
%   A turn leads from State to NewState. Messages has a term
%   waldmeister(points_now(Player, Points, Gain)) for each player whose points
%   it has changed. call(Points, Goal, Board, N) returns the points for a goal.

effects(Points, State, NewState, Messages) :-
    State = [Board|_],
    NewState = [NewBoard|_],
    findall(waldmeister(points_now(Player, After, Gain)),
            ( between(1, 2, Player),
              player_goal(State, Player, Goal),
              call(Points, Goal, Board, Before),
              call(Points, Goal, NewBoard, After),
              Gain is After-Before,
              Gain =\= 0
            ),
            Messages).
