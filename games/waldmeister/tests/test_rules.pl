/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_waldmeister_rules, [test_waldmeister_rules/0]).
:- use_module(samples).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../tests/support/for_all').
:- use_module('../../../prolog/tabuleiro').

/** <module> Wald Meister: a test for each rule
*/

test_waldmeister_rules :-
    run_tests(waldmeister_rules).

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
