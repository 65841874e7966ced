/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_effects,
          [ effects/3                   % +State, +NewState, -Messages
          ]).
:- use_module(groups, [goal_points/3]).
:- use_module(state, [player_goal/3]).

/** <module> Wald Meister: what a turn brings about
*/

%!  effects(+State, +NewState, -Messages:list) is det.
%
%   Messages are a term waldmeister(points_now(Player, Points, Gain)) for each
%   player whose points have changed between State and NewState, which a turn
%   leads to.

effects(State, NewState, Messages) :-
    State = [Board|_],
    NewState = [NewBoard|_],
    findall(waldmeister(points_now(Player, Points, Gain)),
            ( between(1, 2, Player),
              player_goal(State, Player, Goal),
              goal_points(Goal, Board, Before),
              goal_points(Goal, NewBoard, Points),
              Gain is Points-Before,
              Gain =\= 0
            ),
            Messages).
