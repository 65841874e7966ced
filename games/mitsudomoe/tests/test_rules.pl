/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_mitsudomoe_rules, [test_mitsudomoe_rules/0]).
:- use_module(samples).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../tests/support/for_all').

/** <module> Mitsudomoe: a test for each rule
*/

test_mitsudomoe_rules :-
    run_tests(mitsudomoe_rules).

:- begin_tests(mitsudomoe_rules).

test(r1_home_cells_have_a_base, [forall(impl(M)), Cells-Others == 6-6]) :-
    start(M, [Board|_]),
    findall(Base,
            ( mitsudomoe_state:stack_at(Board, Cell, Stack),
              memberchk(Cell, [0-3,0-4,1-4,3-0,4-0,4-1]),
              member(Base, Stack),
              memberchk(Base, [whiteBase,blackBase])
            ),
            Bases),
    length(Bases, Cells),
    aggregate_all(count,
                  ( member(Row, Board), member(Stack, Row), Stack \= [empty] ),
                  Others).
test(r1_goals_are_the_others_home,
     [forall(impl(M)), Bools == ['True','True']]) :-
    position([3-0-w,4-0-w,4-1-w,0-3-b,0-4-b,1-4-b], 'White'-ring, State),
    M:game_over(State, 'White', White),
    M:game_over(State, 'Black', Black),
    Bools = [White,Black].
test(r2_three_balls_and_eight_rings, [forall(impl(M)), Counts == [3,3,8,8]]) :-
    start(M, [Board,Hands|_]),
    findall(Count,
            ( member(Piece, [whiteBall,blackBall,whiteRing,blackRing]),
              aggregate_all(count,
                            ( ( member(Row, Board), member(Stack, Row)
                              ; member(Stack, Hands)
                              ),
                              member(Piece, Stack)
                            ),
                            Count)
            ),
            Counts).
test(r3_white_begins_with_a_ring, [forall(impl(M)), Turn == 'White'-ring]) :-
    start(M, State),
    turn(State, Turn).
test(r3_five_rings_in_each_supply, [forall(impl(M)), Lengths == [5,5]]) :-
    start(M, [_,Hands|_]),
    maplist(length, Hands, Lengths).
test(r4_a_covered_ring_stays, [forall(impl(M)), Targets == []]) :-
    far([2-2-['B','W'],1-0-w,1-1-b], 'White'-ring, State),
    targets(M, State, 2-2, Targets).
test(r4_a_ring_under_a_ball_stays, [forall(impl(M)), Targets == []]) :-
    far([2-2-w,1-1-b], 'White'-ring, State),
    targets(M, State, 2-2, Targets).
test(r4_a_ring_uncovers_what_it_lay_on, [forall(impl(M)), Top == blackRing]) :-
    far([2-2-['W','B'],1-0-w,1-1-b], 'White'-ring, State0),
    M:move(State0, [2,2,3,3,whiteRing], State),
    top(State, 2-2, Top).
test(r4_the_order_in_a_stack_is_kept,
     [ forall(impl(M)),
       Stack == [whiteRing,blackRing,whiteRing,blackRing,blackRing,empty]
     ]) :-
    far([2-2-['B','W','B','B'],1-0-w,1-1-b], 'White'-ring, State0),
    M:move(State0, [-1,-1,2,2,whiteRing], [Board|_]),
    once(mitsudomoe_state:stack_at(Board, 2-2, Stack)).
test(r4_the_highest_stack_has_eleven_rings,
     [forall(impl(M)), Length-Winner == 14-'Black']) :-
    % with a ball, a base and `empty`; no ring of White can be moved
    position([ 0-4-[w,'B','B','B','B','B','W','W','W','W','W'],
               0-3-w,1-2-w,1-0-b,4-0-b,4-1-b
             ],
             'White'-ring, State),
    M:game_over(State, Winner),
    State = [Board|_],
    once(mitsudomoe_state:stack_at(Board, 0-4, Stack)),
    length(Stack, Length).
test(r5_ring_then_ball_then_the_opponent,
     [ forall(impl(M)),
       Turns == ['White'-ring,'White'-ball,'Black'-ring]
     ]) :-
    start(M, State0),
    play(M, [[-1,-1,1,2,whiteRing]], State0, State1),
    play(M, [[0,3,1,2,whiteBall]], State1, State2),
    maplist(turn, [State0,State1,State2], Turns).
test(r5_player_to_move_stays_within_the_turn,
     [forall(impl(M)), Players == ['White','White','Black']]) :-
    start(M, State0),
    play(M, [[-1,-1,1,2,whiteRing]], State0, State1),
    play(M, [[0,3,1,2,whiteBall]], State1, State2),
    maplist(M:player_to_move, [State0,State1,State2], Players).
test(r5_each_vaulted_ball_is_a_step,
     [ forall(impl(M)),
       Turns == [ 'White'-relocate([2-2,3-2]), 'White'-relocate([3-2]),
                  'Black'-ring
                ]
     ]) :-
    two_vaulted(State0),
    play(M, [[1,2,4,2,whiteBall]], State0, State1),
    play(M, [[2,2,0,0,blackBall]], State1, State2),
    play(M, [[3,2,2,2,blackBall]], State2, State3),
    maplist(turn, [State1,State2,State3], Turns).
test(r6_at_first_rings_come_from_the_supply,
     [forall(impl(M)), Count == 19]) :-
    start(M, State),
    M:valid_moves(State, Moves),
    for_all(member(Move, Moves), Move = [-1,-1,_,_,whiteRing]),
    length(Moves, Count).
test(r6_a_ring_goes_to_any_other_cell_without_a_ball,
     [forall(impl(M)), Count == 18]) :-
    far([2-2-'W',1-0-w,1-1-b], 'White'-ring, State),
    targets(M, State, 2-2, Targets),
    length(Targets, Count),
    assertion(\+ memberchk(2-2, Targets)),
    assertion(memberchk(4-4, Targets)).
test(r6_not_on_a_ball, [forall(( impl(M), member(Ball, [1-0,1-1]) )), fail]) :-
    far([1-0-w,1-1-b], 'White'-ring, State),
    targets(M, State, (-1)-(-1), Targets),
    memberchk(Ball, Targets).
test(r6_an_empty_supply_gives_nothing, [forall(impl(M)), Targets == []]) :-
    far([2-2-['W','W','W','W','W'],1-0-w,1-1-b], 'White'-ring, State),
    targets(M, State, (-1)-(-1), Targets).
test(r6_the_supply_shrinks, [forall(impl(M)), Lengths == [4,5]]) :-
    start(M, State0),
    M:move(State0, [-1,-1,2,2,whiteRing], [_,Hands|_]),
    maplist(length, Hands, Lengths).
test(r6_no_more_ring_steps_than_91, [forall(impl(M)), Count == 91]) :-
    far([2-2-'W',2-3-'W',3-3-'W',1-2-'W',1-0-w,1-1-b], 'White'-ring, State),
    M:valid_moves(State, Moves),
    length(Moves, Count).
test(r7_to_the_eight_cells_around,
     [ forall(impl(M)),
       Targets == [1-1,1-2,1-3,2-1,2-3]
     ]) :-
    far([ 2-2-w, 1-1-'W',1-2-'W',1-3-'W',2-1-'W',2-3-'W', 0-0-b ],
        'White'-ball, State),
    targets(M, State, 2-2, Targets).
test(r7_and_the_other_three, [forall(impl(M)), Targets == [3-1,3-2,3-3]]) :-
    far([2-2-w,3-1-'W',3-2-'W',3-3-'W',0-0-b], 'White'-ball, State),
    targets(M, State, 2-2, Targets).
test(r7_not_to_an_empty_cell_or_another_colour,
     [forall(impl(M)), Targets == []]) :-
    far([2-2-w,3-2-'B',2-3-['B','W'],0-0-b], 'White'-ball, State),
    targets(M, State, 2-2, Targets).
test(r7_a_ball_on_its_goal_stays, [forall(impl(M)), Targets == []]) :-
    position([3-0-w,2-0-'W',2-1-'W',0-3-w,0-4-w,0-0-b,1-1-b,4-4-b],
             'White'-ball, State),
    targets(M, State, 3-0, Targets).
test(r7_a_ball_on_its_home_goes, [forall(impl(M)), Targets == [1-2]]) :-
    start(M, State0),
    M:move(State0, [-1,-1,1,2,whiteRing], State),
    targets(M, State, 0-3, Targets).
test(r8_in_eight_directions,
     [ forall(( impl(M), member(DC-DR, [ (-1)-(-1),(-1)-0,(-1)-1,0-(-1),0-1,
                                         1-(-1),1-0,1-1 ]) ))
     ]) :-
    Over = C-R,
    C is 2+DC, R is 2+DR,
    To = C2-R2,
    C2 is 2+2*DC, R2 is 2+2*DR,
    position([2-2-w,Over-b,To-'W',0-1-w,1-0-w,3-4-b,4-3-b,1-4-'B'],
             'White'-ball, State0),
    M:move(State0, [2,2,C2,R2,whiteBall], State),
    top(State, To, whiteBall),
    top(State, 2-2, whiteRing),
    turn(State, 'White'-relocate([Over])).
test(r8_over_one_to_three_balls, [forall(impl(M)), Moves == [1,1,1]]) :-
    findall(Count,
            ( member(Stacks, [ [1-2-b,2-2-'W',0-0-w,4-4-b],
                               [1-2-b,2-2-w,3-2-'W',4-4-b],
                               [1-2-b,2-2-w,3-2-b,4-2-'W']
                             ]),
              position_with_others([0-2-w,1-4-'B'|Stacks], 'White'-ball,
                                   State),
              targets(M, State, 0-2, Targets),
              length(Targets, Count)
            ),
            Moves).
test(r8_to_the_first_cell_without_a_ball_only,
     [forall(impl(M)), Targets == []]) :-
    position_with_others([0-2-w,1-2-b,3-2-'W',1-4-'B'], 'White'-ball, State),
    targets(M, State, 0-2, Targets).
test(r8_not_over_a_gap, [forall(impl(M)), Targets == []]) :-
    position_with_others([0-2-w,2-2-b,3-2-'W',1-4-'B'], 'White'-ball, State),
    targets(M, State, 0-2, Targets).
test(r8_to_a_ring_of_its_colour, [forall(impl(M)), Targets == []]) :-
    position_with_others([0-2-w,1-2-b,2-2-['B','W'],1-4-'B'], 'White'-ball,
                         State),
    targets(M, State, 0-2, Targets).
test(r8_not_off_the_board, [forall(impl(M)), Targets == []]) :-
    % 0-1, 0-0 and then the edge; the next column begins with a ring
    position_with_others([0-1-w,0-0-b,1-4-'W',1-0-'B'], 'White'-ball, State),
    targets(M, State, 0-1, Targets).
test(r8_one_may_vault_ones_own, [forall(impl(M)), Turn == 'Black'-ring]) :-
    position_with_others([0-2-w,1-2-w,2-2-'W'], 'White'-ball, State0),
    M:move(State0, [0,2,2,2,whiteBall], State),
    turn(State, Turn).
test(r8_only_the_enemy_balls_are_relocated,
     [forall(impl(M)), Turn == 'White'-relocate([1-2,3-2])]) :-
    position_with_others([0-2-w,1-2-b,2-2-w,3-2-b,4-2-'W',1-4-'B'],
                         'White'-ball, State0),
    M:move(State0, [0,2,4,2,whiteBall], State),
    turn(State, Turn).
test(r9_no_vault_without_a_ring_to_relocate_to, [forall(impl(M)), fail]) :-
    position_with_others([0-2-w,1-2-b,2-2-'W',1-4-['W','B']], 'White'-ball,
                         State),
    M:move(State, [0,2,2,2,whiteBall], _).
test(r9_own_balls_need_none, forall(impl(M))) :-
    position_with_others([0-2-w,1-2-w,2-2-'W'], 'White'-ball, State),
    M:move(State, [0,2,2,2,whiteBall], _).
test(r10_in_any_order_to_any_ring_of_its_colour,
     [ forall(impl(M)),
       Moves == [ [2,2,0,0,blackBall],[2,2,0,1,blackBall],
                  [3,2,0,0,blackBall],[3,2,0,1,blackBall]
                ]
     ]) :-
    two_vaulted(State0),
    M:move(State0, [1,2,4,2,whiteBall], State),
    M:valid_moves(State, Moves).
test(r10_to_a_cell_that_a_relocation_left,
     [forall(impl(M)), Targets == [0-1,3-2]]) :-
    two_vaulted(State0),
    play(M, [[1,2,4,2,whiteBall],[3,2,0,0,blackBall]], State0, State),
    targets(M, State, 2-2, Targets).
test(r10_one_ring_is_enough_for_two_balls,
     [forall(impl(M)), Turn == 'Black'-ring]) :-
    position([1-2-w,2-2-b,3-2-b,4-2-'W',0-0-'B',0-3-w,0-4-w,4-0-b],
             'White'-ball, State0),
    play(M,
         [[1,2,4,2,whiteBall],[2,2,0,0,blackBall],[3,2,2,2,blackBall]],
         State0, State),
    turn(State, Turn).
test(r10_a_relocated_ball_is_not_relocated_again, [forall(impl(M)), fail]) :-
    two_vaulted(State0),
    play(M, [[1,2,4,2,whiteBall],[3,2,0,0,blackBall]], State0, State),
    M:move(State, [0,0,0,1,blackBall], _).
test(r11_no_ball_step_loses, [forall(impl(M)), Winner-Moves == 'Black'-[]]) :-
    start(M, State0),
    M:move(State0, [-1,-1,4,4,whiteRing], State),
    M:game_over(State, Winner),
    M:valid_moves(State, Moves).
test(r11_no_ring_step_loses, [forall(impl(M)), Winner-Moves == 'Black'-[]]) :-
    far([2-2-['B','W','W','W','W','W'],1-0-w,1-1-b], 'White'-ring, State),
    M:game_over(State, Winner),
    M:valid_moves(State, Moves).
test(r11_a_ring_in_the_supply_is_a_ring_step, [forall(impl(M)), fail]) :-
    far([2-2-['B','W','W','W','W'],1-0-w,1-1-b], 'White'-ring, State),
    M:game_over(State, _).
test(r12_three_balls_on_their_goals_win,
     [forall(impl(M)), Winner == 'White']) :-
    position([3-0-w,4-0-w,3-1-w,4-1-'W',0-0-b,0-1-b,0-2-b], 'White'-ball,
             State0),
    M:move(State0, [3,1,4,1,whiteBall], State),
    M:game_over(State, Winner).
test(r12_two_do_not, [forall(impl(M)), fail]) :-
    position([3-0-w,4-0-w,3-1-w,0-0-b,0-1-b,0-2-b], 'Black'-ring, State),
    M:game_over(State, _).
test(r12_not_before_the_turn_ends, [forall(impl(M)), fail]) :-
    % the vaulted ball is yet to be relocated
    position([3-0-w,4-0-w,4-3-w,4-2-b,4-1-'W',0-0-b,0-1-b,0-2-'B'],
             'White'-ball, State0),
    M:move(State0, [4,3,4,1,whiteBall], State),
    M:game_over(State, _).
test(r13_balls_relocated_to_their_goals_win_for_their_owner,
     [forall(impl(M)), Winner == 'Black']) :-
    relocated_home(State0),
    play(M, [[2,2,4,2,whiteBall],[3,2,1,4,blackBall]], State0, State),
    M:game_over(State, Winner).
test(r13_the_movers_own_come_first, [forall(impl(M)), Winner == 'White']) :-
    position([3-0-w,4-0-w,4-1-w,0-3-b,0-4-b,1-4-b], 'Black'-ring, State),
    M:game_over(State, Winner).
test(r14_official_rules_protect_balls_on_their_goals,
     [forall(impl(M)), Targets == []]) :-
    goal_vault(Stacks),
    position(Stacks, 'White'-ball, official, State),
    targets(M, State, 0-2, Targets).
test(r14_the_seeds_rules_do_not, [forall(impl(M)), Targets == [0-4]]) :-
    goal_vault(Stacks),
    position(Stacks, 'White'-ball, State),
    targets(M, State, 0-2, Targets).
test(r14_own_balls_on_goals_may_be_vaulted,
     [forall(impl(M)), Targets == [4-0]]) :-
    position([4-2-w,4-1-w,4-0-'W',0-0-w,1-0-b,2-0-b,2-2-b], 'White'-ball,
             official, State),
    targets(M, State, 4-2, Targets).
test(r15_a_full_home_loses, [forall(impl(M)), Winner == 'Black']) :-
    full_home(Stacks),
    position(Stacks, 'White'-ball, official, State0),
    M:move(State0, [0,2,0,3,whiteBall], State),
    M:game_over(State, Winner),
    M:valid_moves(State, []).

%   States in which the game is over, and why.

end(M, no_ball('White'), State) :-
    start(M, State0),
    M:move(State0, [-1,-1,4,4,whiteRing], State).
end(_, no_ring('White'), State) :-
    far([2-2-['B','W','W','W','W','W'],1-0-w,1-1-b], 'White'-ring, State).
end(_, goals('White'), State) :-
    position([3-0-w,4-0-w,4-1-w,0-3-b,0-4-b,1-4-b], 'Black'-ring, State).
end(M, goals('Black'), State) :-
    relocated_home(State0),
    play(M, [[2,2,4,2,whiteBall],[3,2,1,4,blackBall]], State0, State).
end(M, home_full('White'), State) :-
    full_home(Stacks),
    position(Stacks, 'White'-ball, official, State0),
    M:move(State0, [0,2,0,3,whiteBall], State).

test(r11_to_r15_reasons,
     [forall(( impl(M), end(M, Why, State) )), Reason == mitsudomoe(Why)]) :-
    M:game_end(State, Reason).
test(r15_not_by_the_seeds_rules, [forall(impl(M)), fail]) :-
    full_home(Stacks),
    position(Stacks, 'White'-ball, State0),
    M:move(State0, [0,2,0,3,whiteBall], State),
    M:game_over(State, _).
test(r15_not_before_the_first_turn, [forall(impl(M)), fail]) :-
    M:initial_state([rules(official)], State),
    M:game_over(State, _).
test(r15_who_has_won_has_won, [forall(impl(M)), Winner == 'White']) :-
    position([3-0-w,4-0-w,4-1-w,0-3-b,0-4-b,1-4-b], 'Black'-ring, official,
             State),
    M:game_over(State, Winner).
test(r15_rules_stay_with_the_game,
     [forall(impl(M)), Rules == rules(official)]) :-
    M:initial_state([rules(official)], State0),
    play(M, [[-1,-1,1,2,whiteRing],[0,3,1,2,whiteBall]], State0, State),
    last(State, Rules).
test(r16_values, [forall(impl(M)), Values == [[2,2],[82,82],[5,7]]]) :-
    start(M, Start),
    position([3-0-w,4-0-w,4-1-w,0-3-b,0-4-b,1-4-b], 'White'-ring, All),
    M:intermediateMap(Middle),
    maplist(values(M), [Start,All,Middle], Values).
test(whole_turns_from_the_start, [forall(impl(M)), Counts == [9,81]]) :-
    start(M, State),
    findall(Count,
            ( member(Turns, [1,2]),
              turns(M, Turns, State, Count)
            ),
            Counts).

two_vaulted(State) :-
    position([1-2-w,2-2-b,3-2-b,4-2-'W',0-0-'B',0-1-'B',0-3-w,0-4-w,4-0-b],
             'White'-ball, State).

%   Two balls of Black are on their goals, and White vaults the third.

relocated_home(State) :-
    position([2-2-w,3-2-b,4-2-'W',0-3-b,0-4-b,1-4-'B',0-0-w,0-1-w],
             'White'-ball, State).

goal_vault([0-2-w,0-3-b,0-4-'W',2-1-'B',4-4-w,3-3-w,0-0-b,4-0-b]).

full_home([0-2-w,0-3-'W',0-4-b,1-4-b,3-3-w,4-4-w,2-1-b]).

%   Balls that are not named stand where they cannot meddle.

position_with_others(Stacks, Turn, State) :-
    add_balls(w, [4-4,3-4,2-4], Stacks, Stacks1),
    add_balls(b, [4-0,3-0,2-0], Stacks1, Stacks2),
    position(Stacks2, Turn, State).

add_balls(Ball, Cells, Stacks0, Stacks) :-
    aggregate_all(count, member(_-Ball, Stacks0), Count),
    Missing is 3-Count,
    findall(Cell-Ball,
            ( member(Cell, Cells),
              \+ memberchk(Cell-_, Stacks0)
            ),
            More0),
    length(More, Missing),
    append(More, _, More0),
    append(Stacks0, More, Stacks).

turns(_, 0, _, 1) :-
    !.
turns(M, Turns, State, Count) :-
    M:player_to_move(State, Player),
    M:valid_moves(State, Moves),
    aggregate_all(sum(C),
                  ( member(Move, Moves),
                    M:move(State, Move, Next),
                    M:player_to_move(Next, NextPlayer),
                    (   NextPlayer == Player
                    ->  Left = Turns
                    ;   Left is Turns-1
                    ),
                    turns(M, Left, Next, C)
                  ),
                  Count).

:- end_tests(mitsudomoe_rules).
