/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_wali_rules, [test_wali_rules/0]).
:- use_module(samples).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).

/** <module> Wali: a test for each rule
*/

test_wali_rules :-
    run_tests(wali_rules).

:- begin_tests(wali_rules).

test(r1_five_columns_and_six_rows, [forall(impl(M)), Columns-Rows == 5-6]) :-
    M:initial_state(default, State),
    arg(1, State, [Row|Board]),
    length([Row|Board], Rows),
    length(Row, Columns).
test(r1_neighbours_are_orthogonal,
     [forall(impl(M)), Moves == [1-1/0-1,1-1/1-0,1-1/1-2,1-1/2-1]]) :-
    board(["...",".W.","..."], Board),
    M:valid_moves(Board, 'W'-capture, Moves).
test(r1_columns_do_not_wrap,
     [forall(impl(M)), Moves == [0-7/0-6,0-7/1-7]]) :-
    board(["........","........","........","........",
           "........","........","........","W......."], Board),
    M:valid_moves(Board, 'W'-capture, Moves).
test(r2_half_the_cells_less_three,
     [forall(impl(M)), Counts == [3,3,5,5,12,12,22,29]]) :-
    findall(N,
            ( member(Size, [3-3,3-4,3-5,4-4,5-6,6-5,7-7,8-8]),
              M:initial_state([size(Size)], wali(_, _, N-N, _))
            ),
            Counts).
test(r3_white_begins, [forall(impl(M)), Turn == 'W'-drop]) :-
    M:initial_state(default, State),
    turn(State, Turn).
test(r4_any_empty_cell, [forall(impl(M)), Count == 30]) :-
    M:initial_state(default, State),
    M:valid_moves(State, Moves),
    length(Moves, Count).
test(r4_not_next_to_ones_own,
     [forall(impl(M)), Moves == [0-0/0-0,0-0/0-2,0-0/2-0,0-0/2-2]]) :-
    dropping(["...",".W.","..."], 'W', 2-3, State),
    M:valid_moves(State, Moves).
test(r4_next_to_the_opponent, [forall(impl(M)), Count == 8]) :-
    dropping(["...",".W.","..."], 'B', 2-3, State),
    M:valid_moves(State, Moves),
    length(Moves, Count).
test(r5_players_take_turns,
     [forall(impl(M)), Turns == ['B'-drop,'W'-drop]]) :-
    M:initial_state(default, State0),
    play(M, [0-0/0-0], State0, State1),
    play(M, [0-0/1-0], State1, State2),
    maplist(turn, [State1,State2], Turns).
test(r5_who_has_no_cell_is_skipped,
     [forall(impl(M)), Turn-Hands == 'B'-drop-(1-1)]) :-
    dropping([".W..","B.B.",".W.W","B.W."], 'B', 1-2, State0),
    play(M, [0-0/3-0], State0, wali(_, Turn, Hands, _)).
test(r5_who_has_no_stone_is_skipped, [forall(impl(M)), Turn == 'B'-drop]) :-
    dropping(["W.W","...",".W."], 'B', 0-3, State0),
    play(M, [0-0/1-1], State0, State),
    turn(State, Turn).
test(r5_leftovers_are_discarded,
     [forall(impl(M)), Turn-Hands-Lasts == 'W'-capture-(0-0)-(none-none)]) :-
    dropping([".B.","W.W","..."], 'B', 1-2, State0),
    play(M, [0-0/1-2], State0, wali(_, Turn, Hands, Lasts)).
test(r6_to_empty_neighbours,
     [forall(impl(M)), Moves == [0-0/0-1,0-0/1-0,2-2/2-3,2-2/3-2,3-3/2-3]]) :-
    state(["W...","..B.",".BW.","B..W"], 'W'-capture, none-none, State0),
    M:valid_moves(State0, Moves0),
    subtract(Moves0, [3-3/3-2], Moves).
test(r7_three_in_a_row, [forall(impl(M)), Turn == 'W'-peek]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State0),
    play(M, [2-1/2-0], State0, State),
    turn(State, Turn).
test(r7_three_in_a_column, [forall(impl(M)), Turn == 'W'-peek]) :-
    state(["W...B","W....",".W..B","B...."], 'W'-capture, none-none, State0),
    play(M, [1-2/0-2], State0, State),
    turn(State, Turn).
test(r7_four_are_no_three, [forall(impl(M)), Turn == 'B'-capture]) :-
    state(["WWW.B","...W.",".....","B...B"], 'W'-capture, none-none, State0),
    play(M, [3-1/3-0], State0, State),
    turn(State, Turn).
test(r7_a_three_of_others_does_not_count,
     [forall(impl(M)), Turn == 'B'-capture]) :-
    state(["WWW.B",".....","..W.B","B...."], 'W'-capture, none-none, State0),
    play(M, [2-2/2-3], State0, State),
    turn(State, Turn).

going_back(State) :-
    state(["W...",".W..","...B","W.BB"], 'W'-capture, (0-1/1-1)-none, State).

test(r8_not_back, [forall(impl(M)), fail]) :-
    going_back(State),
    M:move(State, 1-1/0-1, _).
test(r8_not_back_is_not_listed,
     [ forall(impl(M)),
       Moves == [ 0-0/0-1,0-0/1-0,0-3/0-2,0-3/1-3,1-1/1-0,1-1/1-2,1-1/2-1 ]
     ]) :-
    going_back(State),
    M:valid_moves(State, Moves).
test(r8_a_turn_later_it_may, [forall(impl(M)), Legal == [true,false]]) :-
    going_back(State0),
    play(M, [0-3/0-2,3-2/3-1], State0, State),
    findall(Is,
            ( member(Move, [1-1/0-1,0-2/0-3]),
              (   M:move(State, Move, _)
              ->  Is = true
              ;   Is = false
              )
            ),
            Legal).
test(r9_any_enemy_stone_outside_threes,
     [forall(impl(M)), Moves == [0-0/0-2,0-0/4-0,0-0/4-2]]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State0),
    play(M, [2-1/2-0], State0, State),
    M:valid_moves(State, Moves).
test(r9_none_of_a_three, [forall(impl(M)), Moves == [0-0/4-0]]) :-
    state(["WW..B","..W..",".....","BBB.."], 'W'-capture, none-none, State0),
    play(M, [2-1/2-0], State0, State),
    M:valid_moves(State, Moves).
test(r9_four_protect_nobody, [forall(impl(M)), Count == 5]) :-
    state(["WW..B","..W..",".....","BBBB."], 'W'-capture, none-none, State0),
    play(M, [2-1/2-0], State0, State),
    M:valid_moves(State, Moves),
    length(Moves, Count).
test(r9_the_turn_ends_with_the_take,
     [forall(impl(M)), Turn-Row == 'B'-capture-['W','W','W','O','O']]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State0),
    play(M, [2-1/2-0,0-0/4-0], State0, wali([Row|_], Turn, _, _)).
test(r9_a_take_is_not_optional, [forall(impl(M)), fail]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State0),
    play(M, [2-1/2-0], State0, State),
    M:move(State, 4-0/3-0, _).
test(r9_one_stone_even_for_two_threes,
     [forall(impl(M)), Turns == ['W'-peek,'B'-capture]]) :-
    two_threes(Board),
    state(Board, 'W'-capture, none-none, State0),
    play(M, [3-0/2-0], State0, State1),
    play(M, [0-0/0-3], State1, State2),
    maplist(turn, [State1,State2], Turns).
test(r10_nothing_to_take, [forall(impl(M)), Turn == 'B'-capture]) :-
    state(["WW...","..W..",".....","BBB.."], 'W'-capture, none-none, State0),
    play(M, [2-1/2-0], State0, State),
    turn(State, Turn).
test(r11_a_taken_stone_is_forgotten,
     [ forall(( impl(M),
                member(Take-Last, [0-0/4-0-none,0-0/0-2-(4-1/4-0)])
              )),
       Lasts == (2-1/2-0)-Last
     ]) :-
    three(Board),
    state(Board, 'W'-capture, none-(4-1/4-0), State0),
    play(M, [2-1/2-0,Take], State0, wali(_, _, _, Lasts)).
test(r12_take_any, [forall(impl(M)), Count == 4]) :-
    state(["WW..B","..W..",".....","BBB.."], 'W'-capture, none-none,
          [take(any)], State0),
    play(M, [2-1/2-0], State0, State),
    M:valid_moves(State, Moves),
    length(Moves, Count).
test(r12_go_back_allowed,
     [forall(impl(M)), Board-Lasts == Board0-(none-none)]) :-
    state(["W...",".W..","...B","W.BB"], 'W'-capture, none-none,
          [go_back(allowed)], State0),
    arg(1, State0, Board0),
    play(M, [1-1/0-1,3-2/3-1,0-1/1-1,3-1/3-2], State0,
         wali(Board, _, _, Lasts, _)).
test(r12_long_run_illegal, [forall(impl(M)), fail]) :-
    state(["WWW.B","...W.",".....","B...B"], 'W'-capture, none-none,
          [long_run(illegal)], State),
    M:move(State, 3-1/3-0, _).
test(r12_long_run_illegal_is_not_listed, [forall(impl(M)), Left == []]) :-
    state(["WWW.B","...W.",".....","B...B"], 'W'-capture, none-none, State0),
    State0 = wali(Board, Turn, Hands, Lasts),
    M:valid_moves(State0, Moves0),
    M:valid_moves(wali(Board, Turn, Hands, Lasts, rules([long_run(illegal)])),
                  Moves),
    subtract(Moves0, [3-1/3-0|Moves], Left).
test(r12_double_two,
     [ forall(impl(M)),
       Turns == ['W'-peek(2),'W'-peek,'B'-capture]
     ]) :-
    two_threes(Board),
    state(Board, 'W'-capture, none-none, [double(two)], State0),
    play(M, [3-0/2-0], State0, State1),
    play(M, [0-0/0-3], State1, State2),
    play(M, [0-0/2-3], State2, State3),
    maplist(turn, [State1,State2,State3], Turns).
test(r12_double_two_takes_one_for_one_three,
     [forall(impl(M)), Turn == 'W'-peek]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, [double(two)], State0),
    play(M, [2-1/2-0], State0, State),
    turn(State, Turn).
test(r12_the_second_take_falls_away, [forall(impl(M)), Turn == 'B'-capture]) :-
    state(["WW.WB","..W.B","..W.B","B...."], 'W'-capture, none-none,
          [double(two)], State0),
    play(M, [3-0/2-0,0-0/0-3], State0, State),
    turn(State, Turn).
test(r12_defaults_are_not_kept, [forall(impl(M)), State == Default]) :-
    M:initial_state(default, Default),
    M:initial_state([ size(5-6),
                      rules([ take(outside_three), double(one),
                              long_run(no_capture), go_back(forbidden)
                            ])
                    ], State).
test(r12_others_are_sorted,
     [forall(impl(M)), Rules == rules([double(two),take(any)])]) :-
    M:initial_state([rules([take(any),double(two),take(outside_three)])],
                    wali(_, _, _, _, Rules)).
test(r13_two_stones_lose, [forall(impl(M)), Winner-Moves == 'W'-[]]) :-
    state(["WW...","..W..","B...B","....."], 'B'-capture, none-none, State),
    M:game_over(State, Winner),
    M:valid_moves(State, Moves).
test(r13_white_is_looked_at_first, [forall(impl(M)), Winner == 'B']) :-
    state(["WW...",".....","B...B","....."], 'B'-capture, none-none, State),
    M:game_over(State, Winner).
test(r13_not_in_the_drop_phase, [forall(impl(M)), fail]) :-
    M:initial_state(default, State),
    M:game_over(State, _).
test(r13_no_second_take_from_who_has_lost,
     [forall(impl(M)), Turn-Winner == 'B'-capture-'W']) :-
    state(["WW.WB","..W..","..W.B","B...."], 'W'-capture, none-none,
          [double(two)], State0),
    play(M, [3-0/2-0,0-0/0-3], State0, State),
    turn(State, Turn),
    M:game_over(State, Winner).
test(r14_who_cannot_move_loses, [forall(impl(M)), Winner-Moves == 'B'-[]]) :-
    state(["WWB","WB.","B.."], 'W'-capture, none-none, State),
    M:game_over(State, Winner),
    M:valid_moves(State, Moves).
test(r14_only_on_ones_turn, [forall(impl(M)), fail]) :-
    state(["WWB","WB.","B.."], 'B'-capture, none-none, State),
    M:game_over(State, _).
test(r14_going_back_is_no_way_out, [forall(impl(M)), Winner == 'B']) :-
    state(["WW.","WB.","B.B"], 'W'-capture, (2-0/1-0)-none, State),
    M:game_over(State, Winner).
test(r14_where_it_is_allowed_it_is, [forall(impl(M)), Moves == [1-0/2-0]]) :-
    state(["WW.","WB.","B.B"], 'W'-capture, none-none, [go_back(allowed)],
          State),
    M:valid_moves(State, Moves).

%   Boards on which White is to move, and why they end the game.

end(["WW...","..W..","B...B","....."], few_stones('B', 2)).
end(["WW...",".....","B...B","....."], few_stones('W', 2)).
end(["WWW..",".....","....B","....."], few_stones('B', 1)).
end(["WWW..",".....",".....","....."], few_stones('B', 0)).
end(["WWB","WB.","B.."],               no_move('W')).

test(r13_r14_reasons,
     [forall(( impl(M), end(Rows, Why) )), Reason == wali(Why)]) :-
    state(Rows, 'W'-capture, none-none, State),
    M:game_end(State, Reason).
test(values, [forall(impl(M)), Values == [1000,-1000]]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State),
    maplist(M:value(State), ['W','B'], Values).
test(values_count_hands, [forall(impl(M)), Value == 0]) :-
    dropping(["...",".W.","..."], 'B', 2-3, State),
    M:value(State, 'B', Value).
test(values_of_the_end, [forall(impl(M)), Values == [121000,-121000]]) :-
    state(["WW...","..W..","B...B","....."], 'B'-capture, none-none, State),
    maplist(M:value(State), ['W','B'], Values).

:- end_tests(wali_rules).
