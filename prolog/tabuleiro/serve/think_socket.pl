/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_socket,
          [ serve_socket/3,             % +Site, +In, +WebSocket
            with_place/2,               % +Site, :Goal
            close_sockets/1             % +Site
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(http/websocket), [ws_send/2]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../base/interrupt', [when_loaded/1]).
:- use_module('../web/answer', [error_status/3, refuse/2]).
:- use_module('../web/game_fault', [guarded/3]).
:- use_module('../web/limits', [web_limit/2]).
:- use_module(request, [text_dict/2, use_language/1]).
:- use_module(search_queue).
:- use_module('../web/thinking', [thought/4]).

/** <module> The websocket of a page's searches

A thread reads the requests of a page. The threads of the queue send the
results. When the page closes the websocket, its searches end. When a new page
finds no place, the websocket that has been idle for the longest time is closed:
its page opens another one for its next search.
*/

:- dynamic
    place/2,                            % Queue, Thread
    socket/2,                           % Queue, WebSocket
    waits/4.                            % Queue, WebSocket, Thread that waits
                                        % for its next message, since when

%!  with_place(+Site, :Goal) is semidet.
%
%   Calls once(Goal), which turns the request of this thread into a websocket of
%   serve_socket/3. Refuses the request when there are web_limit(sockets)
%   websockets and none has been idle for web_limit(spare) seconds. The place is
%   taken before Goal runs, so that requests at the same time cannot exceed the
%   limit.

:- meta_predicate with_place(+, 0).

with_place(Site, Goal) :-
    thread_self(Me),
    (   with_mutex(tabuleiro_places, take_place(Site.queue, Me))
    ->  true
    ;   refuse(503, many_sockets)
    ),
    (   call(Goal)
    ->  true
    ;   retractall(place(_, Me)),
        fail
    ).

take_place(Queue, Me) :-
    retractall(place(_, Me)),           % of a closed connection
    aggregate_all(count,
                  ( socket(Queue, _)
                  ; place(Queue, _)
                  ),
                  Count),
    web_limit(sockets, Most),
    (   Count < Most
    ->  true
    ;   end_idle(Queue)
    ),
    assertz(place(Queue, Me)).

%   Ends the websocket that has been idle for the longest time.

end_idle(Queue) :-
    get_time(Now),
    web_limit(spare, Seconds),
    Before is Now-Seconds,
    aggregate_all(min(Since, WebSocket-Thread),
                  ( waits(Queue, WebSocket, Thread, Since),
                    Since < Before,
                    waiting_count(Queue, WebSocket, 0)
                  ),
                  min(_, Idle-Thread)),
    retractall(socket(Queue, Idle)),
    catch(thread_signal(Thread, tabuleiro_web_socket:leave(Idle)),
          error(existence_error(thread, _), _),
          true).

:- public leave/1.                      % signalled

leave(WebSocket) :-
    when_loaded(throw_if_waiting(WebSocket)).

throw_if_waiting(WebSocket) :-
    thread_self(Me),
    (   waits(_, WebSocket, Me, _)
    ->  throw(web_socket_idle)
    ;   true
    ).

%!  serve_socket(+Site, +In, +WebSocket) is det.
%
%   Serves WebSocket, whose frames are read from In, in a thread of its own.

serve_socket(Site, Raw, WebSocket) :-
    Queue = Site.queue,
    thread_self(Me),
    assertz(socket(Queue, WebSocket)),
    retractall(place(_, Me)),
    web_limit(stack, Stack),
    catch(thread_create(serve(Site, Raw, WebSocket), _,
                        [detached(true), stack_limit(Stack)]),
          Error,
          ( forget(Queue, WebSocket),
            throw(Error)
          )).

serve(Site, Raw, WebSocket) :-
    Queue = Site.queue,
    stream_pair(WebSocket, In, Out),
    web_limit(idle, Idle),
    set_stream(Raw, timeout(Idle)),
    set_stream(Raw, encoding(octet)),
    set_stream(In, timeout(Idle)),
    set_stream(Out, timeout(10)),
    call_cleanup(ignore(catch(read_messages(Site, Raw, WebSocket), _, true)),
                 ( cancel(Queue, WebSocket, _),
                   forget(Queue, WebSocket)
                 )).

forget(Queue, WebSocket) :-
    retractall(socket(Queue, WebSocket)),
    retractall(waits(Queue, WebSocket, _, _)),
    catch(close(WebSocket, [force(true)]), _, true).

%!  close_sockets(+Site) is det.
%
%   Sends a close message to the pages of Site. A websocket ends when its page
%   answers.

close_sockets(Site) :-
    forall(socket(Site.queue, WebSocket),
           catch(ws_send(WebSocket, close(1001, "")), _, true)).

read_messages(Site, Raw, WebSocket) :-
    set_prolog_flag(message_language, en),
    wait_for_message(Site.queue, Raw, WebSocket),
    websocket:ws_read_header(WebSocket, Code, _),
    read_message(Code, Site, WebSocket),
    read_messages(Site, Raw, WebSocket).

%   Fails at the end of the websocket, and if the next frame is not masked: that
%   is no browser's.

wait_for_message(Queue, Raw, WebSocket) :-
    thread_self(Me),
    get_time(Now),
    assertz(waits(Queue, WebSocket, Me, Now)),
    peek_string(Raw, 2, Head),
    retractall(waits(Queue, WebSocket, _, _)),
    once(socket(Queue, WebSocket)),     % no other page has its place
    string_code(2, Head, Byte),
    Byte /\ 0x80 =\= 0.

%   Fails after a message that ends the websocket: close, a binary one, one that
%   is too long, end_of_file.

read_message(1, Site, WebSocket) :-     % text
    web_limit(message, Most),
    AtMost is Most+1,
    read_string(WebSocket, AtMost, Text),
    string_length(Text, Length),
    Length =< Most,
    message(Site, WebSocket, Text).
read_message(9, _, WebSocket) :-        % ping
    ping(Most),
    AtMost is Most+1,
    read_string(WebSocket, AtMost, Data),
    string_length(Data, Length),
    Length =< Most,
    sig_atomic(ws_send(WebSocket, pong(Data))).
read_message(10, _, _).                 % pong

ping(125).                              % bytes of a ping at most

message(Site, WebSocket, Text) :-
    Id = id(null),
    catch(asked(Site, WebSocket, Text, Id),
          Ball,
          ( arg(1, Id, N),
            send_error(WebSocket, N, Ball)
          )).

asked(Site, WebSocket, Text, Id) :-
    text_dict(Text, Dict),
    (   get_dict(id, Dict, N),
        integer(N)
    ->  nb_setarg(1, Id, N)
    ;   refuse(422, no_id)
    ),
    (   get_dict(lang, Dict, Language)
    ->  use_language(Language)
    ;   Language = "en"
    ),
    Queue = Site.queue,
    (   get_dict(type, Dict, "stop")
    ->  cancel(Queue, WebSocket, N)
    ;   waiting_count(Queue, WebSocket, Count),
        (   web_limit(waiting, Most),
            Count < Most
        ->  true
        ;   refuse(429, many_searches)
        ),
        (   get_dict(type, Dict, Type),
            memberchk(Type, ["analyse","review"])
        ->  Class = long
        ;   Class = short
        ),
        enqueue(Queue, Class, WebSocket, N,
                tabuleiro_web_socket:think(Site, WebSocket, N, Language, Dict),
                tabuleiro_web_socket:send_place(WebSocket, N))
    ).

send_place(WebSocket, N, Place) :-
    send(WebSocket, _{type:queued, id:N, place:Place}).

think(Site, WebSocket, N, Language, Dict) :-
    set_prolog_flag(message_language, en),
    use_language(Language),
    catch(guarded(Site, Dict,
                  thought(Site, Dict, tabuleiro_web_socket:news(WebSocket, N),
                          Result)),
          Ball,
          true),
    (   var(Ball)
    ->  news(WebSocket, N, Result)
    ;   Ball == web_search_stopped
    ->  throw(Ball)
    ;   send_error(WebSocket, N, Ball)
    ).

news(WebSocket, N, News) :-
    send(WebSocket, News.put(id, N)).

send_error(WebSocket, N, Ball) :-
    error_status(Ball, _, Message),
    send(WebSocket, _{type:error, id:N, message:Message}).

%   A failed write ends the search: the page is gone or does not read. An
%   interrupted ws_send/2 would send half a message, so a search that is stopped
%   here stops after the message.

send(WebSocket, Dict) :-
    catch(sig_atomic(ws_send(WebSocket, json(Dict))),
          error(_, _),
          throw(web_search_stopped)).
