/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_tactigon_errors, [test_tactigon_errors/0]).
:- use_module(samples).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../../tests/support/for_all').
:- use_module('../../../tests/support/throws').

/** <module> Tactigon: a test for each error
*/

test_tactigon_errors :-
    run_tests(tactigon_errors).

:- begin_tests(tactigon_errors).

good(State) :-
    tactigon:initial_state(default, State).

with_first(Position, [[Position|Rest],Player|Rules]) :-
    good([[_|Rest],Player|Rules]).

%   Ill-formed states and the formal that both implementations throw.

bad_state(S, domain_error(acyclic_term, _)) :-
    S = [_|S].
bad_state(S, domain_error(acyclic_term, _)) :-
    good([_,Player|Rules]),
    Board = [position(red-circle-1,tile(3,5))|Board],
    S = [Board,Player|Rules].
bad_state(S, domain_error(acyclic_term, _)) :-
    T = f(T),
    with_first(position(red-T-1,tile(3,5)), S).
bad_state(S, domain_error(acyclic_term, _)) :-
    good([Board,Player|_]),
    Advanced = [1|Advanced],
    S = [Board,Player,rules(11,Advanced)].
bad_state(_, instantiation_error).
bad_state([_,red], instantiation_error).
bad_state(S, instantiation_error) :-
    good([Board,_|Rules]),
    S = [Board,_|Rules].
bad_state(S, instantiation_error) :-
    good([Board,Player|_]),
    member(Rules, [_,[_],[rules(_,[])],[rules(11,_)],[rules(11,[_])]]),
    S = [Board,Player|Rules].
bad_state(S, instantiation_error) :-
    member(Position, [ _, position(_,tile(3,5)), position(red-circle-1,_),
                       position(red-circle-1,tile(_,5)),
                       position(red-circle-_,tile(3,5)),
                       position(red-_-1,tile(3,5)),
                       position(_-circle-1,tile(3,5))
                     ]),
    with_first(Position, S).
bad_state(S, instantiation_error) :-            % unbound before its shape
    S = [foo,_].
bad_state(S, type_error(tactigon_state, S)) :-
    good([Board|_]),
    member(S, [ foo, "text", [], 1.0, [Board], [Board|red],
                [foo,red], [[foo],red], [Board,1], [Board,"red"],
                [Board,red,foo], [Board,red,rules(11)],
                [Board,red,rules(x,[])], [Board,red,rules(11,x)],
                [Board,red,rules(11,[x])], [Board,red,rules(11,[1|2])],
                [Board,red,rules(11.0,[])], [Board,red,rules(11,[]),x],
                [[position(red-circle-1,tile(3,5))|x],red]
              ]).
bad_state(S, type_error(tactigon_state, S)) :-
    member(Position, [ position(red,tile(3,5)), position(circle-1,tile(3,5)),
                       position(red-circle,tile(3,5)),
                       position(red-circle-x,tile(3,5)),
                       position(red-circle-1.0,tile(3,5)),
                       position(1-circle-1,tile(3,5)),
                       position(red-2-1,tile(3,5)),
                       position(red-"circle"-1,tile(3,5)),
                       position(red-circle-1,3-5),
                       position(red-circle-1,tile(a,5)),
                       position(red-circle-1,tile(3,5.0)),
                       position(red-circle-1,tile(3,5,1)),
                       tile(red-circle-1,tile(3,5)), 7
                     ]),
    with_first(Position, S).
bad_state(S, type_error(tactigon_state, S)) :-  % shape before values
    S = [[],blue,rules(12,[x])].
bad_state([B,red,rules(L,[])], domain_error(board_size, L)) :-
    good([B|_]),
    member(L, [0,10,12,14,-11,100000000000000000000000]).
bad_state(S, domain_error(board_size, 12)) :-   % before the other values
    S = [[position(red-star-1,tile(3,5))],blue,rules(12,[3])].
bad_state(S, domain_error(tactigon_state, S)) :-
    good([Board,_|Rules]),
    member(Player, [blue,'','Red']),
    S = [Board,Player|Rules].
bad_state(S, domain_error(tactigon_state, S)) :-
    good([Board|_]),
    member(Advanced, [ [0],[3],[2,1],[1,1],[1,2,2],[1,2,3],
                       [100000000000000000000000]
                     ]),
    S = [Board,red,rules(11,Advanced)].
bad_state(S, domain_error(tactigon_state, S)) :-
    Long = 100000000000000000000000,
    Minus is -Long,
    member(Position, [ position(cian-circle-1,tile(3,6)),   % on another
                       position(cian-circle-2,tile(3,0)),   % twice
                       position(cian-circle-1,tile(0,0)),   % off the board
                       position(cian-circle-1,tile(-1,5)),
                       position(cian-circle-1,tile(3,11)),
                       position(cian-circle-1,tile(7,6)),
                       position(cian-circle-1,tile(Long,5)),
                       position(cian-circle-1,tile(3,Minus)),
                       position(cian-circle-0,tile(3,0)),   % no such id
                       position(cian-circle-7,tile(3,0)),
                       position(cian-circle-Long,tile(3,0)),
                       position(cian-triangle-4,tile(3,0)),
                       position(cian-square-4,tile(3,0)),
                       position(cian-pentagon-2,tile(3,0)),
                       position(cian-star-1,tile(3,0)),     % no such type
                       position(blue-circle-1,tile(3,0))    % or player
                     ]),
    with_first(Position, S).
bad_state(S, domain_error(tactigon_state, S)) :-
    numlist(1, 10000, Is),
    findall(position(red-circle-I,tile(3,5)), member(I, Is), Board),
    S = [Board,red,rules(11,[])].
bad_state(S, domain_error(tactigon_state, S)) :-    % of another size
    tactigon:initial_state([size(15)], [Board|_]),
    S = [Board,red,rules(11,[])].

unbound_player(S) :-
    subsumes_term([_,_|_], S),
    S = [_,Player|_],
    var(Player).

reads_state(S, player_to_move(S, _)).
reads_state(S, valid_moves(S, _)).
reads_state(S, valid_moves(S, red, _)).
reads_state(S, move(S, 3-6-3-5, _)).
reads_state(S, game_over(S, _)).
reads_state(S, game_end(S, _)).
reads_state(S, value(S, red, _)).
reads_state(S, best_moves(S, 1, _)).
reads_state(S, choose_move(S, 2, _)).
reads_state(S, choose_move(S, red, 1, _)).
reads_state(S, move_notation(S, _, "3-6>3-5")).
reads_state(S, Goal) :-
    \+ unbound_player(S),
    member(Goal, [show_game(S, []),display_game(S)]).
reads_state(S, validate_move(S, _)).
reads_state(S, validate_move(S, 3-6-3-5)).
reads_state(S, valid_move_for_piece(S, red-circle-1, 3-6-_-_)).
reads_state(S, valid_move_dfs(S, 1, red-circle-1, _, 3-6)).
reads_state(S, move_aux(S, 3-6-3-5, _)).
reads_state(S, wins_game(S, red, _)).

test(ill_formed_states, [forall(impl(M)), true]) :-
    for_all(( bad_state(State, Formal),
              reads_state(State, Goal)
            ),
            throws(M:Goal, Formal)).
test(missing_pieces_are_legal, [forall(impl(M)), Winner == cian]) :-
    M:game_over([[],red,rules(11,[])], Winner).

%   Boards by themselves, in states of which the rest may be unbound.

bad_board(_, instantiation_error).
bad_board([_], instantiation_error).
bad_board(B, domain_error(acyclic_term, _)) :-
    B = [_|B].
bad_board(foo, type_error(tactigon_board, foo)).
bad_board([foo], type_error(tactigon_board, [foo])).
bad_board(B, domain_error(tactigon_board, B)) :-
    member(B, [ [position(red-star-1,tile(3,5))],
                [position(red-circle-1,tile(9,9))],
                [position(red-circle-1,tile(3,5)),
                 position(red-circle-2,tile(3,5))],
                [position(red-circle-1,tile(3,5)),
                 position(red-circle-1,tile(3,6))]
              ]).

reads_board(B, evaluate_advantage([B,_], red, _)).
reads_board(B, closest_to_opponent_pentagon([B,_], red, _)).
reads_board(B, count_player_pieces([B,_,_], red, _)).
reads_board(B, count_player_pieces([B,_,rules(11,[])], red, _)).

test(ill_formed_boards, [forall(impl(M)), true]) :-
    for_all(( bad_board(Board, Formal),
              reads_board(Board, Goal)
            ),
            throws(M:Goal, Formal)).

%   Other arguments of goals on good states.

bad_argument(Goal, Formal) :-
    good(S),
    S = [B|_],
    T = f(T),
    Long = 100000000000000000000000,
    member(Goal-Formal,
           [ valid_moves(S, blue, _)-domain_error(player, blue),
             valid_moves(S, _, _)-instantiation_error,
             valid_moves(S, T, _)-domain_error(acyclic_term, _),
             value(S, _, _)-instantiation_error,
             value(S, 1, _)-domain_error(player, 1),
             value(S, T, _)-domain_error(acyclic_term, _),
             wins_game(S, blue, _)-domain_error(player, blue),
             move(S, _, _)-instantiation_error,
             move(S, T, _)-domain_error(acyclic_term, _),
             move(S, 3-6-3-_, _)-instantiation_error,
             move(S, 3-6-3, _)-type_error(tactigon_move, 3-6-3),
             move(S, 3-6-(3-5), _)-type_error(tactigon_move, 3-6-(3-5)),
             move(S, 3-6-3-a, _)-type_error(tactigon_move, 3-6-3-a),
             move(S, 3-6-3-5.0, _)-type_error(tactigon_move, 3-6-3-5.0),
             move(S, "3-6>3-5", _)-type_error(tactigon_move, "3-6>3-5"),
             move_aux(S, 3-6-3, _)-type_error(tactigon_move, 3-6-3),
             validate_move(S, 3-6-3)-type_error(tactigon_move, 3-6-3),
             best_moves(S, _, _)-instantiation_error,
             best_moves(S, a, _)-type_error(integer, a),
             best_moves(S, 0, _)-domain_error(level, 0),
             best_moves(S, 3, _)-domain_error(level, 3),
             best_moves(S, Long, _)-domain_error(level, Long),
             choose_move(S, 10, _)-domain_error(level, 10),
             choose_move(S, blue, 1, _)-domain_error(player, blue),
             valid_move_for_piece(S, _, 3-6-_-_)-instantiation_error,
             valid_move_for_piece(S, foo, 3-6-_-_)-
                 type_error(tactigon_piece, foo),
             valid_move_for_piece(S, red-circle-7, 3-6-_-_)-
                 domain_error(tactigon_piece, red-circle-7),
             valid_move_for_piece(S, red-circle-1, _)-instantiation_error,
             valid_move_for_piece(S, red-circle-1, a-6-_-_)-
                 type_error(tactigon_cell, a-6),
             valid_move_dfs(S, _, red-circle-1, _, 3-6)-instantiation_error,
             valid_move_dfs(S, a, red-circle-1, _, 3-6)-
                 type_error(integer, a),
             valid_move_dfs(S, 1, T, _, 3-6)-domain_error(acyclic_term, _),
             valid_move_dfs(S, 1, red-circle-1, _, x)-
                 type_error(tactigon_cell, x),
             evaluate_advantage(foo, red, _)-type_error(tactigon_state, foo),
             evaluate_advantage([B], red, _)-type_error(tactigon_state, [B]),
             evaluate_advantage([B|_], red, _)-instantiation_error,
             evaluate_advantage([B,_], _, _)-instantiation_error,
             evaluate_advantage([B,_], blue, _)-domain_error(player, blue),
             evaluate_advantage([B,_,foo], red, _)-
                 type_error(tactigon_rules, foo),
             evaluate_advantage([B,_,rules(_,[])], red, _)-
                 instantiation_error,
             evaluate_advantage([B,_,rules(12,[])], red, _)-
                 domain_error(board_size, 12),
             evaluate_advantage([B,_,rules(11,[3])], red, _)-
                 domain_error(tactigon_rules, rules(11,[3])),
             distance(tile(1,1), foo, _)-type_error(tactigon_tile, foo),
             distance(_, tile(1,1), _)-instantiation_error,
             distance(tile(1,1), tile(1,a), _)-
                 type_error(tactigon_tile, tile(1,a)),
             create_new_board(12)-domain_error(board_size, 12),
             create_new_board(_)-instantiation_error,
             create_new_board(a)-type_error(integer, a),
             initial_state(_, _)-instantiation_error,
             initial_state(12, _)-domain_error(board_size, 12),
             initial_state([size(12)], _)-domain_error(board_size, 12),
             initial_state([size(x)], _)-type_error(integer, x),
             initial_state([size(_)], _)-instantiation_error,
             initial_state([advanced([2,1])], _)-domain_error(advanced, [2,1]),
             initial_state([first(blue)], _)-domain_error(first, blue),
             initial_state([head_start(4)], _)-domain_error(head_start, 4),
             initial_state([head_start(x)], _)-type_error(integer, x),
             initial_state([colour(red)], _)-
                 domain_error(config_option, colour(red)),
             initial_state(foo, _)-type_error(list, foo),
             initial_state(T, _)-domain_error(acyclic_term, _)
           ]).

test(ill_formed_arguments, [forall(impl(M)), true]) :-
    for_all(bad_argument(Goal, Formal),
            throws(M:Goal, Formal)).
test(an_output_that_does_not_fit_just_fails, [forall(impl(M)), fail]) :-
    good(S),
    M:valid_moves(S, foo(bar)).

:- end_tests(tactigon_errors).
