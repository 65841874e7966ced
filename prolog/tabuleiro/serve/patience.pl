/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_patience,
          [ read_body/3,                % +In, +Length, -Bytes
            request_arrived/0,
            is_reply/1                  % @Ball
          ]).
:- use_module(library(option), [option/2]).
:- use_module(library(socket), [tcp_open_socket/3]).
:- use_module(library(time), [alarm/4, remove_alarm/1]).
:- use_module('../base/interrupt', [when_loaded/1]).
:- use_module('../web/answer', [message_line/2]).
:- use_module('../web/limits', [web_limit/2]).
:- use_module(reply, [security_headers/1]).
:- use_module(workers, [is_ours/1]).

/** <module> Time limits for clients that send a request slowly

A client that sends its request byte by byte would occupy a thread for as long
as it likes. So the head and the body of a request must arrive within
web_limit(request) seconds. A pause of web_limit(turn) seconds also ends the
connection, but only while other clients wait for a thread and more than
web_limit(slow) threads read requests. Hundreds of slow clients then delay
nobody for long, and a busy machine does not make a normal client look slow.

A malformed request is answered with the usual headers.

The hooks of SWI-Prolog's HTTP server apply to all servers of a process. The
hooks below ignore the other servers.
*/

:- multifile
    http:map_exception_to_http_status_hook/4,
    http:status_reply/3,
    thread_httpd:discard_client_hook/1,
    thread_httpd:open_client_hook/6.

:- dynamic reader/2.                    % Queue, Thread that reads a request

:- thread_local
    ours/0,                             % the thread belongs to our server
    client/4.                           % Alarm, Queue, In, End of the request
                                        % that this thread reads

thread_httpd:open_client_hook(tcp_client(Socket, Goal, Peer), Goal, In, Out,
                              Client, Options) :-
    is_ours(Goal),
    tcp_open_socket(Socket, In, Out),
    opened(Goal, Peer, In, Out, Options, Client).
thread_httpd:open_client_hook(idle_client(In, Out, Goal, Peer), Goal, In, Out,
                              Client, Options) :-
    is_ours(Goal),
    opened(Goal, Peer, In, Out, Options, Client).

thread_httpd:discard_client_hook(idle_client(In, Out, Goal, _)) :-
    is_ours(Goal),
    close(In, [force(true)]),
    close(Out, [force(true)]).

%   After the answer, SWI-Prolog's HTTP server sends a client whose connection
%   is kept to the queue of this `pool`, see idle_connections.pl.

opened(Goal, Peer, In, Out, Options,
       [peer(Peer),protocol(http),pool(client(Idle, Goal, In, Out))]) :-
    Goal = _:answer_request(Site),
    Idle = Site.idle,
    option(queue(Queue), Options),
    start_waiting(Queue, In).

start_waiting(Queue, In) :-
    request_arrived,
    get_time(Now),
    web_limit(request, Seconds),
    End is Now+Seconds,
    look_later(Queue, In, End),
    thread_self(Me),
    assertz(reader(Queue, Me)),
    (   ours
    ->  true
    ;   assertz(ours),
        prolog_listen(this_thread_exit, tabuleiro_web_patience:request_arrived)
    ).

look_later(Queue, In, End) :-
    web_limit(turn, Seconds),
    alarm(Seconds, tabuleiro_web_patience:look, Alarm, [remove(false)]),
    assertz(client(Alarm, Queue, In, End)).

:- public look/0.                       % goal of an alarm

look :-
    when_loaded(look_at_client).

%   The alarm is set again until the time of the request is over: the thread may
%   not have begun to read yet.

look_at_client :-
    (   once(client(_, Queue, In, End))
    ->  (   is_over(End)
        ->  cut_off
        ;   is_in_the_way(Queue, In)
        ->  cut_off,
            look_later(Queue, In, End)
        ;   look_later(Queue, In, End)
        )
    ;   true
    ).

cut_off :-
    prolog_current_frame(Frame),
    (   is_reading(Frame)
    ->  throw(error(timeout_error(read, request), _))
    ;   true
    ).

is_reading(Frame) :-
    prolog_frame_attribute(Frame, predicate_indicator, PI),
    (   reads(PI)
    ->  true
    ;   prolog_frame_attribute(Frame, parent, Parent),
        is_reading(Parent)
    ).

%   The indicator of a predicate of this module has no module.

reads(http_header:http_read_request/2).
reads(read_body/3).

is_over(End) :-
    get_time(Now),
    Now >= End.

is_in_the_way(Queue, In) :-
    message_queue_property(Queue, size(Waiting)),
    Waiting > 0,
    findall(Thread, reader(Queue, Thread), Threads),
    length(Threads, Readers),
    web_limit(slow, Most),
    Readers > Most,
    catch(wait_for_input([In], [], 0), error(_, _), fail).

%!  read_body(+In, +Length, -Bytes:string) is det.
%
%   Bytes are the next Length bytes of In, the end of a request.

read_body(In, Length, Bytes) :-
    read_string(In, Length, Bytes),
    request_arrived.

%!  request_arrived is det.
%
%   The request of this thread is complete.

request_arrived :-
    forall(retract(client(Alarm, _, _, _)),
           remove_alarm(Alarm)),
    thread_self(Me),
    retractall(reader(_, Me)).

%   An exception that is not a reply comes from reading the request.

http:map_exception_to_http_status_hook(Ball, bad_request(tabuleiro_web),
                                       Headers, []) :-
    ours,
    \+ is_reply(Ball),
    request_arrived,
    security_headers(Security),
    Headers = [connection(close)|Security].

http:status_reply(bad_request(tabuleiro_web),
                  body('application/json', utf8, Text), _) :-
    message_line(tabuleiro(web(no_request)), Message),
    format(string(Text), '{"error":"~w"}', [Message]).

%!  is_reply(@Ball) is semidet.
%
%   SWI-Prolog's HTTP server turns the exception Ball into an answer.

is_reply(http_reply(switching_protocols(_, _))).
is_reply(http_reply(_, _)).
