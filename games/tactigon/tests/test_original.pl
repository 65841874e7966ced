/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_tactigon_original, [test_tactigon_original/0]).
:- use_module(samples).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../tests/support/for_all').
:- use_module('../../../tests/support/throws').

/** <module> Tactigon: the predicates and the bots of the original program
*/

test_tactigon_original :-
    run_tests([tactigon_bots, tactigon_original]).

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
