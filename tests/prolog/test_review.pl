/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_review, [test_review/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../support/for_all').
:- use_module('../support/throws').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/match/record', [append_record/2]).
:- use_module('../../prolog/tabuleiro/coach/judgement').
:- use_module('../../prolog/tabuleiro/match/review').
:- use_module('../../prolog/tabuleiro/search/lines').

test_review :-
    run_tests(review).

%   Record is a game of at most 60 plies between two players.

bot_record(Game, Config, Player1, Player2, Record) :-
    match(Game, Player1, Player2, _,
          [ games(1), seed(1), jobs(1), config(Config), max_plies(60),
            on_game(keep)
          ]),
    nb_getval(test_review_record, Record).

:- public keep/1.

keep(Record) :-
    nb_setval(test_review_record, Record).

review_of(Game, Config, Review) :-
    bot_record(Game, Config, random, random, Record),
    review(Record, Review, [nodes(500),threads(1),seed(1)]).

:- begin_tests(review).

test(the_chance_of_a_proved_win_is_one, Chances == [1.0,0.0,0.5]) :-
    maplist(win_chance, [win(3),loss(2),0], Chances).
test(a_thousand_is_one_logit) :-
    win_chance(1000, Chance),
    assertion(abs(Chance-0.7310585786) < 1.0e-9).
test(chances_of_both_sides_add_up_to_one) :-
    for_all(member(Score, [0,1,-300,2500,100_000]),
            ( win_chance(Score, Chance),
              win_chance(-Score, Other),
              assertion(abs(Chance+Other-1) < 1.0e-9)
            )).
test(the_parts_of_a_review_agree, [forall(game_name(Game))]) :-
    review_of(Game, default, Review),
    for_all(member(Ply, Review.plies),
            ( assertion(Ply.loss >= 0.0),
              assertion(Ply.loss =< 1.0),
              assertion(( Ply.move \== Ply.best ; Ply.loss =:= 0.0 )),
              assertion(( Ply.judgement == good
                        ; judgement(Ply.judgement, Least),
                          Ply.loss >= Least
                        ))
            )),
    for_all(member(Side, Review.sides),
            assertion(( Side.accuracy == none
                      ; Side.accuracy >= 0,
                        Side.accuracy =< 1
                      ))).
test(plies_are_numbered_and_belong_to_their_player) :-
    review_of(wali, default, Review),
    findall(N, ( member(Ply, Review.plies), N = Ply.number ), Numbers),
    length(Numbers, Count),
    numlist(1, Count, Numbers),
    Review.plies = [First,Second|_],
    assertion([First.player,Second.player] == ['W','B']).
test(random_players_lose_more_than_a_search) :-
    bot_record(waldmeister, [size(3)], search([depth(4),threads(1),seed(1)]),
               random, Record),
    review(Record, Review, [nodes(3000),threads(1),seed(1)]),
    Review.sides = [Search,Random],
    assertion(Search.accuracy > Random.accuracy).
test(a_player_without_moves_has_no_accuracy, Accuracies == [none,none]) :-
    review(record(['Game'-"wali",'Result'-"*"], []), Review, []),
    findall(A, ( member(Side, Review.sides), A = Side.accuracy ), Accuracies).
test(a_game_without_c_is_reviewed) :-
    review(record(['Game'-"wali_reference",'Result'-"*"],
                  [ply(0-0/0-0, "")]),
           Review, [nodes(50)]),
    assertion(Review.plies = [_]).
test(every_ply_is_reported, Numbers == [1-3,2-3,3-3]) :-
    bot_record(wali, default, random, random, record(Tags, Plies)),
    length(Three, 3),
    append(Three, _, Plies),
    nb_setval(test_review_plies, []),
    review(record(Tags, Three), _, [depth(1),on_ply(note_ply)]),
    nb_getval(test_review_plies, Noted),
    reverse(Noted, Numbers).
test(at_most_five_turning_points_in_order) :-
    review_of(waldmeister, default, Review),
    turning_points(Review, Plies),
    length(Plies, Count),
    assertion(( Count >= 1, Count =< 5 )),
    findall(N, ( member(Ply, Plies), N = Ply.number ), Numbers),
    assertion(sort(Numbers, Numbers)).
test(a_mistake_gets_a_comment_with_the_better_move, nondet) :-
    bot_record(wali, default, random, random, Record0),
    Record0 = record(_, [ply(Move, _)|_]),
    annotate(record(['Game'-"wali",'Result'-"*"], [ply(Move, "bold")]),
             review{ sides:[],
                     plies:[ply{ number:1, player:'W', move:Move,
                                 best:Move, chance:0.6, after:0.35,
                                 loss:0.25, judgement:blunder,
                                 reasons:[threatens("a0", [wali(take(1-1))])]
                               }] },
             record(_, [ply(_, Comment)])),
    wali:initial_state(default, S),
    once(wali:move_notation(S, Move, Text)),
    format(string(Expected),
           "bold; blunder: 35% to win instead of 60%, ~w is better. \c
            a0 threatens to take b1.", [Text]),
    assertion(Comment == Expected).
test(an_annotated_game_is_read_back, nondet) :-
    bot_record(waldmeister, [size(3)], random, random, Record0),
    review(Record0, Review, [nodes(500)]),
    annotate(Record0, Review, Record),
    tmp_file(record, File),
    setup_call_cleanup(
        append_record(File, Record),
        read_records(File, [Read]),
        delete_file(File)),
    assertion(Read == Record),
    Record = record(_, Plies),
    assertion(( member(ply(_, Comment), Plies), Comment \== "" )).
test(unknown_option) :-
    throws(review(record(['Game'-"wali",'Result'-"*"], []), _, [gamez(1)]),
           domain_error(review_option, gamez(1))).

:- end_tests(review).

:- public note_ply/2.

note_ply(N, Count) :-
    nb_getval(test_review_plies, Noted),
    nb_setval(test_review_plies, [N-Count|Noted]).
