/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_faulty, [test_faulty/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/cli').
:- use_module('../support/message_text').
:- use_module('../support/run_swipl').
:- use_module('../fixtures/heap', []).
:- use_module('../support/texts').
:- use_module('../support/with_fault').
:- use_module('../../prolog/tabuleiro').

/** <module> Errors of games that break the interface while they are played
*/

test_faulty :-
    run_tests(faulty).

%!  faulty(?Name, -Clauses) is nondet.
%
%   Heap with Clauses breaks the interface while it is played.

faulty(no_start(default),
       [ initial_state(other, heap(9,1,[])) ]).
faulty(no_winner(nobody),
       [ game_over(heap(0,_,_), nobody) ]).
faulty(no_turn(_),
       [ (player_to_move(heap(_,P,_), Q) :- Q is P+10) ]).
faulty(refused(1),
       [ (move(S, M, T) :- M \== 1, heap:move(S, M, T)),
         (valid_moves(_, [1]))
       ]).

faulty(no_moves(heap(9,1,[])),
       [ (valid_moves(_, _) :- fail) ]).

%   A heap that ends nowhere: at 5 left there are no moves.

stuck(Module) :-
    with_fault([ (valid_moves(heap(Left,_,_), Moves) :-
                      ( Left =< 5 -> Moves = [] ; Moves = [1] )),
                 (game_over(_, _) :- fail)
               ],
               Module).

%   move/3 throws after the first move.

crashing(Module) :-
    with_fault([ (move(heap(N,P,X), M, T) :-
                      (   N < 9
                      ->  _ is M+none
                      ;   heap:move(heap(N,P,X), M, T)
                      ))
               ],
               Module).

refusing(Module) :-
    with_fault([ (move(S, M, T) :- S \= heap(5,_,_), heap:move(S, M, T)),
                 valid_moves(_, [2])
               ],
               Module).

nine(_, 9).

first_move(Game, State, Move) :-
    Game:valid_moves(State, [Move|_]).

:- begin_tests(faulty).

test(a_match_names_the_breach,
     [ forall(faulty(Why, Clauses)),
       error(domain_error(game, Module), context(_, tabuleiro(faulty(Why))))
     ]) :-
    with_fault(Clauses, Module),
    match(Module, random, random, _, [games(2),jobs(1),opening(2),seed(1)]).
test(the_breach_has_a_text,
     [ forall(faulty(Why, _)),
       true(sub_string(Text, _, _, _, "breaks the interface"))
     ]) :-
    message_text(error(domain_error(game, nim),
                       context(_, tabuleiro(faulty(Why)))),
                 Text).
test(counting_names_the_breach,
     [ forall(member(Why-Clauses,
                     [ no_moves(heap(9,1,[]))-[(valid_moves(_, _) :- fail)],
                       refused(1)-[(move(_, _, _) :- fail)]
                     ])),
       error(domain_error(game, Module), context(_, tabuleiro(faulty(Why))))
     ]) :-
    with_fault(Clauses, Module),
    perft(Module, heap(9,1,[]), 2, _).
test(a_search_from_a_stuck_position_says_so,
     error(domain_error(game, Game), context(_, tabuleiro(faulty(stuck))))) :-
    stuck(Game),
    search_move(Game, heap(5,1,[]), [depth(3)], _).
test(a_search_without_a_value_names_value,
     [ forall(member(Clause-Value, [ (value(_, _, _) :- fail) - _,
                                     value(_, _, none) - none
                                   ])),
       Why =@= no_value(1, Value)
     ]) :-
    with_fault([Clause], Module),
    catch(search_move(Module, heap(9,1,[]), [depth(1)], _),
          error(domain_error(game, _), context(_, tabuleiro(faulty(Why0)))),
          true),
    arg(2, Why0, Value0),
    Why = no_value(1, Value0).
test(a_stuck_position_is_worth_its_value,
     [Scores == [Value,Value]]) :-
    stuck(Game),
    Game:value(heap(5,2,[]), 1, One),
    Game:value(heap(5,2,[]), 2, Two),
    Value is One-Two,
    findall(Score,
            ( member(Depth, [1,4]),
              search_lines(Game, heap(6,1,[]), [depth(Depth)], [Line]),
              Score = Line.score
            ),
            Scores).
test(a_crash_of_move_is_no_illegal_move,
     error(type_error(evaluable, none/0), _)) :-
    crashing(Game),
    play_match(Game, first_move(Game), first_move(Game), _, []).
test(a_match_tells_a_crash_of_move, Faults = [crashed(_, error(_, _))|_]) :-
    crashing(Game),
    match(Game, random, random, Result, [games(1),jobs(1),seed(1)]),
    findall(Fault, member(fault(_, _, Fault), Result.faults), Faults).
test(a_match_tells_a_refused_move, Fault == refused(2)) :-
    refusing(Game),
    match(Game, random, random, Result, [games(1),jobs(1),seed(1)]),
    Result.faults = [fault(_, _, Fault)].
test(a_move_that_is_not_offered_is_illegal,
     error(type_error(move_of_player, 1),
           context(_, tabuleiro(fault(illegal(9)))))) :-
    play_match(heap, nine, nine, _, []).
test(a_start_that_fails_is_a_wrong_config, Status == 1) :-
    setup_call_cleanup(
        ( root(Root),
          tmp_file_stream(File, Out, [extension(pl),encoding(utf8)]),
          format(Out,
                 ":- module(no_heap, []).~n\c
                  :- reexport('~w/tests/fixtures/heap', \c
                              except([initial_state/2])).~n\c
                  :- export(initial_state/2).~n\c
                  initial_state(9, heap(9,1,[])).~n",
                 [Root]),
          close(Out)
        ),
        cli([perft,File,'1'], "", Errors, Status),
        delete_file(File)),
    assertion(has(Errors, "initial_state/2 fails")).
test(compare_names_the_cause, Call == game_over(State)) :-
    with_fault([ (game_over(heap(N,P,_), W) :- N =< 1, W is 3-P),
                 (valid_moves(heap(N,P,X), Ms) :-
                      (   N =< 1
                      ->  Ms = []
                      ;   heap:valid_moves(heap(N,P,X), Ms)
                      ))
               ],
               Module),
    set_random(seed(1)),
    compare_games(heap, Module, Report,
                  [games(5),matches(0),seconds(inf),seed(1)]),
    _{call:Call, state:State} :< Report.difference.

:- end_tests(faulty).
