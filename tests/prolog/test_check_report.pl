/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_check_report, [test_check_report/0]).
:- use_module(library(apply)).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../fixtures/heap', []).
:- use_module('../support/for_all').
:- use_module('../support/message_text').
:- use_module('../support/with_fault').
:- use_module('../../prolog/tabuleiro/check/law_kinds',
              [breach_kind/1, law_kind/2]).
:- use_module('../../prolog/tabuleiro/check/check_report', [check_report/3]).
:- use_module('../../prolog/tabuleiro/check/check_report_json',
              [report_json/2]).

/** <module> Reports on faulty games
*/

test_check_report :-
    run_tests(check_report).

%   The moves of `heap`, written Move/1.

slashed([ (valid_moves(S, Ms) :-
               heap:valid_moves(S, Ms0),
               findall(M/1, member(M, Ms0), Ms)),
          (move(S, M/1, T) :- heap:move(S, M, T), T \= heap(8,_,_)),
          (best_moves(S, L, Ms) :-
               heap:best_moves(S, L, Ms0),
               findall(M/1, member(M, Ms0), Ms)),
          (choose_move(S, L, M/1) :- heap:choose_move(S, L, M))
        ]).

report(Clauses, Report) :-
    report(Clauses, [], Report).

report(Clauses, Options, Report) :-
    with_fault(Clauses, Module),
    set_random(seed(1)),
    check_report(Module, Report, [budget(inf),seconds(inf)|Options]).

told(Report, Like, Breach) :-
    member(Breach, Report.breaches),
    Breach.law = Like,
    !.

laws(Report, Laws) :-
    findall(Law, ( member(Breach, Report.breaches), Law = Breach.law ), Laws).

:- begin_tests(check_report).

test(a_sound_game_has_no_breaches, Breaches-Unchecked == []-[]) :-
    report([], Report),
    _{breaches:Breaches, unchecked:Unchecked} :< Report.
test(each_law_has_a_kind) :-
    for_all(clause(tabuleiro_law_texts:broken(Law, _, _), _),
            ( functor(Law, at_level, _)
            ; law_kind(Law, Kind),
              assertion(breach_kind(Kind))
            )).
test(a_breach_is_counted) :-
    report([value(_, _, high)], Report),
    told(Report, value_no_number(_, _), Breach),
    assertion(Breach.count > 10).
test(the_smallest_example_is_told, Where-Plies == state(heap(9,1,[]))-0) :-
    report([player_to_move(_, nobody)], Report),
    told(Report, no_player(_), Breach),
    _{where:Where, plies:Plies} :< Breach.
test(an_example_has_the_board_and_the_move, Board-Move == "9 for 1"-"1") :-
    report([ (move(S, M, T) :- M > 1, heap:move(S, M, T)),
             (show_game(heap(N,P,_), _) :- format("~n~w for ~w~n  ~n", [N,P]))
           ],
           Report),
    told(Report, move_refused(_), Breach),
    _{board:Board, move:Move} :< Breach.
test(a_report_prints_the_board_and_not_the_term) :-
    Breach = breach{ kind:rules, text:"Wrong.", count:2,
                     where:state(heap(9,1,[])), plies:0, goal:"", file:none,
                     line:0, board:"a\nb", move:"1", happened:"", after:"" },
    message_text(tabuleiro(check_breach(Breach)), Text),
    assertion(sub_string(Text, _, _, _, "    a\n    b\n  the move: 1")),
    assertion(\+ sub_string(Text, _, _, _, "heap")).
test(moves_with_slashes_are_no_predicates, Refused == [1/1]) :-
    slashed(Clauses),
    report(Clauses, Report),
    laws(Report, Laws),
    findall(Move, member(move_refused(Move), Laws), Refused).
test(an_unbound_winner_is_one_breach,
     Texts == ["game_over/2 leaves the winner unbound."]) :-
    report([game_over(heap(0,_,_), _)], Report),
    findall(Text,
            ( member(Breach, Report.breaches),
              Breach.kind == rules,
              Text = Breach.text
            ),
            Texts).
test(the_gravest_kind_comes_first, Kinds == [rules,interface,style]) :-
    report([ (value(S, P, V) :- heap:value(S, P, V), write(V)),
             (valid_moves(S, Ms) :-
                  heap:valid_moves(S, Ms0),
                  reverse(Ms0, Ms)),
             (move(S, M, T) :- M \== 2, heap:move(S, M, T))
           ],
           Report),
    findall(Kind, ( member(B, Report.breaches), Kind = B.kind ), Kinds0),
    list_to_set(Kinds0, Kinds).
test(breaches_stream_in_that_order, Told == Laws) :-
    nb_setval(test_report_told, []),
    report([ (value(S, P, V) :- heap:value(S, P, V), write(V)),
             (move(S, M, T) :- M \== 2, heap:move(S, M, T))
           ],
           [on_breach(test_check_report:note_breach)], Report),
    nb_getval(test_report_told, Back),
    reverse(Back, Told),
    laws(Report, Laws).
test(a_breach_comes_with_the_game_that_leads_to_it, Reached == State) :-
    nb_setval(test_report_game, none),
    report([(move(S, M, T) :- S \= heap(7,_,_), heap:move(S, M, T))],
           [on_breach(test_check_report:note_game)], Report),
    told(Report, move_refused(_), Breach),
    Breach.where = state(State),
    State = heap(7,_,_),
    nb_getval(test_report_game, game(default, Moves, States)),
    last(States, State),
    foldl(take, Moves, heap(9,1,[]), Reached).
test(a_predicate_that_prints_is_reported_once, Count == 1) :-
    report([ (value(S, P, V) :- heap:value(S, P, V), write(V)),
             (game_over(S, W) :- write(over), heap:game_over(S, W)),
             (move(S, M, T) :- write(move), heap:move(S, M, T))
           ],
           Report),
    laws(Report, Laws),
    findall(1, member(prints(_), Laws), Ones),
    length(Ones, Count).
test(the_level_is_named, true(sub_string(Text, 0, _, _, "Level 1: "))) :-
    report([(choose_move(_, _, _) :- throw(oops))], Report),
    told(Report, throws(choose_move/3, oops), Breach),
    Text = Breach.text.
test(the_goal_shows_the_breach, true(Shown == Wrong)) :-
    report([value(_, _, high)], Report),
    told(Report, value_no_number(_, Wrong), Breach),
    term_string(Goal, Breach.goal, [variable_names(Bindings)]),
    user:call(Goal),
    memberchk('X'=Shown, Bindings).
test(a_value_for_nobody_in_particular) :-
    report([value(heap(N,_,_), _, N)], Report),
    laws(Report, Laws),
    assertion(memberchk(value_ignores_player, Laws)).
test(a_bot_that_loses_to_random, Points-Games == 0-20) :-
    report([(choose_move(_, _, _) :- throw(oops))], Report),
    laws(Report, Laws),
    memberchk(bot_loses_to_random(1, Points, Games), Laws).
test(a_bot_that_does_not, fail) :-
    report([], Report),
    laws(Report, Laws),
    memberchk(bot_loses_to_random(_, _, _), Laws).
test(moves_that_keep_the_turn_are_noted) :-
    report([], Report),
    [turn_kept(Count, Moves)] = Report.notes,
    assertion(Count < Moves).
test(parts_without_time_are_listed,
     true(memberchk(games(0, 10), Unchecked))) :-
    with_fault([], Module),
    check_report(Module, Report, [budget(0)]),
    Unchecked = Report.unchecked.
test(a_slow_bot_is_told, true(memberchk(slow(1, 0.01), Unchecked))) :-
    with_fault([ (best_moves(_, _, _) :- repeat, fail) ], Module),
    check_report(Module, Report,
                 [budget(inf),seconds(inf),bot_seconds(0.01),bot_games(0)]),
    Unchecked = Report.unchecked.
test(a_report_is_text, [forall(member(Part, [ "wrong", "random moves",
                                              "leave the turn",
                                              "looked at 10 random games"
                                            ]))]) :-
    report([value(_, _, high)], Report),
    Report.breaches = [Breach|_],
    message_text(tabuleiro(check_breach(Breach)), Text1),
    message_text(tabuleiro(check_end(Report)), Text2),
    string_concat(Text1, Text2, Text),
    assertion(sub_string(Text, _, _, _, Part)).
test(a_report_is_json) :-
    report([value(_, _, high)], Report),
    report_json(Report, JSON),
    memberchk(Breach, JSON.breaches),
    assertion(_{law:value_no_number, kind:rules, line:null} :< Breach),
    assertion(_{verdict:breached, played:10, ended:10} :< JSON).

:- end_tests(check_report).

take(Move, State0, State) :-
    heap:move(State0, Move, State).

note_game(Breach) :-
    (   _{law:move_refused(_), game:Game} :< Breach
    ->  nb_setval(test_report_game, Game)
    ;   true
    ).

note_breach(Breach) :-
    nb_getval(test_report_told, Back),
    nb_setval(test_report_told, [Breach.law|Back]).
