/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(waldmeister_state,
          [                                % Checks
            must_be_state/1,               % @Term
            must_be_document_state/1,      % @Term
            must_be_board/1,               % @Term
            must_be_hand/1,                % @Term
            must_be_cell/1,                % @Term
            must_be_cells/1,               % @Term
            must_be_move/1,                % @Term
            pair_shape/1,                  % @Term
                                           % Parts of a state
            initial_state/2,               % +Config, -State
            player_goal/3,                 % +State, +Player, -Goal
            tree_kind/1,                   % ?Kind
            canonical_hand/2,              % +Hand, -Canonical
            take_tree/3,                   % +Hand, +Tree, -NewHand
            on_board/2,                    % +Size, +Cell
            board_cell/3,                  % +Board, ?Cell, -Content
            set_cell/4,                    % +Board, +Cell, +Content, -NewBoard
            hand_of/3,                     % +Player, +State, -Hand
                                           % Predicates of the document
            getPiece/3,                    % +Board, +Cell, -Piece
            get_size/2,                    % +Board, -Size
            generate_matrix/2,             % +Size, -Board
            collect_available_trees/2,     % +Hand, -Kinds
            change_turn/2                  % +State, -NewState
          ]).
:- autoload(library(apply), [include/3, maplist/2, maplist/3]).
:- autoload(library(error),
            [ domain_error/2, instantiation_error/1, must_be/2, type_error/2
            ]).
:- autoload(library(lists),
            [append/2, member/2, nth0/3, numlist/3, sum_list/2]).
:- autoload(library(option), [option/3]).
:- autoload('../../prolog/tabuleiro/interface/checks',
            [must_be_config/2, must_be_player/2, must_be_shape/3]).

/** <module> Wald Meister: states, their parts and their checks

What a state is made of, for both implementations. Nothing here knows a
rule of play; the numbers R1.. refer to this folder's README.md.
*/

                /*******************************
                *            CHECKS            *
                *******************************/

%!  must_be_state(@Term) is det.
%
%   True when Term is a full, consistent state.
%
%   @error domain_error(acyclic_term, Term), instantiation_error and
%   type_error(wald_meister_state, Term), in this order; then
%   domain_error(board_size, Size) and
%   domain_error(wald_meister_state, Term) when the values do not fit.

must_be_state(State) :-
    must_be_shape(wald_meister_state, state_shape, State),
    State = [Board|_],
    must_be_size_of(Board),
    (   consistent(State)
    ->  true
    ;   domain_error(wald_meister_state, State)
    ).

state_shape([Board,Hand1,Hand2,Amount,Turn|Goals]) :-
    board_shape(Board),
    hand_shape(Hand1),
    hand_shape(Hand2),
    integer(Amount),
    integer(Turn),
    goals_shape(Goals).

goals_shape([]).
goals_shape([Goals]) :-
    pair_shape(Goals).

%!  pair_shape(@Term) is semidet.
%
%   True when Term is a pair of integers, as trees, cells and goals are.

pair_shape(A-B) :-
    integer(A),
    integer(B).

board_shape(Board) :-
    is_list(Board),
    length(Board, Rows),
    Rows mod 2 =:= 1,
    Size is (Rows+1)//2,
    rows_shape(Board, 0, Size).

rows_shape([], _, _).
rows_shape([Row|Rows], X, Size) :-
    row_length(Size, X, Length),
    is_list(Row),
    length(Row, Length),
    maplist(content_shape, Row),
    X1 is X+1,
    rows_shape(Rows, X1, Size).

content_shape(Content) :-
    (   Content == -1
    ->  true
    ;   pair_shape(Content)
    ).

hand_shape(Hand) :-
    is_list(Hand),
    maplist(entry_shape, Hand).

entry_shape((Tree,Count)) :-
    pair_shape(Tree),
    integer(Count).

%   The values: trees exist (R2), every kind is in each hand 0 to 3 times,
%   and hands, board and Amount together account for six trees of each
%   kind.

consistent([Board,Hand1,Hand2,Amount,Turn|Goals]) :-
    memberchk(Turn, [1,2]),
    memberchk(Goals, [[],[2-1]]),
    board_values(Board),
    hand_values(Hand1),
    hand_values(Hand2),
    append(Board, Contents),
    forall(tree_kind(Kind), six_of_kind(Kind, Contents, Hand1, Hand2)),
    hand_total(Hand1, Total1),
    hand_total(Hand2, Total2),
    Amount =:= Total1+Total2.

board_values(Board) :-
    forall(( member(Row, Board),
             member(Content, Row),
             Content \== -1
           ),
           tree_kind(Content)).

hand_values(Hand) :-
    canonical_hand(Hand, Canonical),
    findall(Kind, tree_kind(Kind), Kinds),
    maplist(entry_value, Canonical, Kinds).

entry_value((Kind,Count), Kind) :-
    between(0, 3, Count).

six_of_kind(Kind, Contents, Hand1, Hand2) :-
    include(==(Kind), Contents, OnBoard),
    length(OnBoard, N),
    memberchk((Kind,N1), Hand1),
    memberchk((Kind,N2), Hand2),
    N+N1+N2 =:= 6.

hand_total(Hand, Total) :-
    maplist(entry_count, Hand, Counts),
    sum_list(Counts, Total).

entry_count((_,Count), Count).

%!  must_be_document_state(@Term) is det.
%
%   True when Term is a list of five or six elements, which may be
%   unbound: what the predicates of the document take. They check what
%   they read.
%
%   @error type_error(wald_meister_state, Term)

must_be_document_state(State) :-
    must_be(acyclic, State),
    '$skip_list'(Length, State, Tail),
    (   Tail == [],
        between(5, 6, Length)
    ->  true
    ;   var(Tail),
        Length =< 6
    ->  instantiation_error(State)
    ;   type_error(wald_meister_state, State)
    ).

%!  must_be_board(@Term) is det.
%
%   True when Term is a board of a legal size with trees that exist; how
%   many there are is not asked.
%
%   @error as must_be_state/1, with type `wald_meister_board`.

must_be_board(Board) :-
    must_be_shape(wald_meister_board, board_shape, Board),
    must_be_size_of(Board),
    (   board_values(Board)
    ->  true
    ;   domain_error(wald_meister_board, Board)
    ).

must_be_size_of(Board) :-
    length(Board, Rows),
    Size is (Rows+1)//2,
    must_be_size(Size).

must_be_size(Size) :-
    (   between(2, 11, Size)
    ->  true
    ;   domain_error(board_size, Size)
    ).

%!  must_be_hand(@Term) is det.
%
%   True when Term is a list of `(Tree,Count)`, each kind once.
%
%   @error type_error(wald_meister_trees, Term),
%   domain_error(wald_meister_trees, Term)

must_be_hand(Hand) :-
    must_be_shape(wald_meister_trees, hand_shape, Hand),
    (   hand_values(Hand)
    ->  true
    ;   domain_error(wald_meister_trees, Hand)
    ).

%!  must_be_cell(@Term) is det.
%!  must_be_cells(@Term) is det.
%
%   True when Term is a cell `X-Y`, or a list of cells; they need not be
%   on any board.
%
%   @error type_error(wald_meister_cell, Term),
%   type_error(wald_meister_cells, Term)

must_be_cell(Cell) :-
    must_be_shape(wald_meister_cell, pair_shape, Cell).

must_be_cells(Cells) :-
    must_be_shape(wald_meister_cells, cells_shape, Cells).

cells_shape(Cells) :-
    is_list(Cells),
    maplist(pair_shape, Cells).

%!  must_be_move(@Term) is det.
%
%   True when Term is `plant(Tree, Cell)` or `replant(Cell, Cell, Tree)`
%   with a tree that exists and cells anywhere.
%
%   @error type_error(wald_meister_move, Term),
%   domain_error(wald_meister_move, Term)

must_be_move(Move) :-
    must_be_shape(wald_meister_move, move_shape, Move),
    (   move_tree(Move, Tree),
        tree_kind(Tree)
    ->  true
    ;   domain_error(wald_meister_move, Move)
    ).

move_shape(plant(Tree, Cell)) :-
    pair_shape(Tree),
    pair_shape(Cell).
move_shape(replant(From, To, Tree)) :-
    pair_shape(From),
    pair_shape(To),
    pair_shape(Tree).

move_tree(plant(Tree, _), Tree).
move_tree(replant(_, _, Tree), Tree).

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
%       - goals(G1-G2): `1-2`, the default, or `2-1`: what player 1 and
%         player 2 collect, 1 for heights and 2 for colours
%     - Size: as in the document, `[size(Size)]`
%
%   @error domain_error(board_size, Size), domain_error(goals, Goals),
%   domain_error(config_option, Option)

initial_state(Config, State) :-
    config_options(Config, Options),
    must_be_config(initial_option, Options),
    option(size(Size), Options, 8),
    option(goals(Goals), Options, 1-2),
    generate_matrix(Size, Board),
    findall((Kind,3), tree_kind(Kind), Hand),
    goals_part(Goals, Part),
    State = [Board,Hand,Hand,54,1|Part].

config_options(Config, _) :-
    var(Config),
    !,
    instantiation_error(Config).
config_options(default, []) :-
    !.
config_options(Size, [size(Size)]) :-
    integer(Size),
    !.
config_options(Options, Options).

initial_option(size(Size)) :-
    must_be(integer, Size),
    must_be_size(Size).
initial_option(goals(Goals)) :-
    must_be(ground, Goals),
    (   goals_part(Goals, _)
    ->  true
    ;   domain_error(goals, Goals)
    ).

goals_part(1-2, []).
goals_part(2-1, [2-1]).

%!  player_goal(+State, +Player, -Goal) is det.
%
%   Goal is what Player collects: 1 for heights, 2 for colours (R9).

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
%   Canonical has the kinds of Hand in standard order, as our predicates
%   return them.

canonical_hand(Hand, Canonical) :-
    msort(Hand, Canonical).

%!  take_tree(+Hand, +Tree, -NewHand) is semidet.
%
%   NewHand is Hand without one Tree. Fails if Hand has none.

take_tree([(Tree,Count)|Rest], Tree, [(Tree,NewCount)|Rest]) :-
    !,
    Count > 0,
    NewCount is Count-1.
take_tree([Entry|Rest], Tree, [Entry|NewRest]) :-
    take_tree(Rest, Tree, NewRest).

%!  hand_of(+Player, +State, -Hand) is det.

hand_of(1, [_,Hand|_], Hand).
hand_of(2, [_,_,Hand|_], Hand).

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
%   Content is what Cell holds: -1 or a tree. Enumerates in standard order.

board_cell(Board, X-Y, Content) :-
    nth0(X, Board, Row),
    nth0(Y, Row, Content).

%!  set_cell(+Board, +Cell, +Content, -NewBoard) is det.

set_cell(Board, X-Y, Content, NewBoard) :-
    replace_nth0(X, Board, Row, NewRow, NewBoard),
    replace_nth0(Y, Row, _, Content, NewRow).

replace_nth0(0, [Old|Rest], Old, New, [New|Rest]) :-
    !.
replace_nth0(I, [E|Rest], Old, New, [E|NewRest]) :-
    I1 is I-1,
    replace_nth0(I1, Rest, Old, New, NewRest).

                /*******************************
                *   PREDICATES OF THE DOCUMENT *
                *******************************/

%!  getPiece(+Board, +Cell, -Piece) is semidet.
%
%   Piece is the tree on Cell, -1 if there is none. Fails if Cell is not
%   on Board.

getPiece(Board, Cell, Piece) :-
    get_size(Board, Size),
    must_be_cell(Cell),
    on_board(Size, Cell),
    board_cell(Board, Cell, Piece),
    !.

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
    must_be(integer, Size),
    must_be_size(Size),
    Last is 2*Size-2,
    numlist(0, Last, Xs),
    maplist(empty_row(Size), Xs, Board).

empty_row(Size, X, Row) :-
    row_length(Size, X, Length),
    length(Row, Length),
    maplist(=(-1), Row).

%!  collect_available_trees(+Hand, -Kinds) is det.
%
%   Kinds are the kinds of which Hand has a tree, in standard order.

collect_available_trees(Hand, Kinds) :-
    must_be_hand(Hand),
    canonical_hand(Hand, Canonical),
    findall(Kind, (member((Kind,Count), Canonical), Count > 0), Kinds).

%!  change_turn(+State, -NewState) is det.
%
%   NewState is State with the other player to move. Only the fifth
%   element is looked at.

change_turn(State, NewState) :-
    must_be_document_state(State),
    State = [Board,Hand1,Hand2,Amount,Turn|Goals],
    must_be_player([1,2], Turn),
    NewTurn is 3-Turn,
    NewState = [Board,Hand1,Hand2,Amount,NewTurn|Goals].
