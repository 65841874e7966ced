/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_spies, [test_spies/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/student_program').
:- use_module('../../prolog/tabuleiro/adopt/call_graph').
:- use_module('../../prolog/tabuleiro/adopt/facts').
:- use_module('../../prolog/tabuleiro/adopt/spies').
:- use_module('../../prolog/tabuleiro/adopt/watch', [reaches_bot/2]).
:- use_module('../../prolog/tabuleiro/adopt/watched_run').
:- use_module('../../prolog/tabuleiro/load/load_program').

/** <module> Spies on predicates, and what a program calls
*/

test_spies :-
    run_tests([spies, call_graph]).

:- begin_tests(spies, [setup(spy_on([test_spies:doubled/2]))]).

test(a_spy_answers_in_place_of_a_predicate, Answer == spied) :-
    spied(test_spies:instead, doubled(2, Answer)).
test(without_a_spy_the_predicate_answers, Answer == 4) :-
    doubled(2, Answer).
test(after_an_exception_nothing_is_spied, Answer == 4) :-
    catch(spied(test_spies:instead, throw(out)), out, true),
    doubled(2, Answer).
test(what_is_spied_twice_answers, Answer == 4) :-
    spy_on([test_spies:doubled/2]),
    doubled(2, Answer).
test(a_predicate_of_a_library_is_spied_in_its_caller_alone,
     Own-Others == spied-2) :-
    spy_on([test_spies:sum_list/2]),
    spied(test_spies:instead, sum_list([1,1], Own)),
    spied(test_spies:instead, lists:sum_list([1,1], Others)),
    \+ is_spied(lists:sum_list/2).

test(a_predicate_is_spied_for_one_goal, Answers == spied-4) :-
    with_spies([test_spies:halved/2],
               spied(test_spies:instead, halved(8, Spied))),
    spied(test_spies:instead, halved(8, Own)),
    Answers = Spied-Own.
test(what_findall_calls_is_enumerated, Answers == [yes]-no) :-
    with_spies([test_spies:halved/2],
               spied(tabuleiro_test_spies:by_findall,
                     ( halves([8], Listed), halved(8, Own) ))),
    Answers = Listed-Own.
test(a_predicate_is_as_before_after_an_exception, Own == 4) :-
    catch(with_spies([test_spies:halved/2], throw(out)), out, true),
    spied(test_spies:instead, halved(8, Own)).
test(a_predicate_of_a_library_is_imported_again, Library-Max == lists-2) :-
    with_spies([test_spies:max_list/2],
               spied(test_spies:instead, max_list([1,2], spied))),
    spied(test_spies:instead, max_list([1,2], Max)),
    predicate_property(test_spies:max_list(_, _), imported_from(Library)).
test(what_was_spied_is_still_of_its_source) :-
    of_source(test_spies:halved/2),
    with_spies([test_spies:halved/2], true),
    of_source(test_spies:halved/2),
    assertz(test_spies:made(1)),
    \+ of_source(test_spies:made/1).
test(an_observer_sees_what_a_spy_answers, Seen-Answer == [enter,leave]-spied) :-
    Calls = calls([]),
    observed(test_spies:see(Calls),
             with_spies([test_spies:halved/2],
                        spied(test_spies:instead, halved(8, Answer)))),
    arg(1, Calls, Seen0),
    reverse(Seen0, Seen).
test(a_spy_sees_the_first_call_of_a_recursion_and_those_after_a_seen_goal,
     Seen == [even/1,odd/1,even/1]) :-
    Calls = calls([]),
    with_spies([test_spies:even/1,test_spies:odd/1],
               spied(test_spies:first_calls(Calls), even(8))),
    arg(1, Calls, Seen0),
    reverse(Seen0, Seen).
test(a_spy_lets_calls_pass_until_it_sees_all, Seen == [even/1,even/1]) :-
    Calls = calls([]),
    with_spies([test_spies:even/1],
               spied(test_spies:second_passes(Calls), even(6))),
    arg(1, Calls, Seen).
test(what_passed_is_seen_by_the_next_spy, Answer == spied) :-
    spied(test_spies:let_by, doubled(2, _)),
    spied(test_spies:instead, doubled(2, Answer)).
test(the_calls_of_one_caller_of_a_library_pass, Seen == [4,3,2,1]) :-
    Calls = calls([]),
    with_spies([test_spies:max_list/2],
               spied(tabuleiro_test_spies:let_chooser_pass(Calls),
                     ( chooses([1]), chooses([2]), counts([2]), chooses([3]),
                       counts([3]), see_all, chooses([4])
                     ))),
    arg(1, Calls, Seen).
test(the_calls_of_a_library_may_pass_unless_observed,
     Library-Own-Observed == true-false-false) :-
    with_spies([test_spies:max_list/2],
               (   truth(may_pass(test_spies:max_list/2), Library),
                   truth(may_pass(test_spies:doubled/2), Own),
                   observed(test_spies:see(calls([])),
                            truth(may_pass(test_spies:max_list/2), Observed))
               )).
test(what_was_spied_before_stays_spied, Answer == spied) :-
    with_spies([test_spies:doubled/2], true),
    spied(test_spies:instead, doubled(2, Answer)).

:- end_tests(spies).

truth(Goal, Truth) :-
    (   call(Goal)
    ->  Truth = true
    ;   Truth = false
    ).

halved(N, Half) :-
    Half is N//2.

halves(Ns, Halves) :-
    findall(Half, ( member(N, Ns), halved(N, Half) ), Halves).

doubled(N, Double) :-
    Double is 2*N.

chooses(Ns) :-
    max_list(Ns, N),
    integer(N).

counts(Ns) :-
    max_list(Ns, N),
    integer(N).

even(0).
even(N) :-
    N > 0,
    M is N-1,
    odd(M).

odd(N) :-
    M is N-1,
    even(M).

%   The calls below odd(7) are hidden but for even(6), which seen/1 shows.

first_calls(Calls, _:Name/Arity, Head, Call) :-
    saw(Calls, Name/Arity),
    (   arg(1, Head, 7)
    ->  unseen(test_spies:odd/1, unseen(test_spies:even/1, seen(Call)))
    ;   arg(1, Head, 8)
    ->  call(Call)
    ;   unseen(test_spies:even/1, unseen(test_spies:odd/1, Call))
    ).

second_passes(Calls, PI, Head, Call) :-
    saw(Calls, even/1),
    (   arg(1, Head, 6)
    ->  let_pass(PI),
        even(4),
        see_all,
        even(0)
    ;   true
    ),
    unseen(PI, Call).

let_by(PI, _, Call) :-
    let_pass(PI),
    call(Call).

see(Calls, _, _, Call) :-
    saw(Calls, enter),
    call(Call),
    saw(Calls, leave).

saw(Calls, What) :-
    arg(1, Calls, Before),
    nb_setarg(1, Calls, [What|Before]).

instead(_, Head, _) :-
    arg(2, Head, spied).

% A spy is no predicate of a program.

tabuleiro_test_spies:let_chooser_pass(Calls, PI, Head, Call) :-
    arg(1, Head, [N]),
    saw(Calls, N),
    (   caller(test_spies:chooses/1)
    ->  let_caller_pass(PI)
    ;   true
    ),
    call(Call).

tabuleiro_test_spies:by_findall(_, Head, _) :-
    (   enumerated
    ->  arg(2, Head, yes)
    ;   arg(2, Head, no)
    ).

:- begin_tests(call_graph).

program("play :- menu(M), run(M).
menu(M) :- repeat, once(ask(M)), !.
ask(M) :- write(mode), read(M).
run(S) :- print_row([a]), forall(member(X, [1]), follow(X)), run(S).
follow(X) :- maplist(leaf, [X]).
leaf(_).
print_row([]).
print_row([X|Xs]) :- write(X), print_row(Xs).
alone(X) :- alone(X).
").

test(the_calls_of_closures_are_seen) :-
    program(Text),
    with_program(Text, reaches(follow/1, leaf/1)),
    with_program(Text, reaches(run/1, follow/1)).
test(a_goal_that_is_called_with_more_arguments_is_seen, true) :-
    with_program("turn(N) :- M is N-1, goes_on(turn, M).
                 goes_on(Loop, N) :- N > 0, call(Loop, N).\n",
                 reaches(turn/1, turn/1)).
test(the_goals_of_a_list_of_cases_are_seen, true) :-
    with_program("menu(N) :- chosen(N, [1:turn(N), 2:(write(N), turn(2))]).
                 chosen(N, [N:Goal|_]) :- call(Goal).
                 chosen(N, [_|Cases]) :- chosen(N, Cases).
                 turn(N) :- write(N).\n",
                 reaches(menu/1, turn/1)).
test(a_loop_that_neither_reads_nor_draws_is_none, Names == [ask/1]) :-
    program(Text),
    with_program(Text, candidates(Names)).

test(a_predicate_of_the_program_may_have_the_name_of_one_that_reads,
     Names == []) :-
    with_program("play :- frame([a,b,c]).
                 frame([]).
                 frame([X|Xs]) :- skip(X), write(X), frame(Xs).
                 skip(X) :- write(X).\n",
                 candidates(Names)).

test(a_bot_is_known_by_its_name_or_by_what_it_draws,
     [ forall(member(Text-Expected,
                     [ "play :- cpuTurn(1).\ncpuTurn(N) :- write(N).\n" - bot,
                       "play :- random(X), write(X).\n" - bot,
                       "play :- how(H), append(H, [1], L), G =.. L, G.\n\c
                        how([drawn]).\ndrawn(_) :- random(X), write(X).\n"
                       - bot,
                       "play :- read(X), write(X).\n" - none
                     ])),
       Found == Expected
     ]) :-
    with_program(Text, bot(Found)).

bot(Found, File) :-
    load_program(File, Module, _),
    call_graph(Module, Graph),
    (   reaches_bot(Graph, Module:play/0)
    ->  Found = bot
    ;   Found = none
    ).

reaches(From, To, File) :-
    load_program(File, Module, _),
    call_graph(Module, Graph),
    calls(Graph, Module:From, Callees),
    memberchk(Module:To, Callees).

candidates(Names, File) :-
    load_program(File, Module, _),
    call_graph(Module, Graph),
    loop_candidates(Graph, Module:play/0, PIs),
    findall(PI, member(_:PI, PIs), Names).

test(what_a_rule_keeps_of_its_answers_is_no_fact, Names == [fact/1]) :-
    with_program(":- dynamic fact/1, kept/2.
fact(1).
kept(N, M) :- M is N*N, asserta((kept(N, M) :- !)).
",
                 facts_of(Names)).

facts_of(Names, File) :-
    load_program(File, Module, _),
    dynamic_predicates(Module, PIs),
    findall(PI, member(_:PI, PIs), Names).

test(predicates_that_a_goal_makes_are_empty_afterwards, Clauses == []) :-
    with_program("fact(1).\n", made(Clauses)).

made(Clauses, File) :-
    load_program(File, Module, _),
    keeping_facts(Module, assertz(Module:made(1))),
    findall(X, clause(Module:made(X), true), Clauses).

test(facts_are_restored, Facts-Again == [1,2]-[1,2]) :-
    with_program(":- dynamic fact/1.\nfact(1).\nfact(2).\n",
                 changed(Facts, Again)).

changed(Facts, Again, File) :-
    load_program(File, Module, _),
    findall(X, Module:fact(X), Facts),
    keeping_facts(Module,
                  ( retract(Module:fact(1)),
                    assertz(Module:fact(3))
                  )),
    findall(X, Module:fact(X), Again).

test(calls_with_a_large_board_leave_room_for_later_turns,
     End == enough) :-
    with_program("
play :- numlist(1, 5000, Board), turn(Board, 0).
turn([N|Board], Turn) :-
    format(\"~d~n\", [Turn]), random(X),
    forall(between(1, 60, _),
           ( a([X|Board]), b([X|Board]), c([X|Board]), d([X|Board]),
             e([X|Board]), f([X|Board]), g([X|Board]), h([X|Board]) )),
    N1 is N+1, Next is Turn+1,
    turn([N1|Board], Next).
a(_). b(_). c(_). d(_). e(_). f(_). g(_). h(_).
",
                 watched_end(End)).

watched_end(End, File) :-
    load_program(File, Module, _),
    findall(Module:Name/1, member(Name, [a,b,c,d,e,f,g,h]), Helpers),
    spy_on(Helpers),
    watched_run_of(Module, [], Run),
    End = Run.end.

watched_run_of(Module, Facts, Run) :-
    Loop = Module:turn/2,
    spy_on([Loop]),
    watched_run(Module, Module:play/0, guess([], none), options(1, 12, 60),
                [Loop], Facts, Run).

test(a_run_ends_early_when_facts_change_that_are_not_known,
     Ends == [facts-Changed,enough-Changed,enough-Changed]) :-
    Changed = [player/1],
    with_program("
:- dynamic player/1.
player(x).
play :- numlist(1, 9, Board), turn(Board, 0).
turn([N|Board], Turn) :-
    format(\"~d~n\", [Turn]), random(_),
    retract(player(P)), ( P == x -> Q = o ; Q = x ), assertz(player(Q)),
    N1 is N+1, Next is Turn+1,
    turn([N1|Board], Next).
",
                 ends([known([]),known([player/1]),[]], Ends)).

ends(Known, Ends, File) :-
    load_program(File, Module, _),
    findall(End-Changed,
            ( member(Facts0, Known),
              in_module(Facts0, Module, Facts),
              watched_run_of(Module, Facts, Run),
              End = Run.end,
              findall(PI, member(_:PI, Run.facts), Changed)
            ),
            Ends).

in_module(known(PIs0), Module, known(PIs)) :-
    !,
    in_module(PIs0, Module, PIs).
in_module(PIs0, Module, PIs) :-
    findall(Module:PI, member(PI, PIs0), PIs).

:- end_tests(call_graph).
