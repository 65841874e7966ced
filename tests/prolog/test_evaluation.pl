/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_evaluation, [test_evaluation/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../laws/laws', [mid_game/3]).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/evaluation').

test_evaluation :-
    run_tests([evaluation]).

:- begin_tests(evaluation).

test(the_score_is_the_sum_of_its_terms, [forall(game_name(Game))]) :-
    load_game(Game, Game),
    set_random(seed(4)),
    forall(( between(1, 10, _),
             once(mid_game(Game, default, State))
           ),
           ( evaluation(Game, State, Score, Terms),
             aggregate_all(sum(Part),
                           ( member(Term, Terms),
                             Part = Term.score
                           ),
                           Sum),
             assertion(Score =:= max(-20000, min(20000, Sum)))
           )).
test(terms_are_named_and_explained, [forall(game_name(Game))]) :-
    load_game(Game, Game),
    Game:initial_state(default, State),
    evaluation(Game, State, _, Terms),
    assertion(Terms = [_|_]),
    forall(member(Term, Terms),
           ( assertion(atom(Term.name)),
             assertion(string(Term.meaning))
           )).
test(two_extra_stones_are_worth_something) :-
    initial_board(State),
    evaluation(wali, State, Score, Terms),
    assertion(Score > 0),
    member(Term, Terms),
    Term.name == stones,
    !,
    assertion(Term.count == 2).
test(nothing_to_judge_when_the_game_is_over, [fail]) :-
    evaluation(wali, wali([['W','W','W'],['O','O','O'],['B','O','B']],
                          'W'-capture, 0-0, none-none), _, _).
test(only_games_in_c, error(existence_error(native_game, wali_reference))) :-
    load_game(wali, wali),
    wali:initial_state(default, State),
    evaluation(wali_reference, State, _, _).

initial_board(wali([['W','O','W','O','W'],
                    ['O','O','O','O','O'],
                    ['W','O','W','O','O'],
                    ['O','O','O','O','O'],
                    ['O','O','O','O','O'],
                    ['B','O','B','O','B']],
                   'W'-capture, 0-0, none-none)).

:- end_tests(evaluation).
