/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(redis_for_tests,
          [ has_redis/0,
            has_tls/0,
            with_redis/2,               % -Redis, :Goal
            with_tls_redis/2,           % -Redis, :Goal
            redis_address/2,            % +Redis, -Address
            tls_options/3,              % +Redis, +Authority, -Options
            restart_redis/1             % +Redis
          ]).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(socket)).
:- use_module('../../prolog/tabuleiro/tournament/redis_client').

/** <module> A Redis server for tests

The server uses a free port of the loopback interface and its own data folder.
It writes each command to its append-only file before it answers. With TLS,
openssl makes its keys.
*/

%!  has_redis is semidet.

has_redis :-
    has_program('redis-server').

has_program(Name) :-
    absolute_file_name(path(Name), _, [access(execute), file_errors(fail)]).

%!  has_tls is semidet.
%
%   Prints the reason if TLS is not available.

has_tls :-
    forall(member(Program, ['redis-server',openssl]),
           (   has_program(Program)
           ->  true
           ;   format(user_error, "TLS: skipped, no ~w~n", [Program]),
               fail
           )).

:- meta_predicate
    with_redis(-, 0),
    with_tls_redis(-, 0).

%!  with_redis(-Redis, :Goal) is semidet.
%!  with_tls_redis(-Redis, :Goal) is semidet.
%
%   Runs Goal once while Redis runs.

with_redis(Redis, Goal) :-
    setup_call_cleanup(
        start(plain, Redis),
        once(Goal),
        stop(Redis)).

with_tls_redis(Redis, Goal) :-
    setup_call_cleanup(
        start(tls, Redis),
        once(Goal),
        stop(Redis)).

%!  redis_address(+Redis, -Address) is det.

redis_address(redis(Port, _, _), '127.0.0.1':Port).

%!  tls_options(+Redis, +Authority, -Options) is det.
%
%   Options for redis_connect/3. The certificate of the server is signed by the
%   Authority `server`, not by `other`.

tls_options(redis(_, Folder, _), Authority,
            [tls(true),cacert(Cacert),cert(Cert),key(Key)]) :-
    authority_file(Folder, Authority, '.crt', Cacert),
    authority_file(Folder, server, '.crt', Cert),
    authority_file(Folder, server, '.key', Key).

authority_file(Folder, Authority, Extension, File) :-
    atomic_list_concat([Folder,/,Authority,Extension], File).

start(Kind, Redis) :-
    Redis = redis(Port, Folder, Process),
    free_port(Port),
    tmp_file(redis, Folder),
    make_directory(Folder),
    kind_options(Kind, Redis, Connect, Serve),
    run(Redis, Serve, Process),
    wait_for(redis('127.0.0.1':Port, Connect), 200).

kind_options(plain, redis(Port, _, _), [], ['--port',Port]).
kind_options(tls, Redis, Connect,
             [ '--port',0,'--tls-port',Port,'--tls-cert-file',Cert,
               '--tls-key-file',Key,'--tls-ca-cert-file',Cacert
             ]) :-
    Redis = redis(Port, Folder, _),
    make_authority(Folder, server),
    make_authority(Folder, other),
    tls_options(Redis, server, Connect),
    Connect = [_,cacert(Cacert),cert(Cert),key(Key)].

%   A certificate that signs itself, and its key.

make_authority(Folder, Authority) :-
    authority_file(Folder, Authority, '.crt', Cert),
    authority_file(Folder, Authority, '.key', Key),
    process_create(path(openssl),
                   [ req,'-x509','-newkey','rsa:2048','-nodes','-days',2,
                     '-subj','/CN=127.0.0.1','-keyout',Key,'-out',Cert
                   ],
                   [stdin(null), stdout(null), stderr(null)]).

free_port(Port) :-
    setup_call_cleanup(
        tcp_socket(Socket),
        tcp_bind(Socket, '127.0.0.1':Port),
        tcp_close_socket(Socket)).

run(redis(_, Folder, _), Serve, Process) :-
    append(Serve,
           [ '--bind','127.0.0.1','--dir',Folder,'--save','','--appendonly',
             yes,'--appendfsync',always
           ],
           Arguments),
    process_create(path('redis-server'), Arguments,
                   [ stdin(null), stdout(null), stderr(null),
                     process(Process)
                   ]).

%   Waits ten seconds at most.

wait_for(Server, Tries) :-
    (   catch(answers(Server), error(_, _), fail)
    ->  true
    ;   Tries > 0,
        sleep(0.05),
        Left is Tries-1,
        wait_for(Server, Left)
    ).

answers(Server) :-
    setup_call_cleanup(
        redis_open(Server, Connection),
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
%   Kills the server, which has no TLS, and starts it again with its data.

restart_redis(Redis) :-
    Redis = redis(Port, _, Process),
    kill(Process),
    kind_options(plain, Redis, Connect, Serve),
    run(Redis, Serve, New),
    nb_setarg(3, Redis, New),
    wait_for(redis('127.0.0.1':Port, Connect), 200).
