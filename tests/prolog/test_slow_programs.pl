/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_slow_programs, [test_slow_programs/0]).
:- use_module(library(plunit)).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../support/message_text').
:- use_module('../support/student_program').
:- use_module('../../prolog/tabuleiro/adopt/adapter', [trial_adapter/3]).
:- use_module('../../prolog/tabuleiro/adopt/compared_play').
:- use_module('../../prolog/tabuleiro/adopt/loop_obeys').
:- use_module('../../prolog/tabuleiro/adopt/oracle', [same_play/4]).
:- use_module('../../prolog/tabuleiro/adopt/played_again').
:- use_module('../../prolog/tabuleiro/adopt/trial').
:- use_module('../../prolog/tabuleiro/base/time_limit').
:- use_module('../../prolog/tabuleiro/load/load_program').

/** <module> Programs that take more time than there is

The limits count inferences, so that they end where they do on every machine.
*/

test_slow_programs :-
    run_tests(slow_programs).

% slow_program(+Steps, -Text): a list of moves takes so many Steps.

slow_program(Steps, Text) :-
    format(string(Text), ":- use_module(library(random)).
play :- go(w, [a,b,c,d,e,f,g,h,i,j,k,l]).
go(P, B) :-
    write(P-B), nl,
    bot(B, M), delete(B, M, B1), other(P, Q),
    ( B1 == [] -> write(over) ; go(Q, B1) ).
other(w, b).
other(b, w).
bot(B, M) :- moves(B, Ms), random_member(M, Ms).
moves(B, Ms) :- findall(M, member(M, B), Ms), between(1, ~d, N), N =:= ~d.
", [Steps,Steps]).

:- begin_tests(slow_programs).

test(a_goal_ends_for_want_of_time, Ended == time) :-
    in_counted_time(bounded(0.01, (repeat, fail), Ended)).
test(a_goal_ends_in_time, Ended == true) :-
    in_counted_time(bounded(1, true, Ended)).
test(a_loop_that_there_is_no_time_to_read_is_told,
     true(Why = unread_loop(go/2, time, _))) :-
    slow_program(100_000, Text),
    catch(understood(Text, [seconds(0.02)], _),
          error(existence_error(program(_), _),
                context(_, tabuleiro(not_understood(Why)))),
          true).
test(a_loop_that_there_was_no_time_to_read_is_watched_for_longer, [nondet]) :-
    slow_program(20_000, Text),
    understood(Text, [seconds(0.02)], Guesses),
    memberchk(note(oracle(agreed(_, _, _))), Guesses).
test(a_choice_that_failed_fails_at_once, true(Again*10 < First)) :-
    slow_program(20_000, Text),
    with_program(Text, tried_twice(First-Again)).
test(a_winner_that_there_is_no_time_to_find_is_told, [nondet]) :-
    slow_program(20_000, Text),
    understood(Text, [seconds(0.05)], Guesses),
    memberchk(note(unnamed_winner), Guesses),
    memberchk(note(oracle(agreed(_, _, _))), Guesses).
test(a_move_that_takes_too_long_is_no_difference,
     Verdict == agreed(1, 9, 0)) :-
    slow_program(1, Text0),
    replaced("delete(B, M, B1)", "take(B, M, B1)", Text0, Text1),
    string_concat(Text1, "
take(B, M, B1) :- delete(B, M, B1), ( B1 = [_,_] -> long ; true ).
long :- between(1, 2_000_000, N), N =:= 2_000_000, !.
",
                  Text),
    with_program(Text, played_from_start(Verdict)).
test(a_winner_that_takes_too_long_is_told_from_another_winner,
     Verdict == differs(0, late)) :-
    slow_program(1, Text0),
    string_concat(Text0, "
initial_state([a,b,c,d,e,f,g,h,i,j,k,l]).
valid_moves(B, Ms) :- moves(B, Ms).
move(B, M, B1) :- delete(B, M, B1).
game_over(B, w) :- between(1, 2_000_000, N), N =:= 2_000_000, !, B == [].
",
                  Text),
    with_program(Text, compared_with_loop(Verdict)).
test(what_a_loop_was_not_read_for_is_told,
     [ forall(member(Read-Part, [ false - "was not found",
                                  time - "seconds(10) allows more",
                                  memory - "too much memory"
                                ])),
       nondet
     ]) :-
    Why = unread_loop(go/2, Read, valid_moves),
    message_text(error(existence_error(program(valid_moves), m),
                       context(_, tabuleiro(not_understood(Why)))),
                 Text),
    sub_string(Text, _, _, _, Part).

%   compared_with_loop(-Verdict, +File): see same_play/4.

compared_with_loop(Verdict, File) :-
    load_program(File, [], Module, _),
    loop_adapter(Module, LoopAdapter),
    trial_adapter(Module,
                  [ players([w,b]), turn(alternate),
                    predicates([ initial_state(state),
                                 valid_moves(state,moves),
                                 move(state,move,new),
                                 game_over(state,winner)
                               ])
                  ],
                  Adapter),
    in_counted_time(
        with_patience(0.05, "",
                      at_fixed_random(
                          same_play(Adapter, LoopAdapter,
                                    limits(1, 0, 60, inf), Verdict)))).

loop_adapter(Module, Adapter) :-
    trial_adapter(Module,
                  [ loop([ entry(play), input([]), predicate(go/2),
                           repeats(false),
                           choice(bot/2, go/2, outputs([2], moves/2, 2)),
                           state([2])
                         ]),
                    players([w,b]), turn(arg([1]))
                  ],
                  Adapter).

%   played_from_start(-Verdict, +File): see replayed/3.

played_from_start(Verdict, File) :-
    load_program(File, [], Module, _),
    loop_adapter(Module, Adapter),
    Replay = replay{ adapter:Adapter, loop:Adapter, bots:[],
                     seen:seen(0, 0, none) },
    in_counted_time(
        with_patience(0.05, "",
                      at_fixed_random(
                          replayed(Replay, limits(1, 0, 60, inf), Verdict)))).

%   tried_twice(-Counts, +File): the inferences of two tries of a choice that is
%   none: each of its answers leads to no other turn.

tried_twice(First-Again, File) :-
    load_program(File, [], Module, _),
    Loop = loop{ predicate:Module:go/2, repeats:false,
                 choices:[choice(Module:other/2, any, outputs([2]))],
                 typed:none, several:false, open:false, winner:none,
                 facts:[], prompts:[] },
    forget_disobeyed,
    tried(Loop, Module, First),
    tried(Loop, Module, Again).

tried(Loop, Module, Count) :-
    statistics(inferences, Before),
    \+ obeys(Loop, Module, go(w, [a,b,c]), [], _),
    statistics(inferences, After),
    Count is After-Before.

:- end_tests(slow_programs).
