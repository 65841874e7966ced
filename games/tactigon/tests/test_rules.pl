/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_tactigon_rules, [test_tactigon_rules/0]).
:- use_module(samples).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../tests/support/for_all').

/** <module> Tactigon: a test for each rule
*/

test_tactigon_rules :-
    run_tests(tactigon_rules).

:- begin_tests(tactigon_rules).

test(r1_sizes, [forall(impl(M)), Counts == [11-7-53,13-8-75,15-10-117]]) :-
    findall(Lines-Columns-Count,
            ( member(Lines, [11,13,15]),
              M:create_new_board(Lines),
              M:board_size(Columns, Lines),
              findall(X-Y, M:tile(X, Y), Tiles),
              length(Tiles, Count)
            ),
            Counts),
    M:create_new_board(11).
test(r1_gold, [forall(impl(M)), Gold == [[1-5,5-5],[1-6,7-6],[1-7,9-7]]]) :-
    findall(Tiles,
            ( member(Lines, [11,13,15]),
              M:create_new_board(Lines),
              findall(X-Y, M:gold_tile(X, Y), Tiles)
            ),
            Gold),
    M:create_new_board(11).
test(r1_gold_tiles_are_tiles, forall(impl(M))) :-
    forall(member(Lines, [11,13,15]),
           ( M:create_new_board(Lines),
             for_all(M:gold_tile(X, Y), M:tile(X, Y))
           )),
    M:create_new_board(11).
test(r2_neighbours_in_an_odd_column,
     [ forall(impl(M)), Near == [2-4,2-5,3-4,3-6,4-4,4-5] ]) :-
    near(M, 3-5, Near).
test(r2_neighbours_in_an_even_column,
     [ forall(impl(M)), Near == [1-5,1-6,2-4,2-6,3-5,3-6] ]) :-
    near(M, 2-5, Near).
test(r2_corners_have_few_neighbours,
     [ forall(impl(M)), Near == [2-9,3-9,4-9] ]) :-
    near(M, 3-10, Near).
test(r2_to_be_a_neighbour_is_mutual, forall(impl(M))) :-
    forall(member(Lines, [11,13,15]),
           ( M:create_new_board(Lines),
             for_all(M:adjacent(A, B), once(M:adjacent(B, A)))
           )),
    M:create_new_board(11).
test(r3_distance_of_neighbours_is_1, forall(impl(M))) :-
    for_all(M:adjacent(A, B), M:distance(A, B, 1)).
test(r3_distance_is_steps_on_an_empty_plane,
     [ forall(( impl(M),
                member(A-B-Steps,
                       [ tile(3,3)-tile(3,3)-0, tile(3,0)-tile(3,10)-10,
                         tile(0,4)-tile(6,4)-6, tile(0,5)-tile(6,2)-6,
                         tile(1,1)-tile(6,5)-7, tile(2,4)-tile(5,1)-5
                       ])
              )),
       D == Steps
     ]) :-
    M:distance(A, B, D).
test(r3_distance_is_symmetric, forall(impl(M))) :-
    for_all(( M:tile(X, Y), M:tile(X1, Y1) ),
            ( M:distance(tile(X,Y), tile(X1,Y1), D),
              M:distance(tile(X1,Y1), tile(X,Y), D)
            )).
test(r4_thirteen_pieces_each,
     [forall(impl(M)), Counts == [6,3,3,1,6,3,3,1]]) :-
    start(M, default, [Board|_]),
    types(Types),
    findall(Count,
            ( member(Player, [cian,red]),
              member(Type, Types),
              findall(I, member(position(Player-Type-I, _), Board), Is),
              length(Is, Count)
            ),
            Counts).
test(r5_starts_are_legal, forall(( impl(M), member(L, [11,13,15]) ))) :-
    start(M, [size(L)], State),
    M:valid_moves(State, [_|_]).
test(r5_the_original_start, [forall(impl(M)), Board == Expected]) :-
    start(M, default, [Board|_]),
    just_pieces([ cian-circle-1=3-0, cian-circle-2=1-1, cian-square-1=2-1,
                  cian-triangle-1=3-1, cian-square-2=4-1, cian-circle-3=5-1,
                  cian-triangle-2=2-2, cian-pentagon-1=3-2,
                  cian-triangle-3=4-2, cian-circle-4=1-3, cian-square-3=3-3,
                  cian-circle-5=5-3, cian-circle-6=3-4, red-circle-1=3-6,
                  red-circle-2=1-7, red-triangle-1=2-7, red-square-1=3-7,
                  red-triangle-2=4-7, red-circle-3=5-7, red-square-2=2-8,
                  red-pentagon-1=3-8, red-square-3=4-8, red-circle-4=1-9,
                  red-triangle-3=3-9, red-circle-5=5-9, red-circle-6=3-10
                ], Expected).
test(r5_red_moves_first, [forall(impl(M)), Player == red]) :-
    start(M, default, State),
    M:player_to_move(State, Player).
test(r5_cian_may_move_first, [forall(impl(M)), Player == cian]) :-
    start(M, [first(cian)], State),
    M:player_to_move(State, Player).
test(r5_the_first_may_be_drawn, [forall(impl(M)), Players == [cian,red]]) :-
    findall(Player,
            ( between(1, 40, _),
              start(M, [first(random)], [_,Player|_])
            ),
            Drawn),
    sort(Drawn, Players).
test(r6_steps_by_sides,
     [ forall(( impl(M),
                member(Type-Steps, [circle-1,triangle-3,square-4,pentagon-5])
              )),
       Farthest == Steps
     ]) :-
    farthest(M, Type, 3-5, [], Farthest).
test(r6_movement, [forall(impl(M)), Steps == [1,3,4,5]]) :-
    types(Types),
    maplist(M:movement, Types, Steps).
test(r6_a_circle_goes_to_its_neighbours,
     [ forall(impl(M)), Cells == [2-4,2-5,3-4,3-6,4-4,4-5] ]) :-
    plain(Rules),
    with_pieces([red-circle-1=3-5], red, Rules, State),
    targets(M, State, 3-5, Cells).
test(r6_pieces_are_not_jumped,
     [ forall(impl(M)), Cells == [2-9,4-9,5-8,5-9] ]) :-
    plain(Rules),
    with_pieces([ red-triangle-1=3-10, red-pentagon-1=3-9, red-circle-1=4-8,
                  red-circle-2=3-8, red-circle-3=2-8, red-circle-4=1-9
                ], red, Rules, State),
    targets(M, State, 3-10, Cells).
test(r6_a_path_may_turn, forall(impl(M))) :-
    plain(Rules),
    with_pieces([red-triangle-1=3-5, red-circle-1=3-4], red, Rules, State),
    M:move(State, 3-5-3-3, _).
test(r6_who_is_walled_in_stays, [forall(impl(M)), Cells == []]) :-
    plain(Rules),
    with_pieces([ red-pentagon-1=3-10, red-circle-1=2-9, red-circle-2=3-9,
                  red-circle-3=4-9
                ], red, Rules, State),
    targets(M, State, 3-10, Cells).
test(r6_the_opponents_pieces_are_not_moved, [forall(impl(M)), fail]) :-
    start(M, default, State),
    M:move(State, 3-4-3-5, _).
test(r6_an_empty_tile_cannot_move, [forall(impl(M)), fail]) :-
    start(M, default, State),
    M:move(State, 3-5-3-4, _).
test(r6_nobody_stays_where_it_is, [forall(impl(M)), fail]) :-
    start(M, default, State),
    M:move(State, 3-6-3-6, _).
test(r6_tiles_off_the_board_are_illegal,
     [ forall(( impl(M),
                member(Move, [ 3-10-3-11, 3-6- -1-6, 9-9-9-8, 16-6-3-5,
                               3-6-100000000000000000000-5,
                               -3-6-3-5, 0-4-0-3
                             ])
              )),
       fail
     ]) :-
    start(M, default, State),
    M:move(State, Move, _).

%   R7: the table, each pair next to each other.

meeting(Attacker, Defender, State) :-
    plain(Rules),
    with_pieces([red-Attacker-1=3-5,cian-Defender-1=3-4], red, Rules, State).

result(takes, Attacker, [red-Attacker-1]).
result(both,  _,        []).

table(circle,   [takes,takes,takes,takes]).
table(triangle, [both, takes,takes,takes]).
table(square,   [no,   both, takes,takes]).
table(pentagon, [no,   no,   no,   takes]).

fight(Attacker, Defender, Result) :-
    table(Attacker, Results),
    types(Types),
    nth1(I, Types, Defender),
    nth1(I, Results, Result).

test(r7_what_is_taken,
     [ forall(( impl(M), fight(Attacker, Defender, Result), Result \== no )),
       Found == Expected
     ]) :-
    meeting(Attacker, Defender, State),
    after(M, State, 3-5-3-4, 3-4, Found),
    result(Result, Attacker, Expected).
test(r7_the_attacker_leaves_its_tile,
     [ forall(( impl(M), fight(Attacker, Defender, Result), Result \== no )),
       Found == []
     ]) :-
    meeting(Attacker, Defender, State),
    after(M, State, 3-5-3-4, 3-5, Found).
test(r7_what_may_not_be_attacked,
     [forall(( impl(M), fight(Attacker, Defender, no) )), fail]) :-
    meeting(Attacker, Defender, State),
    M:move(State, 3-5-3-4, _).
test(r7_combat_is_the_table, [forall(impl(M)), Combat == Table]) :-
    findall(A-D-W, M:combat(A, D, W), Combat0),
    msort(Combat0, Combat),
    findall(A-D-W,
            ( fight(A, D, Result),
              (   Result == takes
              ->  W = A
              ;   Result == both
              ->  W = none
              )
            ),
            Table0),
    msort(Table0, Table).
test(r7_own_pieces_are_not_attacked, [forall(impl(M)), fail]) :-
    plain(Rules),
    with_pieces([red-circle-1=3-5,red-circle-2=3-4], red, Rules, State),
    M:move(State, 3-5-3-4, _).
test(r7_the_path_ends_with_an_attack, [forall(impl(M)), Cells == [2-9]]) :-
    plain(Rules),
    with_pieces([ red-triangle-1=3-10, red-pentagon-1=3-9, red-circle-1=4-9,
                  cian-circle-1=2-9
                ], red, Rules, State),
    targets(M, State, 3-10, Cells).
test(r8_turns_alternate, [forall(impl(M)), Players == [cian,red]]) :-
    start(M, default, State0),
    M:move(State0, 3-6-3-5, State1),
    M:player_to_move(State1, Player1),
    M:move(State1, 3-4-4-4, State2),
    M:player_to_move(State2, Player2),
    Players = [Player1,Player2].
test(r8_nothing_for_who_is_not_to_move, [forall(impl(M)), Moves == []]) :-
    start(M, default, State),
    M:valid_moves(State, cian, Moves).
test(r8_rules_travel_with_the_state, [forall(impl(M)), Rules == Expected]) :-
    Expected = rules(13,[1,2]),
    start(M, [size(13),advanced([1,2])], State),
    M:valid_moves(State, [Move|_]),
    M:move(State, Move, [_,_,Rules]).

%   R9: behind a wall of circles, seen from 3,10.

walled(Type, Enemy, Advanced, State) :-
    with_pieces([ red-Type-1=3-10, red-pentagon-1=1-1, red-circle-1=2-9,
                  cian-Enemy-1=3-9, red-circle-3=4-9
                ], red, rules(11,Advanced), State).

test(r9_without_the_rule_squares_do_not_jump,
     [forall(impl(M)), Cells == []]) :-
    walled(square, circle, [], State),
    targets(M, State, 3-10, Cells).
test(r9_squares_pass_over_either_side,
     forall(( impl(M), member(X-Y, [3-8,3-6,1-8]) ))) :-
    walled(square, circle, [1], State),
    M:move(State, 3-10-X-Y, _).
test(r9_each_counts_as_a_step, [forall(impl(M)), fail]) :-
    walled(square, circle, [1], State),
    M:move(State, 3-10-3-5, _).
test(r9_not_over_enemy_squares, [forall(impl(M)), Cells == [2-9,3-9,4-9]]) :-
    with_pieces([ red-square-1=3-10, red-pentagon-1=1-1, cian-square-1=3-9,
                  cian-square-2=2-9, cian-square-3=4-9
                ], red, rules(11,[1]), State),
    targets(M, State, 3-10, Cells).
test(r9_over_own_squares, forall(impl(M))) :-
    with_pieces([ red-square-1=3-10, red-pentagon-1=1-1, red-square-2=3-9,
                  red-circle-1=2-9, red-circle-2=4-9
                ], red, rules(11,[1]), State),
    M:move(State, 3-10-3-8, _).
test(r9_may_not_end_on_what_it_passes,
     [forall(( impl(M), member(To, [2-9,3-9]) )), fail]) :-
    walled(square, circle, [1], State),
    To = X-Y,
    M:move(State, 3-10-X-Y, _).
test(r9_only_squares_jump,
     [forall(impl(M)), Cells == [3-9]]) :-
    walled(triangle, circle, [1], State),
    targets(M, State, 3-10, Cells).
test(r10_a_step_more_from_gold,
     [ forall(( impl(M),
                member(Type-Steps, [circle-1,triangle-3,square-4,pentagon-5])
              )),
       Farthest == More
     ]) :-
    farthest(M, Type, 5-5, [2], Farthest),
    More is Steps+1.
test(r10_not_without_the_rule, [forall(impl(M)), Farthest == 3]) :-
    farthest(M, triangle, 5-5, [1], Farthest).
test(r10_not_from_elsewhere, [forall(impl(M)), Farthest == 3]) :-
    farthest(M, triangle, 5-4, [2], Farthest).
test(r10_both_rules_together, [forall(impl(M)), Farthest == 5]) :-
    farthest(M, square, 1-5, [1,2], Farthest).

farthest(M, Type, X-Y, Advanced, Farthest) :-
    with_pieces([red-Type-1=X-Y], red, rules(11,Advanced), State),
    targets(M, State, X-Y, Cells),
    findall(D,
            ( member(X1-Y1, Cells),
              M:distance(tile(X,Y), tile(X1,Y1), D)
            ),
            Ds),
    max_list(Ds, Farthest).

over(M, Pieces, Player, Winner) :-
    just_pieces(Pieces, Board),
    State = [Board,Player,rules(11,[])],
    M:valid_moves(State, Moves),
    assertion(Moves == []),
    M:game_over(State, Winner).

test(r11_who_lost_the_pentagon_has_lost,
     [forall(( impl(M), member(Player, [cian,red]) )), Winner == cian]) :-
    over(M, [cian-pentagon-1=3-0,red-circle-1=3-5], Player, Winner).
test(r11_without_pentagons_the_player_to_move_has_lost,
     [forall(( impl(M), M:other_player(Player, Other) )), Winner == Other]) :-
    over(M, [cian-circle-1=3-0,red-circle-1=3-5], Player, Winner).
test(r11_an_empty_board_too, [forall(impl(M)), Winner == cian]) :-
    over(M, [], red, Winner).
test(r11_taking_the_pentagon_wins, [forall(impl(M)), Winner == red]) :-
    meeting(circle, pentagon, State),
    M:move(State, 3-5-3-4, After),
    M:game_over(After, Winner).
test(r12_gold_wins_for_the_player_to_move, [forall(impl(M)), Winner == red]) :-
    over(M, [ cian-pentagon-1=3-0, red-pentagon-1=3-10, red-circle-1=1-5,
              red-circle-2=5-5
            ], red, Winner).
test(r12_not_before_the_opponents_turn, [forall(impl(M)), fail]) :-
    plain(Rules),
    with_pieces([red-circle-1=1-5,red-circle-2=5-5], cian, Rules, State),
    M:game_over(State, _).
test(r12_one_gold_tile_is_not_enough, [forall(impl(M)), fail]) :-
    plain(Rules),
    with_pieces([red-circle-1=1-5,cian-circle-2=5-5], red, Rules, State),
    M:game_over(State, _).
test(r12_each_board_has_its_own_gold,
     [forall(impl(M)), Winners == [red,red]]) :-
    findall(Winner,
            ( member(L-X1-X2-Y, [13-1-7-6,15-1-9-7]),
              with_pieces([ red-circle-1=X1-Y, red-circle-2=X2-Y,
                            cian-pentagon-1=4-4, red-pentagon-1=4-9
                          ], red, rules(L,[]), State),
              M:game_over(State, Winner)
            ),
            Winners).
test(r13_who_cannot_move_has_lost, [forall(impl(M)), Winner == cian]) :-
    stuck(Pieces),
    over(M, Pieces, red, Winner).
test(r13_only_when_to_move, [forall(impl(M)), fail]) :-
    stuck(Pieces),
    just_pieces(Pieces, Board),
    M:game_over([Board,cian,rules(11,[])], _).
test(r13_pentagons_come_first, [forall(impl(M)), Winner == cian]) :-
    over(M, [ cian-pentagon-1=3-0, red-circle-1=1-5, red-circle-2=5-5 ],
         red, Winner).

%   Pieces of states in which red is to move, and why the game is over.

end([cian-pentagon-1=3-0,red-circle-1=3-5], no_pentagon(red)).
end([red-pentagon-1=3-0,cian-circle-1=3-5], no_pentagon(cian)).
end([ cian-pentagon-1=3-0, red-pentagon-1=3-10, red-circle-1=1-5,
      red-circle-2=5-5
    ], gold(red)).
end(Pieces, no_move(red)) :-
    stuck(Pieces).

test(r11_to_r13_reasons,
     [forall(( impl(M), end(Pieces, Why) )), Reason == tactigon(Why)]) :-
    just_pieces(Pieces, Board),
    M:game_end([Board,red,rules(11,[])], Reason).
test(a_game_that_is_over_has_no_legal_move, [forall(impl(M)), fail]) :-
    just_pieces([cian-pentagon-1=3-0,red-circle-1=3-5], Board),
    M:move([Board,red,rules(11,[])], 3-5-3-4, _).

%   A pentagon may not attack the triangles around it.

stuck([ red-pentagon-1=3-10, cian-triangle-1=2-9, cian-triangle-2=3-9,
        cian-triangle-3=4-9, cian-pentagon-1=3-0
      ]).

near(M, X-Y, Cells) :-
    findall(X1-Y1, M:adjacent(tile(X,Y), tile(X1,Y1)), Cells0),
    msort(Cells0, Cells).

:- end_tests(tactigon_rules).
