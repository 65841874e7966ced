/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_tactigon, [test_tactigon/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../tests/support/deterministic').
:- use_module('../../../tests/support/for_all').
:- use_module('../../../tests/support/message_text').
:- use_module('../../../tests/support/run_swipl').
:- use_module('../../../tests/support/throws').
:- use_module('../../../prolog/tabuleiro').

/** <module> Tactigon: a test for each rule, predicate and error

Every test runs on both implementations: M is the module.
*/

:- initialization(( load_game(tactigon, _),
                    load_game(tactigon_reference, _)
                  ), now).

test_tactigon :-
    run_tests([ tactigon_rules, tactigon_bots, tactigon_original,
                tactigon_settings, tactigon_notation, tactigon_display,
                tactigon_effects, tactigon_info, tactigon_errors
              ]).

impl(tactigon).
impl(tactigon_reference).

start(M, Config, State) :-
    M:initial_state(Config, State).

%!  with_pieces(+Pieces, +Player, +Rules, -State)
%
%   State has Pieces, each Piece=X-Y, and pentagons out of the way at 3,0
%   and 3,10 unless Pieces has them.

with_pieces(Pieces0, Player, Rules, [Board,Player,Rules]) :-
    foldl(with_pentagon, [cian-(3-0),red-(3-10)], Pieces0, Pieces),
    just_pieces(Pieces, Board).

with_pentagon(Player-Cell, Pieces, [Player-pentagon-1=Cell|Pieces]) :-
    \+ memberchk(Player-pentagon-1=_, Pieces),
    !.
with_pentagon(_, Pieces, Pieces).

just_pieces(Pieces, Board) :-
    findall(position(Piece, tile(X,Y)), member(Piece=X-Y, Pieces), Board0),
    msort(Board0, Board).

plain(rules(11,[])).

%   The cells that the piece on a cell may move to.

targets(M, State, OX-OY, Cells) :-
    M:valid_moves(State, Moves),
    findall(X-Y, member(OX-OY-X-Y, Moves), Cells).

%   What the board holds after a move that lands on Cell.

after(M, State, Move, Cell, Found) :-
    M:move(State, Move, [Board|_]),
    findall(Piece,
            ( Cell = X-Y,
              member(position(Piece, tile(X,Y)), Board)
            ),
            Found).

types([circle,triangle,square,pentagon]).

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

:- begin_tests(tactigon_bots).

%   What each part of the value looks at.

value_is(M, Pieces, ToMove, Player, Value) :-
    just_pieces(Pieces, Board),
    M:value([Board,ToMove,rules(11,[])], Player, Value).

test(r14_equal_at_the_start, [forall(impl(M)), Values == [0,0]]) :-
    start(M, default, State),
    maplist(M:value(State), [cian,red], Values).
test(r14_a_piece_counts_one, [forall(impl(M)), Values == [1,-1]]) :-
    Pieces = [ cian-pentagon-1=3-0, red-pentagon-1=3-10, cian-circle-1=3-4,
               red-circle-1=3-6, cian-circle-2=0-4
             ],
    maplist(value_is(M, Pieces, red), [cian,red], Values).
test(r14_nearer_to_the_pentagon_is_better, [forall(impl(M)), Value == 3]) :-
    value_is(M, [ cian-pentagon-1=3-0, red-pentagon-1=3-10, cian-circle-1=3-7,
                  red-circle-1=3-6 ], red, cian, Value).
test(r14_the_pentagon_itself_may_be_nearest, [forall(impl(M)), Value == 0]) :-
    value_is(M, [cian-pentagon-1=3-0,red-pentagon-1=3-10], red, red, Value).
test(r14_no_distance_without_pentagon,
     [forall(impl(M)), Values == [1005,-5]]) :-
    Pieces = [cian-pentagon-1=3-0,red-circle-1=3-4,cian-circle-1=4-4],
    maplist(value_is(M, Pieces, red), [cian,red], Values).
test(r14_gold_is_worth_1000_to_who_is_to_move,
     [forall(impl(M)), Values == [1000,0]]) :-
    % one piece more, and one step farther away
    findall(Value,
            ( member(ToMove, [red,cian]),
              value_is(M, [ cian-pentagon-1=3-0, red-pentagon-1=3-10,
                            red-circle-1=1-5, red-circle-2=5-5,
                            cian-circle-1=3-5
                          ], ToMove, red, Value)
            ),
            Values).
test(r14_two_reasons_give_both_1000, [forall(impl(M)), Wins == [1000,1000]]) :-
    just_pieces([ cian-pentagon-1=3-0, red-circle-1=1-5, red-circle-2=5-5 ],
                Board),
    maplist(M:wins_game([Board,red,rules(11,[])]), [cian,red], Wins).
test(r14_to_be_stuck_does_not_count, [forall(impl(M)), Wins == 0]) :-
    just_pieces([ red-pentagon-1=3-10, cian-triangle-1=2-9,
                  cian-triangle-2=3-9, cian-triangle-3=4-9,
                  cian-pentagon-1=3-0
                ], Board),
    M:wins_game([Board,red,rules(11,[])], cian, Wins).
test(r15_level_1_plays_anything, [forall(impl(M)), Best == Moves]) :-
    start(M, default, State),
    M:valid_moves(State, Moves),
    M:best_moves(State, 1, Best).
test(r15_level_2_takes_the_pentagon, [forall(impl(M)), Best == [3-5-3-4]]) :-
    with_pieces([red-circle-1=3-5,cian-pentagon-1=3-4,cian-circle-1=4-5],
                red, rules(11,[]), State),
    M:best_moves(State, 2, Best).
test(r15_level_2_is_best_by_value, [forall(impl(M)), Best == Expected]) :-
    start(M, [size(13),advanced([1,2])], State),
    M:valid_moves(State, Moves),
    findall(V-Move,
            ( member(Move, Moves),
              M:move(State, Move, Next),
              M:value(Next, red, V)
            ),
            Valued),
    max_member(Most-_, Valued),
    findall(Move, member(Most-Move, Valued), Expected),
    M:best_moves(State, 2, Best).
test(choose_move_is_one_of_the_best, [forall(impl(M)), true]) :-
    start(M, default, State),
    M:best_moves(State, 2, Best),
    M:choose_move(State, red, 2, Move),
    assertion(memberchk(Move, Best)).
test(no_move_out_of_turn, [forall(impl(M)), fail]) :-
    start(M, default, State),
    M:choose_move(State, cian, 1, _).
test(no_move_when_it_is_over, [forall(impl(M)), fail]) :-
    M:choose_move([[],red,rules(11,[])], 2, _).

:- end_tests(tactigon_bots).

:- begin_tests(tactigon_original).

test(intermediate_board, [forall(impl(M)), Board == Expected]) :-
    once(M:board(intermediate, Board)),
    just_pieces([ cian-circle-1=4-5, cian-square-1=5-7, cian-triangle-1=5-2,
                  cian-circle-3=5-1, cian-pentagon-1=3-0,
                  cian-triangle-3=0-5, cian-circle-6=5-5, red-circle-1=3-2,
                  red-square-1=5-6, red-pentagon-1=3-5, red-circle-4=2-3,
                  red-triangle-1=3-9, red-circle-6=1-5
                ], Expected).
test(final_board, [forall(impl(M)), Board == Expected]) :-
    once(M:board(final, Board)),
    just_pieces([cian-circle-1=5-1,cian-pentagon-1=5-6,red-circle-1=3-5],
                Expected).
test(intermediate_boards_are_not_over,
     [forall(( impl(M), member(L, [11,13,15]), member(P, [cian,red]) )),
      fail]) :-
    sample(M, intermediate, L, Board),
    M:game_over([Board,P,rules(L,[])], _).
test(final_boards_are_over,
     [forall(( impl(M), member(L, [11,13,15]) )), Winner == cian]) :-
    sample(M, final, L, Board),
    M:game_over([Board,red,rules(L,[])], Winner).

sample(M, Name, Lines, Board) :-
    M:create_new_board(Lines),
    once(M:board(Name, Board)),
    M:create_new_board(11).

test(the_state_of_two_elements, [forall(impl(M)), true]) :-
    M:initial_state(11, State),
    assertion(State = [_,_]),
    M:valid_moves(State, [Move|_]),
    M:move(State, Move, Next),
    assertion(Next = [_,_]),
    assertion(\+ M:game_over(State, _)),
    State = [_,Player],
    M:choose_move(State, Player, 2, _),
    M:value(State, Player, 0).
test(the_first_player_is_drawn, [forall(impl(M)), Players == [cian,red]]) :-
    findall(Player, (between(1, 40, _), M:initial_state(11, [_,Player])), Ps),
    sort(Ps, Players).
test(boards_come_back_in_standard_order, [forall(impl(M)), Sorted == Board]) :-
    start(M, default, [Start|Rest]),
    reverse(Start, Reversed),
    M:move([Reversed|Rest], 3-6-3-5, [Board|_]),
    msort(Board, Sorted).
test(validate_move, forall(impl(M))) :-
    start(M, default, State),
    M:validate_move(State, 3-6-3-5).
test(validate_move_refuses, [forall(impl(M)), fail]) :-
    start(M, default, State),
    M:validate_move(State, 3-6-3-4).
test(validate_move_enumerates, [forall(impl(M)), Found == Moves]) :-
    start(M, default, State),
    M:valid_moves(State, Moves),
    findall(Move, M:validate_move(State, Move), Found).
test(validate_move_of_one_piece,
     [forall(impl(M)), Cells == [2-5,2-6,3-5,4-5,4-6]]) :-
    start(M, default, State),
    findall(X-Y, M:validate_move(State, 3-6-X-Y), Cells).
test(validate_move_does_not_look_at_the_end, forall(impl(M))) :-
    just_pieces([red-circle-1=3-5], Board),
    M:validate_move([Board,red,rules(11,[])], 3-5-3-4).
test(valid_move_for_piece, [forall(impl(M)), Cells == Same]) :-
    start(M, default, State),
    targets(M, State, 3-6, Same),
    findall(X-Y, M:valid_move_for_piece(State, red-circle-1, 3-6-X-Y), Cells).
test(valid_move_for_piece_that_is_not_there,
     [forall(impl(M)), Cells == [2-4,2-5,3-4,4-4,4-5]]) :-
    start(M, default, State),
    findall(X-Y, M:valid_move_for_piece(State, red-circle-1, 3-5-X-Y), Cells).
test(valid_move_for_a_piece_out_of_turn,
     [forall(impl(M)), Cells == [2-4,2-5,4-4,4-5]]) :-
    start(M, default, State),
    findall(X-Y, M:valid_move_for_piece(State, cian-circle-1, 3-5-X-Y), Cells).
test(a_square_out_of_turn_does_not_jump, [forall(impl(M)), Cells == []]) :-
    with_pieces([ cian-square-1=3-10, red-pentagon-1=2-9, red-circle-1=3-9,
                  red-circle-2=4-9
                ], red, rules(11,[1]), State),
    findall(X-Y,
            M:valid_move_for_piece(State, cian-square-1, 3-10-X-Y),
            Cells).
test(valid_move_dfs_is_within_steps,
     [forall(impl(M)), Counts == [0,0,4,15]]) :-
    start(M, default, State),
    findall(Count,
            ( member(Steps, [-1,0,1,2]),
              findall(To,
                      M:valid_move_dfs(State, Steps, cian-circle-1, To, 3-5),
                      Tos),
              length(Tos, Count)
            ),
            Counts).
test(valid_move_dfs_of_any_number_of_steps, [forall(impl(M)), true]) :-
    start(M, default, State),
    findall(To, M:valid_move_dfs(State, 100, red-square-1, To, 3-5), Tos),
    Many is 1<<100,
    findall(To, M:valid_move_dfs(State, Many, red-square-1, To, 3-5), More),
    assertion(Tos \== []),
    assertion(Tos == More).
test(move_aux_does_not_validate, [forall(impl(M)), Found == [red-circle-1]]) :-
    start(M, default, State),
    M:move_aux(State, 3-6-0-4, [Board,cian|_]),
    findall(Piece, member(position(Piece, tile(0,4)), Board), Found).
test(move_aux_moves_either_side_and_takes_either,
     [forall(impl(M)), Pieces == [25,24]]) :-
    start(M, default, State),
    findall(N,
            ( member(Move, [3-0-1-1,2-2-3-0]),
              M:move_aux(State, Move, [Board|_]),
              length(Board, N)
            ),
            Pieces).
test(move_aux_to_where_it_is, [forall(impl(M)), Board == Same]) :-
    start(M, default, State),
    State = [Same|_],
    M:move_aux(State, 3-6-3-6, [Board|_]).
test(move_aux_needs_a_piece_and_a_tile,
     [forall(( impl(M), member(Move, [3-5-3-4,3-6-0-0,3-6-99-1]) )), fail]) :-
    start(M, default, State),
    M:move_aux(State, Move, _).
test(parts_of_the_value, [forall(impl(M)), Parts == [1,-1,7,6,1,2]]) :-
    once(M:board(intermediate, Board)),
    M:evaluate_advantage([Board,_], cian, A1),
    M:evaluate_advantage([Board,_], red, A2),
    M:count_player_pieces([Board,_], cian, C1),
    M:count_player_pieces([Board,_,_], red, C2),
    M:closest_to_opponent_pentagon([Board,_], cian, D1),
    M:closest_to_opponent_pentagon([Board,_,rules(11,[])], red, D2),
    Parts = [A1,A2,C1,C2,D1,D2].
test(a_move_of_the_value_is_selected, [forall(impl(M)), Moves == [b,d]]) :-
    set_random(seed(1)),
    findall(Move,
            ( between(1, 30, _),
              M:select_value_move([1-a,2-b,1-c,2-d], 2, Move)
            ),
            Moves0),
    sort(Moves0, Moves).
test(no_move_of_the_value, [forall(impl(M)), fail]) :-
    M:select_value_move([1-a], 2, _).
test(the_greedy_bot_selects_by_value, [forall(impl(M)), Moves == Best]) :-
    start(M, default, State),
    State = [Board,Player|_],
    M:valid_moves([Board,Player], Player, Valid),
    setof(Value-Move,
          Next^( member(Move, Valid),
                 M:move_aux([Board,Player], Move, Next),
                 M:value(Next, Player, Value)
               ),
          ValuesMoves),
    last(ValuesMoves, Value-_),
    set_random(seed(1)),
    findall(Move,
            ( between(1, 100, _),
              M:select_value_move(ValuesMoves, Value, Move)
            ),
            Moves0),
    sort(Moves0, Moves),
    M:best_moves(State, 2, Best).
test(values_and_moves_are_pairs, [forall(impl(M)), true]) :-
    for_all(member(Bad-Formal, [ foo-type_error(list(pair), foo),
                                 [a]-type_error(pair, a),
                                 _-instantiation_error
                               ]),
            throws(M:select_value_move(Bad, 1, _), Formal)).
test(player, [forall(impl(M)), Players == [cian,red]]) :-
    findall(Player, M:player(Player), Players).
test(other_player, [forall(impl(M)), Other == cian]) :-
    M:other_player(red, Other).
test(piece_info, [forall(impl(M)), Info == cian/square]) :-
    M:piece_info(cian-square-2, Player, Type),
    Info = Player/Type.

:- end_tests(tactigon_original).

:- begin_tests(tactigon_settings, [cleanup(defaults)]).

%   Each test sets what it needs; the thread of the tests has the defaults
%   before and after.

defaults :-
    nb_setval(tactigon_settings, settings(11, [], [cian-3,red-3])).

set(Lines, Advanced) :-
    nb_setval(tactigon_settings, settings(Lines, Advanced, [cian-3,red-3])).

test(at_first_eleven_lines_and_no_rules,
     [forall(impl(M)), Found == [7-11,[4],[cian-3,red-3]]]) :-
    thread_self(Me),
    thread_create(( M:board_size(Columns, Lines),
                    findall(Rule, M:rules(Rule), Rules),
                    findall(P-L, M:difficulty(P, L), Levels),
                    thread_send_message(Me, [Columns-Lines,Rules,Levels])
                  ), Thread),
    thread_join(Thread),
    thread_get_message(Found),
    !.
test(threads_have_their_own, [forall(impl(M)), Size == 10-15]) :-
    M:create_new_board(15),
    thread_create(M:create_new_board(13), Thread),
    thread_join(Thread),
    M:board_size(Columns, Lines),
    Size = Columns-Lines,
    defaults.
test(a_new_board_has_its_lines, [forall(impl(M)), Lines == [2-5,3-3,8]]) :-
    M:create_new_board(13),
    M:line(0, A, B),
    M:line(12, C, D),
    M:board_size(Columns, _),
    Lines = [A-B,C-D,Columns],
    defaults.
test(two_elements_are_read_with_the_settings,
     [forall(impl(M)), Counts == [58,87,58]]) :-
    start(M, default, [Board,Player|_]),
    findall(Count,
            ( member(Advanced, [[],[1],[2]]),
              set(11, Advanced),
              M:valid_moves([Board,Player], Moves),
              length(Moves, Count)
            ),
            Counts),
    defaults.
test(three_elements_are_not, [forall(impl(M)), Count == 58]) :-
    start(M, default, State),
    set(15, [1,2]),
    M:valid_moves(State, Moves),
    length(Moves, Count),
    defaults.
test(two_elements_must_fit_the_settings,
     [ forall(impl(M)), cleanup(defaults),
       error(domain_error(tactigon_state, _), _)
     ]) :-
    start(M, [size(15)], [Board,Player|_]),
    set(11, []),
    M:valid_moves([Board,Player], _).
test(an_initial_state_sets_the_size, [forall(impl(M)), Lines == 15]) :-
    M:initial_state(15, _),
    M:board_size(_, Lines),
    defaults.
test(a_config_does_not, [forall(impl(M)), Lines == 11]) :-
    M:initial_state([size(15)], _),
    M:board_size(_, Lines).
test(rules_that_are_set, [forall(impl(M)), Found == [[1],[1,2],[4]]]) :-
    findall(Rules,
            ( member(Advanced, [[1],[1,2],[]]),
              set(11, Advanced),
              findall(Rule, M:rules(Rule), Rules)
            ),
            Found),
    defaults.
test(change_settings, [forall(impl(M)), true]) :-
    settings_after(M, "2\nx\n1\n2\n3\n", Output),
    assertion(Output == "[8-13,[1,2],[cian-1,red-2]]").
test(end_of_file_changes_nothing, [forall(impl(M)), true]) :-
    settings_after(M, "2\n1\n", Output),
    assertion(Output == "[7-11,[4],[cian-3,red-3]]").

settings_after(M, Input, Last) :-
    format(string(Goal),
           "load_game(~q,_),~q:change_settings,~q:board_size(C,L),\c
            findall(R,~q:rules(R),Rs),findall(P-D,~q:difficulty(P,D),Ds),\c
            nl,print([C-L,Rs,Ds])",
           [M,M,M,M,M]),
    run_swipl(['-g', Goal, '-t', halt, 'prolog/tabuleiro.pl'], Input, Output,
              "", exit(0)),
    split_string(Output, "\n", "", Lines),
    last(Lines, Last).

:- end_tests(tactigon_settings).

:- begin_tests(tactigon_notation).

test(of_a_move, [forall(impl(M)), Text == "3-6>3-5"]) :-
    start(M, default, State),
    M:move_notation(State, 3-6-3-5, Text).
test(ways_to_type_it,
     [ forall(( impl(M),
                member(Text, [ "3-6>3-5", "3-6 3-5", "3-6,3-5", " 3-6:3-5 ",
                               "3 6 3 5", "3-6-3-5", "3,6; 3,5", '3-6 3-5'
                             ])
              )),
       Move == 3-6-3-5
     ]) :-
    start(M, default, State),
    M:move_notation(State, Move, Text).
test(no_moves,
     [ forall(( impl(M),
                member(Text, [ "", "3-6", "3-6 3", "3-6 3-5 1", "a-6 3-5",
                               "3-6 9-9", "9-9 3-6", "-3-6 3-5", "36 35",
                               "3-6 3-5a"
                             ])
              )),
       fail
     ]) :-
    start(M, default, State),
    M:move_notation(State, _, Text).
test(tiles_are_those_of_the_board, [forall(impl(M)), Move == 9-7-9-6]) :-
    start(M, [size(15)], State),
    M:move_notation(State, Move, "9-7>9-6").
test(a_move_need_not_be_legal, [forall(impl(M)), Move == 3-5-0-4]) :-
    start(M, default, State),
    M:move_notation(State, Move, "3-5>0-4").
test(steps, [forall(impl(M)), Steps == Expected]) :-
    start(M, default, State),
    M:move_steps(State, 3-6-3-5, Steps),
    Expected = [ step("piece to move", 3-6, ["3-6"]),
                 step("tile to move to", 3-5, ["3-5"])
               ].
test(no_text, [forall(impl(M)), error(type_error(text, f(x)), _)]) :-
    start(M, default, State),
    M:move_notation(State, _, f(x)).
test(no_move, [forall(impl(M)), error(type_error(tactigon_move, 3-6), _)]) :-
    start(M, default, State),
    M:move_notation(State, 3-6, _).
test(nothing_given, [forall(impl(M)), error(instantiation_error, _)]) :-
    start(M, default, State),
    M:move_notation(State, _, _).

:- end_tests(tactigon_notation).

:- begin_tests(tactigon_display).

shown(M, State, Options, Lines) :-
    with_output_to(string(Text),
                   deterministic(M:show_game(State,
                                             [ascii(true)|Options]))),
    split_string(Text, "\n", "", Lines).

test(the_original_hexagons, [forall(impl(M)), Top == Expected]) :-
    start(M, default, State),
    shown(M, State, [], Lines),
    length(Top, 6),
    append(Top, _, Lines),
    Expected = [ "    |    0  1  2  3  4  5  6   |",
                 "----|--------------------------|----",
                 "    |            __            |",
                 "  0 |         __/CC\\__         |  0",
                 "    |      __/  \\__/  \\__      |",
                 "  1 |     /CC\\__/CT\\__/CC\\     |  1"
               ].
test(gold, [forall(impl(M)), true]) :-
    start(M, default, State),
    shown(M, State, [], Lines),
    assertion(nth1(14, Lines,
                   "  5 |  \\__/GT\\__/  \\__/GT\\__/  |  5")).
test(the_last_line_is_closed, [forall(impl(M)), true]) :-
    start(M, default, State),
    shown(M, State, [], Lines),
    assertion(nth1(24, Lines, " 10 |        \\__/RC\\__/        | 10")),
    assertion(nth1(25, Lines, "    |           \\__/           |")).
test(the_last_move_stands_in_parentheses, [forall(impl(M)), true]) :-
    start(M, default, State),
    M:move(State, 3-6-3-5, Next),
    shown(M, Next, [last(3-6-3-5)], Lines),
    assertion(nth1(14, Lines,
                   "  5 |  \\__/GT\\__(RC)__/GT\\__/  |  5")),
    assertion(nth1(16, Lines,
                   "  6 |  \\__/  \\__(  )__/  \\__/  |  6")).
test(marked_tiles_stand_in_brackets, [forall(impl(M)), true]) :-
    start(M, default, State),
    shown(M, State, [marks([0-4,6-4])], Lines),
    assertion(nth1(13, Lines,
                   "    |  [  ]__/  \\__/  \\__[  ]  |")).
test(a_flipped_board_begins_with_the_last_line, [forall(impl(M)), true]) :-
    start(M, default, State),
    shown(M, State, [flip(true)], [Header|Lines]),
    assertion(Header == "    |    6  5  4  3  2  1  0   |"),
    assertion(nth1(4, Lines, "    |         __/RC\\__         |")).
test(a_tile_of_the_last_move_may_be_marked_too, [forall(impl(M)), true]) :-
    start(M, default, State),
    M:move(State, 3-6-3-5, Next),
    shown(M, Next, [last(3-6-3-5),marks([3-5])], Lines),
    assertion(nth1(14, Lines,
                   "  5 |  \\__/GT\\__{RC}__/GT\\__/  |  5")),
    assertion(memberchk("( ) last move, [ ] possible, { } both", Lines)).
test(gold_is_seen_under_a_piece, [forall(impl(M)), Seen == Expected]) :-
    with_pieces([red-circle-1=1-5,cian-square-1=5-6], red, rules(11,[]),
                State),
    shown(M, State, [], Lines),
    shown(M, State, [compact(true),last(1-4-1-5)], Compact),
    findall(Line, (member(N, [14,15]), nth1(N, Lines, Line)), Seen0),
    nth1(8, Compact, Line5),
    append(Seen0, [Line5], Seen),
    Expected = [ "  5 |  \\__/RC\\__/  \\__/GT\\__/  |  5",
                 "    |  /  \\GT/  \\__/  \\__/  \\  |",
                 " 5   .  (RC*)  .    .    .   GT    .    5"
               ].
test(compact, [forall(impl(M)), Lines == Expected]) :-
    start(M, default, State),
    shown(M, State, [compact(true),marks([3-5])], Lines0),
    length(Lines, 8),
    append(Lines, _, Lines0),
    Expected = [ "          1         3         5       ",
                 "     0         2         4         6  ",
                 " 0             .   CC    .              0",
                 " 1       CC   CS   CT   CS   CC         1",
                 " 2        .   CT   CP   CT    .         2",
                 " 3       CC    .   CS    .   CC         3",
                 " 4   .    .    .   CC    .    .    .    4",
                 " 5   .   GT    .  [ . ]  .   GT    .    5"
               ].
test(the_turn_is_shown, [forall(impl(M)), Last == Expected]) :-
    start(M, [first(cian)], State),
    shown(M, State, [], Lines),
    length(Last, 4),
    append(_, Last, Lines),
    !,
    Expected = [ "  Red: 13 pieces.", "> Cyan: 13 pieces.",
                 "  Cyan is to move.", ""
               ].
test(nobody_is_to_move_when_the_game_is_over,
     [forall(impl(M)), Last == Expected]) :-
    just_pieces([cian-circle-1=1-5,cian-circle-2=5-5,cian-pentagon-1=3-0,
                 red-pentagon-1=3-10,red-square-3=3-9],
                Board),
    shown(M, [Board,cian,rules(11,[])], [], Lines),
    length(Last, 3),
    append(_, Last, Lines),
    !,
    Expected = [ "  Red: 2 pieces. Lost: 6 circles, 3 triangles, 2 squares.",
                 "  Cyan: 3 pieces. Lost: 4 circles, 3 triangles, 3 squares.",
                 ""
               ].

legend([ "1st sign: R red, C cyan   GT gold tile, below a piece",
         "1st sign: R red, C cyan   GT gold tile, * below a piece",
         "2nd sign: C circle, T triangle, S square, P pentagon"
       ]).

test(a_legend_explains_the_signs,
     [ forall(( impl(M),
                member(Name-Options-Times,
                       [ initial-[]-2, initial-[compact(true)]-2,
                         initial-[legend(false)]-0, final-[]-0,
                         final-[last(3-6-3-5)]-0, final-[marks([])]-2,
                         final-[legend(true)]-2
                       ])
              )),
       Count == Times
     ]) :-
    legend(Legend),
    once(M:board(Name, Board)),
    shown(M, [Board,_], Options, Lines),
    findall(Line, ( member(Line, Legend), memberchk(Line, Lines) ), Shown),
    length(Shown, Count).
test(sentences_say_what_stands_where, [forall(impl(M)), Lines == Expected]) :-
    with_pieces([red-circle-1=1-5,red-circle-2=1-6,cian-square-1=5-6], red,
                rules(11,[]), State),
    shown(M, State, [text(true),last(1-4-1-5),marks([2-5])], Lines),
    Expected = [ "Red circles, 2: 1-5, 1-6.", "Red pentagon: 3-10.",
                 "Cyan square: 5-6.", "Cyan pentagon: 3-0.",
                 "Gold tiles, 2: 1-5, 5-5.", "Last move, 2: 1-4, 1-5.",
                 "Possible: 2-5.",
                 "Red: 3 pieces. Lost: 4 circles, 3 triangles, 3 squares.",
                 "Cyan: 2 pieces. Lost: 6 circles, 3 triangles, 2 squares.",
                 "Red is to move.", ""
               ].
test(the_document_shows_any_player, [forall(impl(M)), Lines == Expected]) :-
    start(M, default, [Board|_]),
    shown(M, [Board,_], [], Lines),
    shown(M, [Board,red], [], All),
    append(Same, ["> Red: 13 pieces.","  Cyan: 13 pieces.",_,""], All),
    append(Same, ["  Red: 13 pieces.","  Cyan: 13 pieces.",""], Expected),
    !.
test(samples_of_the_document_are_shown,
     [forall(( impl(M), member(Name, [initial,intermediate,final]) )), true]) :-
    once(M:board(Name, Board)),
    shown(M, [Board,_], [], Lines),
    length(Lines, Length),
    assertion(Length > 20).
test(pieces_are_shapes_where_they_can_be_printed,
     [forall(impl(M)), Signs == "\u25CF\u25B2\u25A0\u2B1F"]) :-
    start(M, default, State),
    with_output_to(string(Text), M:show_game(State, [ascii(false)])),
    split_string(Text, "\n", "", Lines),
    once(( member(Legend, Lines),
           sub_string(Legend, 0, _, _, "2nd sign: ")
         )),
    string_codes(Legend, Codes),
    include(<(0'z), Codes, SignCodes),
    string_codes(Signs, SignCodes),
    once(( member(Line, Lines),
           sub_string(Line, _, _, _, "R\u2B1F")
         )).
test(the_chosen_piece_has_sides_of_its_own, [forall(impl(M))]) :-
    start(M, default, State),
    shown(M, State, [compact(true),chosen([4-7]),marks([4-6])], Lines),
    assertion(( member(Line, Lines),
                sub_string(Line, _, _, _, "<RT >")
              )).
test(every_piece_and_tile_is_shown,
     [forall(( impl(M), member(L, [11,13,15]), member(Flip, [true,false]),
               member(Compact, [true,false]) )),
      Counts == [12,6,6,2,2]]) :-
    start(M, [size(L)], State),
    with_output_to(string(Text),
                   M:show_game(State,
                               [ascii(true),flip(Flip),compact(Compact)])),
    findall(Count,
            ( member(Letters, [["CC","RC"],["CS","RS"],["CT","RT"],
                               ["CP","RP"],["GT"]]),
              findall(B, ( member(Piece, Letters),
                           sub_string(Text, B, _, _, Piece) ), Bs),
              length(Bs, Count0),
              (   Letters == ["GT"]
              ->  Count is Count0-1     % the legend
              ;   Count = Count0
              )
            ),
            Counts).
test(no_line_is_wider_than_sixty_columns,
     [ forall(( impl(M), member(L, [11,13,15]), member(Compact, [true,false])
              ))
     ]) :-
    start(M, [size(L)], [Board|Rest]),
    include(late, Board, Late),
    shown(M, [Late|Rest], [compact(Compact),marks([3-5])], Lines),
    maplist(string_length, Lines, Lengths),
    max_list(Lengths, Longest),
    assertion(Longest =< 60).

%   Few pieces are left, so that many are listed as lost.

late(position(_-Type-1, _)) :-
    Type \== circle.

:- end_tests(tactigon_display).

:- begin_tests(tactigon_effects).

said(M, State, Move, Texts) :-
    deterministic(M:move_effects(State, Move, Messages)),
    maplist(message_text, Messages, Texts).

test(attacks, [forall(impl(M)), Said == Expected]) :-
    with_pieces([red-circle-1=3-5,cian-square-1=3-4,
                 red-triangle-1=5-8,cian-circle-1=5-7],
                red, rules(11,[]), State),
    findall(Texts,
            ( member(Move, [3-5-3-4,5-8-5-7,3-5-3-6]),
              said(M, State, Move, Texts)
            ),
            Said),
    Expected = [ ["Red's circle takes Cyan's square."],
                 ["Red's triangle attacks Cyan's circle: both are lost."],
                 []
               ].
test(gold_is_held, [forall(impl(M)), Said == Expected]) :-
    with_pieces([cian-circle-1=1-5,cian-circle-2=5-4,red-square-1=5-5], cian,
                rules(11,[]), State),
    M:move(State, 5-4-5-5, Next),
    said(M, State, 5-4-5-5, Said),
    assertion(M:valid_moves(Next, [_|_])),
    Expected = [ "Cyan's circle takes Red's square.",
                 "Cyan is on both gold tiles, and wins if it holds them for a \c
                  turn."
               ].
test(of_an_illegal_move, [forall(impl(M)), fail]) :-
    start(M, default, State),
    M:move_effects(State, 3-6-3-0, _).
test(of_no_move, [forall(impl(M)), error(type_error(tactigon_move, x), _)]) :-
    start(M, default, State),
    M:move_effects(State, x, _).

:- end_tests(tactigon_effects).

:- begin_tests(tactigon_info).

test(the_rules_are_those_of_the_config, [forall(impl(M))]) :-
    rules_of(M, default, Default),
    rules_of(M, [size(15)], [Line|Basic]),
    rules_of(M, [size(15),advanced([1])], [Line|One]),
    rules_of(M, [size(15),advanced([1,2])], [Line|Both]),
    assertion(Line == "R1: The board has 15 lines and 10 columns, 117 tiles."),
    assertion(Default = [_|Basic]),
    assertion(append(Basic, [_|_], One)),
    assertion(append(One, [_|_], Both)).
test(the_rules_of_a_number_are_those_set,
     [ forall(impl(M)), Rules == Expected,
       cleanup(advanced(M, []))
     ]) :-
    advanced(M, [2]),
    rules_of(M, 13, Rules),
    rules_of(M, [size(13),advanced([2])], Expected).
test(rules_of_no_config,
     [forall(impl(M)), error(domain_error(board_size, 12), _)]) :-
    M:rules_text([size(12)], _).

rules_of(M, Config, Lines) :-
    deterministic(M:rules_text(Config, Lines)).

%   Advanced are the advanced rules that are set.

advanced(M, Advanced) :-
    M:set_menu_settings(settings{ size:11, advanced:Advanced,
                                  player1:human, player2:human
                                }).

:- end_tests(tactigon_info).

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
