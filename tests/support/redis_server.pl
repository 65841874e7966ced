/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(redis_for_tests,
          [ has_redis/0,
            with_redis/2,               % -Redis, :Goal
            redis_address/2,            % +Redis, -Address
            restart_redis/1             % +Redis
          ]).
:- use_module(library(filesex)).
:- use_module(library(process)).
:- use_module(library(socket)).
:- use_module('../../prolog/tabuleiro/tournament/redis_client').

/** <module> A Redis server of one's own

On a free port of the loopback interface, with a data folder of its own. It
writes each command to its append-only file before it answers.
*/

%!  has_redis is semidet.

has_redis :-
    absolute_file_name(path('redis-server'), _,
                       [access(execute), file_errors(fail)]).

:- meta_predicate with_redis(-, 0).

%!  with_redis(-Redis, :Goal) is semidet.
%
%   Runs Goal once while Redis runs.

with_redis(Redis, Goal) :-
    setup_call_cleanup(
        start(Redis),
        once(Goal),
        stop(Redis)).

%!  redis_address(+Redis, -Address) is det.

redis_address(redis(Port, _, _), '127.0.0.1':Port).

start(redis(Port, Folder, Process)) :-
    free_port(Port),
    tmp_file(redis, Folder),
    make_directory(Folder),
    run(Port, Folder, Process),
    wait_for(Port, 200).

free_port(Port) :-
    setup_call_cleanup(
        tcp_socket(Socket),
        tcp_bind(Socket, '127.0.0.1':Port),
        tcp_close_socket(Socket)).

run(Port, Folder, Process) :-
    process_create(path('redis-server'),
                   [ '--port',Port,'--bind','127.0.0.1','--dir',Folder,
                     '--save','','--appendonly',yes,'--appendfsync',always
                   ],
                   [ stdin(null), stdout(null), stderr(null),
                     process(Process)
                   ]).

%   Waits ten seconds at most.

wait_for(Port, Tries) :-
    (   catch(answers(Port), error(_, _), fail)
    ->  true
    ;   Tries > 0,
        sleep(0.05),
        Left is Tries-1,
        wait_for(Port, Left)
    ).

answers(Port) :-
    setup_call_cleanup(
        redis_open('127.0.0.1':Port, Connection),
        redis_ask(Connection, ping, "PONG"),
        redis_close(Connection)).

stop(redis(_, Folder, Process)) :-
    kill(Process),
    delete_directory_and_contents(Folder).

kill(Process) :-
    process_kill(Process, kill),
    process_wait(Process, _).

%!  restart_redis(+Redis) is det.
%
%   Kills the server and starts it again with its data.

restart_redis(Redis) :-
    Redis = redis(Port, Folder, Process),
    kill(Process),
    run(Port, Folder, New),
    nb_setarg(3, Redis, New),
    wait_for(Port, 200).
