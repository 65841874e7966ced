/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_workers,
          [ with_workers/4,             % +Threads, :Around, :Goal, :Body
            worker_event/3              % +Item, :Goal, -Event
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(interrupt, [when_loaded/1]).

/** <module> Threads that work for the time of a goal
*/

:- meta_predicate
    with_workers(+, 1, 2, 2),
    worker_event(+, 2, -).

%!  with_workers(+Threads, :Around, :Goal, :Body)
%
%   Runs call(Body, Queue, Events) once. In the meantime threads take messages
%   item(Item) from the message queue Queue, and send to Events answer(Answer)
%   when call(Goal, Item, Answer) has ended; error(Error) if it threw Error,
%   with failed(Item) if it failed. The threads have ended when this predicate
%   ends, in whatever way. Each thread runs call(Around, Work), where Work
%   takes the items.

with_workers(Threads, Around, Goal, Body) :-
    setup_call_cleanup(
        ( message_queue_create(Queue),
          message_queue_create(Events)
        ),
        setup_call_cleanup(
            start_workers(Threads, Around, Queue, Events, Goal, Ids),
            once(call(Body, Queue, Events)),
            stop_workers(Ids)),
        ( message_queue_destroy(Queue),
          message_queue_destroy(Events)
        )).

start_workers(Threads, Around, Queue, Events, Goal, Ids) :-
    Work = until_stopped(worker(Queue, Events, Goal)),
    findall(Id,
            ( between(1, Threads, _),
              thread_create(call(Around, tabuleiro_workers:Work), Id, [])
            ),
            Ids).

%   abort/0 would stop a worker too, but it resets the standard streams of all
%   threads: what was typed ahead would be lost.

stop_ball(unwind(thread_exit(stopped))).

until_stopped(Goal) :-
    stop_ball(Ball),
    catch(Goal, Ball, true).

%   SWI-Prolog 10 throws unwind(_) again when the handler has ended.

worker(Queue, Events, Goal) :-
    thread_get_message(Queue, item(Item)),
    catch(( worker_event(Item, Goal, Event),
            thread_send_message(Events, Event)
          ),
          Error,
          (   stop_ball(Error)
          ->  throw(Error)
          ;   thread_send_message(Events, error(Error))
          )),
    worker(Queue, Events, Goal).

%!  worker_event(+Item, :Goal, -Event) is det.
%
%   Event is that of call(Goal, Item, Answer), without its errors.

worker_event(Item, Goal, Event) :-
    (   call(Goal, Item, Answer)
    ->  Event = answer(Answer)
    ;   Event = error(failed(Item))
    ).

stop_workers(Ids) :-
    stop_ball(Ball),
    forall(member(Id, Ids),
           catch(thread_signal(Id, when_loaded(throw(Ball))),
                 error(_, _), true)),
    forall(member(Id, Ids),
           thread_join(Id, _)).
