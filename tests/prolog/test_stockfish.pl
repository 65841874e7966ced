/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_stockfish, [test_stockfish/0]).
:- use_module(library(plunit)).
:- use_module('../../bench/stockfish').

test_stockfish :-
    run_tests(stockfish).

:- begin_tests(stockfish).

test(a_perft_is_timed_by_the_processor, Rate =:= 2000000.0) :-
    rate_of_output("e2e4: 20\n\nNodes searched: 4000000\n\n\c
                    0m0.001s 0m0.002s\n0m1.500s 0m0.500s\n", Rate).
test(a_bench_is_timed_by_the_processor, Rate =:= 1000.0) :-
    rate_of_output("Total time (ms) : 999\r\nNodes searched  : 62000\r\n\c
                    Nodes/second    : 5\n0m0.001s 0m0.002s\n\c
                    1m1.000s 0m1.000s\n", Rate).
test(no_time_no_rate, fail) :-
    rate_of_output("Nodes searched: 20\n0m0.0s 0m0.0s\n0m0.0s 0m0.0s\n", _).
test(no_nodes_no_rate, fail) :-
    rate_of_output("sh: stockfish: not found\n0m0.0s 0m0.0s\n0m1.0s 0m0.0s\n",
                   _).

:- end_tests(stockfish).
