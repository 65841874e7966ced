/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_engine_options, [test_engine_options/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(thread)).
:- use_module(library(time)).
:- use_module('../support/for_all').
:- use_module('../support/memory').
:- use_module('../support/starts').
:- use_module('../support/throws').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/game/native').
:- use_module('../../prolog/tabuleiro/search/analyse', [is_paused/1]).
:- use_module('../../prolog/tabuleiro/search/think_limits').

/** <module> Options, handles and interrupts of a search in C
*/

test_engine_options :-
    run_tests([engine_options, engine_handles, engine_interrupts]).

bad_option(time(_), instantiation_error).
bad_option(time(soon), type_error(number, soon)).
bad_option(time(-1), type_error(nonneg, -1)).
bad_option(depth(0), domain_error(depth, 0)).
bad_option(depth(101), domain_error(depth, 101)).
bad_option(depth(1.0), type_error(integer, 1.0)).
bad_option(nodes(0), domain_error(nodes, 0)).
bad_option(nodes(many), type_error(integer, many)).
bad_option(threads(0), domain_error(threads, 0)).
bad_option(threads(257), domain_error(threads, 257)).
bad_option(hash(-1), domain_error(hash, -1)).
bad_option(hash(10000000), domain_error(hash, 10000000)).
bad_option(seed(a), type_error(integer, a)).
bad_option(algorithm(guess), domain_error(algorithm, guess)).
bad_option(leaf(_), instantiation_error).
bad_option(leaf(1), type_error(atom, 1)).
bad_option(leaf(guess), domain_error(leaf, guess)).
bad_option(multi_pv(0), domain_error(multi_pv, 0)).
bad_option(multi_pv(some), type_error(integer, some)).
bad_option(selective(1), type_error(boolean, 1)).
bad_option(repetition(no), type_error(boolean, no)).
bad_option(engine(_), instantiation_error).
bad_option(engine(x), type_error(engine, x)).
bad_option(on_info(1), type_error(callable, 1)).
bad_option(depht(1), domain_error(search_option, depht(1))).
bad_option(depth, domain_error(search_option, depth)).
bad_option(_, instantiation_error).

%   Lines are the lines that Algorithm finds in Wali.

leaf_lines(Algorithm, Leaf, Lines) :-
    start(wali, State),
    analyse(wali, State, Lines,
            [ algorithm(Algorithm), leaf(Leaf), nodes(3000), threads(1),
              seed(1)
            ]).

%   Info is the last report of a search.

last_info(Game, State, Options, Info) :-
    Box = box(none),
    analyse(Game, State, _, [on_info(test_engine_options:keep(Box))|Options]),
    arg(1, Box, Info).

%   Arguments that engine.pl never passes.

bad_limit(nodes(-1),    domain_error(nodes, -1)).
bad_limit(depth(101),   domain_error(depth, 101)).
bad_limit(threads(257), domain_error(threads, 257)).
bad_limit(multi_pv(-1), domain_error(multi_pv, -1)).
bad_limit(multi_pv(_),  instantiation_error).
bad_limit(table(table), type_error(table, table)).

:- begin_tests(engine_options).

test(bad_options_of_analyse, [forall(bad_option(Option, Error))]) :-
    start(wali, State),
    throws(analyse(wali, State, _, [Option]), Error).
test(bad_options_of_choose_move, [forall(bad_option(Option, Error))]) :-
    start(wali, State),
    throws(wali:choose_move(State, search([Option]), _), Error).
test(c_looks_at_limits_too, [forall(bad_limit(Limit, Error))]) :-
    start(wali, State),
    open_engine(wali, Engine, [hash(0)]),
    think_limits([Limit], Limits),
    throws('$think'(Engine, State, Limits, none, _), Error).
test(limits_are_eleven, error(type_error(limits, limits(1)), _)) :-
    start(wali, State),
    open_engine(wali, Engine, [hash(0)]),
    '$think'(Engine, State, limits(1), none, _).
test(a_playout_has_no_negative_length) :-
    start(wali, State),
    throws('$playouts'(wali, State, 1, -1, 1, _), type_error(nonneg, -1)),
    '$playouts'(wali, State, 3, 0, 1, 0),
    '$playouts'(wali, State, 3, 2, 1, 6).
test(options_are_a_list) :-
    start(wali, State),
    throws(analyse(wali, State, _, depth(1)), type_error(list, depth(1))),
    throws(wali:choose_move(State, search(x), _), type_error(list, x)),
    throws(wali:choose_move(State, search(_), _), instantiation_error).
test(an_engine_has_no_depth) :-
    throws(open_engine(wali, _, [depth(1)]),
           domain_error(search_option, depth(1))).
test(there_must_be_such_a_game) :-
    throws(analyse(chess, x, _, []), existence_error(game, chess)),
    throws(open_engine(chess, _, []), existence_error(game, chess)).
test(an_engine_is_c) :-
    load_game(wali_reference, Reference),
    throws(open_engine(Reference, _, []),
           existence_error(native_game, Reference)).
test(games_without_c_are_searched_in_prolog) :-
    load_game(wali_reference, Reference),
    Reference:initial_state([size(3-3)], State),
    analyse(Reference, State, Lines, [depth(1),multi_pv(all)]),
    maplist(get_dict(move), Lines, Moves0),
    sort(0, @=<, Moves0, Moves),
    assertion(Reference:valid_moves(State, Moves)),
    Reference:choose_move(State, search([depth(1)]), Move),
    assertion(memberchk(Move, Moves)).
test(mcts_plays_every_game, [forall(( game(Game),
                                      member(Leaf, [evaluation,playouts])
                                    ))]) :-
    start(Game, State),
    Game:choose_move(State,
                     search([ algorithm(mcts), leaf(Leaf), nodes(3000),
                              threads(2)
                            ]),
                     Move),
    assertion(Game:move(State, Move, _)).
test(mcts_judges_by_its_leaf) :-
    leaf_lines(mcts, evaluation, Lines1),
    leaf_lines(mcts, playouts, Lines2),
    assertion(Lines1 \== Lines2).
test(alpha_beta_ignores_leaf, Lines1 == Lines2) :-
    leaf_lines(alpha_beta, evaluation, Lines1),
    leaf_lines(alpha_beta, playouts, Lines2).
test(a_leaf_asks_for_mcts, Lines1 == Lines2) :-
    leaf_lines(mcts, playouts, Lines1),
    start(wali, State),
    analyse(wali, State, Lines2,
            [leaf(playouts),nodes(3000),threads(1),seed(1)]).
test(an_engine_has_its_leaf, Lines1 == Lines2) :-
    start(wali, State),
    Options = [algorithm(mcts),leaf(playouts)],
    Limits = [nodes(3000),threads(1),seed(1)],
    append(Options, Limits, All),
    analyse(wali, State, Lines1, All),
    setup_call_cleanup(
        open_engine(wali, Engine, Options),
        analyse(wali, State, Lines2, [engine(Engine)|Limits]),
        close_engine(Engine)).
test(alpha_beta_is_the_default, [forall(game(Game)), Lines1 == Lines2]) :-
    start(Game, State),
    Limits = [nodes(3000),threads(1),seed(1)],
    analyse(Game, State, Lines1, Limits),
    analyse(Game, State, Lines2, [algorithm(alpha_beta)|Limits]).
test(the_state_must_be_one) :-
    throws(analyse(wali, x, _, [depth(1)]), type_error(wali_state, x)),
    throws(analyse(wali, _, _, [depth(1)]), instantiation_error).
test(time_is_kept, [forall(game(Game))]) :-
    start(Game, State),
    get_time(T0),
    Game:choose_move(State, search([time(0.1)]), _),
    get_time(T1),
    Time is T1-T0,
    assertion(Time >= 0.1),
    assertion(Time < 600).
test(nodes_are_kept) :-
    start(wali, State),
    last_info(wali, State, [nodes(5000),threads(1)], Info),
    assertion(Info.nodes =< 5000).
test(depth_is_reached, Depth == 6) :-
    start(wali, State),
    last_info(wali, State, [depth(6)], Info),
    Depth = Info.depth.

test(info_comes_in_the_calling_thread) :-
    start(wali, State),
    thread_self(Me),
    Box = box(none),
    analyse(wali, State, _,
            [depth(3),on_info(test_engine_options:keep_thread(Box))]),
    assertion(Box == box(Me)).
test(info_tells_what_the_result_tells) :-
    start(wali, State),
    Box = box(none),
    analyse(wali, State, Lines,
            [depth(5),multi_pv(2),on_info(test_engine_options:keep(Box))]),
    arg(1, Box, Info),
    assertion(Info.lines == Lines),
    assertion((Info.nodes > 0, Info.time >= 0, Info.nps >= 0)).
test(a_goal_that_fails_is_no_harm) :-
    start(wali, State),
    analyse(wali, State, [_], [depth(3),on_info(test_engine_options:never)]).
test(a_think_without_a_report_calls_no_goal, Lines == []) :-
    finished(wali, State),
    open_engine(wali, Engine, [hash(0)]),
    think_limits([depth(3)], Limits),
    '$think'(Engine, State, Limits, test_engine_options:refuse,
             report(_, _, _, Lines)).
test(a_goal_of_c_that_fails_ends_the_think, fail) :-
    start(wali, State),
    open_engine(wali, Engine, [hash(0)]),
    think_limits([depth(3)], Limits),
    '$think'(Engine, State, Limits, test_engine_options:refuse, _).
test(an_exception_of_on_info_ends_the_search, throws(enough)) :-
    start(wali, State),
    analyse(wali, State, _, [time(3600),on_info(test_engine_options:enough)]).

:- end_tests(engine_options).

:- public keep/2, keep_thread/2, never/1, refuse/2, enough/1.

keep(Box, Info) :-
    duplicate_term(Info, Copy),
    nb_setarg(1, Box, Copy).

keep_thread(Box, _) :-
    thread_self(Me),
    nb_setarg(1, Box, Me).

never(_) :-
    fail.

refuse(_, _) :-
    fail.

enough(_) :-
    throw(enough).

:- begin_tests(engine_handles).

test(closed_is_closed) :-
    start(wali, State),
    open_engine(wali, Engine, [hash(1)]),
    analyse(wali, State, [_], [depth(3),engine(Engine)]),
    wali:choose_move(State, search([depth(3),engine(Engine)]), _),
    close_engine(Engine),
    Error = permission_error(access, closed_engine, Engine),
    throws(close_engine(Engine), Error),
    throws(analyse(wali, State, _, [engine(Engine)]), Error).
test(a_search_that_was_stopped_is_paused, Paused == [false,true,false]) :-
    start(wali, State),
    setup_call_cleanup(
        open_engine(wali, Engine, [hash(1)]),
        findall(Paused,
                ( member(Options, [ [nodes(100)], [nodes(100),resume(true)],
                                    [depth(1),resume(true)] ]),
                  analyse(wali, State, _,
                          [threads(1),engine(Engine)|Options]),
                  (   is_paused(Engine)
                  ->  Paused = true
                  ;   Paused = false
                  )
                ),
                Paused),
        close_engine(Engine)).
test(only_engines_are_closed) :-
    throws(close_engine(x), type_error(engine, x)),
    throws(close_engine(_), instantiation_error).
test(an_analysis_is_resumed, Nodes == [300,600,300]) :-
    start(wali, State),
    setup_call_cleanup(
        open_engine(wali, Engine, [hash(1)]),
        findall(Count,
                ( member(Resume, [true,true,false]),
                  last_info(wali, State,
                            [ nodes(300), threads(1), engine(Engine),
                              resume(Resume)
                            ], Info),
                  get_dict(nodes, Info, Count)
                ),
                Nodes),
        close_engine(Engine)).
test(an_engine_remembers) :-
    start(wali, State),
    setup_call_cleanup(
        open_engine(wali, Engine, [hash(16)]),
        findall(Nodes,
                ( between(1, 2, _),
                  last_info(wali, State,
                            [ depth(4), selective(false), threads(1), seed(1),
                              engine(Engine)
                            ], Info),
                  get_dict(nodes, Info, Nodes)
                ),
                [Nodes1,Nodes2]),
        close_engine(Engine)),
    assertion(Nodes2 < Nodes1/2).
test(rules_are_not_mixed_up) :-         % in one table
    setup_call_cleanup(
        open_engine(waldmeister, Engine, [hash(4)]),
        forall(member(Config, [[size(3)],[size(3),goals(2-1)],[size(4)]]),
               ( waldmeister:initial_state(Config, State),
                 score(State, [engine(Engine)], Score1),
                 score(State, [hash(4)], Score2),
                 assertion(Score1 == Score2)
               )),
        close_engine(Engine)).

score(State, Options, Score) :-
    analyse(waldmeister, State, [Line],
            [depth(3),selective(false),threads(1)|Options]),
    get_dict(score, Line, Score).

test(closing_ends_a_think) :-           % which would end by itself, later
    start(wali, State),
    open_engine(wali, Engine, [hash(1)]),
    thread_self(Me),
    Most = 30_000_000,
    think_limits([nodes(Most)], Limits),
    thread_create(( '$think'(Engine, State, Limits,
                             test_engine_options:tell(Me),
                             report(_, Nodes, _, _)),
                    thread_send_message(Me, ended(Nodes))
                  ),
                  Id),
    thread_get_message(thinks),
    throws(analyse(wali, State, _, [engine(Engine)]),
           permission_error(access, busy_engine, Engine)),
    close_engine(Engine),
    thread_get_message(ended(Nodes1)),
    thread_join(Id, true),
    assertion(Nodes1 < Most),
    forget_messages.
test(garbage_is_collected) :-
    abandon_engines(40),
    assertion(\+ leaks(abandon_engines(40), 10_000)).

abandon_engines(Count) :-
    start(wali, State),
    forall(between(1, Count, _),
           ( open_engine(wali, Engine, [hash(8)]),
             analyse(wali, State, _, [depth(4),engine(Engine)])
           )).

test(many_engines_at_once) :-
    findall(Game-State,
            ( between(1, 3, _),
              game(Game),
              start(Game, State)
            ),
            Pairs),
    concurrent_maplist(searched, Pairs, Moves),
    for_all(nth1(I, Pairs, Game-State),
            ( nth1(I, Moves, Move),
              assertion(Game:move(State, Move, _))
            )).

searched(Game-State, Move) :-
    Game:choose_move(State, search([nodes(20_000),threads(2),hash(4)]), Move).

:- end_tests(engine_handles).

:- public tell/2, tell/3.

tell(Thread, _, _) :-
    tell(Thread, _).

%   on_info(tell(Thread)) calls this repeatedly; Thread may have ended.

tell(Thread, _) :-
    catch(thread_send_message(Thread, thinks),
          error(existence_error(_, _), _), true).

forget_messages :-
    (   thread_peek_message(thinks)
    ->  thread_get_message(thinks),
        forget_messages
    ;   true
    ).

%   Goal, which would take an hour, ends in less than half an hour. The exact
%   time depends on the load of the machine.

:- meta_predicate ends_soon(0).

ends_soon(Goal) :-
    get_time(T0),
    call(Goal),
    get_time(T1),
    assertion(T1-T0 < 1800).

%   Goal thinks for an hour, and sends Thread the message `thinks` with each
%   report.

long(Game, Thread, Goal) :-
    start(Game, State),
    Goal = analyse(Game, State, _,
                   [ time(3600), multi_pv(all), hash(16),
                     on_info(test_engine_options:tell(Thread))
                   ]).

long(Game, Goal) :-
    start(Game, State),
    Goal = analyse(Game, State, _, [time(3600),multi_pv(all),hash(16)]).

%   Calls Do in another thread as soon as Goal, made by long/3, thinks.

:- meta_predicate while_it_thinks(+, 0).

while_it_thinks(Game, Do) :-
    thread_create(( thread_get_message(thinks),
                    call(Do)
                  ), Other),
    long(Game, Other, Goal),
    call_cleanup(Goal, thread_join(Other)).

:- begin_tests(engine_interrupts).

test(a_time_limit_ends_it, [forall(game(Game))]) :-
    long(Game, Goal),
    ends_soon(catch(call_with_time_limit(0.1, Goal), time_limit_exceeded,
                    true)).
test(a_time_limit_ends_mcts, [forall(game(Game))]) :-
    start(Game, State),
    Goal = analyse(Game, State, _,
                   [ algorithm(mcts), time(3600), hash(16), threads(2)
                   ]),
    ends_soon(catch(call_with_time_limit(0.1, Goal), time_limit_exceeded,
                    true)).
test(a_signal_to_the_thread_ends_it, [forall(game(Game))]) :-
    thread_self(Me),
    long(Game, Me, Goal),
    thread_create(catch(Goal, enough, true), Id),
    thread_get_message(thinks),
    thread_signal(Id, throw(enough)),
    ends_soon(thread_join(Id, true)),
    forget_messages.
test(control_c_ends_it,
     [ setup(on_signal(int, Old, test_engine_options:interrupt)),
       cleanup(on_signal(int, _, Old)),
       throws(interrupted)
     ]) :-
    current_prolog_flag(pid, Pid),
    ends_soon(while_it_thinks(wali, process_kill(Pid, int))).
test(nothing_is_left_behind) :-
    interrupt_often(50),
    assertion(\+ leaks(interrupt_often(50), 10_000)).

interrupt_often(Times) :-
    thread_self(Me),
    forall(between(1, Times, _),
           catch(while_it_thinks(wali, thread_signal(Me, throw(enough))),
                 enough, true)).

:- end_tests(engine_interrupts).

:- public interrupt/1.

interrupt(_) :-
    throw(interrupted).
