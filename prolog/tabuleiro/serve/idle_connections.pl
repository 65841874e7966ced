/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_idle_connections,
          [ open_idle/1,                % -Idle
            end_idle/1,                 % +Idle
            close_idle/1                % +Idle
          ]).
:- use_module(library(apply), [partition/4]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(library(unix), [pipe/2]).
:- use_module('../web/limits', [web_limit/2]).
:- use_module(workers, [more_workers/2]).

/** <module> Connections that wait for their next request

SWI-Prolog's HTTP server keeps a thread for each connection that waits for its
next request. Here one thread waits for all of them, so that a page whose person
thinks occupies no thread. When a request arrives, the connection goes back to
the threads of the server, as a new client does.

Idle is a message queue. The server sends each connection to it after an answer,
since patience.pl names it as the queue of the connection. One thread takes the
connections from Idle, and wakes the thread that waits for requests by a byte in
a pipe.
*/

:- dynamic
    idle/5,                             % Idle, In, Out, client(Goal, Peer,
                                        % Queue of the server), Since
    waker/4,                            % Idle, pipe, two threads
    ending/1.                           % Idle, whose server ends

%!  open_idle(-Idle) is det.
%!  end_idle(+Idle) is det.
%!  close_idle(+Idle) is det.
%
%   end_idle/1 is called before the server ends: then no request goes back to
%   it. close_idle/1, called after that, closes all connections of Idle.

open_idle(Idle) :-
    message_queue_create(Idle),
    pipe(Woken, Wake),
    set_stream(Woken, buffer(false)),
    set_stream(Wake, buffer(false)),
    forall(member(Stream, [Woken,Wake]), set_stream(Stream, encoding(octet))),
    thread_create(wait(Idle, Woken), Waiter, []),
    thread_create(take(Idle, Wake), Taker, []),
    assertz(waker(Idle, Wake, Waiter, Taker)).

end_idle(Idle) :-
    assertz(ending(Idle)).

close_idle(Idle) :-
    retract(waker(Idle, Wake, Waiter, Taker)),
    thread_send_message(Idle, end),
    thread_join(Taker, _),
    close(Wake),                        % and so ends the other thread
    thread_join(Waiter, _),
    message_queue_destroy(Idle),
    forall(retract(idle(Idle, In, Out, _, _)), close_both(In, Out)),
    retractall(ending(Idle)).

close_both(In, Out) :-
    forall(member(Stream, [In,Out]),
           catch(close(Stream, [force(true)]), error(_, _), true)).

%   The server sends requeue(In, Out, Goal, Options).

take(Idle, Wake) :-
    thread_get_message(Idle, Message),
    (   Message = requeue(In, Out, Goal, Options)
    ->  memberchk(peer(Peer), Options),
        once(( member(pool(client(Queue, _, _, _)), Options),
               Queue \== Idle
             )),
        get_time(Now),
        assertz(idle(Idle, In, Out, client(Goal, Peer, Queue), Now)),
        put_byte(Wake, 1),
        take(Idle, Wake)
    ;   true
    ).

wait(Idle, Woken) :-
    findall(In, idle(Idle, In, _, _, _), Ins),
    (   Ins == []
    ->  Seconds = infinite
    ;   Seconds = 1
    ),
    catch(wait_for_input([Woken|Ins], Ready, Seconds),
          error(_, _),
          ( drop_closed(Idle),
            Ready = []
          )),
    partition(==(Woken), Ready, Waking, Requests),
    forall(member(In, Requests), send_back(Idle, In)),
    close_old(Idle),
    (   Waking == []
    ->  Byte = 1
    ;   get_byte(Woken, Byte)
    ),
    (   Byte == -1
    ->  close(Woken)
    ;   wait(Idle, Woken)
    ).

%   There is a request, or the end of the connection, which the server finds.

send_back(Idle, In) :-
    retract(idle(Idle, In, Out, client(Goal, Peer, Queue), _)),
    !,
    (   ending(Idle)
    ->  close_both(In, Out)
    ;   thread_send_message(Queue, idle_client(In, Out, Goal, Peer)),
        more_workers(Queue, Goal)
    ).

drop_closed(Idle) :-
    forall(( idle(Idle, In, Out, _, _),
             \+ is_stream(In)
           ),
           ( retractall(idle(Idle, In, _, _, _)),
             close_both(In, Out)
           )).

%   Closes the connections that have waited for too long, and the oldest ones if
%   there are too many.

close_old(Idle) :-
    get_time(Now),
    web_limit(kept_alive, Seconds),
    web_limit(connections, Most),
    findall(In-Since, idle(Idle, In, _, _, Since), All),    % the oldest first
    length(All, Count),
    forall(( nth1(N, All, In-Since),
             (   Now-Since > Seconds
             ;   Count-N >= Most
             ),
             retract(idle(Idle, In, Out, _, _))
           ),
           close_both(In, Out)).
