/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_waldmeister_errors, [test_waldmeister_errors/0]).
:- use_module(samples).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../tests/support/for_all').
:- use_module('../../../tests/support/throws').

/** <module> Wald Meister: a test for each error
*/

test_waldmeister_errors :-
    run_tests(waldmeister_errors).

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
