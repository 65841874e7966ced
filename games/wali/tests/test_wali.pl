/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_wali, [test_wali/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../tests/support/deterministic').
:- use_module('../../../tests/support/for_all').
:- use_module('../../../tests/support/message_text').
:- use_module('../../../tests/support/throws').
:- use_module('../../../prolog/tabuleiro').

/** <module> Wali: a test for each rule, predicate and error

Every test runs on both implementations: M is the module. Boards are drawn
as strings, a row each, with dots for empty cells.
*/

:- initialization(( load_game(wali, _),
                    load_game(wali_reference, _)
                  ), now).

test_wali :-
    run_tests([ wali_rules, wali_bots, wali_original, wali_notation,
                wali_display, wali_effects, wali_rules_text, wali_errors
              ]).

impl(wali).
impl(wali_reference).

board(Strings, Board) :-
    maplist(row, Strings, Board).

row(String, Row) :-
    string_chars(String, Chars),
    maplist(content, Chars, Row).

content('.', 'O') :-
    !.
content(Stone, Stone).

%   A state of the move phase.

state(Strings, Turn, Lasts, State) :-
    board(Strings, Board),
    State = wali(Board, Turn, 0-0, Lasts).

state(Strings, Turn, Lasts, Rules,
      wali(Board, Turn, 0-0, Lasts, rules(Rules))) :-
    board(Strings, Board).

%   A state of the drop phase.

dropping(Strings, Color, Hands, wali(Board, Color-drop, Hands, none-none)) :-
    board(Strings, Board).

%   The state after Moves.

play(M, Moves, State0, State) :-
    foldl(play_ply(M), Moves, State0, State).

play_ply(M, Move, State0, State) :-
    M:move(State0, Move, State),
    !.

turn(State, Turn) :-
    arg(2, State, Turn).

%   White completes a row of three by 2-1/2-0.

three(["WW..B",
       "..W..",
       "B...B",
       ".W..."]).

%   White completes a row and a column by 3-0/2-0.

two_threes(["WW.WB",
            "..W..",
            "..W.B",
            "B.B.."]).

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

:- begin_tests(wali_notation).

notated(drop, 0-0/1-3, "b3").
notated(capture, 0-0/0-1, "a0-a1").
notated(capture, 3-3/2-3, "d3-c3").
notated(peek, 0-0/1-3, "xb3").

in_phase(drop, M, State) :-
    M:initial_state([size(4-4)], State).
in_phase(capture, _, State) :-
    state([".BB.","W.W.","WBB.","...W"], 'W'-capture, none-none, State).
in_phase(peek, _, State) :-
    state(["WWW.","....","B.B.","...B"], 'W'-peek, (3-0/2-0)-none, State).

test(writes,
     [forall(( impl(M), notated(Phase, Move, Text) )), Written == Text]) :-
    in_phase(Phase, M, State),
    M:move_notation(State, Move, Written).
test(reads,
     [forall(( impl(M), notated(Phase, Move, Text) )), Read == [Move]]) :-
    in_phase(Phase, M, State),
    findall(X, M:move_notation(State, X, Text), Read).
test(reads_what_a_person_types,
     [ forall(( impl(M),
                member(Phase-Text-Move,
                       [ drop-"1-3"-(0-0/1-3),
                         drop-" B3 "-(0-0/1-3),
                         capture-"b3 b4"-none,
                         capture-"a1b1"-(0-1/1-1),
                         capture-"A1 B1"-(0-1/1-1),
                         capture-"0-1 1-1"-(0-1/1-1),
                         capture-'a1, 1-1'-(0-1/1-1),
                         capture-"a1->b1"-(0-1/1-1),
                         peek-"b3"-(0-0/1-3),
                         peek-"X 1-3"-(0-0/1-3)
                       ])
              )),
       Read == Move
     ]) :-
    in_phase(Phase, M, State),
    (   M:move_notation(State, Read0, Text)
    ->  Read = Read0
    ;   Read = none
    ).
test(refuses,
     [ forall(( impl(M),
                member(Phase-Text,
                       [ drop-"", drop-"b", drop-"b4", drop-"e0", drop-"b33",
                         drop-"xb3", drop-"b3 b2", drop-"4-0", drop-"`0",
                         capture-"b3", capture-"b3 b3 b3", capture-"b3-z9",
                         peek-"xx b3", peek-"b3b2"
                       ])
              )),
       fail
     ]) :-
    in_phase(Phase, M, State),
    M:move_notation(State, _, Text).
test(moves_of_another_phase_have_no_text,
     [forall(( impl(M), member(Phase, [drop,peek]) )), fail]) :-
    in_phase(Phase, M, State),
    M:move_notation(State, 1-1/1-2, _).
test(steps_of_a_move,
     [ forall(impl(M)),
       Steps == [ step("stone to move", 0-1, ["a1","0-1"]),
                  step("cell to move it to", 1-1, ["b1","1-1"])
                ]
     ]) :-
    in_phase(capture, M, State),
    M:move_steps(State, 0-1/1-1, Steps).
test(unbound_both, [forall(impl(M)), error(instantiation_error)]) :-
    in_phase(drop, M, State),
    M:move_notation(State, _, _).
test(text_no_text, [forall(impl(M)), error(type_error(_, f(x)))]) :-
    in_phase(drop, M, State),
    M:move_notation(State, _, f(x)).

:- end_tests(wali_notation).

:- begin_tests(wali_display).

shown(M, State, Options, Lines) :-
    with_output_to(string(Text),
                   deterministic(M:show_game(State, Options))),
    split_string(Text, "\n", "", Lines).

test(ascii_board, [forall(impl(M)), Lines == Expected]) :-
    dropping(["...B",".W..","...."], 'W', 2-2, State),
    shown(M, State, [ascii(true)], Lines),
    Expected = [ "     a   b   c   d",
                 "  0  .   .   .   B  0",
                 "  1  .   W   .   .  1",
                 "  2  .   .   .   .  2",
                 "     a   b   c   d",
                 "",
                 "> White W    1 on the board, 2 in hand; drops a stone",
                 "  Black B    1 on the board, 2 in hand",
                 ""
               ].
test(the_board_turns_round,
     [ forall(impl(M)),
       First-Second == "     d   c   b   a"-"  2  .   .   .   .  2"
     ]) :-
    dropping(["...B",".W..","...."], 'W', 2-2, State),
    shown(M, State, [ascii(true),flip(true)], [First,Second|_]).
test(the_last_move_is_marked,
     [forall(impl(M)), Line == "  0  W   W  (W)  .  [B] 0"]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State0),
    play(M, [2-1/2-0], State0, State),
    shown(M, State, [ascii(true),last(2-1/2-0)], [_,Line,Left|_]),
    assertion(Left == "  1  .   .  (.)  .   .  1").
test(stones_to_take_are_marked,
     [forall(impl(M)), Line == "  2 [B]  .   .   .  [B] 2"]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State0),
    play(M, [2-1/2-0], State0, State),
    shown(M, State, [ascii(true)], [_,_,_,Line|_]).
test(a_drop_marks_one_cell, [forall(impl(M)), Line == "  0  .  (W)  .  0"]) :-
    M:initial_state([size(3-3)], State0),
    play(M, [0-0/1-0], State0, State),
    shown(M, State, [ascii(true),last(0-0/1-0)], [_,Line|_]).
test(marks, [forall(impl(M)), Line == "  0 [.]  .   .  0"]) :-
    M:initial_state([size(3-3)], State),
    shown(M, State, [ascii(true),marks([0-0])], [_,Line|_]).
test(the_last_move_and_what_is_possible_have_different_marks,
     [forall(impl(M)), Line-Legend == "  0 {W}  .  [.] 0"-
      "( ) last move, [ ] possible, { } both"]) :-
    M:initial_state([size(3-3)], State0),
    play(M, [0-0/0-0], State0, State),
    shown(M, State, [ascii(true),last(0-0/0-0),marks([0-0,2-0])],
          [_,Line,_,_,_,_,Legend|_]).
test(compact, [forall(impl(M)), Lines == Expected]) :-
    dropping(["...B",".W..","...."], 'W', 2-2, State),
    shown(M, State, [ascii(true),compact(true),last(0-0/1-1)], Lines),
    Expected = [ "    a  b  c  d",
                 " 0  .  .  .  B  0",
                 " 1  . (W) .  .  1",
                 " 2  .  .  .  .  2",
                 "> White W    1 on the board, 2 in hand; drops a stone",
                 "  Black B    1 on the board, 2 in hand",
                 ""
               ].
test(taken_stones_are_counted, [forall(impl(M)), true]) :-
    state(["WWW..",".....","B...B",".B..."], 'W'-capture, none-none, State),
    shown(M, State, [ascii(true)], Lines),
    assertion(memberchk("> White W    3 on the board, 4 out of the game; \
moves a stone", Lines)),
    assertion(memberchk("  Black B    3 on the board, 4 out of the game",
                        Lines)).
test(nobody_is_to_move_when_the_game_is_over,
     [ forall(impl(M)),
       Lines == [ "  White W    2 on the board, 1 out of the game",
                  "  Black B    3 on the board", ""
                ]
     ]) :-
    state(["WW.","...","BBB"], 'W'-capture, none-none, State),
    M:game_over(State, 'B'),
    shown(M, State, [ascii(true)], [_,_,_,_,_,_|Lines]).
test(sentences, [forall(impl(M)), Lines == Expected]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State0),
    play(M, [2-1/2-0], State0, State),
    shown(M, State, [text(true),last(2-1/2-0)], Lines),
    Expected = [ "The board has columns a to e and rows 0 to 3.",
                 "White stones, 4: a0, b0, c0, b3.",
                 "White has 4 on the board, 3 out of the game.",
                 "Black stones, 3: e0, a2, e2.",
                 "Black has 3 on the board, 4 out of the game.",
                 "Last move, 2: c1, c0.",
                 "Possible, 3: e0, a2, e2.",
                 "White takes a stone.",
                 ""
               ].
test(sentences_of_a_board, [forall(impl(M)), Lines == Expected]) :-
    dropping(["...B",".W..","...."], 'W', 2-2, wali(Board,_,_,_)),
    shown(M, Board, [text(true)], Lines),
    Expected = [ "The board has columns a to d and rows 0 to 2.",
                 "White stones: b1.",
                 "White has 1 on the board.",
                 "Black stones: d0.",
                 "Black has 1 on the board.",
                 ""
               ].
test(sentences_of_the_state_of_the_document, [forall(impl(M)), true]) :-
    M:initial_state(3-3, Start),
    shown(M, Start, [text(true)], Lines),
    assertion(memberchk("White has 0 on the board, 3 in hand.", Lines)),
    assertion(memberchk("White begins.", Lines)).
test(a_board_is_shown,
     [ forall(impl(M)),
       Lines == ["", "  White W    1 on the board",
                 "  Black B    1 on the board", ""]
     ]) :-
    dropping(["...B",".W..","...."], 'W', 2-2, wali(Board,_,_,_)),
    shown(M, Board, [ascii(true),last(0-0/1-1)], [_,_,Marked|All]),
    assertion(Marked == "  1  .  (W)  .   .  1"),
    append([_,_], Lines, All).
test(the_state_of_the_document_is_shown,
     [ forall(impl(M)),
       Lines == ["> White W    0 on the board, 12 in hand",
                 "  Black B    0 on the board, 12 in hand", ""]
     ]) :-
    M:initial_state(5-6, State),
    shown(M, State, [ascii(true)], All),
    append(_, [""|Lines], All),
    Lines = [_,_,_],
    !.
test(it_tells_who_begins, [forall(impl(M)), true]) :-
    M:initial_state(5-6, Board-1-N-N),
    shown(M, Board-2-N-N, [ascii(true)], Lines),
    memberchk("> Black B    0 on the board, 12 in hand", Lines).
test(stones_differ_without_colour, [forall(impl(M)), true]) :-
    dropping(["...B",".W..","...."], 'W', 2-2, State),
    with_output_to(string(Text), M:show_game(State, [ascii(false)])),
    forall(member(Stone, ["\u25CB","\u25CF"]),
           assertion(sub_string(Text, _, _, _, Stone))).
test(no_line_is_wider_than_a_terminal, [forall(impl(M)), true]) :-
    M:initial_state([size(8-8)], State),
    shown(M, State, [], Lines),
    maplist(string_length, Lines, Lengths),
    max_list(Lengths, Longest),
    assertion(Longest =< 79).

:- end_tests(wali_display).

:- begin_tests(wali_effects).

%   What is said after Move.

said(M, State, Move, Texts) :-
    deterministic(M:move_effects(State, Move, Messages)),
    maplist(message_text, Messages, Texts).

test(a_three,
     [forall(impl(M)),
      Texts == ["White has three in a line and takes a stone."]]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State),
    said(M, State, 2-1/2-0, Texts).
test(two_threes,
     [forall(impl(M)),
      Texts == ["White has two threes in line and takes two stones."]]) :-
    two_threes(Board),
    state(Board, 'W'-capture, none-none, [double(two)], State),
    said(M, State, 3-0/2-0, Texts).
test(two_threes_that_take_one,
     [forall(impl(M)),
      Texts == ["White has three in a line and takes a stone."]]) :-
    two_threes(Board),
    state(Board, 'W'-capture, none-none, State),
    said(M, State, 3-0/2-0, Texts).
test(a_three_that_takes_nothing,
     [forall(impl(M)),
      Texts == ["White has three in a line, but no stone can be taken."]]) :-
    state(["WW...","..W..","....B","....B","....B"], 'W'-capture, none-none,
          State),
    said(M, State, 2-1/2-0, Texts).
test(a_take,
     [forall(impl(M)), Texts == ["White takes the stone on e2; 2 left."]]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State0),
    play(M, [2-1/2-0], State0, State),
    said(M, State, 0-0/4-2, Texts).
test(a_player_who_is_skipped,
     [forall(impl(M)), Texts == ["Black cannot drop a stone and is skipped."]
     ]) :-
    dropping(["B.B","...","B.."], 'W', 3-0, State),
    said(M, State, 0-0/1-1, Texts).
test(the_end_of_the_drop_phase,
     [forall(impl(M)),
      Texts == ["The drop phase is over: from now on stones move."]]) :-
    dropping(["B.B","W..","B.W"], 'W', 1-0, State),
    said(M, State, 0-0/1-0, Texts).
test(stones_left_over_are_discarded,
     [forall(impl(M)),
      Texts == [ "The drop phase is over: from now on stones move.",
                 "One stone of White is left over, and out of the game."
               ]]) :-
    dropping(["B.B",".W.","B.."], 'W', 2-0, State),
    said(M, State, 0-0/2-2, Texts).
test(a_quiet_step, [forall(impl(M)), Texts == []]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State),
    said(M, State, 2-1/3-1, Texts).
test(an_illegal_move_has_no_effects, [forall(impl(M)), fail]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State),
    M:move_effects(State, 2-1/4-1, _).

:- end_tests(wali_effects).

:- begin_tests(wali_rules_text).

rules(M, Config, Text) :-
    deterministic(M:rules_text(Config, Lines)),
    atomic_list_concat(Lines, ' ', Text).

test(the_default, [forall(( impl(M),
                            member(Part,
                                   [ "5 columns and 6 rows",
                                     "12 stones", "not straight back",
                                     "not itself in a run of three",
                                     "also take only one stone",
                                     "four or more takes nothing"
                                   ])
                          ))]) :-
    rules(M, default, Text),
    once(sub_atom(Text, _, _, _, Part)).
test(they_follow_the_options,
     [forall(( impl(M),
               member(Option-Part,
                      [ size(3-4)-"3 columns and 4 rows",
                        size(3-4)-"has 3 stones",
                        rules([go_back(allowed)])-"not diagonally. ",
                        rules([take(any)])-"takes any enemy stone",
                        rules([double(two)])-"take two stones",
                        rules([long_run(illegal)])-"is not allowed"
                      ])
             ))]) :-
    rules(M, [Option], Text),
    once(sub_atom(Text, _, _, _, Part)).
test(lines_fit_narrow_terminals, [forall(impl(M)), true]) :-
    M:rules_text(default, Lines),
    maplist(string_length, Lines, Lengths),
    max_list(Lengths, Longest),
    assertion(Longest < 64).
test(a_bad_config,
     [forall(impl(M)), error(domain_error(board_size, 9-9), _)]) :-
    M:rules_text([size(9-9)], _).

:- end_tests(wali_rules_text).

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
