/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_loop_mover, [test_loop_mover/0]).
:- use_module(library(plunit)).
:- use_module('../support/corpus').
:- use_module('../support/student_program').
:- use_module('../../prolog/tabuleiro/adopt/adopt').

/** <module> A loop that changes the player before the move

The game is candles of tests/corpus: who moved last is a fact.
*/

test_loop_mover :-
    run_tests(loop_mover).

:- dynamic candles/1.                   % Game

adopt_candles :-
    hide_notes,
    corpus_file(candles, File),
    adopt_game(File, [], Game, _),
    assertz(candles(Game)).

forget_candles :-
    show_notes,
    retractall(candles(_)).

after([], State, State).
after([Move|Moves], State0, State) :-
    candles(Game),
    Game:move(State0, Move, State1),
    after(Moves, State1, State).

:- begin_tests(loop_mover, [setup(adopt_candles), cleanup(forget_candles)]).

test(who_begins_is_the_one_the_program_chooses_for, Player == 1) :-
    candles(Game),
    Game:initial_state(default, State),
    Game:player_to_move(State, Player).
test(then_the_other_one_moves, Player == -1) :-
    candles(Game),
    Game:initial_state(default, State0),
    after([[1,1]], State0, State),
    Game:player_to_move(State, Player).
test(what_follows_the_repeat_tells_the_winner, Winner == 1) :-
    candles(Game),
    Game:initial_state(default, State0),
    after([[1,2],[3,2],[5,2]], State0, State),
    Game:game_over(State, Winner).

:- end_tests(loop_mover).
