/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_mitsudomoe_original, [test_mitsudomoe_original/0]).
:- use_module(samples).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../tests/support/deterministic').

/** <module> Mitsudomoe: the predicates and the bots of the original program
*/

test_mitsudomoe_original :-
    run_tests([mitsudomoe_bots, mitsudomoe_original]).

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
