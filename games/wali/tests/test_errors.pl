/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_wali_errors, [test_wali_errors/0]).
:- use_module(samples).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../tests/support/for_all').
:- use_module('../../../tests/support/throws').
:- use_module('../../../prolog/tabuleiro').

/** <module> Wali: a test for each error
*/

test_wali_errors :-
    run_tests(wali_errors).

:- begin_tests(wali_errors).

%   Ill-formed states and the formal that both implementations throw.

good(State) :-
    state(["WWW.","....","B.B.","...B"], 'W'-peek, (3-0/2-0)-none, State).

%   Good with its I-th argument replaced.

good_but(I, Arg, State) :-
    good(Good),
    Good =.. [wali|Args],
    nth1(I, Args, _, Rest),
    nth1(I, NewArgs, Arg, Rest),
    State =.. [wali|NewArgs].

bad_state(S, domain_error(acyclic_term, _)) :-
    S = wali(S, a, b, c).
bad_state(S, domain_error(acyclic_term, _)) :-
    Board = [['O','O','O']|Board],
    good_but(1, Board, S).
bad_state(S, domain_error(acyclic_term, _)) :-
    Lasts = none-Lasts,
    good_but(4, Lasts, S).
bad_state(_, instantiation_error).
bad_state(S, instantiation_error) :-
    member(I, [1,2,3,4]),
    good_but(I, _, S).
bad_state(S, instantiation_error) :-
    good_but(1, [['O',_,'O'],['O','O','O'],['O','O','O']], S).
bad_state(wali(_, foo), instantiation_error).
bad_state(foo, type_error(wali_state, foo)).
bad_state("text", type_error(wali_state, "text")).
bad_state(wali(a,b), type_error(wali_state, wali(a,b))).
bad_state(S, type_error(wali_state, S)) :-
    bad_board_shape(Board),
    good_but(1, Board, S).
bad_state(S, type_error(wali_state, S)) :-
    member(Turn, [foo,'W','W'-1,'W'-[],[]-drop,1-peek,"W"-peek,'W'-peek(a),
                  'W'-peek(1,2)]),
    good_but(2, Turn, S).
bad_state(S, type_error(wali_state, S)) :-
    member(Hands, [foo,0,0-a,0.0-0,0-0-0]),
    good_but(3, Hands, S).
bad_state(S, type_error(wali_state, S)) :-
    member(Lasts, [foo,none,none-foo,[]-none,1-none,(3-0/2-a)-none,
                   (3-0.0/2-0)-none,3-0-2-0-none]),
    good_but(4, Lasts, S).
bad_state(S, type_error(wali_state, S)) :-
    good(wali(B,T,H,L)),
    member(Rules, [foo,rules(foo),rules([]-[]),rules([a|b]),[]]),
    S = wali(B,T,H,L,Rules).
bad_state(S, type_error(wali_state, S)) :-  % shape before values
    S = wali([['O']], 'X'-foo, 0-a, none-none).
bad_state(S, domain_error(board_size, Size)) :-
    member(Size, [0-0,0-1,2-3,3-2,9-3,3-9]),
    Size = Columns-Rows,
    length(Board, Rows),
    maplist(empty_row(Columns), Board),
    good_but(1, Board, S).
bad_state(S, domain_error(wali_state, S)) :-
    member(Content, [x,'',w]),
    good_but(1, [['W','W','W','O'],['O','O','O',Content],['B','O','B','O'],
                 ['O','O','O','B']], S).
bad_state(S, domain_error(wali_state, S)) :-
    member(Turn, ['X'-peek,'O'-peek,'W'-foo,'W'-peek(2),'W'-peek(1),
                  'W'-peek(100000000000000000000000),'W'-drop,'B'-peek]),
    good_but(2, Turn, S).
bad_state(S, domain_error(wali_state, S)) :-
    member(Hands, [1-0,0-1,-1-0,0-300,0-100000000000000000000000]),
    good_but(3, Hands, S).
bad_state(S, domain_error(wali_state, S)) :-
    member(Lasts, [none-none,               % a take without a move
                   (2-1/2-0)-(1-1/1-2),     % of no stone
                   (2-1/2-1)-none,          % of no step
                   (3-1/2-0)-none,          % across
                   (1-0/2-0)-none,          % from one's own stone
                   (2- -1/2-0)-none,        % from off the board
                   (3-3/3-2)-none,          % of a stone in no three
                   (3-0/2-100000000000000000000000)-none,
                   (3-0/2-0)-(4-3/3-3)]),
    good_but(4, Lasts, S).
bad_state(S, domain_error(wali_state, S)) :-
    good(wali(B,T,H,L)),
    member(Rules, [[],[take(outside_three)],[take(any),double(two)],
                   [take(any),take(any)],[foo],[take(t{})],[take(any,x)],
                   [double(two)|[x]],[go_back(allowed)]]),
    S = wali(B,T,H,L,rules(Rules)).
bad_state(S, domain_error(wali_state, S)) :-
    member(Strings-Turn-Lasts,
           [ % too many stones
             ["WWW.","W.W.","B.BW","...B"]-('B'-capture)-(none-none),
             % nothing to take, and two stones
             ["WWW.","....","BBB.","...."]-('W'-peek)-((3-0/2-0)-none),
             ["WWW.","....","B.B.","...."]-('W'-peek)-((3-0/2-0)-none),
             % moved from where a stone is
             ["WWWB","....","B.B.","...."]-('W'-peek)-((3-0/2-0)-none),
             ["WWWB","....","B.B.","...."]-('B'-capture)-((3-0/2-0)-none),
             % no three
             ["WW.W","....","B.B.","...B"]-('W'-peek)-((2-0/3-0)-none)
           ]),
    state(Strings, Turn, Lasts, S).
bad_state(S, domain_error(wali_state, S)) :-
    member(Strings-Color-Hands,
           [ ["...",".W.","..."]-'W'-(3-3),     % one too many
             ["...",".W.","..."]-'W'-(1-3),     % one too few
             ["WW.","...","..."]-'B'-(1-3),     % touching
             ["W.W","...",".W."]-'W'-(0-3),     % nothing to drop
             [".B.","W.W",".B."]-'W'-(1-1)      % nowhere to drop
           ]),
    dropping(Strings, Color, Hands, S).
bad_state(S, domain_error(wali_state, S)) :-
    dropping(["...",".W.","..."], 'B', 2-3, wali(B,T,H,_)),
    S = wali(B,T,H,(0-1/1-1)-none).

empty_row(Columns, Row) :-
    length(Row, Columns),
    maplist(=('O'), Row).

bad_board_shape(foo).
bad_board_shape('O').
bad_board_shape([foo,foo,foo]).
bad_board_shape([['O','O','O'],['O','O'],['O','O','O']]).
bad_board_shape([['O','O','O'],['O','O','O']|x]).
bad_board_shape([['O','O','O'],['O','O','O'],['O','O'|'O']]).
bad_board_shape([['O','O','O'],['O',0,'O'],['O','O','O']]).
bad_board_shape([['O','O','O'],['O',[],'O'],['O','O','O']]).
bad_board_shape([['O','O','O'],['O',"O",'O'],['O','O','O']]).
bad_board_shape([['O','O','O'],['O',f(x),'O'],['O','O','O']]).
bad_board_shape(Board) :-
    numlist(1, 100001, Board).

%   Calls that look at the state before anything else.

reads_state(S, player_to_move(S, _)).
reads_state(S, valid_moves(S, _)).
reads_state(S, valid_moves(S, 'W', _)).
reads_state(S, move(S, 0-0/0-0, _)).
reads_state(S, value(S, 'W', _)).
reads_state(S, best_moves(S, 1, _)).
reads_state(S, choose_move(S, 1, _)).
reads_state(S, choose_move(S, 2, _)).
reads_state(S, choose_move(S, 'W', 2, _)).
reads_state(S, move_notation(S, 0-0/0-0, _)).
reads_state(S, show_game(S, [])).
reads_state(S, display_game(S)).
reads_state(S, game_over(S, _)).
reads_state(S, game_end(S, _)).

test(ill_formed_states_of_the_document, [forall(impl(M)), true]) :-
    M:initial_state(3-3, Board-1-3-3),
    for_all(( member(Bad-Formal,
                     [ (foo-1-3-3)-type_error(wali_start, _),
                       (Board-foo)-type_error(wali_start, _),
                       (Board-a-3-3)-type_error(wali_start, _),
                       (Board-1-3-_)-instantiation_error,
                       (Board-3-3-3)-domain_error(wali_start, _),
                       (Board-1-3-30)-domain_error(wali_start, _),
                       ([['O']]-1-3-3)-domain_error(board_size, 1-1)
                     ]),
              member(Goal, [show_game(Bad, []),display_game(Bad)])
            ),
            throws(M:Goal, Formal)).
test(ill_formed_states, [forall(impl(M)), true]) :-
    for_all(( bad_state(State, Formal),
              reads_state(State, Goal)
            ),
            throws(M:Goal, Formal)).

%   Boards by themselves.

bad_board(Board, type_error(wali_board, Board)) :-
    bad_board_shape(Board).
bad_board(_, instantiation_error).
bad_board([['O',_,'O'],['O','O','O'],['O','O','O']], instantiation_error).
bad_board(Board, domain_error(acyclic_term, _)) :-
    Board = [['O','O','O']|Board].
bad_board([], domain_error(board_size, 0-0)).
bad_board([['O']], domain_error(board_size, 1-1)).
bad_board(Board, domain_error(wali_board, Board)) :-
    Board = [['O','O','O'],['O',o,'O'],['O','O','O']].

reads_board(B, show_game(B, [])) :-
    B = [_|_].
reads_board(B, valid_moves(B, 'W'-drop, _)).
reads_board(B, move(B, 0-0/0-0, 'W'-drop, _)).
reads_board(B, choose_move(B, 'W'-drop, 1, _)).
reads_board(B, get_best_play(B-'W', 'W'-drop, _)).
reads_board(B, check_cross(B, 0, 0, 'W')).
reads_board(B, match_(B, 'W', 0-0, _)).
reads_board(B, get_piece(B, 0, 0, _)).
reads_board(B, set_piece(B, 0, 0, 'W', _)).

test(ill_formed_boards, [forall(impl(M)), true]) :-
    for_all(( bad_board(Board, Formal),
              reads_board(Board, Goal)
            ),
            throws(M:Goal, Formal)).
test(ill_formed_lists_are_boards_to_game_over, [forall(impl(M)), true]) :-
    for_all(( bad_board(Board, Formal),
              is_list(Board)
            ),
            throws(M:game_over(Board, _), Formal)).

%   Other arguments of goals on good states and boards.

bad_argument(Goal, Formal) :-
    good(S),
    S = wali(B, _, _, _),
    T = f(T),
    Long = 100000000000000000000000,
    member(Goal-Formal,
           [ valid_moves(S, _, _)-instantiation_error,
             valid_moves(S, 1, _)-domain_error(player, 1),
             valid_moves(S, 'O', _)-domain_error(player, 'O'),
             valid_moves(S, T, _)-domain_error(acyclic_term, _),
             valid_moves(B, _-drop, _)-instantiation_error,
             valid_moves(B, 'W'-foo, _)-domain_error(wali_turn, 'W'-foo),
             valid_moves(B, 'O'-drop, _)-domain_error(wali_turn, 'O'-drop),
             valid_moves(B, 'W'-peek(2), _)-
                 domain_error(wali_turn, 'W'-peek(2)),
             valid_moves(B, 'W'-1, _)-type_error(wali_turn, 'W'-1),
             valid_moves(B, 'W'-T, _)-domain_error(acyclic_term, _),
             value(S, _, _)-instantiation_error,
             value(S, w, _)-domain_error(player, w),
             value(S, T, _)-domain_error(acyclic_term, _),
             move(S, _, _)-instantiation_error,
             move(S, T, _)-domain_error(acyclic_term, _),
             move(S, 0-0/_-0, _)-instantiation_error,
             move(S, foo, _)-type_error(wali_move, foo),
             move(S, none, _)-type_error(wali_move, none),
             move(S, 0-0, _)-type_error(wali_move, 0-0),
             move(S, 0-0/0-a, _)-type_error(wali_move, 0-0/0-a),
             move(S, 0-0/0-1.0, _)-type_error(wali_move, 0-0/0-1.0),
             move(S, 0/0-0/0, _)-type_error(wali_move, 0/0-0/0),
             move(B, 0-0/0-a, 'W'-drop, _)-type_error(wali_move, 0-0/0-a),
             move(B, 0-0/0-0, 'W', _)-type_error(wali_turn, 'W'),
             move(B, 0-0/0-0, _, _)-instantiation_error,
             best_moves(S, _, _)-instantiation_error,
             best_moves(S, a, _)-type_error(integer, a),
             best_moves(S, 0, _)-domain_error(level, 0),
             best_moves(S, 3, _)-domain_error(level, 3),
             best_moves(S, Long, _)-domain_error(level, Long),
             best_moves(S, T, _)-domain_error(acyclic_term, _),
             choose_move(S, 10, _)-domain_error(level, 10),
             choose_move(S, _, _)-instantiation_error,
             choose_move(S, x, 1, _)-domain_error(player, x),
             choose_move(B, 'W'-drop, 3, _)-domain_error(level, 3),
             choose_move(B, 'W'-drop, _, _)-instantiation_error,
             choose_move(B, 'W'-x, 1, _)-domain_error(wali_turn, 'W'-x),
             get_best_play(B, 'W'-drop, _)-type_error(wali_best_play, B),
             get_best_play(_, 'W'-drop, _)-instantiation_error,
             get_best_play(B-'W', 'B'-drop, _)-
                 domain_error(wali_turn, 'B'-drop),
             get_piece(B, a, 0, _)-type_error(integer, a),
             get_piece(B, 0, 1.0, _)-type_error(integer, 1.0),
             get_piece(B, _, 0, _)-instantiation_error,
             get_piece(B, 0, T, _)-domain_error(acyclic_term, _),
             set_piece(B, 0, 0, _, _)-instantiation_error,
             set_piece(B, 0, 0, 1, _)-type_error(wali_piece, 1),
             set_piece(B, 0, 0, w, _)-domain_error(wali_piece, w),
             set_piece(B, 9, 0, w, _)-domain_error(wali_piece, w),
             check_cross(B, 0, 0, 'O')-domain_error(player, 'O'),
             check_cross(B, 0, 0, _)-instantiation_error,
             check_cross(B, x, 0, 'W')-type_error(integer, x),
             match_(B, w, 0-0, _)-domain_error(player, w),
             match_(B, 'W', 0, _)-type_error(wali_cell, 0),
             match_(B, 'W', 0-a, _)-type_error(wali_cell, 0-a),
             match_(B, 'W', 0-_, _)-instantiation_error,
             initial_state(_, _)-instantiation_error,
             initial_state(2-3, _)-domain_error(board_size, 2-3),
             initial_state(3-9, _)-domain_error(board_size, 3-9),
             initial_state([size(9-9)], _)-domain_error(board_size, 9-9),
             initial_state([size(5)], _)-type_error(wali_size, 5),
             initial_state([size(_)], _)-instantiation_error,
             initial_state([rules(x)], _)-type_error(list, x),
             initial_state([rules([x])], _)-domain_error(wali_rule, x),
             initial_state([rules([take(all)])], _)-
                 domain_error(wali_rule, take(all)),
             initial_state([head_start(4)], _)-domain_error(head_start, 4),
             initial_state([size(3-3),head_start(3)], _)-
                 domain_error(head_start, 3),
             initial_state([size(3-3),head_start(-3)], _)-
                 domain_error(head_start, -3),
             initial_state([head_start(x)], _)-type_error(integer, x),
             initial_state([stones(3)], _)-
                 domain_error(config_option, stones(3)),
             initial_state(foo, _)-type_error(list, foo),
             initial_state([size(3-3)|_], _)-instantiation_error,
             initial_state(T, _)-domain_error(acyclic_term, _)
           ]).

%   context(?PI, -Goal): the error of Goal is one of PI.

context(player_to_move/2, wali:player_to_move(foo, _)).
context(valid_moves/2,    wali:valid_moves(foo, _)).
context(move/3,           wali:move(foo, 0-0/0-0, _)).
context(game_over/2,      wali:game_over(foo, _)).
context(value/3,          wali:value(foo, 'W', _)).
context(best_moves/3,     wali:best_moves(foo, 1, _)).
context(perft/4,          perft(wali, foo, 1, _)).

test(errors_name_the_predicate_that_was_called,
     [ forall(context(PI, Goal)),
       Name == PI
     ]) :-
    catch(Goal, error(type_error(wali_state, foo), context(Name, _)), true).
test(ill_formed_arguments, [forall(impl(M)), true]) :-
    for_all(bad_argument(Goal, Formal),
            throws(M:Goal, Formal)).
test(an_output_that_does_not_fit_just_fails, [forall(impl(M)), fail]) :-
    good(S),
    M:valid_moves(S, foo(bar)).
test(moves_off_the_board_are_not_legal,
     [ forall(( impl(M),
                member(Move, [0-0/0-4,0-0/9-9,-1-0/0-2,
                              100000000000000000000000-0/0-2])
              )),
       fail
     ]) :-
    good(S),
    M:move(S, Move, _).

:- end_tests(wali_errors).
