/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_winner_numbers, [test_winner_numbers/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(modules)).
:- use_module('../../prolog/tabuleiro/adopt/loop_winner', []).
:- use_module('../../prolog/tabuleiro/adopt/winner_numbers').

/** <module> What clauses tell about the winner
*/

test_winner_numbers :-
    run_tests([winner_numbers]).

:- begin_tests(winner_numbers).

program_text(Module, Text) :-
    setup_call_cleanup(open_string(Text, In),
                       load_files(Module:program, [stream(In)]),
                       close(In)).

% Winners of players 0 and 1: the clauses that name them.

numbering("winner(b, 0). winner(b, 1).", []).
numbering("winner(B, W) :- most(B, W). most(a, 0). most(b, 1). most(c, -1).",
          []).
numbering("winner(B, W) :- B = a, W = 1. winner(_, 2).", [1-0,2-1]).
numbering("winner(b, 1).", unknown).
numbering("winner(b, 0). winner(a, 1). winner(c, 2).", unknown).
numbering("winner(B, W) :- W is B+1.", unknown).
numbering("winner(none, 0). winner(B, W) :- W is B+1.", unknown).

test(the_clause_of_a_loop_that_was_not_seen_to_end_names_the_winner,
     [ forall(member(End-Expected, [ late     - winner(winner/2, 2),
                                     returned - none
                                   ])),
       Winner == Expected
     ]) :-
    Trace = trace{events:[enter(1, m:loop/2, loop(b, 0), none)], end:End},
    in_temporary_module(
        Module,
        program_text(Module, "loop(B, _) :- over(B), winner(B, W), told(W).
                              loop(B, P) :- step(B, C), loop(C, P).
                              over(b).
                              winner(B, W) :- B = b, W = 0.
                              winner(c, 1)."),
        (   tabuleiro_loop_winner:asked_winner(Module, [game([], Trace)],
                                               loop{predicate:(m:loop/2)},
                                               [0,1], winner(Module:PI, N), [])
        ->  Winner = winner(PI, N)
        ;   Winner = none
        )).

test(clauses_tell_by_which_numbers_winners_are_called,
     [forall(numbering(Text, Expected)), Winners == Expected]) :-
    in_temporary_module(
        Module,
        program_text(Module, Text),
        (   winner_numbers(Module, [0,1], winner(Module:winner/2, 2), [1],
                           Winners0)
        ->  Winners = Winners0
        ;   Winners = unknown
        )).

:- end_tests(winner_numbers).
