/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_socket,
          [ serve_socket/4,             % +Site, +Address, +In, +WebSocket
            with_place/3,               % +Site, +Address, :Goal
            close_sockets/1             % +Site
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(http/websocket), [ws_send/2]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../base/interrupt', [when_loaded/1]).
:- use_module('../web/answer', [error_status/3, refuse/2]).
:- use_module('../web/game_fault', [guarded/3]).
:- use_module('../web/limits', [web_limit/2]).
:- use_module(address, [has_room/3]).
:- use_module(own_process, [ask_own/5, own_game/3]).
:- use_module(request, [text_dict/2, use_language/1]).
:- use_module(rooms).
:- use_module(search_queue).
:- use_module('../web/thinking', [thought/5]).

/** <module> The websocket of a page's searches

A thread reads the requests of a page. The threads of the queue send the
results. When the page closes the websocket, its searches end. When a new page
finds no place, among all or among those of its address, the websocket there
that has been idle for the longest time is closed: its page opens another one
for its next search.
*/

:- dynamic
    place/3,                            % Queue, Thread, Address
    socket/3,                           % Queue, WebSocket, Address
    sending/2,                          % WebSocket, mutex of who sends to it
    waits/4.                            % Queue, WebSocket, Thread that waits
                                        % for its next message, since when

%!  with_place(+Site, +Address, :Goal) is semidet.
%
%   Calls once(Goal), which turns the request of this thread, from Address, into
%   a websocket of serve_socket/4. Refuses the request when there are
%   web_limit(sockets) websockets, or web_limit(address_sockets) of Address, and
%   none of them has been idle for web_limit(spare) seconds. The place is taken
%   before Goal runs, so that requests at the same time cannot exceed the limit.

:- meta_predicate with_place(+, +, 0).

with_place(Site, Address, Goal) :-
    thread_self(Me),
    (   with_mutex(tabuleiro_places, take_place(Site.queue, Address, Me))
    ->  true
    ;   refuse(503, many_sockets)
    ),
    (   call(Goal)
    ->  true
    ;   retractall(place(_, Me, _)),
        fail
    ).

take_place(Queue, Address, Me) :-
    retractall(place(_, Me, _)),        % of a closed connection
    place_count(Queue, _, Count),
    place_count(Queue, Address, Own),
    web_limit(sockets, Most),
    (   \+ has_room(Address, address_sockets, Own)
    ->  end_idle(Queue, Address)
    ;   Count < Most
    ->  true
    ;   end_idle(Queue, _)
    ),
    assertz(place(Queue, Me, Address)).

place_count(Queue, Address, Count) :-
    aggregate_all(count,
                  ( socket(Queue, _, Address)
                  ; place(Queue, _, Address)
                  ),
                  Count).

%   Ends the websocket of Address that has been idle for the longest time, and
%   is not that of a player in a room.

end_idle(Queue, Address) :-
    get_time(Now),
    web_limit(spare, Seconds),
    Before is Now-Seconds,
    aggregate_all(min(Since, WebSocket-Thread),
                  ( waits(Queue, WebSocket, Thread, Since),
                    Since < Before,
                    socket(Queue, WebSocket, Address),
                    waiting_count(Queue, asker(_, WebSocket, _), 0),
                    \+ holds_seat(Queue, WebSocket)
                  ),
                  min(_, Idle-Thread)),
    retractall(socket(Queue, Idle, _)),
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

%!  serve_socket(+Site, +Address, +In, +WebSocket) is det.
%
%   Serves WebSocket from Address, whose frames are read from In, in a thread of
%   its own.

serve_socket(Site, Address, Raw, WebSocket) :-
    Queue = Site.queue,
    thread_self(Me),
    assertz(socket(Queue, WebSocket, Address)),
    mutex_create(Mutex),
    assertz(sending(WebSocket, Mutex)),
    retractall(place(_, Me, _)),
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
    set_stream(Raw, encoding(octet)),
    set_stream(In, timeout(Idle)),
    set_stream(Out, timeout(10)),
    call_cleanup(ignore(catch(read_messages(Site, Raw, WebSocket), _, true)),
                 ( cancel(Queue, WebSocket, _),
                   forget(Queue, WebSocket),
                   leave_rooms(Site, WebSocket, tabuleiro_web_socket:tell)
                 )).

forget(Queue, WebSocket) :-
    retractall(socket(Queue, WebSocket, _)),
    retractall(waits(Queue, WebSocket, _, _)),
    catch(close(WebSocket, [force(true)]), _, true),
    retractall(sending(WebSocket, _)).

%!  close_sockets(+Site) is det.
%
%   Sends a close message to the pages of Site. A websocket ends when its page
%   answers.

close_sockets(Site) :-
    forall(socket(Site.queue, WebSocket, _),
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
    patience(Queue, WebSocket, Seconds),
    set_stream(Raw, timeout(Seconds)),
    assertz(waits(Queue, WebSocket, Me, Now)),
    peek_string(Raw, 2, Head),
    retractall(waits(Queue, WebSocket, _, _)),
    once(socket(Queue, WebSocket, _)),  % no other page has its place
    string_code(2, Head, Byte),
    Byte /\ 0x80 =\= 0.

%   The page of a player says room_here: if it does not, its network is cut, and
%   the other player is to see that.

patience(Queue, WebSocket, Seconds) :-
    (   holds_seat(Queue, WebSocket)
    ->  web_limit(silent, Seconds)
    ;   web_limit(idle, Seconds)
    ).

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
    (   get_dict(type, Dict, "stop")
    ->  cancel(Site.queue, WebSocket, N)
    ;   get_dict(type, Dict, Type),
        string(Type),
        is_room_message(Type)
    ->  once(socket(Site.queue, WebSocket, Address)),
        room_message(Site, WebSocket, Address, Dict,
                     tabuleiro_web_socket:tell)
    ;   ask_for(Site, WebSocket, N, Language, Dict)
    ).

ask_for(Site, WebSocket, N, Language, Dict) :-
    Queue = Site.queue,
    once(socket(Queue, WebSocket, Address)),
    waiting_count(Queue, asker(_, WebSocket, _), Count),
    waiting_count(Queue, asker(Address, _, _), All),
    (   web_limit(waiting, Most),
        Count < Most,
        has_room(Address, address_searches, All)
    ->  true
    ;   refuse(429, many_searches)
    ),
    (   get_dict(type, Dict, Type),
        memberchk(Type, ["analyse","review"])
    ->  Class = long
    ;   Class = short
    ),
    enqueue(Queue, Class, asker(Address, WebSocket, N),
            tabuleiro_web_socket:think(Site, WebSocket, N, Language, Dict),
            tabuleiro_web_socket:send_place(WebSocket, N)).

send_place(WebSocket, N, Place) :-
    send(WebSocket, _{type:queued, id:N, place:Place}).

%   A step of a job of the queue.

think(Site, WebSocket, N, Language, Dict, Before, Progress) :-
    set_prolog_flag(message_language, en),
    use_language(Language),
    News = tabuleiro_web_socket:news(WebSocket, N),
    catch((   get_dict(game, Dict, Game),
              own_game(Site, Game, Own)
          ->  ask_own(Own, think, Dict, News, Result),
              Thought = done(Result)
          ;   guarded(Site, Dict, thought(Site, Dict, News, Before, Thought))
          ),
          Ball,
          true),
    (   var(Ball)
    ->  thought_through(Thought, WebSocket, N, Progress)
    ;   memberchk(Ball, [web_search_stopped,web_search_gives_way])
    ->  throw(Ball)
    ;   send_error(WebSocket, N, Ball),
        Progress = done
    ).

thought_through(done(Result), WebSocket, N, done) :-
    news(WebSocket, N, Result).
thought_through(more(After), _, _, more(After)).

news(WebSocket, N, News) :-
    send(WebSocket, News.put(id, N)).

send_error(WebSocket, N, Ball) :-
    error_status(Ball, Status, Message),
    send(WebSocket, _{type:error, id:N, status:Status, message:Message}).

tell(WebSocket, Dict) :-
    catch(send(WebSocket, Dict), _, true).

%   A failed write ends the search: the page is gone or does not read. An
%   interrupted ws_send/2 would send half a message, so a search that is stopped
%   here stops after the message.

send(WebSocket, Dict) :-
    catch(sig_atomic(sent(WebSocket, Dict)),
          error(_, _),
          throw(web_search_stopped)).

%   Several threads send to a page; each message is sent as a whole.

sent(WebSocket, Dict) :-
    (   sending(WebSocket, Mutex)
    ->  with_mutex(Mutex, ws_send(WebSocket, json(Dict)))
    ;   ws_send(WebSocket, json(Dict))
    ).
