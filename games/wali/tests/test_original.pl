/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_wali_original, [test_wali_original/0]).
:- use_module(samples).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../prolog/tabuleiro').

/** <module> Wali: the predicates and the bots of the original program
*/

test_wali_original :-
    run_tests([wali_bots, wali_original]).

:- begin_tests(wali_bots).

%   White can take at once, in one way; in the other Black cannot be kept
%   from winning.

to_take(State) :-
    state([".BB.","W.W.","WBB.","...W"], 'W'-capture,
          (1-1/2-1)-(3-2/2-2), State).
to_lose(State) :-
    state(["B..W","WW.W","W.B.",".B.."], 'B'-capture,
          (0-3/0-2)-(2-1/2-2), State).

test(level_1_plays_any, [forall(impl(M)), Best == Moves]) :-
    to_take(State),
    M:valid_moves(State, Moves),
    M:best_moves(State, 1, Best).
test(level_2_takes, [forall(impl(M)), Best == [0-1/1-1]]) :-
    to_take(State),
    M:best_moves(State, 2, Best).
test(level_2_plays_any_when_lost, [forall(impl(M)), Best == Moves]) :-
    to_lose(State),
    M:valid_moves(State, Moves),
    M:best_moves(State, 2, Best).
test(level_2_drops_at_random, [forall(impl(M)), Count == 30]) :-
    M:initial_state(default, State),
    M:best_moves(State, 2, Best),
    length(Best, Count).
test(level_2_takes_at_random, [forall(impl(M)), Best == Moves]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State0),
    play(M, [2-1/2-0], State0, State),
    M:valid_moves(State, Moves),
    M:best_moves(State, 2, Best).
test(no_bot_plays_on, [forall(( impl(M), member(Level, [1,2]) )), fail]) :-
    state(["WWB","WB.","B.."], 'W'-capture, none-none, State),
    M:choose_move(State, Level, _).
test(a_line_is_worth_its_takes_and_its_end, Worth == [1000,121000]) :-
    to_take(State),
    three(Board),
    state(Board, 'W'-capture, none-none, State2),
    findall(Best,
            ( member(S, [State,State2]),
              wali_reference:minimax_moves(S, 3, Best, _)
            ),
            Worth).
test(a_lost_line_costs_more_than_a_take, Worth == -121050) :-
    to_lose(State),
    wali_reference:minimax_moves(State, 3, Worth, _).
test(no_search_from_a_board_that_has_lost, [forall(impl(M)), Best == Moves]) :-
    board(["WW...",".....","BB..B","....."], Board),
    M:valid_moves(Board, 'W'-capture, Moves),
    findall(Move,
            ( between(1, 200, I),
              set_random(seed(I)),
              M:choose_move(Board, 'W'-capture, 2, Move)
            ),
            Drawn),
    sort(Drawn, Best).

:- end_tests(wali_bots).

:- begin_tests(wali_original).

test(initial_state_of_a_size,
     [forall(impl(M)), Row-Turn-N == ['O','O','O','O']-1-3]) :-
    M:initial_state(4-3, [Row,_,_]-Turn-N-N).
test(valid_moves_of_a_player, [forall(impl(M)), Counts == [0,9]]) :-
    M:initial_state([size(3-3)], State),
    findall(Count,
            ( member(Player, ['B','W']),
              M:valid_moves(State, Player, Moves),
              length(Moves, Count)
            ),
            Counts).
test(drops_on_a_board,
     [forall(impl(M)), Moves == [0-0/0-0,0-0/0-2,0-0/2-0,0-0/2-2]]) :-
    board(["...",".W.","..."], Board),
    M:valid_moves(Board, 'W'-drop, Moves).
test(steps_on_a_board_may_go_back, [forall(impl(M)), true]) :-
    board(["W...",".W..","...B","W.BB"], Board),
    M:valid_moves(Board, 'W'-capture, Moves),
    assertion(memberchk(1-1/0-1, Moves)).
test(steps_on_a_board_that_is_lost,
     [forall(impl(M)), Moves == [0-0/0-1,0-0/1-0]]) :-
    board(["W..","...","..."], Board),
    M:valid_moves(Board, 'W'-capture, Moves).
test(takes_on_a_board_need_no_three, [forall(impl(M)), Moves == [0-0/0-0]]) :-
    board(["B..","W.W","BBB"], Board),
    M:valid_moves(Board, 'W'-peek, Moves).
test(a_board_of_one_colour, [forall(impl(M)), Count == 112]) :-
    board(["W.W.W.W.",".W.W.W.W","W.W.W.W.",".W.W.W.W",
           "W.W.W.W.",".W.W.W.W","W.W.W.W.",".W.W.W.W"], Board),
    M:valid_moves(Board, 'W'-capture, Moves),
    length(Moves, Count).
test(move_drops, [forall(impl(M)), Board == Expected]) :-
    maplist(board, [["...",".W.","..."],["..W",".W.","..."]],
            [Board0,Expected]),
    M:move(Board0, 0-0/2-0, 'W'-drop, Board).
test(move_steps, [forall(impl(M)), Board == Expected]) :-
    maplist(board, [["...",".W.","..."],["...","W..","..."]],
            [Board0,Expected]),
    M:move(Board0, 1-1/0-1, 'W'-capture, Board).
test(move_takes, [forall(impl(M)), Board == Expected]) :-
    maplist(board, [["...",".W.","..."],["...","...","..."]],
            [Board0,Expected]),
    M:move(Board0, 0-0/1-1, 'B'-peek, Board).
test(move_refuses,
     [ forall(( impl(M),
                member(Move-Turn,
                       [ 0-0/1-0-('W'-drop), 1-1/2-2-('W'-capture),
                         1-1/1-3-('W'-capture), 1-1/0-1-('B'-capture),
                         0-0/1-1-('W'-peek), 1-1/0-1-('W'-drop),
                         -1-1/0-1-('W'-capture), 9-9/9-9-('W'-drop),
                         100000000000000000000-1/0-1-('W'-capture)
                       ])
              )),
       fail
     ]) :-
    board(["...",".W.","..."], Board),
    M:move(Board, Move, Turn, _).

winner(["WW.","...","BBB"], 'B').
winner(["WW.","...","BB."], 'B').
winner(["WWW","...","BB."], 'W').
winner(["WWB","WB.","B.."], 'B').
winner(["BBW","BW.","W.."], 'W').
winner(["WWB","WBB","BBB"], 'B').
winner(["WWW","...","BBB"], 'O').

test(game_over_of_a_board,
     [forall(( impl(M), winner(Strings, Winner) )), Is == Winner]) :-
    board(Strings, Board),
    M:game_over(Board, Is).
test(check_cross, [forall(impl(M)), Free == [0-0,0-2,1-1,2-0,2-2]]) :-
    board(["...",".W.","..."], Board),
    findall(Row-Column,
            ( between(0, 2, Row),
              between(0, 2, Column),
              M:check_cross(Board, Row, Column, 'W')
            ),
            Free).
test(check_cross_takes_the_row_first, [forall(impl(M)), fail]) :-
    board(["W..","...","...","..."], Board),
    M:check_cross(Board, 1, 0, 'W').

match(0-0, -1-0).
match(1-0, -1-0).
match(2-0, 2-0).
match(2-2, 2- -1).
match(3-0, -1- -1).
match(0-2, -1- -1).

test(match_, [forall(( impl(M), match(Cell, Runs) )), Is == Runs]) :-
    board(["WWW.","..W.","BBWW",".B.B"], Board),
    M:match_(Board, 'W', Cell, Is).
test(match_of_four, [forall(impl(M)), Is == -1- -1]) :-
    board(["WWWW","....","....","...."], Board),
    M:match_(Board, 'W', 1-0, Is).
test(match_does_not_wrap, [forall(impl(M)), Is == -1- -1]) :-
    board([".W......","........","........","........",
           "........","........","W.......","W......."], Board),
    M:match_(Board, 'W', 0-7, Is).
test(get_piece_takes_the_row_first,
     [forall(impl(M)), Pieces == ['O','W','B']]) :-
    board(["...","..W","B.."], Board),
    maplist(M:get_piece(Board), [0,1,2], [0,2,0], Pieces).
test(set_piece, [forall(impl(M)), New == [Expected,Board]]) :-
    maplist(board, [["...","...","..."],["...","..B","..."]],
            [Board,Expected]),
    M:set_piece(Board, 1, 2, 'B', Board1),
    M:set_piece(Board1, 1, 2, 'O', Board2),
    New = [Board1,Board2].
test(off_the_board,
     [ forall(( impl(M),
                member(Row-Column, [3-0,0-3,-1-0,0- -1,
                                    0-100000000000000000000000]),
                member(Goal,
                       [ get_piece(Board, Row, Column, _),
                         set_piece(Board, Row, Column, 'W', _),
                         check_cross(Board, Row, Column, 'W'),
                         match_(Board, 'W', Column-Row, _)
                       ])
              )),
       fail
     ]) :-
    board(["...","...","..."], Board),
    call(M:Goal).
test(choose_move_of_a_board,
     [ forall(( impl(M),
                member(Level, [1,2]),
                member(Phase, [drop,capture,peek])
              )),
       true
     ]) :-
    board([".BB.","W.W.","WBB.","...W"], Board),
    M:choose_move(Board, 'W'-Phase, Level, Move),
    M:valid_moves(Board, 'W'-Phase, Moves),
    assertion(memberchk(Move, Moves)).
test(choose_move_without_a_move,
     [forall(( impl(M), member(Level, [1,2]) )), fail]) :-
    board(["WWB","WB.","B.."], Board),
    M:choose_move(Board, 'W'-capture, Level, _).
test(choose_move_of_a_player, [forall(impl(M)), Move == 0-1/1-1]) :-
    state([".BB.","W.W.","WBB.","...W"], 'W'-capture,
          (1-1/2-1)-(3-2/2-2), State),
    M:choose_move(State, 'W', 2, Move).
test(choose_move_out_of_turn, [forall(impl(M)), fail]) :-
    M:initial_state(default, State),
    M:choose_move(State, 'B', 1, _).
test(get_best_play, [forall(impl(M)), Move == 0-1/1-1]) :-
    board([".BB.","W.W.","WBB.","...W"], Board),
    M:get_best_play(Board-'W', 'W'-capture, Move).

:- end_tests(wali_original).
