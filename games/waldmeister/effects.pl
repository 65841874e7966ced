/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_effects,
          [ effects/4,                  % :Points, +State, +NewState, -Messages
            move_deeds/4                % +State, +Move, +NewState, -Deeds
          ]).
:- use_module(board, [attribute/3]).
:- use_module(groups, [goal_points/3, largest_group/5]).
:- use_module(notation, [cell_text/3]).
:- use_module(state, [board_cell/3, get_size/2, player_goal/3]).
:- use_module(library(lists), [memberchk/2]).

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

%!  move_deeds(+State, +Move, +NewState, -Deeds:list) is det.
%
%   Deeds are the largest groups that the trees of the turn Move join, the
%   points that it gains, and those that it costs the opponent.

move_deeds(State, Move, NewState, Deeds) :-
    State = [Board,_,_,_,Player|_],
    NewState = [NewBoard|_],
    player_goal(State, Player, Goal),
    findall(Worth-waldmeister(Deed),
            ( joins(Move, Goal, Board, NewBoard, Worth, Deed)
            ; changes(State, Player, Board, NewBoard, Worth, Deed)
            ),
            Deeds).

%   A group of two trees is not worth a word.

joins(Move, Goal, Board, NewBoard, 3, join(Tree, Text, Count)) :-
    tree_of(Move, Cell),
    board_cell(NewBoard, Cell, Tree),
    attribute(Goal, Tree, Attribute),
    largest_group(Goal, NewBoard, [], Attribute, Group),
    memberchk(Cell, Group),
    length(Group, Count),
    Count >= 3,
    largest_group(Goal, Board, [], Attribute, Group0),
    length(Group0, Count0),
    Count > Count0,
    get_size(Board, Size),
    cell_text(Size, Cell, Text).

tree_of(plant(_, Cell), Cell).
tree_of(replant(From, _, _), From).
tree_of(replant(_, To, _), To).

changes(State, Player, Board, NewBoard, Worth, Deed) :-
    Opponent is 3-Player,
    (   Who = Player,
        Deed = gain(Points)
    ;   Who = Opponent,
        Deed = cost(Opponent, Points)
    ),
    player_goal(State, Who, Goal),
    goal_points(Goal, Board, Before),
    goal_points(Goal, NewBoard, After),
    Change is After-Before,
    (   Who == Player
    ->  Points = Change
    ;   Points is -Change
    ),
    Points > 0,
    Worth is min(9, Points+1).
