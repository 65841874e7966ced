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

/** <module> Worker threads for the duration of a goal
*/

:- meta_predicate
    with_workers(+, 1, 2, 2),
    worker_event(+, 2, -).

%!  with_workers(+Threads, :Around, :Goal, :Body)
%
%   Runs call(Body, Queue, Events) once. Meanwhile Threads threads take messages
%   item(Item) from the message queue Queue and run call(Goal, Item, Answer).
%   They send to Events answer(Answer), or error(Error) if Goal threw Error,
%   which is failed(Item) if Goal failed. Each thread runs call(Around, Work),
%   where Work takes the items. When this predicate exits, fails or throws, all
%   threads have ended.

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
%   threads, so that typed-ahead input would be lost.

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
%   Event is answer(Answer) if call(Goal, Item, Answer) succeeds, and
%   error(failed(Item)) if it fails. Errors of Goal are thrown.

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
