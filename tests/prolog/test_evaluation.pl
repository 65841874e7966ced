/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_evaluation, [test_evaluation/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../support/for_all').
:- use_module('../laws/laws', [mid_game/3]).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/game/native').

test_evaluation :-
    run_tests([evaluation]).

:- begin_tests(evaluation).

test(the_score_is_the_sum_of_its_terms, [forall(game_name(Game))]) :-
    load_game(Game, Game),
    set_random(seed(4)),
    for_all(( between(1, 10, _),
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
    for_all(member(Term, Terms),
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
test(lines_tell_their_terms, [forall(game_name(Game))]) :-
    load_game(Game, Game),
    set_random(seed(5)),
    once(mid_game(Game, default, State)),
    Game:player_to_move(State, Player),
    analyse(Game, State, Lines,
            [terms(true),multi_pv(3),depth(3),nodes(5000)]),
    for_all(member(Line, Lines),
            ( foldl(play_move(Game), Line.moves, State, End),
              (   evaluation(Game, End, _, Terms)
              ->  Game:player_to_move(End, Last),
                  maplist(same_term(Player, Last), Line.terms, Terms)
              ;   assertion(Line.terms == [])
              )
            )).
test(lines_have_no_terms_unasked) :-
    load_game(wali, wali),
    wali:initial_state(default, State),
    analyse(wali, State, [Line], [depth(2)]),
    assertion(\+ get_dict(terms, Line, _)).
test(nothing_to_judge_when_the_game_is_over, [fail]) :-
    evaluation(wali, wali([['W','W','W'],['O','O','O'],['B','O','B']],
                          'W'-capture, 0-0, none-none), _, _).
test(nothing_to_judge_without_a_pentagon, [fail]) :-
    load_game(tactigon, tactigon),
    tactigon:initial_state(default, [Board0|Rest]),
    exclude(is_pentagon, Board0, Board),
    '$evaluation'(tactigon, [Board|Rest], red, _, _).
test(only_games_in_c, error(existence_error(native_game, wali_reference))) :-
    load_game(wali, wali),
    wali:initial_state(default, State),
    evaluation(wali_reference, State, _, _).

is_pentagon(position(_-pentagon-_, _)).

play_move(Game, Move, State0, State) :-
    Game:move(State0, Move, State).

same_term(Player, Last, Term1, Term2) :-
    assertion(Term1.name == Term2.name),
    (   Player == Last
    ->  assertion(Term1.count =:= Term2.count)
    ;   assertion(Term1.count =:= -Term2.count)
    ).

initial_board(wali([['W','O','W','O','W'],
                    ['O','O','O','O','O'],
                    ['W','O','W','O','O'],
                    ['O','O','O','O','O'],
                    ['O','O','O','O','O'],
                    ['B','O','B','O','B']],
                   'W'-capture, 0-0, none-none)).

:- end_tests(evaluation).
