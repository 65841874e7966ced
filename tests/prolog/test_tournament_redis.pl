/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_tournament_redis, [test_tournament_redis/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module('../support/cli').
:- use_module('../support/redis_server').
:- use_module('../support/run_swipl').
:- use_module('../support/texts').
:- use_module('../support/tool').
:- use_module('../support/tune').
:- use_module('../../prolog/tabuleiro/game/games').
:- use_module('../../prolog/tabuleiro/tournament/plan').
:- use_module('../../prolog/tabuleiro/tournament/plan_players').
:- use_module('../../prolog/tabuleiro/tournament/redis_client').
:- use_module('../../prolog/tabuleiro/tournament/redis_queue').
:- use_module('../../prolog/tabuleiro/tournament/tournament').
:- use_module('../../prolog/tabuleiro/tournament/worker').

/** <module> Tournaments on many machines, with a real Redis server
*/

test_tournament_redis :-
    run_tests([tournament_workers, tournament_redis, tournament_tls]).

:- meta_predicate
    working(+, +, 0),
    working_on(+, +, 0),
    gated(+, +, -, 0).

                /*******************************
                *             DATA             *
                *******************************/

:- begin_tests(tournament_workers, [setup(load_game(wali, _))]).

test(players_made_of_data,
     [ forall(member(Data-Term,
                     [ "random"-random,
                       _{level:[2]}-level(2),
                       _{search:[[_{depth:[4]}]]}-search([depth(4)]),
                       _{bot:["wali_reference",1]}-bot(wali_reference, 1)
                     ])),
       Player == Term
     ]) :-
    data_player(wali, Data, Player).
test(no_player_is_made_of,
     [ forall(member(Data,
                     [ "halt", "human", "local", 3, [],
                       _{level:[99]}, _{level:["x"]}, _{halt:[1]},
                       _{shell:["true"]}, _{':':["user","halt"]},
                       _{search:[[_{on_info:["halt"]}]]},
                       _{search:[[_{depth:["halt"]}]]},
                       _{engine:["sh",[]]}, _{bot:["no_such_game",1]}
                     ])),
       fail
     ]) :-
    data_player(wali, Data, _).

:- end_tests(tournament_workers).

                /*******************************
                *            SERVER            *
                *******************************/

:- begin_tests(tournament_redis, [condition(has_redis)]).

test(a_reply_is_never_a_term, Reply == "\u0000T\u0000f(x") :-
    with_redis(Redis,
               on(Redis, [echo("\u0000T\u0000f(x")], [Reply])).
test(a_reply_in_utf8, Reply == "\u00e9\u0142") :-
    with_redis(Redis, on(Redis, [echo("\u00e9\u0142")], [Reply])).
test(workers_give_the_result_of_one_machine, Games == Same) :-
    alone(Same),
    with_redis(Redis,
               ( working(Redis, 2, by_redis(Redis, [], Games)),
                 on(Redis, [keys(*)], [Keys])
               )),
    assertion(Keys == []).
test(workers_play_the_games_for_a_tuner,
     [condition(has_tool(tune)), Weights == Same]) :-
    tmp_file(journal, File),
    alone([journal(File)], _),
    journal_weights(waldmeister, File, Same),
    delete_file(File),
    with_redis(Redis,
               working(Redis, 2, by_redis(Redis, [journal(File)], _))),
    journal_weights(waldmeister, File, Weights),
    delete_file(File).
test(a_worker_killed_in_mid_game_costs_nothing, Games == Same) :-
    alone(Same),
    with_redis(Redis,
               setup_call_cleanup(
                   start_worker(Redis, Process),
                   ( Count = count(0),
                     redis_address(Redis, Address),
                     gated(Address, 1, Gate,
                           by_redis(Redis,
                                    [on_game(kill_at(2, Count, Process, Gate))],
                                    Games))
                   ),
                   process_wait(Process, Status))),
    assertion(Status == killed(9)).
test(a_worker_that_is_stopped_gives_its_games_back,
     [ forall(member(Signal, [term,hup])),
       Status == exit(130)
     ]) :-
    with_redis(Redis,
               ( plan(Plan0, _),
                 Plan = Plan0.put(games, 1000),
                 plan_id(Plan, Id),
                 numlist(1, 1000, Numbers),
                 redis_address(Redis, Address),
                 setup_call_cleanup(
                     redis_open(Address, Connection),
                     ( publish(Connection, Plan, Numbers),
                       start_worker(Redis, '--idle=60', Process),
                       until_taken(Connection, Id),
                       process_kill(Process, Signal),
                       process_wait(Process, Status),
                       claimed(Connection, Id, Given)
                     ),
                     redis_close(Connection))
               )),
    assertion(Given = [_|_]).
test(redis_killed_and_started_again_loses_nothing, Games == Same) :-
    alone(Same),
    Count = count(0),
    with_redis(Redis,
               working(Redis, 1,
                       by_redis(Redis, [on_game(restart_at(2, Count, Redis))],
                                Games))).
test(lost_games_are_published_again, Games == Same) :-
    alone(Same),
    Asked = count(0),
    with_redis(Redis,
               ( redis_address(Redis, Address),
                 gated(Address, 1, Gate,
                       by_redis(Redis, [until(lost(Redis, Gate, Asked))],
                                Games))
               )).
test(an_organiser_goes_on_where_it_was_stopped, Games == Same) :-
    alone(Same),
    tmp_file(journal, File),
    Journal = [journal(File),resume(true)],
    Count = count(0),
    with_redis(Redis,
               working(Redis, 1,
                       ( by_redis(Redis, [ on_game(count(Count)),
                                           until(counted(Count))
                                         | Journal
                                         ],
                                  _),
                         by_redis(Redis, Journal, Games)
                       ))),
    delete_file(File).
test(a_claim_that_is_renewed_stays, Kept-Lost == []-[1]) :-
    with_redis(Redis,
               ( plan(Plan, Id),
                 redis_address(Redis, Address),
                 setup_call_cleanup(
                     redis_open(Address, Connection),
                     ( publish(Connection, Plan, [1]),
                       take_games(Connection, dead, [Id], 5, Taken),
                       give_back(Connection, dead, 100, Taken),
                       renew_claims(Connection, dead, Taken),
                       claimed(Connection, Id, Kept),
                       give_back(Connection, dead, 100, Taken),
                       claimed(Connection, Id, Lost)
                     ),
                     redis_close(Connection))
               )).
test(publishing_again_adds_what_is_missing, [Length,Entries] == [3,3]) :-
    with_redis(Redis,
               ( plan(Plan, Id),
                 redis_address(Redis, Address),
                 setup_call_cleanup(
                     redis_open(Address, Connection),
                     ( publish(Connection, Plan, [1,2]),
                       publish(Connection, Plan, [1,2,3]),
                       take_games(Connection, me, [Id], 9, Taken),
                       redis_ask(Connection, xlen(tabuleiro:Id:games),
                                 Entries)
                     ),
                     redis_close(Connection))
               )),
    length(Taken, Length).
test(garbage_on_the_streams_does_no_harm, Games == Same) :-
    alone(Same),
    tmp_file(journal, File),
    Term = "\u0000T\u0000halt",
    with_redis(Redis,
               ( by_redis(Redis, [journal(File), until(true)], _),
                 on(Redis, [hkeys('tabuleiro:plans')], [[Id]]),
                 Games0 = tabuleiro:Id:games,
                 Results = tabuleiro:Id:results,
                 on(Redis,
                    [ xadd(Games0, *, game, Term), xadd(Games0, *, game, x),
                      xadd(Games0, *, game, 999), xadd(Games0, *, a, b),
                      xadd(Results, *, line, Term),
                      xadd(Results, *, line, "999\t1-0\trules\t0\t"),
                      xadd(Results, *, line, "1\t1-0\thalt\t0\t"),
                      xadd(Results, *, a, b),
                      hset('tabuleiro:plans', one, Term),
                      hset('tabuleiro:plans', two, "{\"tournament\":1}"),
                      hset('tabuleiro:plans', three, "[")
                    ],
                    _),
                 working(Redis, 1,
                         by_redis(Redis, [journal(File), resume(true)],
                                  Games))
               )),
    delete_file(File).
test(a_worker_of_another_engine_is_refused,
     [ forall(member(Key-Value, [version-"0.0.1",engine-"0123456789ab"])),
       [Status,Left] == [0,1]
     ]) :-
    with_redis(Redis,
               ( plan(Plan0, _),
                 Other = Plan0.put(Key, Value),
                 plan_id(Other, Id),
                 redis_address(Redis, Address),
                 Address = Host:Port,
                 setup_call_cleanup(
                     redis_open(Address, Connection),
                     publish(Connection, Other, [1]),
                     redis_close(Connection)),
                 format(atom(Option), '--redis=~w:~d', [Host,Port]),
                 cli([worker,Option,'--wait=1'], "", Errors, Status),
                 on(Redis, [xlen(tabuleiro:Id:games)], [Left])
               )),
    format(string(Reason), "its ~w is ~w", [Key,Value]),
    assertion(has(Errors, Reason)).
test(a_wrong_password_is_refused, error(redis_error("WRONGPASS", _), _)) :-
    with_redis(Redis,
               ( on(Redis, [config(set, requirepass, right)], _),
                 redis_address(Redis, Address),
                 setup_call_cleanup(
                     redis_open(redis(Address, [password(right)]), Good),
                     redis_ask(Good, ping, "PONG"),
                     redis_close(Good)),
                 redis_open(redis(Address, [password(wrong)]), _)
               )).
test(an_unknown_option, error(domain_error(redis_option, tsl(true)), _)) :-
    redis_open(redis('127.0.0.1':1, [tsl(true)]), _).
test(nobody_answers, error(existence_error(redis_server, _), _)) :-
    by_server('127.0.0.1':1, [], _).
test(a_player_that_is_no_data,
     error(domain_error(player_anywhere, first), _)) :-
    tournament(waldmeister, [first,random], _, [redis('127.0.0.1':1)]).

:- end_tests(tournament_redis).

:- begin_tests(tournament_tls, [condition(has_tls)]).

test(workers_give_the_result_of_one_machine, Games == Same) :-
    alone(Same),
    with_tls_redis(Redis,
                   ( tls_server(Redis, Server),
                     working_on(Server, 2, by_server(Server, [], Games))
                   )).
test(a_server_that_another_authority_signed_for,
     error(existence_error(redis_server, _), _)) :-
    with_tls_redis(Redis,
                   ( redis_address(Redis, Address),
                     tls_options(Redis, other, Options),
                     redis_open(redis(Address, Options), _)
                   )).
test(a_server_with_tls_does_not_talk_without,
     error(existence_error(redis_server, _), _)) :-
    with_tls_redis(Redis,
                   ( redis_address(Redis, Address),
                     redis_open(Address, _)
                   )).
test(a_server_without_tls_is_not_waited_for_for_ever,
     error(existence_error(redis_server, _), _)) :-
    with_tls_redis(Redis,
                   with_redis(Plain,
                              ( redis_address(Plain, Address),
                                tls_options(Redis, server, Options),
                                redis_open(redis(Address,
                                                 [patience(0.2)|Options]),
                                           _)
                              ))).
test(a_certificate_is_missing,
     [ forall(member(Options-Formal,
                     [ [cert(c),key(k)]-existence_error(option, cacert),
                       [cacert('/no/file'),cert('/no/file'),key('/no/file')]-
                           existence_error(file, '/no/file')
                     ])),
       error(Formal, _)
     ]) :-
    with_redis(Redis,
               ( redis_address(Redis, Address),
                 redis_open(redis(Address, [tls(true)|Options]), _)
               )).

:- end_tests(tournament_tls).

:- public first/2.                      % player

first(State, Move) :-
    waldmeister:valid_moves(State, [Move|_]).

%   The tournament of these tests, and its games.

options([games(4), opening(1), config([size(4)]), seed(1)]).

players([level(2), random, level(1)]).

alone(Games) :-
    alone([], Games).

alone(More, Games) :-
    options(Options0),
    players(Players),
    append(More, Options0, Options),
    tournament(waldmeister, Players, Table, Options),
    get_dict(games, Table, Games).

by_redis(Redis, More, Games) :-
    redis_address(Redis, Address),
    by_server(Address, More, Games).

tls_server(Redis, redis(Address, Options)) :-
    redis_address(Redis, Address),
    tls_options(Redis, server, Options).

by_server(Server, More, Games) :-
    options(Options0),
    players(Players),
    append(More, Options0, Options),
    tournament(waldmeister, Players, Table, [redis(Server)|Options]),
    get_dict(games, Table, Games).

plan(Plan, Id) :-
    options(Options0),
    append(Options0,
           [ gauntlet(false), balanced(false), threefold(true),
             max_plies(1000), time_per_move(inf), time_per_game(inf)
           ],
           Options),
    make_plan(waldmeister, [user:level(1),user:random], Options, Plan),
    plan_id(Plan, Id).

on(Redis, Commands, Replies) :-
    redis_address(Redis, Address),
    setup_call_cleanup(
        redis_open(Address, Connection),
        redis_ask_all(Connection, Commands, Replies),
        redis_close(Connection)).

claimed(Connection, Id, Numbers) :-
    claim_games(Connection, alive, Id, 50, Games),
    findall(Number, member(taken(_, _, Number), Games), Numbers).

%   Runs Goal while Count threads of this process work.

working(Redis, Count, Goal) :-
    redis_address(Redis, Address),
    working_on(Address, Count, Goal).

working_on(Server, Count, Goal) :-
    gated(Server, Count, Gate,
          ( forall(between(1, Count, _), thread_send_message(Gate, go)),
            Goal
          )).

%   The workers begin when Gate has a message `go` for each.

gated(Server, Count, Gate, Goal) :-
    setup_call_cleanup(
        message_queue_create(Gate),
        setup_call_cleanup(
            findall(Id,
                    ( between(1, Count, _),
                      thread_create(work(Server, Gate), Id)
                    ),
                    Ids),
            once(Goal),
            ( thread_send_message(Gate, stop),
              forall(member(_, Ids), thread_send_message(Gate, go)),
              forall(member(Id, Ids), thread_join(Id, _))
            )),
        message_queue_destroy(Gate)).

work(Server, Gate) :-
    thread_get_message(Gate, go),
    worker(Server,
           [jobs(1), idle(1), until(thread_peek_message(Gate, stop))]).

%   A worker in a process of its own.

start_worker(Redis, Process) :-
    start_worker(Redis, '--idle=1', Process).

start_worker(Redis, Idle, Process) :-
    redis_address(Redis, Host:Port),
    format(atom(Option), '--redis=~w:~d', [Host,Port]),
    root(Root),
    current_prolog_flag(executable, Swipl),
    process_create(Swipl,
                   ['app/tabuleiro.pl',worker,Option,'--jobs=1',Idle],
                   [ cwd(Root), stdin(null), stdout(null), stderr(null),
                     process(Process)
                   ]).

%   Waits until a worker has a game.

until_taken(Connection, Id) :-
    redis_ask(Connection, xpending(tabuleiro:Id:games, workers), [Count|_]),
    (   Count > 0
    ->  true
    ;   sleep(0.05),
        until_taken(Connection, Id)
    ).

%   Goals for on_game and until.

count(Count, _) :-
    arg(1, Count, N0),
    N is N0+1,
    nb_setarg(1, Count, N).

counted(count(N)) :-
    N >= 3.

%   The first call, before the organiser looks at the server, deletes
%   everything. At the second call the plan is stored again and a worker begins,
%   or the tournament is over.

lost(Redis, Gate, Asked) :-
    count(Asked, _),
    (   arg(1, Asked, 1)
    ->  on(Redis, [flushall], _),
        fail
    ;   arg(1, Asked, 2)
    ->  on(Redis, [hlen('tabuleiro:plans')], [Plans]),
        (   Plans =:= 0
        ->  true
        ;   thread_send_message(Gate, go),
            fail
        )
    ).

kill_at(At, Count, Process, Gate, Game) :-
    count(Count, Game),
    (   arg(1, Count, At)
    ->  process_kill(Process, kill),
        thread_send_message(Gate, go)
    ;   true
    ).

restart_at(At, Count, Redis, Game) :-
    count(Count, Game),
    (   arg(1, Count, At)
    ->  restart_redis(Redis)
    ;   true
    ).
