/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_patience,
          [ request_arrived/0,
            is_reply/1                  % @Ball
          ]).
:- autoload(library(http/thread_httpd),
            [http_add_worker/2, http_server_property/2, http_workers/2]).
:- autoload(library(socket), [tcp_open_socket/3]).
:- autoload(library(time), [alarm/4, remove_alarm/1]).
:- use_module('../interface/interrupt', [when_loaded/1]).
:- use_module(answer, [message_line/2, security_headers/1]).
:- use_module(limits, [web_limit/2]).

/** <module> What a client sends before there is a request

A client that sends its request byte by byte would keep a thread busy for as
long as it likes: the head of a request must arrive within web_limit(head). What
is no request of HTTP is answered with the headers of every response.

The hooks of SWI-Prolog's server are for all servers of a process: these leave
those of others alone.
*/

:- multifile
    http:map_exception_to_http_status_hook/4,
    http:schedule_workers/1,
    http:status_reply/3,
    thread_httpd:open_client_hook/6.

:- thread_local
    ours/0,                             % the thread is of our server
    waiting/1.                          % Alarm

thread_httpd:open_client_hook(tcp_client(Socket, Goal, Peer), Goal, In, Out,
                              [peer(Peer),protocol(http)], _) :-
    is_ours(Goal),
    tcp_open_socket(Socket, In, Out),
    start_waiting.

is_ours(_:answer_request(_)).

start_waiting :-
    request_arrived,
    web_limit(head, Seconds),
    alarm(Seconds, tabuleiro_web_patience:over, Alarm, [remove(false)]),
    assertz(waiting(Alarm)),
    (   ours
    ->  true
    ;   assertz(ours)
    ).

:- public over/0.                       % goal of an alarm

over :-
    when_loaded(throw_if_reading).

%   The client may have gone, and the thread wait for another one.

throw_if_reading :-
    prolog_current_frame(Frame),
    (   is_within(Frame, http_header:http_read_request/2)
    ->  throw(error(timeout_error(read, request), _))
    ;   true
    ).

is_within(Frame, PI) :-
    (   prolog_frame_attribute(Frame, predicate_indicator, PI)
    ->  true
    ;   prolog_frame_attribute(Frame, parent, Parent),
        is_within(Parent, PI)
    ).

%!  request_arrived is det.
%
%   The head of the request of this thread is complete.

request_arrived :-
    forall(retract(waiting(Alarm)),
           remove_alarm(Alarm)).

%   What is no answer of ours is an error before there was a request.

http:map_exception_to_http_status_hook(Ball, bad_request(tabuleiro_web),
                                       Headers, []) :-
    ours,
    \+ is_reply(Ball),
    request_arrived,
    security_headers(Headers).

http:status_reply(bad_request(tabuleiro_web),
                  body('application/json', utf8, Text), _) :-
    message_line(tabuleiro(web(no_request)), Message),
    format(string(Text), '{"error":"~w"}', [Message]).

%!  is_reply(@Ball) is semidet.
%
%   Ball is an answer for SWI-Prolog's server.

is_reply(http_reply(switching_protocols(_, _))).
is_reply(http_reply(_, _)).

%   More threads for clients that come while all wait for others.

http:schedule_workers(Data) :-
    http_server_property(Data.port, goal(Goal)),
    is_ours(Goal),
    http_workers(Data.port, Count),
    web_limit(workers, Most),
    Count < Most,
    http_add_worker(Data.port, [max_idle_time(10)]).
