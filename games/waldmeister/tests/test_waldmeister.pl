/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_waldmeister, [test_waldmeister/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../tests/support/deterministic').
:- use_module('../../../tests/support/for_all').
:- use_module('../../../tests/support/message_text').
:- use_module('../../../prolog/tabuleiro').
:- use_module('../../../tests/laws/laws', [mid_game/3]).
:- use_module('../../../tests/support/throws').

/** <module> Wald Meister: a test for each rule, predicate and error

Every test runs on both implementations: M is the module.
*/

:- initialization(( load_game(waldmeister, _),
                    load_game(waldmeister_reference, _)
                  ), now).

test_waldmeister :-
    run_tests([ waldmeister_rules, waldmeister_bots, waldmeister_original,
                waldmeister_helpers, waldmeister_notation, waldmeister_display,
                waldmeister_effects, waldmeister_rules_text,
                waldmeister_errors
              ]).

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

:- begin_tests(waldmeister_rules).

test(r1_rows_grow_to_the_middle, [forall(impl(M)), Lengths == [1,2,3,2,1]]) :-
    start(M, [size(3)], [Board|_]),
    maplist(length, Board, Lengths).
test(r1_neighbours_of_the_middle,
     [forall(impl(M)), Cells == [1-0,1-1,2-0,2-2,3-0,3-1]]) :-
    findall(Cell, M:getPositionNear(3, 2, 1, Cell), Cells0),
    msort(Cells0, Cells).
test(r1_neighbours_above_the_middle,
     [forall(impl(M)), Cells == [0-0,1-1,2-0,2-1]]) :-
    findall(Cell, M:getPositionNear(3, 1, 0, Cell), Cells0),
    msort(Cells0, Cells).
test(r1_neighbours_below_the_middle,
     [forall(impl(M)), Cells == [2-1,2-2,3-0,4-0]]) :-
    findall(Cell, M:getPositionNear(3, 3, 1, Cell), Cells0),
    msort(Cells0, Cells).
test(r1_tips_have_two_neighbours,
     [forall(impl(M)), Cells == [[1-0,1-1],[3-0,3-1]]]) :-
    findall(Sorted,
            ( member(X, [0,4]),
              findall(Cell, M:getPositionNear(3, X, 0, Cell), Near),
              msort(Near, Sorted)
            ),
            Cells).
test(r1_to_be_a_neighbour_is_mutual, forall(impl(M))) :-
    forall(( between(2, 11, Size),
             Last is 2*Size-2,
             between(0, Last, X),
             Width is Size-abs(X-Size+1)-1,
             between(0, Width, Y)
           ),
           for_all(M:getPositionNear(Size, X, Y, X1-Y1),
                   once(M:getPositionNear(Size, X1, Y1, X-Y)))).
test(r2_three_trees_of_each_kind,
     [ forall(impl(M)),
       Hand == [ (1-1,3),(1-2,3),(1-3,3),(2-1,3),(2-2,3),(2-3,3),
                 (3-1,3),(3-2,3),(3-3,3)
               ]
     ]) :-
    start(M, default, [_,Hand,Hand|_]).
test(r3_player_1_begins, [forall(impl(M)), Player == 1]) :-
    start(M, default, State),
    M:player_to_move(State, Player).
test(r3_player_1_collects_heights, [forall(impl(M)), Values == [3,2]]) :-
    with_trees(M, 3, [2-0-(1-1),2-1-(1-2),2-2-(1-1)], 1, State),
    values(M, State, Values).
test(r3_goals_can_be_exchanged, [forall(impl(M)), Values == [2,3]]) :-
    with_trees(M, 3, [2-0-(1-1),2-1-(1-2),2-2-(1-1)], 1, State0),
    append(State0, [2-1], State),
    values(M, State, Values).
test(r3_goals_stay_when_a_turn_is_played, [forall(impl(M)), Goals == 2-1]) :-
    start(M, [goals(2-1)], State0),
    M:move(State0, plant(1-1, 0-0), State),
    last(State, Goals).
test(r4_any_tree_on_any_cell, [forall(impl(M)), Count == 576]) :-
    start(M, default, State),
    M:valid_moves(State, Moves),
    length(Moves, Count).
test(r4_nothing_is_replanted_at_first, [forall(impl(M)), fail]) :-
    start(M, default, State),
    M:move(State, replant(0-0, 1-0, 1-1), _).
test(r4_only_the_first_turn_just_plants, [forall(impl(M)), fail]) :-
    with_trees(M, 3, [2-1-(1-1)], 2, State),
    M:move(State, plant(1-1, 0-0), _).
test(r5_the_new_tree_stands_where_the_moved_one_stood,
     [forall(impl(M)), Board == [[-1],[-1,-1],[-1,2-3,-1],[1-1,-1],[-1]]]) :-
    with_trees(M, 3, [2-1-(1-1)], 2, State),
    M:move(State, replant(2-1, 3-0, 2-3), [Board|_]).
test(r5_the_opponents_tree_may_be_moved, forall(impl(M))) :-
    start(M, [size(3)], State0),
    M:move(State0, plant(1-1, 2-1), State1),
    M:move(State1, replant(2-1, 1-0, 2-2), _).
test(r5_a_tree_without_an_empty_neighbour_stays, [forall(impl(M)), fail]) :-
    with_trees(M, 3, [0-0-(1-1),1-0-(1-2),1-1-(1-3)], 2, State),
    M:move(State, replant(0-0, 4-0, 2-2), _).
test(r5_only_trees_in_hand_are_planted, [forall(impl(M)), fail]) :-
    with_trees(M, 4,
               [3-0-(1-1),3-1-(1-1),3-2-(1-1)], 1, State),
    M:move(State, replant(3-0, 4-0, 1-1), _).
test(r5_an_empty_cell_cannot_be_moved, [forall(impl(M)), fail]) :-
    with_trees(M, 3, [2-1-(1-1)], 2, State),
    M:move(State, replant(0-0, 1-0, 2-2), _).
test(r6_six_directions_any_distance,
     [ forall(impl(M)),
       Cells == [1-0,1-1,2-0,2-2,3-0,3-1]
     ]) :-
    with_trees(M, 3, [2-1-(1-1)], 2, State),
    M:valid_moves(State, 2-1, Cells0),
    msort(Cells0, Cells).
test(r6_lines_run_straight_through_the_middle_row,
     [ forall(impl(M)), Cells == [0-0,1-1,2-0,2-1,3-0,3-2,4-2] ]) :-
    % down and right 1-0, 2-1, 3-2, 4-2; down and left 1-0, 2-0, 3-0
    with_trees(M, 4, [1-0-(1-1)], 2, State),
    M:valid_moves(State, 1-0, Cells0),
    msort(Cells0, Cells).
test(r6_trees_are_not_jumped, [forall(impl(M)), fail]) :-
    with_trees(M, 3, [2-0-(1-1),2-1-(1-2)], 2, State),
    M:move(State, replant(2-0, 2-2, 2-2), _).
test(r6_no_other_directions, [forall(impl(M)), fail]) :-
    with_trees(M, 3, [0-0-(1-1)], 2, State),
    M:move(State, replant(0-0, 2-1, 2-2), _).
test(r6_cells_off_the_board_are_illegal,
     [forall(( impl(M),
               member(To, [9-9,0-1,3-2,5-0,-1-0,2- -1,100000000000000000000-0])
             )), fail]) :-
    with_trees(M, 3, [2-1-(1-1)], 2, State),
    M:move(State, replant(2-1, To, 2-2), _).
test(r7_the_hand_loses_the_tree,
     [forall(impl(M)), Counts == [2,3]]) :-
    start(M, [size(3)], State0),
    M:move(State0, plant(2-2, 0-0), [_,Hand1,Hand2|_]),
    memberchk((2-2,Count1), Hand1),
    memberchk((2-2,Count2), Hand2),
    Counts = [Count1,Count2].
test(r7_turns_alternate, [forall(impl(M)), Turn-Amount == 2-53]) :-
    start(M, [size(3)], State0),
    M:move(State0, plant(2-2, 0-0), [_,_,_,Amount,Turn]).
test(r7_hands_come_back_in_order, [forall(impl(M)), Hands == [Hand,Hand]]) :-
    start(M, [size(3)], [Board,Hand,_,54,1]),
    reverse(Hand, Reversed),
    M:move([Board,Reversed,Reversed,54,1], plant(2-2, 0-0), [_,H1,H2|_]),
    once(append(Before, [(2-2,2)|After], H1)),
    append(Before, [(2-2,3)|After], H1Full),
    Hands = [H1Full,H2].
test(r8_a_full_board_ends_the_game, forall(impl(M))) :-
    with_trees(M, 2, [0-0-(1-1),1-0-(1-2),1-1-(1-3),2-0-(2-1)], 1, State),
    M:game_over(State, _),
    M:game_end(State, waldmeister(full)),
    M:valid_moves(State, []).
test(r8_one_empty_cell_does_not, [forall(impl(M)), fail]) :-
    with_trees(M, 2, [0-0-(1-1),1-0-(1-2),1-1-(1-3)], 1, State),
    M:game_over(State, _).
test(r8_empty_hands_end_the_game, forall(impl(M))) :-
    set_random(seed(11)),
    random_game(M, Moves, [config([size(8)]), states(States)]),
    length(Moves, 54),
    last(States, State),
    State = [_,_,_,0,_],
    M:game_over(State, _),
    \+ M:game_over(State, none),
    M:game_end(State, waldmeister(planted)).
test(r8_a_player_without_trees_has_no_turn, forall(impl(M))) :-
    start(M, [size(8)], [_,Hand|_]),
    findall(Kind-Cell,
            ( nth0(I, Hand, (Kind,_)),
              member(Y, [0,1,2]),
              X is 3+I,
              Cell = X-Y
            ),
            Placed),
    findall(Cell-Kind, member(Kind-Cell, Placed), Trees),
    with_trees(M, 8, Trees, 1, State),
    M:valid_moves(State, []),
    M:game_over(State, _),
    M:game_end(State, waldmeister(no_turn(1))).
test(r9_largest_groups_are_summed,
     [forall(impl(M)), Heights-Colors == 3-2]) :-
    % one group of three of height 1; of colour 1 two single trees, of
    % colour 2 one
    with_trees(M, 3, [2-0-(1-1),2-1-(1-2),2-2-(1-1)], 1, [Board|_]),
    M:count_height_values(Board, Heights),
    M:count_color_values(Board, Colors).
test(r9_only_the_largest_group_of_a_kind_counts,
     [forall(impl(M)), Points == 2]) :-
    with_trees(M, 3, [0-0-(1-1),3-0-(1-1),4-0-(1-2)], 1, [Board|_]),
    M:count_height_values(Board, Points).
test(r9_an_empty_board_has_no_points, [forall(impl(M)), Points == [0,0]]) :-
    start(M, default, State),
    values(M, State, Points).
test(r10_more_points_win, [forall(impl(M)), Winners == [1,2]]) :-
    with_trees(M, 2, [0-0-(1-1),1-0-(1-2),1-1-(1-3),2-0-(1-1)], 1, State1),
    M:game_over(State1, Winner1),
    with_trees(M, 2, [0-0-(1-1),1-0-(2-1),1-1-(3-1),2-0-(1-1)], 1, State2),
    M:game_over(State2, Winner2),
    Winners = [Winner1,Winner2].
test(r10_equal_points_are_a_draw, [forall(impl(M)), Winner == draw]) :-
    with_trees(M, 2, [0-0-(1-1),1-0-(1-1),1-1-(1-1),2-0-(1-1)], 1, State),
    M:game_over(State, Winner).

:- end_tests(waldmeister_rules).

:- begin_tests(waldmeister_bots).

test(r11_level_1_has_no_preference, [forall(impl(M)), Best == Moves]) :-
    with_trees(M, 3, [2-1-(1-1)], 2, State),
    M:best_moves(State, 1, Best),
    M:valid_moves(State, Moves).
test(r11_a_free_tree_is_drawn_first,
     [forall(impl(M)), true((Corner > 350, Corner < 650))]) :-
    % the tree in the corner has 2 cells to go to, the other 8: drawn from
    % all turns it would move in a fifth of them, not in half
    with_trees(M, 4, [0-0-(1-1),6-0-(1-1)], 2, State0),
    M:valid_moves(State0, 0-0, [_|_]),
    set_random(seed(1)),
    findall(x,
            ( between(1, 1000, _),
              M:choose_move(State0, 1, replant(0-0, _, _))
            ),
            Xs),
    length(Xs, Corner).
test(r12_the_first_turn_has_no_candidate, [forall(impl(M)), Count == 81]) :-
    start(M, [size(3)], State),
    M:best_moves(State, 2, Moves),
    length(Moves, Count).
test(r12_the_moved_tree_is_its_own_neighbour,
     [forall(impl(M)), Moves == Expected]) :-
    % one tree of height 1: it can only go next to itself, and no kind has a
    % neighbour of its height on the cell it leaves
    with_trees(M, 3, [2-1-(1-1)], 2, State),
    M:best_moves(State, 2, Moves),
    M:valid_moves(State, Expected).
test(r12_the_best_score_is_taken, [forall(impl(M)), Scores == [3]]) :-
    with_trees(M, 4, [3-1-(1-1),3-2-(1-2)], 1, State),
    M:best_moves(State, 2, Moves),
    findall(Score,
            ( member(Move, Moves),
              M:move(State, Move, Next),
              M:value(Next, 1, Score)
            ),
            Scores0),
    sort(Scores0, Scores).
test(r12_destinations_have_a_neighbour_of_the_moved_tree,
     [forall(impl(M)), nondet]) :-
    set_random(seed(5)),
    mid_game(M, [size(6)], State),
    M:best_moves(State, 2, Moves),
    State = [Board,_,_,_,Turn],
    Goal = Turn,
    length(Board, Rows),
    Size is (Rows+1)//2,
    for_all(member(replant(From, X-Y, _), Moves),
            ( M:getPiece(Board, From, Tree),
              once(( M:getPositionNear(Size, X, Y, Near),
                     M:getPiece(Board, Near, Other),
                     arg(Goal, Tree, Attribute),
                     compound(Other),
                     arg(Goal, Other, Attribute)
                   ))
            )).
test(a_bot_game_is_reproducible, [forall(impl(M)), Moves1 == Moves2]) :-
    findall(Moves,
            ( between(1, 2, _),
              set_random(seed(3)),
              play_match(M, level(2), level(1), _,
                         [config([size(3)]), moves(Moves)])
            ),
            [Moves1,Moves2]).

:- end_tests(waldmeister_bots).

:- begin_tests(waldmeister_original).

test(a_bare_size_is_a_config, [forall(impl(M)), State == State1]) :-
    start(M, 5, State),
    start(M, [size(5)], State1).
test(valid_moves_needs_only_a_board, [forall(impl(M)), Cells == [1-0,1-1]]) :-
    M:generate_matrix(2, Board0),
    waldmeister_state:set_cell(Board0, 0-0, 1-1, Board),
    M:valid_moves([Board,_,_,_,_], 0-0, Cells0),
    msort(Cells0, Cells).
test(valid_moves_of_an_empty_cell, [forall(impl(M)), Cells == []]) :-
    M:generate_matrix(2, Board),
    M:valid_moves([Board,_,_,_,_], 0-0, Cells).
test(valid_moves_of_no_cell, [forall(impl(M)), fail]) :-
    M:generate_matrix(2, Board),
    M:valid_moves([Board,_,_,_,_], 7-7, _).
test(valid_moves_of_the_opening,
     [forall(( impl(M), member(Of, [_,0-0]) )),
      Cells == [0-0,1-0,1-1,2-0]]) :-
    M:generate_matrix(2, Board),
    M:valid_moves([Board,_,_,54,_], Of, Cells0),
    msort(Cells0, Cells).
test(valid_moves_at_the_end,
     [forall(( impl(M), member(Of, [_,0-0]) )), Cells == []]) :-
    M:valid_moves([_,_,_,0,_], Of, Cells).
test(valid_moves_of_whole_turns, [forall(impl(M)), Counts == [0,54]]) :-
    with_trees(M, 3, [2-1-(1-1)], 2, State),
    M:valid_moves(State, 1, Moves1),
    M:valid_moves(State, 2, Moves2),
    maplist(length, [Moves1,Moves2], Counts).
test(half_a_turn_plants,
     [forall(impl(M)), NewBoard-Amount-Turn == [[2-2],[-1,-1],[-1]]-53-1]) :-
    start(M, [size(2)], State),
    M:move(State, ((2-2,-1),0-0), [NewBoard,_,_,Amount,Turn]).
test(half_a_turn_slides,
     [forall(impl(M)), New == [[[-1],[2-2,-1],[-1]],a,b,c,d]]) :-
    M:move([[[2-2],[-1,-1],[-1]],a,b,c,d], ((2-2,0-0),1-0), New).
test(half_a_turn_leaves_the_rest_unbound, forall(impl(M))) :-
    M:move([[[2-2],[-1,-1],[-1]],H1,H2,A,T], ((2-2,0-0),1-0), New),
    New == [[[-1],[2-2,-1],[-1]],H1,H2,A,T].
test(half_a_turn_checks_the_tree, [forall(impl(M)), fail]) :-
    M:move([[[2-2],[-1,-1],[-1]],_,_,_,_], ((2-3,0-0),1-0), _).
test(half_a_turn_checks_the_path, [forall(impl(M)), fail]) :-
    M:move([[[2-2],[-1,-1],[-1]],_,_,_,_], ((2-2,0-0),2-0), _).
test(half_a_turn_checks_the_hand, [forall(impl(M)), fail]) :-
    start(M, [size(2)], [Board,Hand0,Hand|_]),
    once(select((2-2,3), Hand0, (2-2,0), Hand1)),
    M:move([Board,Hand1,Hand,51,1], ((2-2,-1),0-0), _).
test(half_a_turn_checks_the_cell, [forall(impl(M)), fail]) :-
    start(M, [size(2)], [_,Hand1,Hand2|_]),
    M:move([[[2-2],[-1,-1],[-1]],Hand1,Hand2,53,1], ((2-2,-1),0-0), _).
test(two_halves_make_a_turn, [forall(impl(M)), State == Turn]) :-
    with_trees(M, 3, [2-1-(1-1)], 2, State0),
    M:move(State0, ((1-1,2-1),1-0), State1),
    M:move(State1, ((2-3,-1),2-1), State2),
    M:change_turn(State2, State),
    M:move(State0, replant(2-1, 1-0, 2-3), Turn).
test(change_turn_looks_at_the_turn_only, forall(impl(M))) :-
    M:change_turn([B,H1,H2,A,1,G], New),
    New == [B,H1,H2,A,2,G].
test(free_trees, [forall(impl(M)), Cells == [1-0,1-1]]) :-
    Board = [[1-1],[1-2,1-3],[-1]],
    M:get_free_trees_in_board(0, 0, Board, Board, Cells).
test(free_trees_from_a_cell_on,
     [ forall(( impl(M),
                member(X-Y-Expected,
                       [ 0-0-[1-0,1-1,2-1,3-0], 0-1-[1-0,1-1,2-1,3-0],
                         1-1-[1-1,2-1,3-0], 2-0-[2-1,3-0],
                         2-2-[3-0], 4-0-[], 5-0-[]
                       ])
              )),
       Cells == Expected
     ]) :-
    Board = [[-1],[1-1,1-2],[1-3,2-1,-1],[3-3,-1],[-1]],
    length(Before, X),
    append(Before, Rows, Board),
    M:get_free_trees_in_board(X, Y, Board, Rows, Cells).
test(free_trees_begin_in_the_row_of_the_cell,
     [forall(( impl(M), member(X-Y, [1-0,-1-0,0- -1,4-0]) )), fail]) :-
    Board = [[1-1],[1-2,1-3],[-1]],
    M:get_free_trees_in_board(X, Y, Board, Board, _).
test(available_trees, [forall(impl(M)), Kinds == [1-2,3-3]]) :-
    findall(((H-C),0),
            ( between(1, 3, H), between(1, 3, C) ), Hand0),
    once(select((1-2,0), Hand0, (1-2,1), Hand1)),
    once(select((3-3,0), Hand1, (3-3,3), Hand2)),
    reverse(Hand2, Hand),
    M:collect_available_trees(Hand, Kinds).
test(get_piece, [forall(impl(M)), Pieces == [1-1,-1]]) :-
    Board = [[1-1],[-1,1-3],[-1]],
    maplist(M:getPiece(Board), [0-0,1-0], Pieces).
test(get_piece_off_the_board,
     [ forall(( impl(M),
                member(Cell, [0-1,-1-0,0- -1,3-0,0-(1<<70),(1<<70)-0])
              )),
       fail
     ]) :-
    Cell = X0-Y0,
    X is X0,
    Y is Y0,
    M:getPiece([[1-1],[-1,1-3],[-1]], X-Y, _).
test(get_size, [forall(impl(M)), Size == 11]) :-
    M:generate_matrix(11, Board),
    M:get_size(Board, Size).
test(bfs_leaves_out_what_was_visited, [forall(impl(M)), Sizes == [3,1,5]]) :-
    Board = [[-1],[1-1,1-2],[-1,1-3,-1],[-1,-1],[-1]],
    M:height_bfs(Board, 3, [], 1, 0, Max1),
    M:height_bfs(Board, 3, [1-0,2-1], 1, 0, Max2),
    M:height_bfs(Board, 3, [], 1, 5, Max3),
    Sizes = [Max1,Max2,Max3].
test(color_bfs, [forall(impl(M)), Max == 2]) :-
    Board = [[-1],[1-1,2-1],[-1,1-3,-1],[-1,-1],[-1]],
    M:color_bfs(Board, 3, [], 1, 0, Max).
test(cells_visited_may_be_many_and_anywhere, [forall(impl(M)), Max == 1]) :-
    Board = [[-1],[1-1,2-1],[-1,1-3,-1],[-1,-1],[-1]],
    findall(X-Y, ( between(-1, 40, X), between(1, 40, Y) ), Cells),
    M:color_bfs(Board, 3, Cells, 1, 0, Max).
test(the_least_size_of_a_group_may_be_large, [forall(impl(M)), Max == Large]) :-
    Board = [[-1],[1-1,2-1],[-1,1-3,-1],[-1,-1],[-1]],
    Large is 2**70,
    M:height_bfs(Board, 3, [], 1, Large, Max).
test(game_over_4_tells_the_leading_goal,
     [ forall(( impl(M),
                member(Trees-Expected,
                       [ [0-0-(1-1),1-0-(1-1),1-1-(1-2)]-[0,3,3],
                         [0-0-(1-1),2-0-(1-2)]-[2,1,2],
                         [0-0-(1-1),2-0-(2-1)]-[1,2,1],
                         []-[0,0,0]
                       ])
              )),
       [Winner,Heights,Colors] == Expected
     ]) :-
    with_trees(M, 2, Trees, 1, [Board|_]),
    M:game_over([Board,_,_,_,_], Winner, Heights, Colors).
test(the_end_has_no_turn,
     [ forall(( impl(M), member(Turn, [_,1,2,foo]) )),
       Found == 1-[1,28,22]
     ]) :-
    final(Turn, State),
    M:game_over(State, Winner),
    M:game_over(State, Goal, Heights, Colors),
    Found = Winner-[Goal,Heights,Colors].
test(the_end_has_goals, [forall(impl(M)), Winner == 2]) :-
    final(_, State0),
    append(State0, [2-1], State),
    M:game_over(State, Winner).
test(before_the_end_there_is_a_turn,
     [forall(impl(M)), error(instantiation_error, _)]) :-
    with_trees(M, 2, [0-0-(1-1)], _, State),
    M:game_over(State, _).
test(choose_move_for_the_opening, [forall(impl(M)), true]) :-
    start(M, [size(2)], State),
    M:choose_move(State, 1, 1, ([1-1],Tree,Cell)),
    assertion(Cell == 1-1),
    assertion(memberchk(Tree, [1-1,1-2,1-3,2-1,2-2,2-3,3-1,3-2,3-3])).
test(choose_move_draws_from_the_given_trees,
     [forall(impl(M)), From-Tree == 2-1-(1-1)]) :-
    with_trees(M, 3, [2-1-(1-1)], 2, State),
    M:choose_move(State, 2, 1, ([2-1],Tree,From,To,_)),
    M:valid_moves(State, 2-1, Cells),
    assertion(memberchk(To, Cells)).
test(choose_move_greedily, [forall(impl(M)), true]) :-
    with_trees(M, 4, [3-1-(1-1),3-2-(1-2)], 1, State),
    M:choose_move(State, 1, 2, (1,[3-1,3-2],((Tree,From),To,New))),
    M:best_moves(State, 2, Best),
    assertion(memberchk(replant(From, To, New), Best)),
    assertion(memberchk(From-Tree, [3-1-(1-1),3-2-(1-2)])).
test(bot_move_without_candidates_plays_at_random, [forall(impl(M)), true]) :-
    with_trees(M, 3, [2-1-(1-1)], 2, State),
    State = [_,_,Hand|_],
    M:bot_move(State, 'Color', Hand, [2-1], ((1-1,2-1),To,Tree)),
    assertion(M:move(State, replant(2-1, To, Tree), _)).
test(choose_move_4_of_a_whole_turn, [forall(impl(M)), true]) :-
    with_trees(M, 3, [2-1-(1-1)], 2, State),
    M:choose_move(State, 2, 1, Move),
    assertion(M:move(State, Move, _)).
test(choose_move_4_out_of_turn, [forall(impl(M)), fail]) :-
    with_trees(M, 3, [2-1-(1-1)], 2, State),
    M:choose_move(State, 1, 1, _).
test(choose_move_when_the_game_is_over,
     [forall(( impl(M), member(Level, [1,2]) )), fail]) :-
    with_trees(M, 2, [0-0-(1-1),1-0-(1-2),1-1-(1-3),2-0-(2-1)], 1, State),
    M:choose_move(State, Level, _).

:- end_tests(waldmeister_original).

:- begin_tests(waldmeister_helpers).

%   A row of the middle, and others, of the document's intermediate example.

intermediate([ [-1], [-1,1-1], [-1,3-1,-1], [-1,-1,-1,-1], [-1,-1,-1],
               [-1,-1], [-1]
             ]).

%   Boards in the middle of random games.

mid_board(M, State) :-
    member(Size, [3,6]),
    set_random(seed(Size)),
    mid_game(M, [size(Size)], State).

max_size(Board, MaxSize) :-
    length(Board, Rows),
    MaxSize is (Rows-1)//2.

test(initial_cells, [forall(impl(M)), Cells == [0-0,1-0,1-1,2-0]]) :-
    M:get_valid_moves_initial([[-1],[-1,1-1],[-1]], 0, Cells).
test(initial_cells_from_a_row_on, [forall(impl(M)), Cells == [1-0,1-1,2-0]]) :-
    M:get_valid_moves_initial([[-1,1-1],[-1]], 1, Cells).
test(trees_of_a_row,
     [ forall(( impl(M),
                member(Y-Expected, [ 0-[2-1,2-2], 1-[2-1,2-2], 2-[2-2],
                                     3-[], -1-[2-1,2-2]
                                   ])
              )),
       Cells == Expected
     ]) :-
    M:search_row(2, Y, [-1,3-1,1-1], Cells).
test(free_ones_keep_their_order, [forall(impl(M)), Free == [1-1,0-0]]) :-
    M:filter_free([1-1,2-0,1-0,0-0,7-7], [[1-1],[-1,1-2],[-1]], Free).
test(free_trees_are_made_of_rows, forall(( impl(M), mid_board(M, State) ))) :-
    State = [Board|_],
    findall(Free,
            ( nth0(X, Board, Row),
              M:search_row(X, 0, Row, Trees),
              M:filter_free(Trees, Board, Free)
            ),
            Frees),
    append(Frees, Expected),
    M:get_free_trees_in_board(0, 0, Board, Board, Cells),
    assertion(Cells == Expected).
test(neighbours_that_are_checked,
     [ forall(( impl(M),
                member(X-Y-Expected,
                       [ 0-0-[up_left], 1-0-[down_right,up_left],
                         1-1-[left,down_left,up_right],
                         2-1-[left,right,down_left,up_left,up_right],
                         3-3-[left,down_left,up_left],
                         4-0-[right,down_left,down_right,up_right],
                         6-0-[down_left,down_right], 9-9-[], -1-0-[up_left]
                       ])
              )),
       Open == Expected
     ]) :-
    intermediate(Board),
    findall(Direction,
            ( member(Direction, [left,right]),
              atom_concat(check_, Direction, Name),
              deterministic(call(M:Name, Board, X, Y))
            ; member(Direction, [down_left,down_right,up_left,up_right]),
              atom_concat(check_, Direction, Name),
              deterministic(call(M:Name, Board, X, Y, 3))
            ),
            Open).
test(six_directions_make_valid_moves,
     forall(( impl(M), mid_board(M, State) ))) :-
    State = [Board|_],
    max_size(Board, Max),
    for_all(( nth0(X, Board, Row),
              nth0(Y, Row, Height-_),
              integer(Height)
            ),
            ( M:get_valid_moves_row_left(X, Y, Row, L),
              M:get_valid_moves_row_right(X, Y, Row, R),
              M:get_valid_moves_up_left(X, Y, Max, Board, UL),
              M:get_valid_moves_up_right(X, Y, Max, Board, UR),
              M:get_valid_moves_down_left(X, Y, Max, Board, DL),
              M:get_valid_moves_down_right(X, Y, Max, Board, DR),
              append([L,R,UL,UR,DL,DR], Cells0),
              msort(Cells0, Cells),
              M:valid_moves(State, X-Y, Valid),
              assertion(Cells == Valid)
            )).
test(a_direction_ends_at_a_tree_the_nearest_first,
     [forall(impl(M)), Cells-Right == [3-1,2-0]-[2-2]]) :-
    intermediate(Board),
    M:get_valid_moves_down_left(4, 1, 3, Board, Cells),
    nth0(2, Board, Row),
    M:get_valid_moves_row_right(2, 1, Row, Right).
test(nothing_is_next_to_no_cell,
     [forall(( impl(M), member(Y, [3,-2,1<<70]) )), Cells == []]) :-
    Index is Y,
    M:get_valid_moves_row_right(2, Index, [-1,-1,-1], Cells).
test(two_updates_make_half_a_turn, [forall(impl(M)), New == Expected]) :-
    intermediate(Board),
    M:update_board(Board, 0, 0, 1, 1, -1, Board1),
    M:update_board(Board1, 0, 0, 3, 3, 1-1, New),
    M:move([Board,_,_,_,_], ((1-1,1-1),3-3), [Expected|_]).
test(an_update_off_the_board, [forall(impl(M)), fail]) :-
    intermediate(Board),
    M:update_board(Board, 0, 0, 0, 1, -1, _).
test(a_tree_leaves_the_hand, [forall(impl(M)), Hand1 == Expected]) :-
    start(M, default, State0),
    State0 = [_,Hand|_],
    M:updateTrees(2-2, Hand, Hand1),
    M:move(State0, ((2-2,-1),0-0), [_,Expected|_]).
test(no_tree_leaves_an_empty_hand, [forall(impl(M)), fail]) :-
    final(_, [_,Hand|_]),
    M:updateTrees(2-2, Hand, _).
test(a_flood_counts_a_group,
     [forall(impl(M)), Visited-Count == [3-0,2-1,1-1,1-0,0-0]-6]) :-
    Board = [[1-2],[-1,1-1],[-1,3-1,-1],[1-1,-1],[-1]],
    M:color_bfs_aux(Board, 3, [1-1], [1-0,0-0], Visited, 1, 3, Count).
test(the_next_cell_of_a_colour,
     [forall(impl(M)), Cells == [1-1,2-1,null]]) :-
    Board = [[1-2],[-1,1-1],[-1,3-1,-1],[1-2,-1],[-1]],
    findall(Cell,
            ( member(Visited, [[],[1-1],[2-1,1-1]]),
              deterministic(M:next_position_color(Board, Visited, 1, Cell))
            ),
            Cells).
test(groups_are_found_by_their_next_cells,
     forall(( impl(M), mid_board(M, State) ))) :-
    State = [Board|_],
    M:get_size(Board, Size),
    forall(between(1, 3, Color),
           ( largest(M, Board, Size, [], Color, 0, Max),
             M:color_bfs(Board, Size, [], Color, 0, Expected),
             assertion(Max == Expected)
           )).

largest(M, Board, Size, Visited, Color, Max0, Max) :-
    M:next_position_color(Board, Visited, Color, Cell),
    (   Cell == null
    ->  Max = Max0
    ;   M:color_bfs_aux(Board, Size, [Cell], Visited, Visited1, Color, 0,
                        Count),
        Max1 is max(Max0, Count),
        largest(M, Board, Size, Visited1, Color, Max1, Max)
    ).

test(candidates_make_the_turns_of_the_greedy_bot,
     forall(( impl(M), mid_board(M, State) ))) :-
    State = [Board,_,Hand|_],
    M:get_size(Board, Size),
    M:get_free_trees_in_board(0, 0, Board, Board, Free),
    findall(Score-replant(From, To, New),
            ( M:getOptimalStartTreeColor(Board, Size, Hand, Free, From, New),
              M:getPiece(Board, From, Tree),
              M:valid_moves(State, From, Cells),
              member(To, Cells),
              deterministic(M:has_piece_near_with_same_color(Board, Size, To,
                                                             Tree)),
              M:move(State, ((Tree,From),To), [Board1|_]),
              From = X-Y,
              M:update_board(Board1, 0, 0, X, Y, New, Board2),
              M:count_color_values(Board2, Score)
            ),
            Scored),
    max_member(Best-_, Scored),
    findall(Move, member(Best-Move, Scored), Moves0),
    sort(Moves0, Moves),
    M:greedy_moves(Board, 2, Hand, Free, Expected),
    assertion(Moves == Expected).
test(ill_formed_arguments, [forall(impl(M)), true]) :-
    intermediate(B),
    for_all(member(Goal-Formal,
                   [ check_left(foo, 0, 0)-type_error(wald_meister_board, foo),
                     check_right(B, _, 0)-instantiation_error,
                     check_up_left(B, 0, 0, 4)-domain_error(max_size, 4),
                     check_up_left(B, 0, 0, _)-instantiation_error,
                     check_down_right(B, a, 0, 3)-
                         type_error(wald_meister_cell, a-0),
                     get_valid_moves_up_left(0, 0, x, B, _)-
                         type_error(integer, x),
                     get_valid_moves_row_left(0, 0, [foo], _)-
                         type_error(wald_meister_row, [foo]),
                     get_valid_moves_initial([[4-1]], 0, _)-
                         domain_error(wald_meister_row, [4-1]),
                     search_row(0, 0, foo, _)-
                         type_error(wald_meister_row, foo),
                     filter_free(foo, B, _)-
                         type_error(wald_meister_cells, foo),
                     update_board(B, 0, 0, 0, 0, 9-9, _)-
                         domain_error(wald_meister_piece, 9-9),
                     updateTrees(foo, [], _)-type_error(tree, foo),
                     updateTrees(1-1, [], _)-
                         domain_error(wald_meister_trees, []),
                     color_bfs_aux(B, 3, [], [], _, 1, 0, _)-
                         domain_error(board_size, 3),
                     next_position_color(B, [], 4, _)-domain_error(color, 4),
                     has_piece_near_with_same_color(B, 4, 0-0, 4-1)-
                         domain_error(tree, 4-1)
                   ]),
            throws(M:Goal, Formal)).

:- end_tests(waldmeister_helpers).

:- begin_tests(waldmeister_notation).

notation(plant(2-3, 3-1), "2-3@c2").
notation(plant(1-1, 0-0), "1-1@a1").
notation(replant(14-0, 7-7, 3-1), "h8-a8+3-1").

test(writes, [forall(( impl(M), notation(Move, Text) )), Written == Text]) :-
    start(M, default, State),
    M:move_notation(State, Move, Written).
test(reads, [forall(( impl(M), notation(Move, Text) )), Read == [Move]]) :-
    start(M, default, State),
    findall(X, M:move_notation(State, X, Text), Read).
test(reads_what_a_person_types,
     [ forall(( impl(M),
                member(Text-Move,
                       [ "c2 e4 2-3"-replant(3-1, 7-3, 2-3),
                         "C2,E4,2-3"-replant(3-1, 7-3, 2-3),
                         "3-1 7-3 2-3"-replant(3-1, 7-3, 2-3),
                         'c2e4+2-3'-replant(3-1, 7-3, 2-3),
                         "  2-3 3-1 "-plant(2-3, 3-1),
                         "c2 2-3"-plant(2-3, 3-1)
                       ])
              )),
       Read == Move
     ]) :-
    start(M, default, State),
    M:move_notation(State, Read, Text).
test(refuses,
     [ forall(( impl(M),
                member(Text, ["","c2","c9 2-3","k1 2-3","c2 e4 4-1","c0 1-1",
                              "c2 e4 2-3 x","9-9 1-1","c2 e4 g6"])
              )),
       fail
     ]) :-
    start(M, default, State),
    M:move_notation(State, _, Text).
test(every_cell_has_its_two_names, forall(impl(M))) :-
    forall(between(2, 11, Size),
           ( start(M, [size(Size)], State),
             M:valid_moves(State, Moves),
             for_all(( member(Move, Moves),
                       Move = plant(1-1, _)
                     ),
                     ( M:move_notation(State, Move, Text),
                       M:move_notation(State, Move1, Text),
                       Move1 == Move
                     ))
           )).
test(unbound_both, [forall(impl(M)), error(instantiation_error, _)]) :-
    start(M, default, State),
    M:move_notation(State, _, _).
test(text_no_text, [forall(impl(M)), error(type_error(_, f(x)), _)]) :-
    start(M, default, State),
    M:move_notation(State, _, f(x)).

:- end_tests(waldmeister_notation).

:- begin_tests(waldmeister_display).

shown(M, State, Options, Lines) :-
    with_output_to(string(Text),
                   deterministic(M:show_game(State, Options))),
    split_string(Text, "\n", "", Lines).

%   The board alone, as far as Column, where the panels begin.

board(M, State, Options, Column, Board) :-
    shown(M, State, [ascii(true)|Options], Lines),
    maplist(cut(Column), Lines, Board0),
    exclude(no_row, Board0, Board).

no_row("").
no_row(Legend) :-
    sub_string(Legend, 0, _, _, "1-3:").

cut(Column, Line, Cut) :-
    (   sub_string(Line, 0, Column, _, Part)
    ->  true
    ;   Part = Line
    ),
    string_codes(Part, Codes),
    reverse(Codes, Back),
    trimmed(Back, Trimmed),
    reverse(Trimmed, CutCodes),
    string_codes(Cut, CutCodes).

trimmed([0' |Codes], Trimmed) :-
    !,
    trimmed(Codes, Trimmed).
trimmed(Codes, Codes).

test(board_points_and_hands, [forall(impl(M)), Lines == Expected]) :-
    with_trees(M, 2, [0-0-(1-1),1-0-(2-2),1-1-(3-3)], 1, State),
    shown(M, State, [ascii(true)], Lines),
    Expected = [ "          / \\      > Player 1, heights",
                 " 0     a | o | 1     3 points: 1+1+1",
                 "        / \\ / \\        1     2     3",
                 " 1   b |+ +|###| 2  1  o  2  +  3  #  3",
                 "        \\ / \\ /     2 o o 3 + + 2 # # 3",
                 " 2       |   |      3 ooo 3 +++ 3 ### 2",
                 "          \\ /",
                 "                     Player 2, colours",
                 "                     3 points: 1+1+1",
                 "                       1     2     3",
                 "                    1  o  3  +  3  #  3",
                 "                    2 o o 3 + + 3 # # 3",
                 "                    3 ooo 3 +++ 3 ### 3",
                 "1-3: height 1, colour 3. Colours: o 1, + 2, # 3",
                 ""
               ].
test(compact, [forall(impl(M)), Board == Expected]) :-
    with_trees(M, 2, [0-0-(1-1),1-0-(2-2),1-1-(3-3)], 1, State),
    board(M, State, [compact(true)], 18, Board),
    Expected = [ " 0     a | o | 1",
                 " 1   b |+ +|###| 2",
                 " 2       |   |"
               ].
test(a_flipped_board_starts_with_the_last_row,
     [forall(impl(M)), Line == " 2       |###|"]) :-
    with_trees(M, 2, [2-0-(3-3)], 1, State),
    board(M, State, [flip(true)], 18, [_,Line|_]).
test(the_last_move_is_marked,
     [forall(impl(M)), Board == [" 0     a (###) 1"," 1   b ( o )   | 2",
                                 " 2       |   |"]]) :-
    with_trees(M, 2, [0-0-(1-1)], 2, State),
    Move = replant(0-0, 1-0, 3-3),
    M:move(State, Move, Next),
    board(M, Next, [compact(true),last(Move)], 18, Board).
test(the_last_move_and_what_is_possible_have_different_marks,
     [forall(impl(M)), Board == [" 0     a (###) 1"," 1   b { o [ . ] 2",
                                 " 2       |   |"]]) :-
    with_trees(M, 2, [0-0-(1-1)], 2, State),
    Move = replant(0-0, 1-0, 3-3),
    M:move(State, Move, Next),
    Options = [compact(true),last(Move),marks([1-0,1-1])],
    board(M, Next, Options, 18, [A,B,C|_]),
    Board = [A,B,C],
    shown(M, Next, Options, Lines),
    assertion(memberchk("( ) last move, [ ] possible, { } both", Lines)).
test(the_end_marks_the_groups_that_score,
     [forall(impl(M)), Board == [" 0     a {# #} 1",
                                 " 1   b {ooo|###} 2",
                                 " 2       [# #]"]]) :-
    with_trees(M, 2, [0-0-(2-3),1-0-(3-1),1-1-(3-3),2-0-(2-3)], 1, State),
    M:game_over(State, 2),
    board(M, State, [compact(true),last(plant(1-1, 0-0))], 18, [A,B,C|_]),
    Board = [A,B,C],
    shown(M, State, [compact(true)], Lines),
    assertion(memberchk("Groups that score: ( ) player 1, [ ] player 2, \
{ } both", Lines)).
test(the_scene_of_a_full_board_marks_them_too,
     [forall(impl(M)), Groups == [group1,group2]]) :-
    with_trees(M, 2, [0-0-(2-3),1-0-(3-1),1-1-(3-3),2-0-(2-3)], 1, State),
    M:scene(State, Scene),
    findall(Group,
            ( member(Mark, Scene.marks),
              Group = Mark.what
            ),
            Groups0),
    sort(Groups0, Groups).
test(groups_before_the_end_on_request,
     [forall(impl(M)), Board == [" 0     a { o } 1"," 1   b |   |   | 2",
                                 " 2       |   |"]]) :-
    with_trees(M, 2, [0-0-(1-1)], 2, State),
    board(M, State, [compact(true),groups(true)], 18, [A,B,C|_]),
    Board = [A,B,C].
test(marks_of_possible_cells_replace_those_of_groups,
     [forall(impl(M)), Board == [" 0     a [ o ] 1"," 1   b |   |   | 2",
                                 " 2       |   |"]]) :-
    with_trees(M, 2, [0-0-(1-1)], 2, State),
    board(M, State, [compact(true),groups(true),marks([0-0])], 18, [A,B,C|_]),
    Board = [A,B,C].
test(the_turn_is_shown, [forall(impl(M)), Signs == [" ",">"]]) :-
    with_trees(M, 2, [0-0-(1-1)], 2, State),
    signs(M, State, Signs).
test(nobody_is_to_move_when_the_game_is_over,
     [forall(impl(M)), Signs == [" "," "]]) :-
    with_trees(M, 2, [0-0-(2-3),1-0-(3-1),1-1-(3-3),2-0-(2-3)], 1, State),
    M:game_over(State, _),
    signs(M, State, Signs).
test(a_state_without_a_turn_is_nobodys_turn,
     [ forall(( impl(M), member(Goals, [[],[2-1]]) )),
       Signs == [" "," "]
     ]) :-
    final(_, State0),
    append(State0, Goals, State),
    signs(M, State, Signs).

%   What stands before the names of the players.

signs(M, State, Signs) :-
    shown(M, State, [ascii(true)], Lines),
    findall(Sign,
            ( member(Line, Lines),
              sub_string(Line, Before, _, _, " Player "),
              Start is Before-1,
              sub_string(Line, Start, 1, _, Sign)
            ),
            Signs).

test(the_widest_board_fits_24_lines_of_80, [forall(impl(M)), true]) :-
    start(M, [size(11)], State),
    shown(M, State, [compact(true)], Lines),
    length(Lines, Count),
    assertion(Count =< 22),             % with the last, which is empty
    maplist(string_length, Lines, Lengths),
    max_list(Lengths, Longest),
    assertion(Longest =< 79).
test(the_usual_board_fits_60_columns,
     [forall(( impl(M), member(Compact, [true,false]) )), true]) :-
    start(M, default, State),
    shown(M, State, [compact(Compact)], Lines),
    maplist(string_length, Lines, Lengths),
    max_list(Lengths, Longest),
    assertion(Longest =< 60).
test(sentences, [forall(impl(M)), Lines == Expected]) :-
    with_trees(M, 2, [0-0-(1-1)], 2, State),
    Move = replant(0-0, 1-0, 3-3),
    M:move(State, Move, Next),
    shown(M, Next, [text(true),last(Move),marks([0-0,1-0])], Lines0),
    exclude(sub_string_of(" in hand: "), Lines0, Lines1),
    exclude(sub_string_of(" times"), Lines1, Lines),
    Expected = [ "The diagonals of the board are a to b and 1 to 2.",
                 "Trees 1-1: b1.",
                 "Trees 3-3: a1.",
                 "Player 1 collects heights and has 2 points: 1+0+1.",
                 "Player 2 collects colours and has 2 points: 1+0+1.",
                 "Last move, 2: a1, b1.",
                 "Possible, 2: a1, b1.",
                 "Player 1 is to move.",
                 ""
               ].
test(sentences_of_hands, true) :-
    findall((1-Color,Count), nth1(Color, [1,2,0], Count), Hand),
    message_text(waldmeister(hand(1, [])), "Player 1 has in hand: no tree."),
    message_text(waldmeister(hand(1, Hand)),
                 "Player 1 has in hand: 1-1, 1-2 2 times, 1-3 0 times.").
test(sentences_of_the_groups, [forall(impl(M)), true]) :-
    with_trees(M, 2, [0-0-(2-3),1-0-(3-1),1-1-(3-3),2-0-(2-3)], 1, State),
    shown(M, State, [text(true)], Lines),
    forall(member(Line, [ "Player 1's group of height 3, 2: b1, a2.",
                          "Player 2's group of colour 3, 3: a1, a2, b2."
                        ]),
           assertion(memberchk(Line, Lines))),
    assertion(\+ memberchk("Player 1 is to move.", Lines)).

sub_string_of(Part, Line) :-
    sub_string(Line, _, _, _, Part),
    !.

test(showing_binds_no_turn, [forall(impl(M)), true(var(Turn))]) :-
    final(Turn, State),
    with_output_to(string(_), M:display_game(State)).
test(no_line_is_wider_than_a_terminal,
     [forall(( impl(M), between(2, 11, Size) )), true]) :-
    start(M, [size(Size)], State),
    shown(M, State, [], Lines),
    maplist(string_length, Lines, Lengths),
    max_list(Lengths, Longest),
    assertion(Longest =< 79).
test(the_flag_asks_for_ascii, [forall(impl(M)), true(Max < 128)]) :-
    start(M, default, State),
    setup_call_cleanup(
        set_prolog_flag(tabuleiro_ascii, true),
        with_output_to(codes(Codes), M:display_game(State)),
        set_prolog_flag(tabuleiro_ascii, false)),
    max_list(Codes, Max).
test(unicode_shapes, [forall(impl(M)), true]) :-
    with_trees(M, 2, [0-0-(3-1)], 1, State),
    with_output_to(string(Text), M:show_game(State, [ascii(false)])),
    assertion(sub_string(Text, _, _, _, "\u25B3\u25B3\u25B3")).

:- end_tests(waldmeister_display).

:- begin_tests(waldmeister_effects).

said(M, State, Move, Texts) :-
    deterministic(M:move_effects(State, Move, Messages)),
    maplist(message_text, Messages, Texts).

test(points_that_a_turn_brings,
     [forall(impl(M)), Texts == ["Player 1 now has 1 point (+1).",
                                 "Player 2 now has 1 point (+1)."]]) :-
    start(M, [size(2)], State),
    said(M, State, plant(1-1, 0-0), Texts).
test(points_that_a_turn_costs,
     [forall(impl(M)), Texts == ["Player 1 now has 3 points (+1).",
                                 "Player 2 now has 2 points (-1)."]]) :-
    with_trees(M, 3, [0-0-(1-1),1-0-(2-1),2-0-(1-1)], 1, State),
    said(M, State, replant(1-0, 3-1, 3-2), Texts).
test(a_quiet_turn, [forall(impl(M)), Texts == []]) :-
    with_trees(M, 3, [0-0-(1-1),1-0-(1-1)], 1, State),
    said(M, State, replant(0-0, 2-2, 1-1), Texts).
test(an_illegal_turn_has_no_effects, [forall(impl(M)), fail]) :-
    start(M, [size(2)], State),
    M:move_effects(State, replant(0-0, 1-0, 1-1), _).

:- end_tests(waldmeister_effects).

:- begin_tests(waldmeister_rules_text).

rules(M, Config, Text) :-
    deterministic(M:rules_text(Config, Lines)),
    atomic_list_concat(Lines, ' ', Text).

test(they_follow_the_options,
     [forall(( impl(M),
               member(Config-Part,
                      [ default-"8 by 8, 64 cells",
                        default-"27 trees",
                        default-"Player 1 collects heights, Player 2 colours",
                        [size(5)]-"Only 25 trees fit",
                        [goals(2-1)]-"Player 1 collects colours, Player 2 hei"
                      ])
             ))]) :-
    rules(M, Config, Text),
    once(sub_atom(Text, _, _, _, Part)).
test(all_trees_fit_on_a_usual_board, [forall(impl(M)), fail]) :-
    rules(M, default, Text),
    sub_atom(Text, _, _, _, "fit on it").
test(a_bad_config, [forall(impl(M)), error(domain_error(board_size, 1), _)]) :-
    M:rules_text([size(1)], _).

:- end_tests(waldmeister_rules_text).

:- begin_tests(waldmeister_errors).

%   Ill-formed states and the formal that both implementations throw.

bad_state(S, domain_error(acyclic_term, _)) :-
    good([Board,H1,H2,A,_]),
    T = f(T),
    S = [Board,H1,H2,A,T].
bad_state(S, domain_error(acyclic_term, _)) :-
    S = [_|S].
bad_state(S, domain_error(acyclic_term, _)) :-
    good([_|Rest]),
    Board = [[-1]|Board],
    S = [Board|Rest].
bad_state(S, domain_error(acyclic_term, _)) :-
    good([Board,_|Rest]),
    Hand = [(1-1,3)|Hand],
    S = [Board,Hand|Rest].
bad_state(_, instantiation_error).
bad_state(S, instantiation_error) :-
    good([_|Rest]),
    S = [[[-1],[-1,_],[-1]]|Rest].
bad_state(S, instantiation_error) :-
    good([Board|_]),
    S = [Board|_].
bad_state(S, instantiation_error) :-        % unbound before its shape
    S = [foo,_].
bad_state(foo, type_error(wald_meister_state, foo)).
bad_state("text", type_error(wald_meister_state, "text")).
bad_state([], type_error(wald_meister_state, [])).
bad_state(S, type_error(wald_meister_state, S)) :-
    good(Good),
    append(Good, [2-1,extra], S).
bad_state(S, type_error(wald_meister_state, S)) :-
    good(Good),
    append(Good, [goals], S).
bad_state(S, type_error(wald_meister_state, S)) :-
    good([Board,H1,H2,A,_]),
    S = [Board,H1,H2,A,1.0].
bad_state(S, type_error(wald_meister_state, S)) :-
    bad_board_shape(Board),
    good([_|Rest]),
    S = [Board|Rest].
bad_state(S, type_error(wald_meister_state, S)) :-
    good([Board,H1,_,A,T]),
    member(Hand, [foo,[foo],[(1-1)-3],[(1-1,x)],[(1-x,1)]]),
    S = [Board,H1,Hand,A,T].
bad_state(S, type_error(wald_meister_state, S)) :-  % shape before values
    S = [[[-1]],[],[],54,foo].
bad_state(S, domain_error(board_size, 1)) :-
    good([_|Rest]),
    S = [[[-1]]|Rest].
bad_state(S, domain_error(board_size, 12)) :-
    good([_|Rest]),
    findall(Row,
            ( between(0, 22, X),
              N is 12-abs(X-11),
              length(Row, N),
              maplist(=(-1), Row)
            ),
            Board),
    S = [Board|Rest].
bad_state(S, domain_error(wald_meister_state, S)) :-
    good([Board,H1,H2,A,_]),
    member(T, [0,3,-1,100000000000000000000000]),
    S = [Board,H1,H2,A,T].
bad_state(S, domain_error(wald_meister_state, S)) :-
    good([Board,H1,H2,_,T]),
    member(A, [0,53,55,-1,100000000000000000000000]),
    S = [Board,H1,H2,A,T].
bad_state(S, domain_error(wald_meister_state, S)) :-
    good(Good),
    member(Goals, [1-2,1-1,3-1,100000000000000000000000-1]),
    append(Good, [Goals], S).
bad_state(S, domain_error(wald_meister_state, S)) :-
    good([_|Rest]),
    member(Tree, [0-1,4-1,1-0,1-4,-1-1,100000000000000000000000-1]),
    S = [[[Tree],[-1,-1],[-1]]|Rest].
bad_state(S, domain_error(wald_meister_state, S)) :-  % 55 trees
    good([_|Rest]),
    S = [[[1-1],[-1,-1],[-1]]|Rest].
bad_state(S, domain_error(wald_meister_state, S)) :-  % counts in hands
    good([Board,H1,H2,A,T]),
    member(Count, [4,-1,100000000000000000000000]),
    select((2-2,3), H1, (2-2,Count), Hand),
    S = [Board,Hand,H2,A,T].
bad_state(S, domain_error(wald_meister_state, S)) :-  % a kind missing
    good([Board,[_|H1],H2,_,T]),
    S = [Board,H1,H2,51,T].
bad_state(S, domain_error(wald_meister_state, S)) :-  % a kind twice
    good([Board,[K|H1],H2,A,T]),
    S = [Board,[K,K|H1],H2,A,T].
bad_state(S, domain_error(wald_meister_state, S)) :-  % no such kind
    good([Board,[_|H1],H2,A,T]),
    S = [Board,[(4-1,3)|H1],H2,A,T].

bad_board_shape(foo).
bad_board_shape([]).
bad_board_shape([[-1],[-1,-1]]).
bad_board_shape([[-1],[-1,-1],[-1,-1]]).
bad_board_shape([[-1],[-1],[-1]]).
bad_board_shape([[-1],[-1,-1,-1],[-1]]).
bad_board_shape([[-1],foo,[-1]]).
bad_board_shape([[-1],[-1,foo],[-1]]).
bad_board_shape([[-1],[-1,-2],[-1]]).
bad_board_shape([[-1],[-1,- 1],[-1|x]]).
bad_board_shape([[-1],[-1,-1.0],[-1]]).
bad_board_shape([[-1],[-1,-(1)],[x-1]]).
bad_board_shape([[-1],[-1,1-1.0],[-1]]).
bad_board_shape(Board) :-
    numlist(1, 100001, Board).

good(State) :-
    waldmeister:initial_state([size(2)], State).

%   Calls that look at the state before anything else.

reads_state(S, player_to_move(S, _)).
reads_state(S, valid_moves(S, _)).
reads_state(S, valid_moves(S, 1, _)).
reads_state(S, move(S, plant(1-1, 0-0), _)).
reads_state(S, game_over(S, _)).
reads_state(S, game_end(S, _)).
reads_state(S, value(S, 1, _)).
reads_state(S, best_moves(S, 1, _)).
reads_state(S, choose_move(S, 1, _)).
reads_state(S, choose_move(S, 2, _)).
reads_state(S, choose_move(S, 1, 2, _)).
reads_state(S, show_game(S, [])).
reads_state(S, display_game(S)).

test(ill_formed_states, [forall(impl(M)), true]) :-
    for_all(( bad_state(State, Formal),
              reads_state(State, Goal)
            ),
            throws(M:Goal, Formal)).
test(an_unbound_turn, [forall(impl(M)), true]) :-
    good([Board,H1,H2,A,_]),
    State = [Board,H1,H2,A,_],
    for_all(( reads_state(State, Goal),
              \+ memberchk(Goal, [show_game(_,_),display_game(_)])
            ),
            throws(M:Goal, instantiation_error)).
test(the_end_without_its_turn_is_checked, [forall(impl(M)), true]) :-
    good([Board,H1,H2|_]),
    for_all(( member(Bad-Formal,
                     [ [Board,H1,H2,0,_]-domain_error(wald_meister_state, _),
                       [foo,H1,H2,0,_]-type_error(wald_meister_state, _),
                       [_,H1,H2,0,_]-instantiation_error,
                       [Board,H1,H2,0,_|_]-instantiation_error,
                       [Board,H1,H2,0,_,1-2]-
                           domain_error(wald_meister_state, _)
                     ]),
              member(Goal, [game_over(Bad, _),display_game(Bad)])
            ),
            throws(M:Goal, Formal)).

%   Boards by themselves.

bad_board(Board, type_error(wald_meister_board, Board)) :-
    bad_board_shape(Board).
bad_board(_, instantiation_error).
bad_board([[-1],[_,-1],[-1]], instantiation_error).
bad_board(Board, domain_error(acyclic_term, _)) :-
    Board = [[-1]|Board].
bad_board([[-1]], domain_error(board_size, 1)).
bad_board(Board, domain_error(wald_meister_board, Board)) :-
    Board = [[-1],[1-4,-1],[-1]].

reads_board(B, count_color_values(B, _)).
reads_board(B, count_height_values(B, _)).
reads_board(B, color_bfs(B, 2, [], 1, 0, _)).
reads_board(B, height_bfs(B, 2, [], 1, 0, _)).
reads_board(B, get_free_trees_in_board(0, 0, B, B, _)).
reads_board(B, getPiece(B, 0-0, _)).
reads_board(B, get_size(B, _)).
reads_board(B, get_free_trees_in_board(1, 0, B, [], _)).
reads_board(B, valid_moves([B,_,_,_,_], 0-0, _)).
reads_board(B, valid_moves([B,_,_,54,_], 0-0, _)).
reads_board(B, move([B,_,_,_,_], ((1-1,0-0),1-0), _)).
reads_board(B, move([B,_,_,_,_], ((1-1,-1),1-0), _)).
reads_board(B, game_over([B,_,_,_,_], _, _, _)).
reads_board(B, bot_move([B,_,_,_,_], 'Color', [], [], _)).

test(ill_formed_boards, [forall(impl(M)), true]) :-
    for_all(( bad_board(Board, Formal),
              reads_board(Board, Goal)
            ),
            throws(M:Goal, Formal)).

%   Other arguments of goals on good states and boards.

bad_argument(Goal, Formal) :-
    good(S),
    S = [B,H|_],
    T = f(T),
    Long = 100000000000000000000000,
    member(Goal-Formal,
           [ valid_moves(S, 3, _)-domain_error(player, 3),
             valid_moves(S, foo, _)-domain_error(player, foo),
             valid_moves(S, T, _)-domain_error(acyclic_term, _),
             valid_moves([B,_,_,7,_], _, _)-instantiation_error,
             valid_moves([B,_,_,7,_], a-1, _)-
                 type_error(wald_meister_cell, a-1),
             valid_moves([B,_,_,7,_], _-1, _)-instantiation_error,
             valid_moves([B,_], 0-0, _)-
                 type_error(wald_meister_state, [B,_]),
             valid_moves([B|_], 0-0, _)-instantiation_error,
             value(S, _, _)-instantiation_error,
             value(S, 0, _)-domain_error(player, 0),
             value(S, Long, _)-domain_error(player, Long),
             value(S, T, _)-domain_error(acyclic_term, _),
             move(S, _, _)-instantiation_error,
             move(S, T, _)-domain_error(acyclic_term, _),
             move(S, plant(_, 0-0), _)-instantiation_error,
             move(S, plant(1-1, x), _)-
                 type_error(wald_meister_move, plant(1-1, x)),
             move(S, jump(0-0), _)-
                 type_error(wald_meister_move, jump(0-0)),
             move(S, plant(1-4, 0-0), _)-
                 domain_error(wald_meister_move, plant(1-4, 0-0)),
             move(S, plant(Long-1, 0-0), _)-
                 domain_error(wald_meister_move, plant(Long-1, 0-0)),
             move(S, replant(0-0, 1-0, 0-1), _)-
                 domain_error(wald_meister_move, replant(0-0, 1-0, 0-1)),
             move(S, replant(0-0, 1-0, 1.0-1), _)-
                 type_error(wald_meister_move, replant(0-0, 1-0, 1.0-1)),
             move(S, ((1-1,x),0-0), _)-
                 type_error(wald_meister_move, ((1-1,x),0-0)),
             move(S, ((1-1,_),0-0), _)-instantiation_error,
             move(S, ((1-5,-1),0-0), _)-
                 domain_error(wald_meister_move, ((1-5,-1),0-0)),
             move([B,H,H,54,_], ((1-1,-1),0-0), _)-instantiation_error,
             move([B,H,H,54,3], ((1-1,-1),0-0), _)-domain_error(player, 3),
             move([B,H,H,a,1], ((1-1,-1),0-0), _)-type_error(integer, a),
             move([B,[x],H,54,1], ((1-1,-1),0-0), _)-
                 type_error(wald_meister_trees, [x]),
             best_moves(S, _, _)-instantiation_error,
             best_moves(S, a, _)-type_error(integer, a),
             best_moves(S, 0, _)-domain_error(level, 0),
             best_moves(S, 3, _)-domain_error(level, 3),
             best_moves(S, Long, _)-domain_error(level, Long),
             best_moves(S, T, _)-domain_error(acyclic_term, _),
             choose_move(S, 10, _)-domain_error(level, 10),
             choose_move(S, _, _)-instantiation_error,
             choose_move(S, 7, 1, _)-domain_error(player, 7),
             choose_move(S, 1, 1, ([x],_,_))-
                 type_error(wald_meister_cells, [x]),
             choose_move(S, 1, 2, (9,[],_))-domain_error(goal, 9),
             choose_move(S, 1, 9, ([],_,_))-domain_error(level, 9),
             bot_move(S, _, H, [], _)-instantiation_error,
             bot_move(S, 'Size', H, [], _)-type_error(integer, 'Size'),
             bot_move(S, 'Color', [], [], _)-
                 domain_error(wald_meister_trees, []),
             bot_move(S, 'Color', T, [], _)-domain_error(acyclic_term, _),
             bot_move(S, 'Color', H, x, _)-
                 type_error(wald_meister_cells, x),
             color_bfs(B, 3, [], 1, 0, _)-domain_error(board_size, 3),
             color_bfs(B, x, [], 1, 0, _)-type_error(integer, x),
             color_bfs(B, 2, [1], 1, 0, _)-
                 type_error(wald_meister_cells, [1]),
             color_bfs(B, 2, [_], 1, 0, _)-instantiation_error,
             color_bfs(B, 2, [1-1|_], 1, 0, _)-instantiation_error,
             color_bfs(B, 2, T, 1, 0, _)-domain_error(acyclic_term, _),
             color_bfs(B, 2, [], 4, 0, _)-domain_error(color, 4),
             height_bfs(B, 2, [], 0, 0, _)-domain_error(height, 0),
             height_bfs(B, 2, [], 1, a, _)-type_error(nonneg, a),
             height_bfs(B, 2, [], 1, -1, _)-type_error(nonneg, -1),
             height_bfs(B, 2, [], 1, _, _)-instantiation_error,
             collect_available_trees([(1-1,4)], _)-
                 domain_error(wald_meister_trees, [(1-1,4)]),
             get_free_trees_in_board(_, 0, B, B, _)-instantiation_error,
             get_free_trees_in_board(a, 0, B, B, _)-
                 type_error(wald_meister_cell, a-0),
             get_free_trees_in_board(0, T, B, B, _)-
                 domain_error(acyclic_term, _),
             getPiece(B, foo, _)-type_error(wald_meister_cell, foo),
             getPositionNear(12, 0, 0, _)-domain_error(board_size, 12),
             getPositionNear(8, a, 0, _)-type_error(wald_meister_cell, a-0),
             generate_matrix(1, _)-domain_error(board_size, 1),
             generate_matrix(_, _)-instantiation_error,
             generate_matrix(a, _)-type_error(integer, a),
             change_turn(foo, _)-type_error(wald_meister_state, foo),
             change_turn([a,b,c,d,3], _)-domain_error(player, 3),
             change_turn([a,b,c,d,_], _)-instantiation_error,
             initial_state(_, _)-instantiation_error,
             initial_state(1, _)-domain_error(board_size, 1),
             initial_state([size(12)], _)-domain_error(board_size, 12),
             initial_state([size(x)], _)-type_error(integer, x),
             initial_state([size(_)], _)-instantiation_error,
             initial_state([goals(1-1)], _)-domain_error(goals, 1-1),
             initial_state([colour(red)], _)-
                 domain_error(config_option, colour(red)),
             initial_state(foo, _)-type_error(list, foo),
             initial_state([size(3)|_], _)-instantiation_error,
             initial_state(T, _)-domain_error(acyclic_term, _)
           ]).

test(ill_formed_arguments, [forall(impl(M)), true]) :-
    for_all(bad_argument(Goal, Formal),
            throws(M:Goal, Formal)).
test(an_output_that_does_not_fit_just_fails,
     [forall(impl(M)), fail]) :-
    good(S),
    M:valid_moves(S, foo(bar)).

:- end_tests(waldmeister_errors).
