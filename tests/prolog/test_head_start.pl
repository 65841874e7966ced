/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_head_start, [test_head_start/0]).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module('../../prolog/tabuleiro').

/** <module> Handicaps: the head start of a side
*/

test_head_start :-
    run_tests(head_start).

start(mitsudomoe, [head_start(2)], "3BB/3bB/2b2/W4/WW3_W_ring").
start(mitsudomoe, [head_start(-1),rules(official)],
      "3BB/4B/5/Ww3/WW3_W_ring_official").
start(wali,       [head_start(3)], "5/5/1B3/2B2/1B3/5_W_drop").
start(wali,       [size(3-3),head_start(-2)], "W2/1W1/3_W_drop").
start(tactigon,   [head_start(1)],
      "x1c1x1/c2s1t1s2c3/x1t2pt3x1/c4x1s3x1c5/x3c6x3/x7/x5/\c
       C2T1S1T2C3/x1S2PS3x1/C4x1T3x1C5/C6_red").
start(tactigon,   [head_start(-2)],
      "x3/x1s1t1s2c3/x1t2pt3x1/c4x1s3x1c5/x3c6x3/x7/x2C1x2/\c
       C2T1S1T2C3/x1S2PS3x1/C4x1T3x1C5/C6_red").

:- begin_tests(head_start).

test(starts, [forall(start(Game, Config, Text)), Found == Text]) :-
    load_game(Game, _),
    Game:initial_state(Config, State),
    state_notation(Game, State, Found).
test(none_is_the_start,
     [forall(member(Game, [mitsudomoe,wali,tactigon])), State == Start]) :-
    load_game(Game, _),
    Game:initial_state(default, Start),
    Game:initial_state([head_start(0)], State).
test(a_match_with_it_is_recorded, Moves == Again) :-
    play_match(mitsudomoe, level(3), level(4), _,
               [config([head_start(2)]), max_plies(6), as_record(Record)]),
    record_moves(Record, Moves),
    record_states(Record, [Start|_]),
    record_moves(Record, Again),
    mitsudomoe:initial_state([head_start(2)], Start).

:- end_tests(head_start).
