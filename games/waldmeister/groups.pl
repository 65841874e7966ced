/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_groups,
          [ goal_points/3,              % +Goal, +Board, -Points
            scoring_groups/3,           % +Goal, +Board, -Groups
            largest_group/5             % +Goal, +Board, +Visited, +Attribute,
                                        % -Group
          ]).
:- use_module(board).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, memberchk/2, subtract/3, sum_list/2]).

/** <module> Wald Meister: the groups that score

R9 of README.md in this folder. These predicates do not check their input.
*/

%!  goal_points(+Goal, +Board, -Points) is det.
%
%   Points is the sum of the sizes of scoring_groups/3.

goal_points(Goal, Board, Points) :-
    scoring_groups(Goal, Board, Groups),
    maplist(length, Groups, Sizes),
    sum_list(Sizes, Points).

%!  scoring_groups(+Goal, +Board, -Groups:list(list)) is det.
%
%   Groups are the largest groups of the heights (Goal 1) or colours (Goal 2)
%   1, 2 and 3, each a list of cells.

scoring_groups(Goal, Board, Groups) :-
    findall(Group,
            ( between(1, 3, Attribute),
              largest_group(Goal, Board, [], Attribute, Group)
            ),
            Groups).

%!  largest_group(+Goal, +Board, +Visited, +Attribute, -Group:list) is det.
%
%   Group are the cells of the largest connected group of trees with Attribute
%   outside Visited; of several such groups, the first. Group is [] if there is
%   none.

largest_group(Goal, Board, Visited, Attribute, Group) :-
    size_of(Board, Size),
    findall(Cell,
            ( tree_on(Board, Cell, Tree),
              attribute(Goal, Tree, Attribute),
              \+ memberchk(Cell, Visited)
            ),
            Cells),
    largest_group_of(Cells, Size, 0, [], Group).

largest_group_of([], _, _, Group, Group).
largest_group_of([Cell|Cells], Size, Max0, Group0, Group) :-
    flood([Cell], Size, Cells, Left, [], Group1),
    length(Group1, Count),
    (   Count > Max0
    ->  largest_group_of(Left, Size, Count, Group1, Group)
    ;   largest_group_of(Left, Size, Max0, Group0, Group)
    ).

%   A breadth-first flood from the queue through Cells. Group is Group0 and the
%   cells reached; Left are the cells not reached.

flood([], _, Cells, Cells, Group, Group).
flood([Cell|Queue], Size, Cells, Left, Group0, Group) :-
    findall(Near,
            ( step(Size, _, Cell, Near),
              memberchk(Near, Cells)
            ),
            Reached),
    subtract(Cells, Reached, Cells1),
    append(Queue, Reached, Queue1),
    flood(Queue1, Size, Cells1, Left, [Cell|Group0], Group).
