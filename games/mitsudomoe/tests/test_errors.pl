/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_mitsudomoe_errors, [test_mitsudomoe_errors/0]).
:- use_module(samples).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../tests/support/for_all').
:- use_module('../../../tests/support/throws').

/** <module> Mitsudomoe: a test for each error
*/

test_mitsudomoe_errors :-
    run_tests(mitsudomoe_errors).

:- begin_tests(mitsudomoe_errors).

%   Ill-formed states and the formal that both implementations throw.

bad_state(S, domain_error(acyclic_term, _)) :-
    S = [_|S].
bad_state(S, domain_error(acyclic_term, _)) :-
    good([_|Rest]),
    Board = [[[empty]]|Board],
    S = [Board|Rest].
bad_state([Board,Hands,Turn], domain_error(acyclic_term, _)) :-
    good([Board,_,Turn]),
    White = [whiteRing|White],
    Hands = [White,[]].
bad_state([Board,Hands,Turn], domain_error(acyclic_term, _)) :-
    good([_,Hands,Turn]),
    Stack = [whiteRing|Stack],
    with_stack(0-0, Stack, Board).
bad_state([Board,Hands,'White'-relocate(Cells)],
          domain_error(acyclic_term, _)) :-
    good([Board,Hands,_]),
    Cells = [3-0|Cells].
bad_state(_, instantiation_error).
bad_state([_,_,_], instantiation_error).
bad_state([foo,_], instantiation_error).    % unbound before its shape
bad_state([B,H|_], instantiation_error) :-
    good([B,H|_]).
bad_state([B,H,'White'-_], instantiation_error) :-
    good([B,H|_]).
bad_state([B,H,T], instantiation_error) :-
    good([_,H,T]),
    with_stack(0-0, [_,empty], B).
bad_state(foo, type_error(mitsudomoe_state, foo)).
bad_state("text", type_error(mitsudomoe_state, "text")).
bad_state([], type_error(mitsudomoe_state, [])).
bad_state(S, type_error(mitsudomoe_state, S)) :-
    good(Good),
    append(Good, [rules(official),x], S).
bad_state(S, type_error(mitsudomoe_state, S)) :-
    good(Good),
    member(Rules, [official,rules(1),rules(a,b),rules("official")]),
    append(Good, [Rules], S).
bad_state(S, type_error(mitsudomoe_state, S)) :-
    good([_,H,T]),
    bad_board_shape(B),
    S = [B,H,T].
bad_state(S, type_error(mitsudomoe_state, S)) :-
    good([B,_,T]),
    bad_hands_shape(H),
    S = [B,H,T].
bad_state(S, type_error(mitsudomoe_state, S)) :-
    good([B,H,_]),
    member(T, [ white, 'White', 'White'-1, 1-ring, 'White'-relocate(0-0),
                'White'-relocate([a]), 'White'-relocate([0-a]),
                'White'-relocate([0-0|x]), "White"-ring,
                'White'-f(x), 'White'-[]
              ]),
    S = [B,H,T].
bad_state(S, type_error(mitsudomoe_state, S)) :-    % shape before values
    good([_,H,_]),
    with_stack(0-0, [foo], B),
    S = [B,H,1].
bad_state(S, domain_error(mitsudomoe_state, S)) :-
    good(Good),
    member(Rules, [seed,other]),
    append(Good, [rules(Rules)], S).
bad_state(S, domain_error(mitsudomoe_state, S)) :-
    good([B,H,_]),
    member(T, [ white-ring, 'Green'-ring, 'White'-stone, 'White'-relocate,
                'White'-relocate([])
              ]),
    S = [B,H,T].
bad_state(S, domain_error(mitsudomoe_state, S)) :-
    good([_,H,T]),
    bad_board(B),
    S = [B,H,T].
bad_state(S, domain_error(mitsudomoe_state, S)) :-
    good([B,[W,K],T]),
    W = [_|Four],
    member(H, [ [Four,K], [[whiteRing|W],K], [[],[]], [K,W],
                [[blackRing|Four],K], [[foo|Four],K]
              ]),
    S = [B,H,T].
bad_state(S, domain_error(mitsudomoe_state, S)) :-
    relocation_board(B, H),
    member(Cells, [ [2-2], [0-0], [3-0,3-0], [4-0,3-0], [5-0], [-1-0],
                    [0-3], [3-0,3-0], [100000000000000000000-0], [3-0,9-9]
                  ]),
    S = [B,H,'White'-relocate(Cells)].
bad_state(S, domain_error(mitsudomoe_state, S)) :-  % nowhere to relocate to
    good([B,H,_]),
    S = [B,H,'White'-relocate([3-0])].

bad_board_shape(foo).
bad_board_shape([]).
bad_board_shape(B) :-
    board([_|B]).
bad_board_shape(B) :-
    board([Row|Rows]),
    B = [Row,Row|Rows].
bad_board_shape(B) :-
    board([[_|Row]|Rows]),
    B = [Row|Rows].
bad_board_shape(B) :-
    board([[Stack|Row]|Rows]),
    B = [[Stack,Stack|Row]|Rows].
bad_board_shape([foo|Rows]) :-
    board([_|Rows]).
bad_board_shape(B) :-
    member(Stack, [ foo, 1, [1], ["empty"], [empty|x], [whiteRing|empty],
                    [whiteRing,f(x),empty], [empty,1], [foo,bar,1]
                  ]),
    with_stack(0-0, Stack, B).
bad_board_shape(B) :-
    numlist(1, 10000, Long),
    with_stack(0-0, Long, B).

bad_hands_shape(foo).
bad_hands_shape([]).
bad_hands_shape([[]]).
bad_hands_shape([[],[],[]]).
bad_hands_shape([whiteRing,[]]).
bad_hands_shape([[1],[]]).
bad_hands_shape([[whiteRing|x],[]]).

%   Boards of the right shape that cannot be.

bad_board(B) :-
    member(Stack, [ [], [foo], [foo,empty], [whiteRing], [empty,empty],
                    [empty,whiteRing], [whiteBase,empty],
                    [whiteBall,empty], [whiteBall,blackRing,empty],
                    [whiteBall,whiteBall,whiteRing,empty],
                    [whiteRing,whiteBall,whiteRing,empty],
                    [whiteBall,whiteRing,empty],
                    [blackRing,blackRing,blackRing,blackRing,blackRing,
                     blackRing,empty],
                    [whiteRing,whiteRing,whiteRing,whiteRing,whiteRing,
                     whiteRing,whiteRing,whiteRing,whiteRing,whiteRing,
                     whiteRing,whiteRing,whiteRing,whiteRing,whiteRing,
                     whiteRing,whiteRing,whiteRing,whiteRing,empty]
                  ]),
    with_stack(0-0, Stack, B).
bad_board(B) :-
    length(Long, 5000),
    maplist(=(whiteRing), Long),
    with_stack(0-0, Long, B).
bad_board(B) :-
    member(Stack, [ [empty], [whiteBase,empty], [blackBase,empty],
                    [whiteBall,whiteBase,empty],
                    [whiteBall,whiteRing,empty],
                    [whiteBall,whiteRing,blackBase,empty],
                    [whiteBall,whiteRing,whiteBase],
                    [blackBall,blackRing,whiteBase,empty]
                  ]),
    with_stack(0-3, Stack, B).

good(State) :-
    mitsudomoe:initial_state(default, State).

board(Board) :-
    good([Board|_]).

with_stack(Cell, Stack, Board) :-
    board(Board0),
    mitsudomoe_state:set_stack(Board0, Cell, Stack, Board),
    !.

relocation_board(Board, Hands) :-
    good([Board0,[White,[_|Black]],_]),
    mitsudomoe_state:set_stack(Board0, 2-2, [blackRing,empty], Board),
    !,
    Hands = [White,Black].

%   Calls that look at the state before anything else.

reads_state(S, player_to_move(S, _)).
reads_state(S, valid_moves(S, _)).
reads_state(S, valid_moves(S, 'White', _)).
reads_state(S, move(S, [-1,-1,0,0,whiteRing], _)).
reads_state(S, game_over(S, _)).
reads_state(S, game_end(S, _)).
reads_state(S, best_moves(S, 1, _)).
reads_state(S, choose_move(S, 1, _)).
reads_state(S, choose_move(S, 4, _)).
reads_state(S, choose_move(S, 'White', 2, _)).
reads_state(S, move_notation(S, _, "@c2")).
reads_state(S, Goal) :-
    \+ subsumes_term([_,_], S),         % [Board,Hands]
    member(Goal, [show_game(S, []),display_game(S),value(S, 'White', _)]).

test(ill_formed_states, [forall(impl(M)), true]) :-
    for_all(( bad_state(State, Formal),
              reads_state(State, Goal)
            ),
            throws(M:Goal, Formal)).

%   Boards by themselves.

ill_formed_board(B, type_error(mitsudomoe_board, B)) :-
    bad_board_shape(B).
ill_formed_board(B, domain_error(mitsudomoe_board, B)) :-
    bad_board(B),
    \+ B = [[[blackRing|_]|_]|_].
ill_formed_board(_, instantiation_error).
ill_formed_board(B, instantiation_error) :-
    with_stack(0-0, [_,empty], B).
ill_formed_board(B, domain_error(acyclic_term, _)) :-
    B = [[[empty]]|B].

reads_board(B, valid_moves([B,_], 'WhiteBall', _)).
reads_board(B, valid_moves([B,_], 'BlackRing', _)).
reads_board(B, move([B,_], [0,2,1,2,whiteRing], 'White', _)).
reads_board(B, move([B,_], [-1,-1,1,2,whiteRing], 'White', _)).
reads_board(B, value([B,_], 'White', _)).
reads_board(B, game_over([B,_], 'White', _)).
reads_board(B, areBallsOnOpositeBase(B, 'White', _)).
reads_board(B, getBallsPositions([B,_], 'White', _, _, _)).
reads_board(B, getOpponentBaseStack(B, 'White', _, _, _)).
reads_board(B, display_game([B,_], 'White')).
reads_board(B, show_game([B,_], [])).
reads_board(B, choose_moveBall([B,_], 'White', 3, [], _)).
reads_board(B, choose_moveRing([B,_], 'White', 3, [], _)).
reads_board(B, valueOfEachValidMoveBall([B,_], 'White', [], [], _)).
reads_board(B, valueOfEachValidMoveRing([B,_], 'White', 1, [], [], _)).

test(ill_formed_boards, [forall(impl(M)), true]) :-
    for_all(( ill_formed_board(Board, Formal),
              reads_board(Board, Goal),
              \+ ( Formal = domain_error(acyclic_term, _), var(Board) )
            ),
            throws(M:Goal, Formal)).

%   Hands by themselves.

ill_formed_hands(H, type_error(mitsudomoe_hands, H)) :-
    bad_hands_shape(H).
ill_formed_hands(_, instantiation_error).
ill_formed_hands([_,[]], instantiation_error).
ill_formed_hands(H, domain_error(acyclic_term, _)) :-
    H = [[]|H].
ill_formed_hands(H, domain_error(mitsudomoe_hands, H)) :-
    member(H, [[[],[]],[[foo],[]]]).

reads_hands(S, valid_moves(S, 'WhiteRing', _)).
reads_hands(S, move(S, [-1,-1,1,2,whiteRing], 'White', _)).
reads_hands(S, move(S, [-1,-1,9,9,whiteRing], 'White', _)).
reads_hands(S, choose_moveRing(S, 'White', 3, [], _)).
reads_hands(S, display_game(S, 'White')).
reads_hands(S, display_game(S)).

test(ill_formed_hands, [forall(impl(M)), true]) :-
    board(Board),
    for_all(( ill_formed_hands(Hands, Formal),
              reads_hands([Board,Hands], Goal)
            ),
            throws(M:Goal, Formal)).

%   Other arguments of goals on good states.

bad_argument(Goal, Formal) :-
    good(S),
    S = [B,H|_],
    D = [B,H],
    T = f(T),
    Long = 100000000000000000000000,
    Good = [-1,-1,0,0,whiteRing],
    member(Goal-Formal,
           [ valid_moves(S, green, _)-domain_error(player, green),
             valid_moves(S, 1, _)-domain_error(player, 1),
             valid_moves(S, _, _)-instantiation_error,
             valid_moves(S, T, _)-domain_error(acyclic_term, _),
             valid_moves(foo, 'WhiteRing', _)-
                 type_error(mitsudomoe_state, foo),
             valid_moves([B], 'WhiteBall', _)-
                 type_error(mitsudomoe_state, [B]),
             valid_moves([B,H,a,b,c], 'WhiteBall', _)-
                 type_error(mitsudomoe_state, [B,H,a,b,c]),
             valid_moves([B|_], 'WhiteBall', _)-instantiation_error,
             valid_moves([B,T], 'WhiteBall', _)-
                 domain_error(acyclic_term, _),
             valid_moves(D, 'White', _)-type_error(mitsudomoe_state, D),
             value(S, _, _)-instantiation_error,
             value(S, green, _)-domain_error(player, green),
             value(D, green, _)-domain_error(player, green),
             value(D, _, _)-instantiation_error,
             value(D, T, _)-domain_error(acyclic_term, _),
             value([B,T], 'White', _)-domain_error(acyclic_term, _),
             move(S, _, _)-instantiation_error,
             move(S, T, _)-domain_error(acyclic_term, _),
             move(S, [_,0,0,0,whiteRing], _)-instantiation_error,
             move(S, foo, _)-type_error(mitsudomoe_move, foo),
             move(S, [], _)-type_error(mitsudomoe_move, []),
             move(S, [0,0,0,0], _)-type_error(mitsudomoe_move, [0,0,0,0]),
             move(S, [0,0,0,0,whiteRing,x], _)-
                 type_error(mitsudomoe_move, [0,0,0,0,whiteRing,x]),
             move(S, [0,0,0,0,1], _)-type_error(mitsudomoe_move, [0,0,0,0,1]),
             move(S, [0,0,1.0,0,whiteRing], _)-
                 type_error(mitsudomoe_move, [0,0,1.0,0,whiteRing]),
             move(S, [0,0,0,0,foo], _)-
                 domain_error(mitsudomoe_move, [0,0,0,0,foo]),
             move(S, [0,0,0,0,whiteBase], _)-
                 domain_error(mitsudomoe_move, [0,0,0,0,whiteBase]),
             move(D, Good, green, _)-domain_error(player, green),
             move(D, Good, _, _)-instantiation_error,
             move(D, _, 'White', _)-instantiation_error,
             move(D, foo, 'White', _)-type_error(mitsudomoe_move, foo),
             move(foo, Good, 'White', _)-type_error(mitsudomoe_state, foo),
             game_over(D, green, _)-domain_error(player, green),
             game_over(D, _, _)-instantiation_error,
             game_over([B], 'White', _)-type_error(mitsudomoe_state, [B]),
             display_game(D, green)-domain_error(player, green),
             areBallsOnOpositeBase(B, green, _)-domain_error(player, green),
             getBallsPositions(D, green, _, _, _)-domain_error(player, green),
             getOpponentBaseStack(B, _, _, _, _)-instantiation_error,
             isBallOfColorOnTop(foo, 'White', _)-type_error(stack, foo),
             isBallOfColorOnTop([foo], 'White', _)-domain_error(stack, [foo]),
             isBallOfColorOnTop([empty], green, _)-
                 domain_error(player, green),
             best_moves(S, _, _)-instantiation_error,
             best_moves(S, a, _)-type_error(integer, a),
             best_moves(S, 0, _)-domain_error(level, 0),
             best_moves(S, 5, _)-domain_error(level, 5),
             best_moves(S, Long, _)-domain_error(level, Long),
             choose_move(S, 10, _)-domain_error(level, 10),
             choose_move(S, green, 1, _)-domain_error(player, green),
             choose_moveRing(D, 'White', 4, [Good], _)-
                 domain_error(level, 4),
             choose_moveRing(D, 'White', _, [Good], _)-instantiation_error,
             choose_moveRing(D, green, 3, [Good], _)-
                 domain_error(player, green),
             choose_moveRing(D, 'White', 3, foo, _)-type_error(list, foo),
             choose_moveRing(D, 'White', 3, [Good|x], _)-
                 type_error(list, [Good|x]),
             choose_moveRing(D, 'White', 3, [Good|_], _)-instantiation_error,
             choose_moveRing(D, 'White', 3, [foo,_], _)-instantiation_error,
             choose_moveRing(D, 'White', 3, [Good,foo], _)-
                 type_error(mitsudomoe_move, foo),
             choose_moveBall(D, 'White', 3, T, _)-
                 domain_error(acyclic_term, _),
             choose_moveBall(D, 'White', 3, [[0,0,0,0,x]], _)-
                 domain_error(mitsudomoe_move, [0,0,0,0,x]),
             choose_moveBallRelocate(D, green, 3, [Good], _)-
                 domain_error(player, green),
             choose_moveBallRelocate(D, 'White', 3, [foo], _)-
                 type_error(mitsudomoe_move, foo),
             valueOfEachValidMoveRing(D, 'White', 4, [], [], _)-
                 domain_error(level, 4),
             getBoard(foo, _)-type_error(mitsudomoe_state, foo),
             getPieces([_], _)-type_error(mitsudomoe_state, [_]),
             getPieces([_|_], _)-instantiation_error,
             move_notation(S, foo, _)-type_error(mitsudomoe_move, foo),
             initial_state(_, _)-instantiation_error,
             initial_state(foo, _)-type_error(list, foo),
             initial_state([rules(mine)], _)-domain_error(rules, mine),
             initial_state([rules(_)], _)-instantiation_error,
             initial_state([head_start(4)], _)-domain_error(head_start, 4),
             initial_state([head_start(x)], _)-type_error(integer, x),
             initial_state([size(5)], _)-domain_error(config_option, size(5)),
             initial_state(T, _)-domain_error(acyclic_term, _)
           ]).

test(ill_formed_arguments, [forall(impl(M)), true]) :-
    for_all(bad_argument(Goal, Formal),
            throws(M:Goal, Formal)).
test(illegal_moves_fail,
     [ forall(( impl(M),
                member(Move, [ [-1,-1,0,3,whiteRing], [-1,-1,9,9,whiteRing],
                               [0,0,1,1,whiteRing], [0,3,1,1,whiteRing],
                               [-1,-1,1,1,blackRing], [-1,0,1,1,whiteRing],
                               [0,3,0,2,whiteBall], [-2,-2,0,0,whiteRing],
                               [-1,-1,0,0,whiteBall],
                               [100000000000000000000,0,0,0,whiteRing]
                             ])
              )),
       fail
     ]) :-
    good(S),
    M:move(S, Move, _).
test(an_output_that_does_not_fit_just_fails, [forall(impl(M)), fail]) :-
    good(S),
    M:valid_moves(S, foo(bar)).

:- end_tests(mitsudomoe_errors).
