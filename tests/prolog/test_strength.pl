/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_strength, [test_strength/0]).
:- use_module(library(plunit)).
:- use_module('../../bench/strength').

test_strength :-
    run_tests(strength).

%   A game that Red wins: Cyan could have taken the pentagon, but leaves its own
%   pentagon where a square takes it.

record(record([ 'Game'-"tactigon", 'Player1'-"level(2)",
                'Player2'-"search([time(0.1)])", 'Result'-"1-0"
              ],
              Plies)) :-
    findall(ply(Move, ""),
            member(Move,
                   [3-7-4-5, 4-2-4-5, 2-7-0-5, 3-2-6-5, 3-8-6-5]),
            Plies).

limits([nodes(20_000),threads(1),seed(1)]).

:- begin_tests(strength).

test(an_opening_is_blamed_that_leaves_no_hope, Why == opening(1)) :-
    record(Record),
    limits(Limits),
    explanation(Record, 2, 4, Limits, Why).
test(the_ply_is_blamed_that_threw_the_game_away,
     Number-Before-After == 4-win(1)-loss(1)) :-
    record(Record),
    limits(Limits),
    explanation(Record, 2, 3, Limits, move(Number, Before, _, After)).

:- end_tests(strength).
