/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_scene,
          [ scene/2                     % +State, -Scene
          ]).
:- use_module(board, [size_of/2, tree_on/3]).
:- use_module(state,
              [ board_cell/3, canonical_hand/2, hand_of/3, must_be_state/1,
                player_goal/3
              ]).
:- use_module(library(lists), [append/2, member/2, nth1/3]).
:- use_module(groups, [scoring_groups/3]).
:- use_module(notation, [cell_text/3]).

/** <module> Wald Meister: the scene of a position

The rhombus stands on a tip, with row 0 at the top, as in the terminal. Cells
are hexagons: those that share an edge are neighbours.
*/

%!  scene(+State, -Scene:dict) is det.
%
%   The colour of a tree is its kind, its height the size of the piece. When
%   the game is over, the groups that score for player 1 and 2 have the marks
%   `group1` and `group2`. See tabuleiro/game/game.
%
%   @error those of must_be_state/1

scene(State, scene{cells:Cells, pieces:Pieces, hands:Hands, marks:Marks}) :-
    must_be_state(State),
    State = [Board|_],
    size_of(Board, Size),
    findall(Cell, cell(Board, Size, Cell), Cells),
    findall(piece{cell:Cell, kind:Kind, owner:0, level:0, size:Height,
                  name:Name},
            ( tree_on(Board, Cell, Height-Color),
              tree(Height-Color, Kind, Name)
            ),
            Pieces),
    findall(Hand, hand(State, Hand), Hands),
    (   is_over(State)
    ->  findall(Mark, mark(State, Mark), Marks)
    ;   Marks = []
    ).

%   R8: on a board with a tree and an empty cell, some tree has an empty
%   neighbour.

is_over([_,_,_,0|_]) :-
    !.
is_over([Board|_]) :-
    \+ board_cell(Board, _, -1).

%   The distance of rows is that of hexagons of width 1.

cell(Board, Size,
     cell{id:Row-Index, shape:hexagon, x:X, y:Y, size:1, label:Label,
          ground:forest}) :-
    nth1(N, Board, Trees),
    Row is N-1,
    length(Trees, Length),
    Y is Row*sqrt(3)/2,
    board_cell(Board, Row-Index, _),
    X is Index-(Length-1)/2,
    cell_text(Size, Row-Index, Label).

hand(State, hand{owner:Player, kind:Kind, size:Height, count:Count, id:Id,
                 name:Name}) :-
    member(Player, [1,2]),
    hand_of(Player, State, Hand0),
    canonical_hand(Hand0, Hand),
    member((Height-Color,Count), Hand),
    tree(Height-Color, Kind, Name),
    format(string(Id), '~w', [Height-Color]).

mark(State, mark{cell:Cell, what:What}) :-
    State = [Board|_],
    member(Player-What, [1-group1,2-group2]),
    player_goal(State, Player, Goal),
    scoring_groups(Goal, Board, Groups),
    append(Groups, Cells),
    member(Cell, Cells).

%!  tree(?Tree, ?Kind, ?Name) is nondet.
%
%   The three greens also differ in the form of the tree.

tree(1-1, round_tree, "low light green tree").
tree(1-2, oval_tree,  "low medium green tree").
tree(1-3, fir,        "low dark green tree").
tree(2-1, round_tree, "medium light green tree").
tree(2-2, oval_tree,  "medium medium green tree").
tree(2-3, fir,        "medium dark green tree").
tree(3-1, round_tree, "high light green tree").
tree(3-2, oval_tree,  "high medium green tree").
tree(3-3, fir,        "high dark green tree").
