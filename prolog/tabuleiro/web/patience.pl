/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_patience,
          [ request_arrived/0
          ]).
:- autoload(library(time), [alarm/4, remove_alarm/1]).
:- autoload(library(socket), [tcp_open_socket/3]).
:- use_module('../interface/interrupt', [when_loaded/1]).
:- use_module(limits, [web_limit/2]).

/** <module> Clients that take their time

A client that sends its request byte by byte would keep a thread busy for as
long as it likes. The whole head of a request must arrive in web_limit(head).
*/

:- multifile thread_httpd:open_client_hook/6.

%   Only for our server: Goal is that of routes.

thread_httpd:open_client_hook(tcp_client(Socket, Goal, Peer), Goal, In, Out,
                              [peer(Peer),protocol(http)], _) :-
    Goal = _:answer_request(_),
    tcp_open_socket(Socket, In, Out),
    start_waiting.

:- thread_local waiting/1.              % Alarm

start_waiting :-
    request_arrived,
    web_limit(head, Seconds),
    alarm(Seconds, tabuleiro_web_patience:over, Alarm, [remove(false)]),
    assertz(waiting(Alarm)).

:- public over/0.                       % goal of an alarm

over :-
    when_loaded(throw_if_waiting).

throw_if_waiting :-
    (   waiting(_)
    ->  throw(error(timeout_error(read, request), _))
    ;   true
    ).

%!  request_arrived is det.
%
%   The head of the request of this thread is complete.

request_arrived :-
    forall(retract(waiting(Alarm)),
           remove_alarm(Alarm)).
