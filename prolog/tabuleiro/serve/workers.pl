/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_workers,
          [ more_workers/2,             % +Queue, +Goal
            stop_server/1,              % +Port
            is_ours/1                   % @Goal
          ]).
:- use_module(library(http/thread_httpd),
              [http_add_worker/2, http_server_property/2, http_stop_server/2,
               http_workers/2]).
:- use_module('../web/limits', [web_limit/2]).

/** <module> The threads of the server, more of them while all are busy

The hook applies to all servers of a process, and ignores those of others.
*/

:- multifile http:schedule_workers/1.

:- dynamic stopping/1.                  % Port of a server that stops

http:schedule_workers(Data) :-
    http_server_property(Data.port, goal(Goal)),
    is_ours(Goal),
    add_worker(Data.port).

add_worker(Port) :-
    with_mutex(tabuleiro_web_workers, add_worker_now(Port)).

add_worker_now(Port) :-
    \+ stopping(Port),
    http_workers(Port, Count),
    web_limit(workers, Most),
    Count < Most,
    http_add_worker(Port, [max_idle_time(10)]).

%!  more_workers(+Queue, +Goal) is det.
%
%   Adds a thread to the server of Goal if its Queue has clients that no thread
%   waits for.

more_workers(Queue, Goal) :-
    (   message_queue_property(Queue, size(Size)),
        Size > 0,
        \+ ( message_queue_property(Queue, waiting(Threads)),
             Threads > 0
           ),
        http_server_property(Port, goal(Goal))
    ->  ignore(add_worker(Port))
    ;   true
    ).

%!  stop_server(+Port) is det.
%
%   Stops the server at Port, when its threads have answered. SWI-Prolog's HTTP
%   server counts its threads, and then ends as many: a thread added after the
%   count would outlive the queue that it waits for. So none is added.

stop_server(Port) :-
    setup_call_cleanup(
        with_mutex(tabuleiro_web_workers, assertz(stopping(Port))),
        http_stop_server(Port, []),
        retractall(stopping(Port))).

%!  is_ours(@Goal) is semidet.
%
%   The server of Goal was started by start_site/2.

is_ours(_:answer_request(_)).
