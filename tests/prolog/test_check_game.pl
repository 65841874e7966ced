/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_check_game, [test_check_game/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(time)).
:- use_module('../fixtures/heap', []).
:- use_module('../fixtures/ring', []).
:- use_module('../support/for_all').
:- use_module('../support/with_fault').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/check/ask', [subject/3]).
:- use_module('../../prolog/tabuleiro/check/laws', [game_breach/3]).

/** <module> A planted fault for every law, and games without any

A fault is one or more clauses that replace a predicate of `heap`, see
tests/support/with_fault.
*/

test_check_game :-
    run_tests(check_game).

%!  planted(?Law, ?Clauses) is nondet.
%
%   A game with Clauses breaks Law, and perhaps other laws too.

planted(missing(show_game/2),
        [ (:- without(show_game/2)) ]).
planted(missing(game_info/1),
        [ (:- without(game_info/1)) ]).
planted(fails(valid_moves/2),
        [ (valid_moves(_, _) :- fail) ]).
planted(fails(initial_state/2),
        [ initial_state(default, heap(9,1,[])) ]).
planted(throws(value/3, error(type_error(number,x), _)),
        [ (value(_, _, _) :- throw(error(type_error(number,x), _))) ]).
planted(throws(player_to_move/2, oops),
        [ (player_to_move(_, _) :- throw(oops)) ]).
planted(throws(move_notation/3, error(syntax_error(_), _)),
        [ (move_notation(_, M, T) :- term_string(M, T)) ]).
planted(throws(move/3, error(type_error(_,_), _)),
        [ (move(S, M, T) :-
               heap:valid_moves(S, Ms),
               (   memberchk(M, Ms)
               ->  heap:move(S, M, T)
               ;   throw(error(type_error(my_move,M), _))
               ))
        ]).
planted(changes_state(valid_moves/2),
        [ (valid_moves(S, Ms) :-
               heap:valid_moves(S, Ms),
               setarg(3, S, looked))
        ]).
planted(changes_state(move/3),
        [ (move(S, M, T) :-
               heap:move(S, M, T),
               nb_setarg(1, S, 0))
        ]).
planted(leaves_choice_point(move/3),
        [ (move(S, M, T) :- heap:move(S, M, T)),
          (move(_, _, _) :- fail)
        ]).
planted(prints(value/3),
        [ (value(S, P, V) :- heap:value(S, P, V), write(V)) ]).
planted(answers_otherwise(value/3),
        [ (value(_, _, V) :-
               (   nb_current(tabuleiro_planted, V0)
               ->  true
               ;   V0 = 0
               ),
               V is (V0+1) mod 10,
               nb_setval(tabuleiro_planted, V))
        ]).
planted(info_no_dict(_),
        [ game_info(heap) ]).
planted(info_missing(title),
        [ (game_info(I) :- heap:game_info(I0), del_dict(title, I0, _, I)) ]).
planted(info_wrong(players, _),
        [ (game_info(I) :-
               heap:game_info(I0),
               put_dict(players, I0, [1], I))
        ]).
planted(option_default(size),
        [ (game_info(I) :-
               heap:game_info(I0),
               dict_pairs(O, option,
                          [name-size,title-"Size",default-9,values-[3,4]]),
               put_dict(options, I0, [O], I))
        ]).
planted(longer_than_it_says(_),
        [ (move(heap(N,P,X), M, heap(N,Q,X)) :-
               memberchk(M, [1,2,3]),
               Q is 3-P)
        ]).
planted(more_moves_than_it_says(3),
        [ (game_info(I) :-
               heap:game_info(I0),
               put_dict(most_moves, I0, 2, I))
        ]).
planted(state_not_ground,
        [ initial_state(_, heap(9,1,_)) ]).
planted(state_lost_in_text,
        [ (initial_state(_, heap(9,1,Out)) :-
               stream_property(Out, alias(user_output)))
        ]).
planted(no_player(nobody),
        [ player_to_move(_, nobody) ]).
planted(moves_no_list,
        [ valid_moves(_, [1|_]) ]).
planted(moves_not_ground,
        [ valid_moves(_, [_]) ]).
planted(moves_twice,
        [ (valid_moves(S, [M,M|Ms]) :- heap:valid_moves(S, [M|Ms])),
          valid_moves(heap(0,_,_), [])
        ]).
planted(moves_unsorted,
        [ (valid_moves(S, Ms) :-
               heap:valid_moves(S, Ms0),
               reverse(Ms0, Ms))
        ]).
planted(moves_of_player(_),
        [ (valid_moves(S, _, Ms) :- heap:valid_moves(S, Ms)) ]).
planted(over_with_moves,
        [ valid_moves(_, [1]) ]).
planted(stuck,
        [ (game_over(_, _) :- fail) ]).
planted(no_winner(nobody),
        [ game_over(heap(0,_,_), nobody) ]).
planted(option_labels(size),
        [ (game_info(I) :-
               heap:game_info(I0),
               dict_pairs(O, option,
                          [ name-size,title-"Size",default-3,values-[3,4],
                            labels-["three"]
                          ]),
               put_dict(options, I0, [O], I))
        ]).
planted(reason_not_ground,
        [ (game_end(S, _) :- heap:game_end(S, _)) ]).
planted(ended_in_play(gone),
        [ game_end(_, gone) ]).
planted(rules_no_strings(none),
        [ rules_text(_, none) ]).
planted(effects_no_messages(_, _),
        [ move_effects(_, _, [_]) ]).
planted(fails(move_effects/3),
        [ (move_effects(_, _, _) :- fail) ]).
planted(winner_has_less(_),
        [ (value(S, P, V) :- Q is 3-P, heap:value(S, Q, V)) ]).
planted(value_no_number(_, high),
        [ value(_, _, high) ]).
planted(value_out_of_range(_, 11),
        [ value(_, _, 11) ]).
planted(move_refused(2),
        [ (move(S, M, T) :- M \== 2, heap:move(S, M, T)) ]).
planted(move_accepted(_),
        [ (move(heap(N,P,X), M, heap(K,Q,X)) :-
               K is max(0, N-M),
               Q is 3-P)
        ]).
planted(move_changes_nothing(_),
        [ (move(S, M, S) :- memberchk(M, [1,2,3])) ]).
planted(no_best_moves(1),
        [ best_moves(_, _, []) ]).
planted(best_moves_unsorted(1),
        [ (best_moves(S, _, Ms) :-
               heap:valid_moves(S, Ms0),
               reverse(Ms0, Ms))
        ]).
planted(best_move_not_legal(1, 4),
        [ best_moves(_, _, [1,4]) ]).
planted(bot_chooses_other(1, _),
        [ best_moves(_, _, [1]),
          (choose_move(S, _, M) :- heap:valid_moves(S, Ms), last(Ms, M))
        ]).
planted(bot_move_not_legal(2, 4),
        [ (game_info(I) :-
               heap:game_info(I0),
               get_dict(levels, I0, Levels0),
               append(Levels0,
                      [level{number:2, name:"two", strength:"searches",
                             search:[depth(1)]}],
                      Levels),
               put_dict(levels, I0, Levels, I)),
          (choose_move(S, L, M) :-
               (   L == 2
               ->  M = 4
               ;   heap:choose_move(S, L, M)
               ))
        ]).
planted(bot_out_of_turn(1),
        [ (choose_move(S, _, L, M) :- heap:choose_move(S, L, M)) ]).
planted(bot_moves_at_the_end(1),
        [ choose_move(_, _, 1) ]).
planted(notation_no_string(_, _),
        [ (move_notation(_, M, T) :-
               (   nonvar(M)
               ->  T = M
               ;   catch(number_string(M, T), error(_,_), fail)
               ))
        ]).
planted(notation_not_inverse(_, _),
        [ (move_notation(_, M, T) :-
               (   nonvar(M)
               ->  T = "m"
               ;   T == "m",
                   M = 1
               ))
        ]).
planted(position_no_word(_),
        [ state_notation(_, "one heap") ]).
planted(position_not_inverse(_),
        [ (state_notation(S, T) :-
               (   nonvar(S)
               ->  T = "heap"
               ;   T == "heap",
                   S = heap(9,1,[])
               ))
        ]).
planted(position_ignored(_),
        [ (state_notation(S, T) :-
               catch(heap:state_notation(S, T), error(_,_), fail))
        ]).
planted(position_no_state(_),
        [ (state_notation(S, T) :-
               (   nonvar(S)
               ->  heap:state_notation(S, T)
               ;   catch(heap:state_notation(S, T), error(_,_), S = heap)
               ))
        ]).
planted(no_reasons(_, no),
        [ broken_rules(_, _, no) ]).
planted(legal_move_forbidden(_),
        [ broken_rules(_, _, [broken(1, "no")]) ]).
planted(nothing_forbids(_),
        [ broken_rules(_, _, []) ]).
planted(shows_nothing(show_game/2),
        [ show_game(_, _) ]).
planted(shows_more_than_ascii,
        [ (show_game(_, _) :- put_char('\u2663')) ]).
planted(shows_otherwise,
        [ (display_game(_) :- write(heap)) ]).
planted(no_steps(_),
        [ move_steps(_, _, []) ]).
planted(scene_without(pieces),
        [ scene(_, scene{cells:[], hands:[], marks:[]}) ]).
planted(scene_cells_alike,
        [ (scene(_, scene{cells:[C,C], pieces:[], hands:[], marks:[]}) :-
               C = cell{id:1, shape:square, x:0, y:0, size:1, label:"1",
                        ground:plain})
        ]).
planted(scene_no_cell(2),
        [ scene(_, scene{cells:[], pieces:[], hands:[],
                         marks:[mark{cell:2, what:group1}]})
        ]).
planted(steps_alike,
        [ move_steps(_, _, [step("number", none, ["1"])]) ]).

found(Clauses, Report) :-
    with_fault(Clauses, Module),
    set_random(seed(1)),
    check_game(Module, Report, [games(2),seconds(inf),bot_seconds(inf)]).

%   A game that never answers a question, with a limit of a tenth of a second.
%   On a busy machine other answers may be late too, but this one always is.

planted_late(takes_too_long(value/3, 0.1),
             [ (value(_, _, _) :- repeat, fail) ]).

%   Laws that only check_report/3 uses, see test_check_report, and a part of a
%   text.

of_reports(at_level).
of_reports(answers_twice).
of_reports(own_move_accepted).
of_reports(value_ignores_player).
of_reports(bot_loses_to_random).
of_reports(sleeps).
of_reports(reads).
of_reports(lacks).
of_reports(bot_plays_nothing).
of_reports(mirrored_otherwise).
of_reports(start_unequal).
of_reports(never_wins).
of_reports(variable_once).
of_reports(clause_fails).
of_reports(clause_unused).

late(Clauses, Law) :-
    with_fault(Clauses, Module),
    subject(Module, [seconds(inf)], Subject),
    put_dict(seconds, Subject, 0.1, Hasty),
    heap:initial_state(default, State),
    game_breach(Hasty, game(default, [], [State]), broken(Law, _)).

:- begin_tests(check_game).

test(a_planted_breach_is_found, [forall(planted(Law, Clauses))]) :-
    found(Clauses, Report),
    assertion(memberchk(breach(Law, _, _), Report)),
    for_all(member(breach(_, _, Text), Report),
            assertion(sub_string(Text, _, 1, _, " "))).
test(every_law_is_planted) :-
    for_all(( clause(tabuleiro_law_texts:broken(Law, _, _), _),
              functor(Law, Name, Arity),
              \+ of_reports(Name),
              functor(Like, Name, Arity)
            ),
            assertion(( planted(Like, _)
                      ; planted_late(Like, _)
                      ))).
test(an_answer_that_does_not_come_is_too_late,
     [forall(planted_late(Law, Clauses)), nondet]) :-
    late(Clauses, Law).
test(an_unasked_question_is_no_different_answer, Others == []) :-
    with_fault([ (value(heap(N,_,_), _, _) :- N < 9, repeat, fail),
                 value(_, _, 0)
               ],
               Module),
    set_random(seed(1)),
    check_game(Module, Report, [games(2),seconds(0.2),bot_seconds(inf)]),
    assertion(memberchk(breach(takes_too_long(value/3, _), _, _), Report)),
    findall(Law,
            ( member(breach(Law, _, _), Report),
              Law = answers_otherwise(_)
            ),
            Others).
test(each_law_is_told_once, Laws == Set) :-
    found([valid_moves(_, [2,1,1])], Report),
    findall(Law, member(breach(Law, _, _), Report), Laws0),
    msort(Laws0, Laws),
    sort(Laws0, Set).
test(a_sound_game_breaks_nothing, Report == []) :-
    set_random(seed(1)),
    check_game(heap, Report, [seconds(inf)]).
test(a_winner_may_have_as_much_as_the_other, Report == []) :-
    with_fault([value(_, _, 0)], Module),
    set_random(seed(1)),
    check_game(Module, Report, [seconds(inf)]).
test(a_game_without_end_may_say_so, Report == []) :-
    with_fault([ (game_info(I) :-
                      heap:game_info(I0),
                      put_dict(_{longest_game:inf, most_moves:9}, I0, I)),
                 (valid_moves(heap(9,_,_), [1]) :- !),
                 valid_moves(_, [back]),
                 (move(heap(9,P,X), 1, heap(8,Q,X)) :- !, Q is 3-P),
                 (move(heap(8,P,X), back, heap(9,Q,X)) :- Q is 3-P),
                 (best_moves(S, _, Ms) :- S = heap(N,_,_),
                      ( N == 9 -> Ms = [1] ; Ms = [back] )),
                 (choose_move(heap(9,_,_), _, 1) :- !),
                 choose_move(_, _, back),
                 (choose_move(heap(N,P,_), P, _, M) :-
                      !, ( N == 9 -> M = 1 ; M = back )),
                 (choose_move(_, _, _, _) :- fail),
                 (valid_moves(heap(N,P,_), Q, Ms) :-
                      ( P \== Q -> Ms = [] ; N == 9 -> Ms = [1]
                      ; Ms = [back] )),
                 (move_notation(_, M, T) :-
                      ( nonvar(M) -> term_string(M, T)
                      ; memberchk(T-M, ["1"-1,"back"-back]) )),
                 move_steps(_, M, [step("move", none, [M])])
               ],
               Module),
    check_game(Module, Report, [seconds(inf)]).
test(the_test_game_ring_is_no_model, true(memberchk(prints, Names))) :-
    check_game(ring, Report, [seconds(inf)]),
    findall(prints, member(breach(missing(_), _, _), Report), Names0),
    findall(prints, member(breach(info_missing(_), _, _), Report), Names1),
    append(Names0, Names1, Names).
test(unknown_game, error(existence_error(game, chequers))) :-
    check_game(chequers, _).
test(a_module_that_is_no_game_at_all, true(Missing == 15)) :-
    check_game(pairs, Report),
    aggregate_all(count, member(breach(missing(_),_,_), Report), Missing).
test(a_breach_is_a_message, true(sub_string(Text, _, _, _, "state: heap("))) :-
    found([player_to_move(_, nobody)], [Breach|_]),
    message_to_lines(tabuleiro(Breach), Text).
test(a_time_limit_around_it_ends_it, Ball == time_limit_exceeded) :-
    with_fault([(value(_, _, _) :- repeat, fail)], Module),
    catch(call_with_time_limit(0.1, check_game(Module, _, [seconds(inf)])),
          Ball, true).

message_to_lines(Message, Text) :-
    '$messages':translate_message(Message, Lines, []),
    with_output_to(string(Text),
                   print_message_lines(current_output, '', Lines)).

:- end_tests(check_game).
