/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_loop_explains, [test_loop_explains/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../../prolog/tabuleiro/adopt/loop_explains').
:- use_module('../../prolog/tabuleiro/adopt/loop_reading').
:- use_module('../../prolog/tabuleiro/adopt/loop_step').
:- use_module('../../prolog/tabuleiro/adopt/spies').

/** <module> Whether the steps of a loop explain what a program played
*/

test_loop_explains :-
    run_tests(loop_explains).

%   A loop that climbs by one or two stairs, from 4 on by one more if a coin
%   says so.

climb(N) :-
    N < 9,
    stairs(Steps),
    step(Steps, Step),
    coin(N, More),
    N1 is N+Step+More,
    climb(N1).

stairs([1,2]).

step(Steps, Step) :-
    random_member(Step, Steps).

coin(N, More) :-
    (   N < 4
    ->  More = 0
    ;   random_between(0, 1, More)
    ).

loop(loop{ predicate:test_loop_explains:climb/1, repeats:false,
           choices:[choice(test_loop_explains:step/2, any, pick(2, 1))],
           typed:none, several:false, open:false, winner:none, facts:[],
           prompts:[] }).

%   A loop that asks a person until the answer is a number.

asked(N) :-
    repeat,
    catch(read(Steps), error(_, _), fail),
    integer(Steps),
    !,
    N1 is N+Steps,
    asked(N1).

explained(Pairs, Seconds, Explained) :-
    loop(Loop),
    findall(turn(climb(A), climb(B), []), member(A-B, Pairs), Turns),
    loop_spies(Loop, Spies),
    with_spies(Spies,
               explains(Loop, test_loop_explains, Turns, Seconds, Explained)).

%   Each of Turns is From-Step-To: in From the program chose Step by step/2,
%   which lists no moves here.

unlisted(Turns, Explained) :-
    PI = test_loop_explains:step/2,
    loop(Loop0),
    Loop = Loop0.put(choices, [choice(PI, any, outputs([2]))]),
    findall(turn(climb(A), climb(B),
                 [call(1, PI, any, step([1,2], _), step([1,2], Step))]),
            member(A-Step-B, Turns),
            Played),
    loop_spies(Loop, Spies),
    with_spies(Spies,
               explains(Loop, test_loop_explains, Played, 3600, Explained)).

:- begin_tests(loop_explains).

test(moves_lead_from_each_state_to_the_next, Explained == explained(2, 2)) :-
    explained([0-2,2-3], 3600, Explained).
test(a_state_that_no_move_leads_to_is_not_explained, fail) :-
    explained([0-3], 3600, _).
test(what_a_coin_decides_is_not_explained, fail) :-
    explained([4-5,5-6,6-7,7-8,8-9], 3600, _).
test(what_was_chosen_leads_on_where_nothing_is_listed,
     Explained == explained(2, 2)) :-
    unlisted([0-1-1,1-2-3], Explained).
test(what_a_coin_decides_after_an_unlisted_choice_is_not_explained, fail) :-
    unlisted([4-1-5,5-1-6,6-1-7,7-1-8,8-1-9], _).
test(a_step_that_reads_ends_at_once, [Outcome,Ended] == [lost,!]) :-
    loop(Loop0),
    Loop = Loop0.put(predicate, test_loop_explains:asked/1),
    loop_spies(Loop, Spies),
    with_spies(Spies,
               call_with_inference_limit(
                   loop_asks(Loop, test_loop_explains, asked(0), Outcome),
                   100_000, Ended)).
test(turns_for_which_there_was_no_time_are_told,
     Explained == explained(0, 2)) :-
    explained([0-2,2-3], -1, Explained).
test(the_move_that_the_program_made_is_tried_first, Moves == [c,a,b]) :-
    loop(Loop),
    Done = [call(1, m:move/3, any, move(s, c, _), move(s, c, t))],
    tabuleiro_loop_explains:likeliest_first(Loop, s, Done, [a,b,c], Moves).
test(of_several_choices_the_next_one_is_tried_first, Moves == [c,d,b,a]) :-
    loop(Loop0),
    Loop = Loop0.put(choices, [choice(m:pick/2, any, pick(1, 2))]),
    List = [a,b,c,d],
    findall(call(N, m:pick/2, m:bot/1, pick(_, List), pick(Move, List)),
            member(N-Move, [3-d,2-c,1-b]),
            Done),
    tabuleiro_loop_explains:likeliest_first(Loop, chosen(s, [b]), Done, List,
                                            Moves).
test(a_turn_has_the_calls_that_were_made_in_it, Turns == Expected) :-
    Events = [ enter(1, m:loop/1, loop(0), none),
               enter(2, m:move/2, move(0, _), m:loop/1),
               leave(2, m:move/2, move(0, 1)),
               enter(3, m:loop/1, loop(1), m:loop/1),
               enter(4, m:loop/1, loop(1), m:loop/1),
               enter(5, m:loop/1, loop(2), m:loop/1)
             ],
    Call = call(2, m:move/2, m:loop/1, move(0, 1), move(0, 1)),
    played_turns(run{events:Events}, m:loop/1, [Call], Turns),
    Expected = [turn(loop(0), loop(1), [Call]), turn(loop(1), loop(2), [])].
test(a_cell_of_the_board_is_no_move, set(Caller == [m:cell/3])) :-
    Board = [[e,x],[x,e]],
    member(List-Caller0, [Board-(m:row/2), [e,x]-(m:cell/3), [a,b]-(m:bot/2)]),
    Done = [ call(1, m:nth0/3, m:bot/2, nth0(1, [a,b], _), nth0(1, [a,b], b)),
             call(2, m:nth0/3, Caller0, nth0(0, List, _), nth0(0, List, _))
           ],
    member(Caller, [m:cell/3,m:bot/2]),
    tabuleiro_loop_reading:looks_up(loop(Board, red), Done,
                                    choice(m:nth0/3, Caller, pick(3, 2))).
test(a_board_is_the_state_rather_than_a_piece_on_it, Path == [1]) :-
    Board = [[k-b,e,e],[e,e,k-w]],
    Moves = valid_moves([[e,e,e],[e,e,e]], k-b, _),
    Show = display_game(Board),
    tabuleiro_loop_options:own_path(
        reading{ first:turn(loop(Board, w), loop([], b), []),
                 states:[loop(Board, w),loop([], b)],
                 loop:loop{choices:[]},
                 calls:[ call(1, m:valid_moves/3, m:bot/2, Moves, Moves),
                         call(2, m:display_game/1, m:turn/2, Show, Show)
                       ] },
        Path).
test(a_player_is_displayed_rather_than_a_cell_that_is_equal,
     Roles == [loop([1]),loop([2,1])]) :-
    States = [ loop([[0,1],[0,0]], 1-pc, 0-pc),
               loop([[0,1],[1,0]], 0-pc, 1-pc)
             ],
    findall([Board,Player], member(loop(Board, Player-_, _), States), Calls),
    tabuleiro_loop_options:shown_parts(Calls, States, Roles).
test(a_board_is_in_its_place_in_all_turns, Path == []) :-
    Board = [[k-b,e,e],[e,e,k-w]],
    Show = display_game(Board),
    tabuleiro_loop_options:own_path(
        reading{ first:turn(loop(Board, 0), loop(0, Board), []),
                 states:[loop(Board, 0),loop(0, Board)],
                 loop:loop{choices:[]},
                 calls:[call(2, m:display_game/1, m:turn/2, Show, Show)] },
        Path).
test(calls_without_arguments_answer_nothing,
     Calls =@= [call(2, m:move/1, m:wait/0, move(_), move(a))]) :-
    answered_calls([ enter(1, m:wait/0, wait, none),
                     enter(2, m:move/1, move(_), m:wait/0),
                     leave(2, m:move/1, move(a)),
                     leave(1, m:wait/0, wait)
                   ],
                   Calls).
test(drawing_tells_whether_random_numbers_were_drawn,
     Drew-None == true-false) :-
    drawing(random_between(1, 6, _), Drew),
    drawing(atom(a), None).
test(what_draws_no_numbers_is_not_called_again) :-
    stays(4, test_loop_explains:never, false, outcome).
test(what_differs_with_other_numbers_does_not_stay, fail) :-
    stays(4, test_loop_explains:never, true, outcome).

:- end_tests(loop_explains).

:- public never/1.

never(_) :-
    fail.
