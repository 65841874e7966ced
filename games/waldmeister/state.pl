/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_state,
          [                                % Checks
            must_be_state/1,               % @Term
            must_be_original_state/1,      % @Term
            must_be_board/1,               % @Term
            must_be_size_of/2,             % @Board, @Size
            must_be_hand/1,                % @Term
            must_be_cell/1,                % @Term
            must_be_cells/1,               % @Term
            must_be_move/1,                % @Term
                                           % Parts of a state
            initial_state/2,               % +Config, -State
            player_goal/3,                 % +State, +Player, -Goal
            tree_kind/1,                   % ?Kind
            canonical_hand/2,              % +Hand, -Canonical
            take_tree/3,                   % +Hand, +Tree, -NewHand
            take_from_hand/3,              % +Hand, +Tree, -NewHand
            on_board/2,                    % +Size, +Cell
            board_cell/3,                  % +Board, ?Cell, -Content
            set_cell/4,                    % +Board, +Cell, +Content, -NewBoard
            hand_of/3,                     % +Player, +State, -Hand
            with_turn/5,                   % @State, +NewTurn, -Amount, -Turn,
                                           % -NewState
            get_size/2,                    % +Board, -Size
            generate_matrix/2              % +Size, -Board
          ]).
:- use_module(shapes, []).
:- use_module(library(apply), [exclude/3, maplist/2, maplist/3]).
:- use_module(library(error), [domain_error/2, must_be/2]).
:- use_module(library(lists),
              [ append/2, append/3, member/2, nth0/3, nth0/4, numlist/3,
                select/4
              ]).
:- use_module(library(option), [option/3]).
:- use_module('../../prolog/tabuleiro/game/checks',
              [ config_options/3, must_be_elements/3, must_be_in/3,
                must_be_one_to/3
              ]).
:- use_module('../../prolog/tabuleiro/game/shapes', [must_have_shape/2]).

/** <module> Wald Meister: states, their parts and their checks

The structure of states, for both implementations. No rule of play is
here. R1.. are the rules of README.md in this folder.
*/

                /*******************************
                *            CHECKS            *
                *******************************/

%!  must_be_state(@Term) is det.
%!  must_be_hand(@Term) is det.
%
%   True when Term is, respectively, a full, consistent state; a hand that
%   has each kind once.
%
%   @error domain_error(acyclic_term, Term), instantiation_error and
%   type_error(Type, Term), in this order; then
%   domain_error(board_size, Size) and domain_error(Type, Term) when the
%   values do not fit. Type is wald_meister_state or wald_meister_trees.

must_be_state(State) :-
    must_have_shape(waldmeister_shapes:wald_meister_state, State),
    must_be_in(wald_meister_state, consistent, State).

must_be_hand(Hand) :-
    must_have_shape(waldmeister_shapes:wald_meister_trees, Hand),
    must_be_in(wald_meister_trees, each_kind_once, Hand).

%   Amount is the number of trees in the hands. On the board and in the hands
%   there are six trees of each kind (R2).

consistent([Board,Hand1,Hand2,Amount|_]) :-
    each_kind_once(Hand1),
    each_kind_once(Hand2),
    append(Hand1, Hand2, Hands),
    findall(Kind, (member((Kind,N), Hands), between(1, N, _)), InHands),
    length(InHands, Amount),
    append([InHands|Board], Contents),
    exclude(==(-1), Contents, Trees),
    msort(Trees, Sorted),
    findall(Kind, (tree_kind(Kind), between(1, 6, _)), Sorted).

each_kind_once(Hand) :-
    canonical_hand(Hand, Canonical),
    findall(Kind, tree_kind(Kind), Kinds),
    maplist(entry_kind, Canonical, Kinds).

entry_kind((Kind,_), Kind).

%!  must_be_original_state(@Term) is det.
%
%   True when Term is a list of five or six elements, as the predicates of
%   the original program take it. The elements may be unbound or ill-formed:
%   each of those predicates checks the elements that it reads.
%
%   @error type_error(wald_meister_state, Term)

%   The first clause is cheap and binds nothing: an unbound tail makes it fail.

must_be_original_state([_,_,_,_,_|Rest]) :-
    nonvar(Rest),
    (   Rest == []
    ;   Rest = [_|End],
        End == []
    ),
    !.
must_be_original_state(State) :-
    must_be_elements(wald_meister_state, 5-6, State).

%!  must_be_board(@Term) is det.
%!  must_be_cell(@Term) is det.
%!  must_be_cells(@Term) is det.
%!  must_be_move(@Term) is det.
%
%   True when Term is, respectively, a board of a legal size with any number
%   of trees; a cell, on any board or none; a list of such cells; a whole
%   turn with a tree that exists and any cells.
%
%   @error those of must_have_shape/2 for wald_meister_board, _cell, _cells
%   and _move

must_be_board(Board) :-
    must_have_shape(waldmeister_shapes:wald_meister_board, Board).

must_be_cell(Cell) :-
    must_have_shape(waldmeister_shapes:wald_meister_cell, Cell).

must_be_cells(Cells) :-
    must_have_shape(waldmeister_shapes:wald_meister_cells, Cells).

must_be_move(Move) :-
    must_have_shape(waldmeister_shapes:wald_meister_move, Move).

%!  must_be_size_of(@Board, @Size) is det.
%
%   True when Board is a board of Size.
%
%   @error those of must_be_board/1; domain_error(board_size, Size)

must_be_size_of(Board, Size) :-
    get_size(Board, Is),
    must_be_one_to(board_size, 11, Size),
    (   Size == Is
    ->  true
    ;   domain_error(board_size, Size)
    ).

                /*******************************
                *            PARTS             *
                *******************************/

%!  initial_state(+Config, -State) is det.
%
%   State is the start of a game (R3). Config is one of
%
%     - `default`: size 8, player 1 collects heights
%     - a list of options
%       - size(Size): 2..11, default 8
%       - goals(G1-G2): `1-2`, the default, or `2-1`: the goals of player 1
%         and player 2, 1 for heights and 2 for colours
%     - Size: the original program's form of `[size(Size)]`
%
%   @error domain_error(board_size, Size), domain_error(goals, Goals),
%   domain_error(config_option, Option)

initial_state(Size, State) :-
    integer(Size),
    !,
    initial_state([size(Size)], State).
initial_state(Config, State) :-
    config_options(initial_option, Config, Options),
    option(size(Size), Options, 8),
    option(goals(Goals), Options, 1-2),
    generate_matrix(Size, Board),
    findall((Kind,3), tree_kind(Kind), Hand),
    goals_part(Goals, Part),
    State = [Board,Hand,Hand,54,1|Part].

initial_option(size(Size)) :-
    must_be_size(Size).
initial_option(goals(Goals)) :-
    must_be_in(goals, is_goals, Goals).

is_goals(Goals) :-
    goals_part(Goals, _).

must_be_size(Size) :-
    must_be(integer, Size),
    must_be_in(board_size, between(2, 11), Size).

goals_part(1-2, []).
goals_part(2-1, [2-1]).

%!  player_goal(+State, +Player, -Goal) is det.
%
%   Goal is 1 if Player collects heights, 2 if colours (R9).

player_goal([_,_,_,_,_|Part], Player, Goal) :-
    (   Part == []
    ->  Goal = Player
    ;   Goal is 3-Player
    ).

%!  tree_kind(?Kind) is nondet.
%
%   Kind is one of the nine trees `Height-Color`, in standard order (R2).

tree_kind(Height-Color) :-
    between(1, 3, Height),
    between(1, 3, Color).

%!  canonical_hand(+Hand, -Canonical) is det.
%
%   Canonical is Hand with its kinds in standard order. Returned states have
%   their hands in this form.

canonical_hand(Hand, Canonical) :-
    msort(Hand, Canonical).

%!  take_tree(+Hand, +Tree, -NewHand) is semidet.
%
%   NewHand is Hand without one Tree. Fails if Hand has none.

take_tree(Hand, Tree, NewHand) :-
    select((Tree,Count), Hand, (Tree,NewCount), NewHand),
    !,
    Count > 0,
    NewCount is Count-1.

%!  take_from_hand(+Hand, +Tree, -NewHand) is semidet.
%
%   As take_tree/3, but checks Hand, and NewHand is canonical.

take_from_hand(Hand, Tree, NewHand) :-
    must_be_hand(Hand),
    canonical_hand(Hand, Canonical),
    take_tree(Canonical, Tree, NewHand).

%!  hand_of(+Player, +State, -Hand) is det.

hand_of(Player, [_,Hand1,Hand2|_], Hand) :-
    arg(Player, hands(Hand1,Hand2), Hand).

%!  with_turn(@State, +NewTurn, -Amount, -Turn, -NewState) is semidet.
%
%   Amount and Turn are the fourth and the fifth element of State, and NewState
%   is State with NewTurn for Turn. State need not be well-formed; fails if it
%   has fewer elements.

with_turn(State, NewTurn, Amount, Turn,
          [Board,Hand1,Hand2,Amount,NewTurn|Goals]) :-
    '$skip_list'(Length, State, _),
    Length >= 5,
    State = [Board,Hand1,Hand2,Amount,Turn|Goals].

%!  row_length(+Size, +X, -Length) is det.

row_length(Size, X, Length) :-
    Length is Size-abs(X-(Size-1)).

%!  on_board(+Size, +Cell) is semidet.

on_board(Size, X-Y) :-
    Last is 2*Size-2,
    between(0, Last, X),
    row_length(Size, X, Length),
    Y >= 0,
    Y < Length.

%!  board_cell(+Board, ?Cell, -Content) is nondet.
%
%   Content is the tree on Cell, or -1 if Cell is empty. Enumerates the cells
%   in standard order.

board_cell(Board, X-Y, Content) :-
    nth0(X, Board, Row),
    nth0(Y, Row, Content).

%!  set_cell(+Board, +Cell, +Content, -NewBoard) is det.

set_cell(Board, X-Y, Content, NewBoard) :-
    nth0(X, Board, Row, Rows),
    nth0(Y, Row, _, Contents),
    nth0(Y, NewRow, Content, Contents),
    nth0(X, NewBoard, NewRow, Rows).

%!  get_size(+Board, -Size) is det.
%
%   Size is the length of Board's longest row.

get_size(Board, Size) :-
    must_be_board(Board),
    length(Board, Rows),
    Size is (Rows+1)//2.

%!  generate_matrix(+Size, -Board) is det.
%
%   Board is the empty board of Size, 2 to 11.
%
%   @error domain_error(board_size, Size)

generate_matrix(Size, Board) :-
    must_be_size(Size),
    Last is 2*Size-2,
    numlist(0, Last, Xs),
    maplist(empty_row(Size), Xs, Board).

empty_row(Size, X, Row) :-
    row_length(Size, X, Length),
    length(Row, Length),
    maplist(=(-1), Row).
