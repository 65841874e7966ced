/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_queue,
          [ open_queue/2,               % +Threads, -Queue
            close_queue/1,              % +Queue
            enqueue/6,                  % +Queue, +Class, +Owner, +Id, :Goal,
                                        % :OnPlace
            cancel/3,                   % +Queue, +Owner, ?Id
            waiting_count/3             % +Queue, +Owner, -Count
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module('../base/interrupt', [when_loaded/1]).
:- use_module('../game/native', ['$give_way'/0, native_game/1]).

/** <module> The queue of searches

A queue has one thread for each search that may run at the same time. A job is
a search that a websocket, its owner, has requested under an Id. A job can be
cancelled while it waits and while it runs.
*/

:- meta_predicate
    enqueue(+, +, +, +, 0, 1).

:- dynamic
    queue_thread/2,                     % Queue, Thread
    waiting_job/5,                      % Queue, Class, Owner, Id, Job
    running_job/4.                      % Queue, Owner, Id, Thread

%!  open_queue(+Threads, -Queue) is det.
%!  close_queue(+Queue) is det.
%
%   Queue has Threads threads. close_queue/1 ends the running jobs and drops the
%   waiting ones.

open_queue(Threads, Queue) :-
    message_queue_create(Queue),
    forall(between(1, Threads, _),
           ( thread_create(search_thread(Queue), Thread, []),
             assertz(queue_thread(Queue, Thread))
           )).

close_queue(Queue) :-
    with_mutex(tabuleiro_web_queue,
               findall(Thread, retract(queue_thread(Queue, Thread)), Threads)),
    cancel(Queue, _, _),
    forall(member(_, Threads), thread_send_message(Queue, end)),
    forall(member(Thread, Threads), thread_join(Thread, _)),
    message_queue_destroy(Queue).

%!  enqueue(+Queue, +Class, +Owner, +Id, :Goal, :OnPlace) is det.
%
%   Calls Goal in the next free thread of Queue. Class is `short` or `long`: the
%   short jobs that wait run before the long ones. If Goal must wait,
%   call(OnPlace, Place) reports its place in the queue: the first one, every
%   tenth, and 4 to 1. Reporting every place to hundreds of waiting pages would
%   take longer than the searches.

enqueue(Queue, Class, Owner, Id, Goal, OnPlace) :-
    (   with_mutex(tabuleiro_web_queue,
                   ( is_open(Queue),
                     assertz(waiting_job(Queue, Class, Owner, Id,
                                         job(Goal, OnPlace))),
                     thread_send_message(Queue, next)
                   )),
        \+ has_free_thread(Queue)
    ->  aggregate_all(count, before(Queue, Class), Place),
        tell(OnPlace, Place)
    ;   true
    ).

%   before(+Queue, +Class) is nondet.
%
%   Is true once for each waiting job that runs before the next one of Class.

before(Queue, short) :-
    waiting_job(Queue, short, _, _, _).
before(Queue, long) :-
    waiting(Queue, _, _, _).

%   waiting(+Queue, ?Owner, ?Id, ?Job) is nondet.
%
%   The waiting jobs in the order in which they run.

waiting(Queue, Owner, Id, Job) :-
    member(Class, [short,long]),
    waiting_job(Queue, Class, Owner, Id, Job).

is_open(Queue) :-
    queue_thread(Queue, _),
    !.

has_free_thread(Queue) :-
    aggregate_all(count, queue_thread(Queue, _), Threads),
    aggregate_all(count, running_job(Queue, _, _, _), Running),
    Running < Threads.

tell_places(Queue) :-
    findall(OnPlace, waiting(Queue, _, _, job(_, OnPlace)), Waiting),
    forall(( nth1(Place, Waiting, OnPlace),
             is_told(Place)
           ),
           tell(OnPlace, Place)).

is_told(Place) :-
    Place < 5,
    !.
is_told(Place) :-
    Place mod 10 =:= 0.

tell(OnPlace, Place) :-
    ignore(catch(call(OnPlace, Place), _, fail)).

%!  waiting_count(+Queue, +Owner, -Count) is det.
%
%   Count is the number of jobs of Owner that wait or run.

waiting_count(Queue, Owner, Count) :-
    aggregate_all(count,
                  ( waiting_job(Queue, _, Owner, _, _)
                  ; running_job(Queue, Owner, _, _)
                  ),
                  Count).

%!  cancel(+Queue, ?Owner, ?Id) is det.
%
%   Cancels the job Id of Owner. An unbound Id stands for all jobs of Owner, an
%   unbound Owner for all owners.

cancel(Queue, Owner, Id) :-
    with_mutex(tabuleiro_web_queue,
               ( retractall(waiting_job(Queue, _, Owner, Id, _)),
                 forall(running_job(Queue, Owner, Id, Thread),
                        thread_signal(Thread, tabuleiro_web_queue:stop(Owner,
                                                                       Id)))
               )).

:- public stop/2.                       % signalled

stop(Owner, Id) :-
    when_loaded(throw_if_running(Owner, Id)).

%   A second cancellation must not throw while the first one ends the job.

throw_if_running(Owner, Id) :-
    thread_self(Me),
    (   retract(running_job(_, Owner, Id, Me))
    ->  throw(web_search_stopped)
    ;   true
    ).

                /*******************************
                *            THREADS           *
                *******************************/

%   Requests that need no search have priority over these threads.

search_thread(Queue) :-
    (   native_game(_)
    ->  '$give_way'
    ;   true
    ),
    work(Queue).

work(Queue) :-
    thread_get_message(Queue, Message),
    (   Message == end
    ->  true
    ;   catch(next_job(Queue), Ball, (ended(Queue), report(Ball))),
        work(Queue)
    ).

%   There may be no job for a message: it was cancelled while it waited.

next_job(Queue) :-
    thread_self(Me),
    (   with_mutex(tabuleiro_web_queue,
                   ( once(waiting(Queue, Owner, Id, Job)),
                     Job = job(Goal, _),
                     retract(waiting_job(Queue, _, Owner, Id, Job)),
                     assertz(running_job(Queue, Owner, Id, Me))
                   ))
    ->  tell_places(Queue),
        ignore(Goal),
        ended(Queue)
    ;   true
    ).

ended(Queue) :-
    thread_self(Me),
    with_mutex(tabuleiro_web_queue, retractall(running_job(Queue, _, _, Me))).

report(web_search_stopped) :-
    !.
report(Ball) :-
    print_message(error, Ball).
