/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_waldmeister_original, [test_waldmeister_original/0]).
:- use_module(samples).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../tests/support/deterministic').
:- use_module('../../../tests/support/for_all').
:- use_module('../../../tests/support/throws').
:- use_module('../../../tests/laws/laws', [mid_game/3]).
:- use_module('../../../prolog/tabuleiro').

/** <module> Wald Meister: the predicates and the bots of the original program
*/

test_waldmeister_original :-
    run_tests([waldmeister_bots, waldmeister_original, waldmeister_helpers]).

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
