/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_game_end, [test_game_end/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/game/game', [end_reason/3]).
:- use_module('../../prolog/tabuleiro/search/blunder').
:- use_module('../../prolog/tabuleiro/web/position', [position_dict/3]).
:- use_module('../../prolog/tabuleiro/web/replay', [replayed/3]).
:- use_module('../fixtures/chase', []).
:- use_module('../fixtures/heap', []).
:- use_module('../support/with_fault').

/** <module> Messages at the end of a game, and before it
*/

test_game_end :-
    run_tests([game_end, loses_at_once]).

%   Every reason that the documentation of a game names.

reason(wali(few_stones('B', 2)),         "Black has two stones left.").
reason(wali(few_stones('W', 1)),         "White has one stone left.").
reason(wali(few_stones('W', 0)),         "White has no stones left.").
reason(wali(no_move('W')),               "White has no move.").
reason(tactigon(no_pentagon(cian)),      "Cyan has lost the pentagon.").
reason(tactigon(gold(red)),
       "Red has held both gold tiles for a turn.").
reason(tactigon(no_move(red)),           "Red has no move.").
reason(mitsudomoe(goals('White')),
       "White has its three balls on their goals.").
reason(mitsudomoe(home_full('Black')),
       "Black has ended a turn with balls on all three of its home cells.").
reason(mitsudomoe(no_ring('White')),     "White has no ring to lay.").
reason(mitsudomoe(no_ball('Black')),
       "Black has no ball that can move.").
reason(waldmeister(planted),             "All trees are planted.").
reason(waldmeister(full),                "Every cell has a tree.").
reason(waldmeister(no_turn(2)),          "Player 2 has no turn.").
reason("The heap is gone.",              "The heap is gone.").

shown(Goal, Output) :-
    with_output_to(string(Output), Goal).

:- begin_tests(game_end).

test(every_reason_has_a_text,
     [forall(reason(Reason, Text)), Printed == Expected]) :-
    forall(game_name(Game), load_game(Game, _)),
    shown(tabuleiro_terminal:say(ended(rules(Reason))), Printed),
    string_concat(Text, "\n", Expected).
test(the_reason_follows_the_result) :-
    shown(play_match(heap, random, random, _, [show(true)]), Output),
    assertion(sub_string(Output, _, _, 0, " wins.\nThe heap is gone.\n")).
test(the_winners_points_come_first,
     [ forall(member(Text-Result,
                     [ "b/om/n_333232333-323323333_1"-
                       "Player 1 wins, 4 to 3.",
                       "n/yb/nny/by/c_333303313-312333323_2"-
                       "Player 2 wins, 9 to 6.",
                       "n/zb/x_333333232-323323333_1"-
                       "The game is a draw, 4 to 4."
                     ])),
       Shown-Sent == Expected-Result
     ]) :-
    load_game(waldmeister, Game),
    Game:state_notation(State, Text),
    shown(play_match(Game, random, random, _, [state(State), show(true)]),
          Output),
    format(string(Expected), "~n~s~nEvery cell has a tree.~n", [Result]),
    string_length(Expected, Length),
    sub_string(Output, _, Length, 0, Shown),
    replayed(_{games:[Game]}, _{game:"waldmeister", start:Text}, Played),
    position_dict(Played, _{}, Dict),
    Sent = Dict.result.
test(a_repetition_follows_it_too) :-
    shown(play_match(wali, random, random, draw,
                     [show(true), max_plies(3)]), Output),
    assertion(sub_string(Output, _, _, 0,
                         "The game is a draw.\n\c
                          The game has lasted long enough.\n")).
test(a_game_need_not_give_reasons, fail) :-
    chase:initial_state(default, State),
    end_reason(chase, State, _).
test(no_reason_before_the_end, [forall(game_name(Game)), fail]) :-
    load_game(Game, Module),
    Module:initial_state(default, State),
    end_reason(Module, State, _).

:- end_tests(game_end).

:- begin_tests(loses_at_once).

losing(Game, State, Count) :-
    Game:valid_moves(State, Moves),
    aggregate_all(count,
                  ( member(Move, Moves),
                    loses_at_once(Game, State, Move, _)
                  ),
                  Count).

test(fourteen_of_nineteen_first_rings, Count == 14) :-
    load_game(mitsudomoe, _),
    mitsudomoe:initial_state(default, State),
    losing(mitsudomoe, State, Count).
test(not_in_other_games,
     [forall(member(Game, [wali,tactigon])), Count == 0]) :-
    load_game(Game, _),
    Game:initial_state(default, State),
    losing(Game, State, Count).
test(the_opponents_next_turn, Losing == [1,2]) :-
    % 4 left: who takes 3 moves again
    findall(Move,
            ( member(Move, [1,2,3]),
              loses_at_once(heap, heap(4,1,[]), Move, _)
            ),
            Losing).
test(the_end_is_that_of_the_loss, End == heap(0,1,[])) :-
    loses_at_once(heap, heap(4,1,[]), 1, End).
test(a_draw_is_no_loss, Losing == 0) :-
    with_fault([game_over(heap(0,_,_), draw)], Game),
    losing(Game, heap(1,1,[]), Losing).
test(a_loss_in_a_later_turn_is_not_at_once, Losing == [3,2,0,0]) :-
    % sides alternate: 4 left are lost, two turns of the opponent later
    with_fault([ ( move(heap(N,P,_), M, heap(L,Q,[])) :-
                       M =< N,
                       L is N-M,
                       Q is 3-P
                 )
               ],
               Game),
    findall(Count,
            ( member(Left, [4,5,7,8]),
              losing(Game, heap(Left,1,[]), Count)
            ),
            Losing).

:- end_tests(loses_at_once).
