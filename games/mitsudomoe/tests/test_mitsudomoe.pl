/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_mitsudomoe, [test_mitsudomoe/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../tests/support/deterministic').
:- use_module('../../../tests/support/for_all').
:- use_module('../../../tests/support/message_text').
:- use_module('../../../tests/support/throws').
:- use_module('../../../prolog/tabuleiro').

/** <module> Mitsudomoe: a test for each rule, predicate and error

Every test runs on both implementations: M is the module.
*/

:- initialization(( load_game(mitsudomoe, _),
                    load_game(mitsudomoe_reference, _)
                  ), now).

test_mitsudomoe :-
    run_tests([ mitsudomoe_rules, mitsudomoe_bots, mitsudomoe_original,
                mitsudomoe_notation, mitsudomoe_display, mitsudomoe_effects,
                mitsudomoe_info, mitsudomoe_errors
              ]).

impl(mitsudomoe).
impl(mitsudomoe_reference).

start(M, State) :-
    M:initial_state(default, State).

%!  position(+Stacks, +Turn, -State)
%
%   State has Stacks, pairs Cell-Piece or Cell-Pieces, on bases and empty
%   cells; the rings that are left are in the supplies. `w` and `b` are
%   balls on a ring, `W` and `B` rings.

position(Stacks, Turn, [Board,[White,Black],Turn]) :-
    findall(Row, empty_row(Row), Board0),
    foldl(put, Stacks, Board0, Board),
    supply(Board, whiteRing, White),
    supply(Board, blackRing, Black).

position(Stacks, Turn, official, State) :-
    position(Stacks, Turn, State0),
    append(State0, [rules(official)], State).

stacked(State) :-
    position([ 2-2-['W','B','W'],0-0-w,0-4-w,1-1-w,1-0-b,2-1-b,4-1-[b,'B'] ],
             'White'-ring, State).

empty_row(Stacks) :-
    between(0, 4, Row),
    findall(Stack,
            ( between(0, 4, Col),
              bottom(Col-Row, Stack)
            ),
            Stacks).

bottom(Cell, [whiteBase,empty]) :-
    memberchk(Cell, [0-3,0-4,1-4]),
    !.
bottom(Cell, [blackBase,empty]) :-
    memberchk(Cell, [3-0,4-0,4-1]),
    !.
bottom(_, [empty]).

put(Cell-Pieces, Board0, Board) :-
    atomic_list(Pieces, Atoms),
    maplist(pieces, Atoms, Lists),
    append(Lists, List),
    mitsudomoe_state:stack_at(Board0, Cell, Stack0),
    !,
    append(List, Stack0, Stack),
    mitsudomoe_state:set_stack(Board0, Cell, Stack, Board).

atomic_list(List, List) :-
    is_list(List),
    !.
atomic_list(Atom, [Atom]).

pieces(w, [whiteBall,whiteRing]).
pieces(b, [blackBall,blackRing]).
pieces('W', [whiteRing]).
pieces('B', [blackRing]).

supply(Board, Ring, Supply) :-
    aggregate_all(count,
                  ( member(Row, Board), member(Stack, Row), member(Ring, Stack)
                  ),
                  OnBoard),
    Count is 8-OnBoard,
    length(Supply, Count),
    maplist(=(Ring), Supply).

%   Where the piece on Cell, or from the supply, can go.

targets(M, State, Col-Row, Targets) :-
    M:valid_moves(State, Moves),
    findall(C-R, member([Col,Row,C,R,_], Moves), Targets).

top(State, Cell, Piece) :-
    State = [Board|_],
    mitsudomoe_state:stack_at(Board, Cell, [Piece|_]),
    !.

turn([_,_,Turn|_], Turn).

play(M, Moves, State0, State) :-
    foldl(play_move(M), Moves, State0, State).

play_move(M, Move, State0, State) :-
    M:move(State0, Move, State),
    !.

%   Balls that are out of the way of what goes on in the middle.

far([0-3-w,0-4-w,4-0-b,4-1-b]).

far(Stacks, Turn, State) :-
    far(Far),
    append(Stacks, Far, All),
    position(All, Turn, State).

values(M, State, [White,Black]) :-
    M:value(State, 'White', White),
    M:value(State, 'Black', Black).

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

:- begin_tests(mitsudomoe_bots).

%   The value for Player after each of the moves of State.

values_after(M, State, Player, Values) :-
    M:valid_moves(State, Moves),
    findall(Value,
            ( member(Move, Moves),
              M:move(State, Move, Next),
              M:value(Next, Player, Value)
            ),
            Values).

best(M, State, Level, I) :-
    M:best_moves(State, Level, [Move]),
    M:valid_moves(State, Moves),
    once(nth1(I, Moves, Move)).

ball_step(State) :-
    far([2-2-w,2-3-'W',1-1-'W',2-1-'W',3-1-'W',1-0-b], 'White'-ball, State).

relocation(State) :-
    position([ 4-2-w,3-3-w,2-1-b,0-2-'B',2-2-'B',1-3-'B',4-4-'B',0-1-w,
               3-0-b,4-0-b
             ],
             'White'-relocate([2-1]), State).

test(r17_a_ball_goes_to_the_highest_value,
     [forall(( impl(M), member(Level, [2,3]) )), I == First]) :-
    ball_step(State),
    values_after(M, State, 'White', Values),
    max_list(Values, Best),
    once(nth1(First, Values, Best)),
    assertion(First > 1),
    best(M, State, Level, I).
test(r17_of_equal_moves_the_first,
     [forall(impl(M)), Moves == [[-1,-1,0,2,whiteRing]]]) :-
    % a ring on 0-2 gains two for a vault, one on 1-2 for a step
    start(M, State),
    M:best_moves(State, 3, Moves).
test(r17_a_relocation_is_the_worst_for_the_owner,
     [forall(( impl(M), member(Level, [2,3]) )), I == First]) :-
    relocation(State),
    values_after(M, State, 'Black', Values),
    min_list(Values, Worst),
    once(nth1(First, Values, Worst)),
    assertion(First > 1),
    best(M, State, Level, I).
test(r17_a_ring_step_is_worth_the_ball_step_after_it,
     [forall(impl(M)), Values == [4,0]]) :-
    start(M, State),
    M:valueOfEachValidMoveRing(State, 'White', 3,
                               [ [-1,-1,4,4,whiteRing],
                                 [-1,-1,1,2,whiteRing]
                               ],
                               [], Values).
test(r18_easy_plays_the_move_before_the_best,
     [forall(( impl(M), ( ball_step(State) ; relocation(State) ) )),
      Easy =:= Hard-1]) :-
    best(M, State, 3, Hard),
    best(M, State, 1, Easy).
test(r18_or_the_first_if_that_is_the_best, [forall(impl(M)), I == 1]) :-
    far([2-2-w,3-1-'W',3-2-'W',1-0-b], 'White'-ball, State),
    best(M, State, 3, 1),
    best(M, State, 1, I).
test(r18_rings_are_judged_by_easys_ball_step,
     [forall(impl(M)), Moves == [[-1,-1,1,2,whiteRing]]]) :-
    % on 0-2 a vault from 0-4 is best, so easy would step from 0-3
    start(M, State),
    M:best_moves(State, 1, Moves).
test(r19_medium_lays_rings_as_easy,
     [forall(impl(M)), Moves == [[-1,-1,1,2,whiteRing]]]) :-
    start(M, State),
    M:best_moves(State, 2, Moves).
test(r20_wary_sees_the_opponents_win,
     [forall(( impl(M), member(Level-Wins, [3-true,4-false]) )),
      Win == Wins]) :-
    white_is_near(State),
    whole_turn(M, Level, State, End),
    (   wins_in_a_turn(M, End, 'White')
    ->  Win = true
    ;   Win = false
    ).
test(r20_wary_wins_at_once, [forall(impl(M)), Winner == 'White']) :-
    position([3-0-w,4-0-w,3-1-w,0-3-b,0-4-b,1-3-b], 'White'-ring, State),
    whole_turn(M, 4, State, End),
    M:game_over(End, Winner).
test(each_level_has_one_move,
     [forall(( impl(M), between(1, 4, Level) )), Count == 1]) :-
    start(M, State),
    M:best_moves(State, Level, Moves),
    length(Moves, Count).
test(no_level_moves_when_the_game_is_over,
     [forall(( impl(M), between(1, 4, Level) )), Moves == []]) :-
    start(M, State0),
    M:move(State0, [-1,-1,4,4,whiteRing], State),
    assertion(\+ M:choose_move(State, Level, _)),
    M:best_moves(State, Level, Moves).

whole_turn(M, Level, State, End) :-
    M:player_to_move(State, Player),
    M:choose_move(State, Level, Move),
    M:move(State, Move, Next),
    (   M:player_to_move(Next, Player),
        \+ M:game_over(Next, _)
    ->  whole_turn(M, Level, Next, End)
    ;   End = Next
    ).

wins_in_a_turn(M, State, Player) :-
    M:valid_moves(State, Rings),
    member(Ring, Rings),
    M:move(State, Ring, Next),
    M:valid_moves(Next, Balls),
    member(Ball, Balls),
    M:move(Next, Ball, End),
    M:game_over(End, Player),
    !.

%   White has two balls on goals and the third two cells off.

white_is_near(State) :-
    position([ 0-0-'W',1-0-'B',3-0-w,1-1-['W','W'],2-1-b,4-1-[w,'B'],
               2-2-[w,'B','B'],4-2-'W',0-3-b,0-4-b,3-4-['W','B']
             ],
             'Black'-ring, State).

:- end_tests(mitsudomoe_bots).

:- begin_tests(mitsudomoe_original).

test(initial_is_where_a_game_starts,
     [forall(impl(M)), Initial == [Board,Hands]]) :-
    M:initial(Initial),
    start(M, [Board,Hands|_]).
test(the_original_positions_are_consistent, forall(impl(M))) :-
    forall(( member(Name, [initial,intermediateMap,endMap]),
             member(Step, [ring,ball])
           ),
           ( call(M:Name, [Board,Hands]),
             M:valid_moves([Board,Hands,'White'-Step], _)
           )).
test(the_end_map_is_won_by_black,
     [forall(impl(M)), Bools == ['False','True']]) :-
    M:endMap(State),
    M:game_over(State, 'White', White),
    M:game_over(State, 'Black', Black),
    Bools = [White,Black].
test(balls_on_the_opposite_base,
     [forall(impl(M)), Bools == ['False','True']]) :-
    M:endMap([Board,_]),
    findall(Bool,
            ( member(Player, ['White','Black']),
              deterministic(M:areBallsOnOpositeBase(Board, Player, Bool))
            ),
            Bools).
test(balls_are_on_row_and_column,
     [ forall(impl(M)),
       Cells == [[[2|2],[3|0],[4|0]],[[0|3],[1|4],[3|2]]]
     ]) :-
    M:intermediateMap([Board,_]),
    findall([A,B,C],
            ( member(Player, ['White','Black']),
              deterministic(M:getBallsPositions([Board,_], Player, A, B, C))
            ),
            Cells).
test(the_value_is_made_of_balls_and_bases,
     [ forall(( impl(M), member(Name, [initial,intermediateMap,endMap]) )),
       Value == Expected
     ]) :-
    call(M:Name, State),
    M:getBoard(State, Board),
    M:getBallsPositions(State, 'White', [R1|C1], [R2|C2], [R3|C3]),
    M:getOpponentBaseStack(Board, 'White', S1, S2, S3),
    findall(20,
            ( member(Stack, [S1,S2,S3]),
              M:isBallOfColorOnTop(Stack, 'White', 'True')
            ),
            Bonus),
    sum_list(Bonus, OnBase),
    Value is 4-R1+C1 + 4-R2+C2 + 4-R3+C3 + OnBase,
    M:value(State, 'White', Expected).
test(the_opponents_base,
     [ forall(impl(M)),
       Stacks == [ [blackBall,blackRing,whiteRing,whiteBase,empty],
                   [blackBall,blackRing,whiteBase,empty],
                   [blackBall,blackRing,whiteBase,empty]
                 ]
     ]) :-
    M:endMap([Board,_]),
    deterministic(M:getOpponentBaseStack(Board, 'Black', S1, S2, S3)),
    Stacks = [S1,S2,S3].
test(the_ball_on_top_has_a_colour,
     [forall(impl(M)), Bools == ['True','False','False','False']]) :-
    findall(Bool,
            ( member(Stack-Player, [ [blackBall,blackRing,empty]-'Black',
                                     [blackBall,blackRing,empty]-'White',
                                     [blackRing,empty]-'Black',
                                     [empty]-'White'
                                   ]),
              deterministic(M:isBallOfColorOnTop(Stack, Player, Bool))
            ),
            Bools).
test(kinds_of_moves,
     [ forall(( impl(M),
                member(Kind-Count,
                       [ 'WhiteRing'-90, 'BlackRing'-55, 'WhiteBall'-8,
                         'BlackBall'-3
                       ])
              )),
       N == Count
     ]) :-
    M:intermediateMap(State),
    M:valid_moves(State, Kind, Moves),
    length(Moves, N).
test(ball_moves_need_only_a_board, [forall(impl(M)), Moves == Moves1]) :-
    M:intermediateMap([Board,Hands]),
    M:valid_moves([Board,_], 'WhiteBall', Moves),
    M:valid_moves([Board,Hands,'Black'-ring], 'WhiteBall', Moves1).
test(kinds_know_the_rules_of_a_full_state,
     [forall(impl(M)), Counts == [1,0]]) :-
    position([0-2-w,0-3-b,0-4-'W',2-1-'B',4-4-w,3-3-w,0-0-b,4-0-b],
             'White'-ball, State),
    append(State, [rules(official)], Official),
    findall(Count,
            ( member(S, [State,Official]),
              M:valid_moves(S, 'WhiteBall', Moves),
              length(Moves, Count)
            ),
            Counts).
test(kinds_do_not_look_at_the_end, [forall(impl(M)), true(Moves = [_|_])]) :-
    M:endMap(State),
    M:valid_moves(State, 'WhiteBall', Moves).
test(valid_moves_of_a_player, [forall(impl(M)), Counts == [19,0]]) :-
    start(M, State),
    M:valid_moves(State, 'White', White),
    M:valid_moves(State, 'Black', Black),
    maplist(length, [White,Black], Counts).
test(move_4_moves_a_ring,
     [forall(impl(M)), Tops-Rest == [whiteRing,empty]-[h]]) :-
    M:intermediateMap([Board|_]),
    M:move([Board,h], [0,2,3,3,whiteRing], 'White', State),
    maplist(top(State), [3-3,0-2], Tops),
    State = [_|Rest].
test(move_4_takes_from_the_supply,
     [forall(impl(M)), Hands == [[],[blackRing,blackRing]]]) :-
    M:intermediateMap(State),
    M:move(State, [-1,-1,3,3,blackRing], 'Black', [_,Hands]).
test(move_4_jumps_anywhere, [forall(impl(M)), Top == whiteBall]) :-
    M:intermediateMap(State),
    M:move(State, [2,2,0,2,whiteBall], 'White', New),
    top(New, 0-2, Top).
test(move_4_relocates,
     [ forall(( impl(M), member(Player, ['White','Black']) )),
       Top == blackBall
     ]) :-
    M:intermediateMap(State),
    M:move(State, [2,3,4,2,blackBall], Player, New),
    top(New, 4-2, Top).
test(move_4_leaves_the_rest_as_it_is, forall(impl(M))) :-
    M:intermediateMap([Board,_]),
    M:move([Board,Hands,Turn], [0,2,3,3,whiteRing], 'White', New),
    New = [_,Hands1,Turn1],
    Hands1-Turn1 == Hands-Turn.
test(move_4_checks_the_tops,
     [ forall(( impl(M),
                member(Move, [ [0,2,2,2,whiteRing], [2,2,3,3,whiteRing],
                               [2,2,1,1,whiteBall], [2,2,4,2,whiteBall],
                               [-1,-1,3,3,whiteRing], [9,9,0,0,whiteRing],
                               [0,2,0,5,whiteRing], [-1,0,3,3,blackRing],
                               [-1,-1,1,3,whiteBall]
                             ])
              )),
       fail
     ]) :-
    M:intermediateMap(State),
    M:move(State, Move, 'White', _).
test(value_needs_only_a_board, [forall(impl(M)), Value == 5]) :-
    M:intermediateMap([Board|_]),
    M:value([Board,_], 'White', Value).
test(get_board_and_pieces, [forall(impl(M)), Board-Pieces == b-h]) :-
    M:getBoard([b,_], Board),
    M:getPieces([_,h,_], Pieces).
test(choose_in_the_order_of_the_list,
     [ forall(( impl(M), member(Level-I, [1-2,2-3,3-3]) )), Index == I ]) :-
    M:intermediateMap(State),
    Moves = [ [2,2,2,4,whiteBall], [0,3,0,2,whiteBall], [0,4,1,3,whiteBall],
              [0,4,0,2,whiteBall]
            ],
    M:choose_moveBall(State, 'White', Level, Moves, Chosen),
    once(nth1(Index, Moves, Chosen)).
test(choose_a_ring,
     [ forall(( impl(M),
                member(Level-Cell, [1-(1-2),2-(1-2),3-(0-2)])
              )),
       Chosen == [-1,-1,Col,Row,whiteRing]
     ]) :-
    Cell = Col-Row,
    M:initial(State),
    M:valid_moves(State, 'WhiteRing', Moves),
    M:choose_moveRing(State, 'White', Level, Moves, Chosen).
test(choose_a_relocation,
     [ forall(( impl(M),
                member(Player, ['White','Black']),
                member(Level-I, [1-1,2-2,3-2])
              )),
       Chosen == Move
     ]) :-
    M:intermediateMap(State),
    Moves = [[2,3,4,2,blackBall],[2,3,4,0,blackBall]],
    nth1(I, Moves, Move),
    M:choose_moveBallRelocate(State, Player, Level, Moves, Chosen).
test(choose_from_nothing,
     [ forall(( impl(M),
                member(Name, [choose_moveRing,choose_moveBall,
                              choose_moveBallRelocate])
              )),
       fail
     ]) :-
    M:initial(State),
    call(M:Name, State, 'White', 3, [], _).
test(values_are_reversed_onto_what_there_is,
     [forall(impl(M)), Values == [7,3,x]]) :-
    M:intermediateMap([Board,_]),
    M:valueOfEachValidMoveBall([Board,_], 'White',
                               [[2,2,2,4,whiteBall],[0,4,1,3,whiteBall]],
                               [x], Values).
test(a_list_of_moves_may_be_long, [forall(impl(M)), N-Last == 300-7]) :-
    M:intermediateMap(State),
    length(Moves, 300),
    maplist(=([0,4,1,3,whiteBall]), Moves),
    M:valueOfEachValidMoveBall(State, 'White', Moves, [], Values),
    length(Values, N),
    last(Values, Last).
test(what_is_not_read_stays, [forall(impl(M)), Rest == [Turn,nonsense]]) :-
    M:intermediateMap([Board,_]),
    M:move([Board,Hands,Turn,nonsense], [0,4,1,3,whiteBall], 'White',
           [_,NewHands|Rest]),
    assertion(NewHands == Hands).
test(values_of_rings, [forall(impl(M)), Values == [4,3,x]]) :-
    M:initial(State),
    M:valueOfEachValidMoveRing(State, 'White', 1,
                               [ [-1,-1,0,2,whiteRing],
                                 [-1,-1,1,2,whiteRing]
                               ],
                               [x], Values).
test(values_of_a_move_that_cannot_be_made,
     [ forall(( impl(M),
                member(Move, [[2,2,1,1,whiteBall],[-1,-1,1,1,whiteRing]])
              )),
       fail
     ]) :-
    M:intermediateMap([Board,_]),
    M:valueOfEachValidMoveBall([Board,_], 'White', [Move], [], _).

:- end_tests(mitsudomoe_original).

:- begin_tests(mitsudomoe_notation).

notation(start, [-1,-1,2,1,whiteRing], "@c2").
notation(middle, [0,2,4,4,whiteRing], "a3-e5").
notation(ball, [2,2,1,3,whiteBall], "c3-b4").
notation(relocation, [2,3,4,2,blackBall], "c4-e3").

named(start, M, State) :-
    start(M, State).
named(middle, M, [Board,Hands,'White'-ring]) :-
    M:intermediateMap([Board,Hands]).
named(ball, M, [Board,Hands,'White'-ball]) :-
    M:intermediateMap([Board,Hands]).
named(relocation, M, [Board,Hands,'White'-relocate([2-3])]) :-
    M:intermediateMap([Board,Hands]).

test(writes,
     [forall(( impl(M), notation(Name, Move, Text) )), Written == Text]) :-
    named(Name, M, State),
    M:move_notation(State, Move, Written).
test(reads,
     [forall(( impl(M), notation(Name, Move, Text) )), Read == [Move]]) :-
    named(Name, M, State),
    findall(X, M:move_notation(State, X, Text), Read).
test(reads_what_a_person_types,
     [ forall(( impl(M),
                member(Text-Move,
                       [ " @ C2 "-[-1,-1,2,1,whiteRing],
                         "@2-1"-[-1,-1,2,1,whiteRing],
                         '@c2'-[-1,-1,2,1,whiteRing],
                         "a3 e5"-[0,2,4,4,whiteRing],
                         "A3,E5"-[0,2,4,4,whiteRing],
                         "a3e5"-[0,2,4,4,whiteRing],
                         "0-2 4-4"-[0,2,4,4,whiteRing],
                         "a3 > e5"-[0,2,4,4,whiteRing]
                       ])
              )),
       Read == Move
     ]) :-
    named(middle, M, State),
    M:move_notation(State, Read, Text).
test(refuses,
     [ forall(( impl(M),
                member(Text, ["","c2","@","@f1","@a6","@a0","a3-e6","a3",
                              "a3-e5-a1","@c2 x","5-0 0-0"])
              )),
       fail
     ]) :-
    named(middle, M, State),
    M:move_notation(State, _, Text).
test(refuses_another_piece,
     [ forall(( impl(M),
                member(Name-Move,
                       [ start-[0,2,4,4,whiteBall], start-[0,2,4,4,blackRing],
                         ball-[0,2,4,4,whiteRing], ball-[-1,-1,0,0,whiteBall],
                         relocation-[2,2,0,2,whiteBall],
                         start-[0,2,4,5,whiteRing]
                       ])
              )),
       fail
     ]) :-
    named(Name, M, State),
    M:move_notation(State, Move, _).
test(balls_do_not_come_from_the_supply, [forall(impl(M)), fail]) :-
    named(ball, M, State),
    M:move_notation(State, _, "@c2").
test(unbound_both, [forall(impl(M)), error(instantiation_error, _)]) :-
    start(M, State),
    M:move_notation(State, _, _).
test(text_no_text, [forall(impl(M)), error(type_error(_, f(x)), _)]) :-
    start(M, State),
    M:move_notation(State, _, f(x)).
test(a_ring_comes_from_the_supply_or_from_a_stack,
     [ forall(impl(M)),
       Steps == [ [ step("ring to lay", none, ["supply","@"]),
                    step("cell to lay it on", 2-1, ["c2","2-1"])
                  ],
                  [ step("ring to lay", 2-2, ["c3","2-2"]),
                    step("cell to lay it on", 2-1, ["c2","2-1"])
                  ]
                ]
     ]) :-
    stacked(State),
    findall(Steps1,
            ( member(Move, [[-1,-1,2,1,whiteRing],[2,2,2,1,whiteRing]]),
              M:move_steps(State, Move, Steps1)
            ),
            Steps).
test(steps_ask_where_from_and_where_to_unless_all_rings_are_in_the_supply,
     [ forall(impl(M)),
       Steps == [ [ step("cell to lay a ring on", 2-1, ["c2","2-1"]) ],
                  [ step("ball to move", 2-2, ["c3","2-2"]),
                    step("cell to move it to", 1-3, ["b4","1-3"])
                  ],
                  [ step("ball to relocate", 2-3, ["c4","2-3"]),
                    step("cell to relocate it to", 4-2, ["e3","4-2"])
                  ]
                ]
     ]) :-
    findall(Steps1,
            ( member(Name, [start,ball,relocation]),
              notation(Name, Move, _),
              named(Name, M, State),
              M:move_steps(State, Move, Steps1)
            ),
            Steps).

:- end_tests(mitsudomoe_notation).

:- begin_tests(mitsudomoe_display).

shown(M, State, Options, Lines) :-
    with_output_to(string(Text),
                   deterministic(M:show_game(State, Options))),
    split_string(Text, "\n", "", Lines).

test(ascii_board, [forall(impl(M)), Lines == Expected]) :-
    stacked(State),
    shown(M, State, [ascii(true)], Lines),
    Expected =
    [ "       a        b        c        d        e",
      "   +--------+--------+--------+--------+--------+",
      " 1 |  (W)   |  (B)   |   .    | bBoB   | bBoB   |",
      "   +--------+--------+--------+--------+--------+",
      " 2 |   .    |  (W)   |  (B)   |   .    | b(B) 2 |",
      "   +--------+--------+--------+--------+--------+",
      " 3 |   .    |   .    |   W  3 |   .    |   .    |",
      "   +--------+--------+--------+--------+--------+",
      " 4 | wWoW   |   .    |   .    |   .    |   .    |",
      "   +--------+--------+--------+--------+--------+",
      " 5 | w(W)   | wWoW   |   .    |   .    |   .    |",
      "   +--------+--------+--------+--------+--------+",
      "> White: 3 rings in supply, 0 of 3 balls on goals.",
      "  Black: 3 rings in supply, 0 of 3 balls on goals.",
      "  White is to lay a ring.",
      ""
    ].
test(whole_stacks_on_request,
     [ forall(impl(M)),
       Stacks == ["   c3:  W   B   W ","   e2: (B)  B   B  BoB"]
     ]) :-
    stacked(State),
    shown(M, State, [ascii(true),stacks(true)], Lines),
    append(Before, Stacks0, Lines),
    length(Before, 12),
    length(Stacks, 2),
    append(Stacks, _, Stacks0),
    !.
test(a_flipped_board_starts_with_the_last_row_and_column,
     [ forall(impl(M)),
       Line == " 5 |   .    |   .    |   .    | wWoW   | w(W)   |"
     ]) :-
    stacked(State),
    shown(M, State, [ascii(true),flip(true)], [_,_,Line|_]).
test(the_last_move_and_what_is_possible_have_different_marks,
     [ forall(impl(M)),
       Line == " 3 |[  .   ]|   .    |(  W  3)|   .    |{  .   }|"
     ]) :-
    stacked(State),
    shown(M, State,
          [ascii(true),last([4,2,2,2,whiteRing]),marks([0-2,4-2])], Lines),
    nth1(7, Lines, Line),
    assertion(memberchk("( ) last move, [ ] possible, { } both", Lines)).
test(a_ring_from_the_supply_marks_one_cell, [forall(impl(M)), Marked == 1]) :-
    stacked(State),
    shown(M, State, [ascii(true),last([-1,-1,2,2,whiteRing])], Lines),
    aggregate_all(count,
                  ( member(Line, Lines),
                    sub_string(Line, _, _, _, "|(")
                  ),
                  Marked).
test(the_step_is_named,
     [ forall(( impl(M),
                member(Step-Text,
                       [ ring-"  White is to lay a ring.",
                         ball-"  White is to move a ball.",
                         relocate([1-0,2-1])-
                             "  White is to relocate a ball of Black: b1, c2."
                       ])
              )) ]) :-
    position([2-2-'W',3-2-'B',0-0-w,0-4-w,1-1-w,1-0-b,2-1-b,4-1-b],
             'White'-Step, State),
    shown(M, State, [ascii(true)], Lines),
    assertion(memberchk(Text, Lines)).
test(nobody_is_to_move_when_the_game_is_over,
     [ forall(impl(M)),
       Last == [ "  White: 5 rings in supply, 3 of 3 balls on goals.",
                 "  Black: 5 rings in supply, 0 of 3 balls on goals.",
                 ""
               ]
     ]) :-
    position([3-0-w,4-0-w,4-1-w,0-0-b,1-0-b,2-0-b], 'Black'-ring, State),
    shown(M, State, [ascii(true)], Lines),
    length(Last, 3),
    append(_, Last, Lines),
    !.

legend([ "(W) ball, on its ring    W  ring    W  3 stack of 3 rings",
         "w b home cell of White, of Black   wWoW empty home cell"
       ]).

test(a_legend_explains_the_signs,
     [ forall(( impl(M),
                member(Name-Options-Times,
                       [ start-[]-2, start-[legend(false)]-0,
                         later-[]-0, later-[last([0,2,4,4,whiteRing])]-0,
                         later-[marks([])]-2, later-[legend(true)]-2
                       ])
              )),
       Count == Times
     ]) :-
    legend(Legend),
    (   Name == start
    ->  start(M, State)
    ;   stacked(State)
    ),
    shown(M, State, [ascii(true)|Options], Lines),
    aggregate_all(count, ( member(Line, Legend), memberchk(Line, Lines) ),
                  Count).
test(sentences_say_what_stands_where,
     [ forall(impl(M)),
       Lines == [ "Balls of White, 3: a1, b2, a5.",
                  "Rings of White on top: c3.",
                  "Empty home cells of White, 2: a4, b5.",
                  "Balls of Black, 3: b1, c2, e2.",
                  "Empty home cells of Black, 2: d1, e1.",
                  "Rings on c3, from the top: White, Black, White.",
                  "Rings on e2, from the top: Black, Black.",
                  "Last move: a3.",
                  "Possible, 2: b4, b5.",
                  "White: 3 rings in supply, 0 of 3 balls on goals.",
                  "Black: 3 rings in supply, 0 of 3 balls on goals.",
                  "White is to lay a ring.",
                  ""
                ]
     ]) :-
    stacked(State),
    shown(M, State,
          [text(true),last([-1,-1,0,2,whiteRing]),marks([1-3,1-4])], Lines).
test(display_game_2_of_the_original,
     [ forall(impl(M)),
       Lines == [ "  White: 0 rings in supply, 0 of 3 balls on goals.",
                  "> Black: 3 rings in supply, 0 of 3 balls on goals.", ""
                ]
     ]) :-
    M:intermediateMap(State),
    with_output_to(string(Text),
                   deterministic(M:display_game(State, 'Black'))),
    split_string(Text, "\n", "", All),
    length(Lines, 3),
    append(_, Lines, All),
    !.
test(states_of_the_document_are_nobodys_turn,
     [ forall(( impl(M),
                member(Name-Counts, [ initial-[5-0,5-0],
                                      intermediateMap-[0-0,3-0],
                                      endMap-[2-0,0-3]
                                    ])
              )),
       Shown == Expected
     ]) :-
    call(M:Name, State),
    shown(M, State, [ascii(true)], Lines),
    Counts = [White-WhiteGoals,Black-BlackGoals],
    format(string(WhiteLine),
           "  White: ~d rings in supply, ~d of 3 balls on goals.",
           [White,WhiteGoals]),
    format(string(BlackLine),
           "  Black: ~d rings in supply, ~d of 3 balls on goals.",
           [Black,BlackGoals]),
    Expected = [WhiteLine,BlackLine,""],
    length(Shown, 3),
    append(_, Shown, Lines),
    !.
test(no_line_is_wider_than_a_terminal,
     [forall(( impl(M), member(Text, [true,false]) )),
      true(Longest =< 79)]) :-
    position([ 0-4-[w,'B','B','B','B','B','W','W','W','W','W'],
               0-3-w,1-2-w,1-0-b,4-0-b,4-1-b
             ],
             'White'-ring, State),
    shown(M, State, [stacks(true),legend(true),text(Text)], Lines),
    maplist(string_length, Lines, Lengths),
    max_list(Lengths, Longest).
test(unicode_lines, forall(impl(M))) :-
    start(M, State),
    with_output_to(string(Text), M:show_game(State, [ascii(false)])),
    sub_string(Text, _, _, _, "\u253C"),
    !.

:- end_tests(mitsudomoe_display).

:- begin_tests(mitsudomoe_effects).

said(M, State, Move, Texts) :-
    deterministic(M:move_effects(State, Move, Messages)),
    maplist(message_text, Messages, Texts).

test(rings, [forall(impl(M)), Said == Expected]) :-
    stacked(State),
    findall(Texts,
            ( member(Move, [ [-1,-1,1,2,whiteRing], [2,2,1,2,whiteRing],
                             [-1,-1,2,2,whiteRing]
                           ]),
              said(M, State, Move, Texts)
            ),
            Said),
    Expected = [ ["White lays a ring from the supply on b3."],
                 ["White lays a ring from c3 on b3."],
                 [ "White lays a ring from the supply on c3.",
                   "It covers a ring of White."
                 ]
               ].
test(a_ball_moves, [forall(impl(M)), Said == Expected]) :-
    position([0-0-w,0-1-'W',0-4-w,1-4-w,3-0-b,4-0-b,4-1-b], 'White'-ball,
             State),
    said(M, State, [0,0,0,1,whiteBall], Said),
    Expected = ["White moves a ball from a1 to a2."].
test(a_ball_vaults_and_balls_are_relocated,
     [forall(impl(M)), Said == Expected]) :-
    position([0-0-w,1-0-b,2-0-b,3-0-'W',0-4-w,1-4-w,4-1-b,4-4-'B',0-3-'B'],
             'White'-ball, State),
    said(M, State, [0,0,3,0,whiteBall], Said0),
    M:move(State, [0,0,3,0,whiteBall], State1),
    said(M, State1, [1,0,0,3,blackBall], Said1),
    append(Said0, Said1, Said),
    Expected = [ "White vaults with a ball from a1 over b1, c1 to d1.",
                 "To be relocated: Black on b1, c1.",
                 "White has 1 of 3 balls on goals.",
                 "White relocates a ball of Black from b1 to a4.",
                 "Black has 1 of 3 balls on goals."
               ].
test(a_vault_over_balls_of_ones_own, [forall(impl(M)), Said == Expected]) :-
    position([0-0-w,1-1-w,2-2-'W',0-4-w,3-0-b,4-0-b,4-1-b], 'White'-ball,
             State),
    said(M, State, [0,0,2,2,whiteBall], Said),
    Expected = ["White vaults with a ball from a1 over b2 to c3."].
test(of_an_illegal_move, [forall(impl(M)), fail]) :-
    start(M, State),
    M:move_effects(State, [-1,-1,0,3,whiteRing], _).
test(of_no_move, [forall(impl(M)), error(type_error(mitsudomoe_move, x), _)]) :-
    start(M, State),
    M:move_effects(State, x, _).
test(every_move_of_a_game_has_a_text, [forall(impl(M))]) :-
    set_random(seed(1)),
    random_game(M, Moves,
                [states([State|States]),careful(true),max_plies(60)]),
    foldl(has_text(M), Moves, States, State, _).

has_text(M, Move, NewState, State, NewState) :-
    said(M, State, Move, Texts),
    assertion(Texts = [_|_]).

:- end_tests(mitsudomoe_effects).

:- begin_tests(mitsudomoe_info).

test(the_rules_are_those_of_the_config, [forall(impl(M))]) :-
    maplist(rules_of(M), [default,[rules(seed)],[rules(official)]],
            [Default,Seed,Official]),
    assertion(Default == Seed),
    assertion(append(Default, [_|_], Official)).
test(the_rules_count_the_pieces, [forall(impl(M))]) :-
    M:rules_text(default, [Line|_]),
    assertion(string_concat("R2, R3: Each player has three balls and eight \c
                             rings.", _, Line)).
test(rules_of_no_config,
     [forall(impl(M)), error(domain_error(rules, none), _)]) :-
    M:rules_text([rules(none)], _).

rules_of(M, Config, Lines) :-
    deterministic(M:rules_text(Config, Lines)).

:- end_tests(mitsudomoe_info).

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
