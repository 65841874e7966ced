/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_queue,
          [ open_queue/2,               % +Threads, -Queue
            close_queue/1,              % +Queue
            enqueue/5,                  % +Queue, +Class, +Asker, :Step,
                                        % :OnPlace
            cancel/3,                   % +Queue, +Page, ?Id
            waiting_count/3             % +Queue, +Asker, -Count
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, member/2, nth1/3]).
:- use_module(library(time), [alarm/4, remove_alarm/1]).
:- use_module('../base/interrupt', [when_loaded/1]).
:- use_module('../game/native', ['$give_way'/0, native_game/1]).
:- use_module('../web/limits', [web_limit/2]).
:- use_module(fair_order).

/** <module> The queue of searches

A queue has one thread for each search that may run at the same time. A job is
a search that Asker, asker(Address, Page, Id), has requested: Page is a
websocket from Address. A job can be cancelled while it waits and while it runs.

Jobs of the class `short` (bots, hints) run before those of the class `long`
(analyses, reviews). Within a class addresses take turns, and the pages of an
address, see fair_order/3.

A long job runs in slices. It gives way when a short job waits, or when another
long job waits and the slice is over: web_limit(slice) seconds, and twice as
many after each whole slice, up to web_limit(slice_most). Then it waits for its
next turn.
*/

:- meta_predicate
    enqueue(+, +, +, 2, 1).

:- dynamic
    queue_thread/2,                     % Queue, Thread
    waiting_job/3,                      % Queue, Number, Job
    running_job/5,                      % Queue, Thread, Number, Job, Until
    served/3.                           % Queue, Key, Number of the last turn

%   Job is job(Class, Asker, Step, OnPlace, Progress, Slice). Until is `end` for
%   a short job, the time at which the slice of a long one is over, or `gives`
%   for one that is about to give way.

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
    message_queue_destroy(Queue),
    retractall(served(Queue, _, _)).

%!  enqueue(+Queue, +Class, +Asker, :Step, :OnPlace) is det.
%
%   Calls call(Step, begin, Progress) when it is the turn of the job. Progress
%   is `done`, or more(Before): then call(Step, Before, Progress1) follows at
%   the next turn. The ball web_search_gives_way is thrown into the Step of a
%   long job that gives way. If Step does not catch it, the same call is
%   repeated.
%
%   If the job must wait, call(OnPlace, Place) reports its place in the queue:
%   the first one, every tenth, and 4 to 1. Reporting every place to hundreds of
%   waiting pages would take longer than the searches.

enqueue(Queue, Class, Asker, Step, OnPlace) :-
    web_limit(slice, Slice),
    flag(tabuleiro_web_job, N, N+1),
    (   with_mutex(tabuleiro_web_queue,
                   added(Queue, N,
                         job(Class, Asker, Step, OnPlace, begin, Slice)))
    ->  make_room(Queue, Class),
        (   has_free_thread(Queue)
        ->  true
        ;   jobs_in_order(Queue, Jobs),
            nth1(Place, Jobs, N-_)
        ->  tell(OnPlace, Place)
        ;   true
        )
    ;   true
    ).

added(Queue, N, Job) :-
    is_open(Queue),
    assertz(waiting_job(Queue, N, Job)),
    thread_send_message(Queue, next).

is_open(Queue) :-
    queue_thread(Queue, _),
    !.

has_free_thread(Queue) :-
    aggregate_all(count, queue_thread(Queue, _), Threads),
    aggregate_all(count, running_job(Queue, _, _, _, _), Running),
    Running < Threads.

%   jobs_in_order(+Queue, -Jobs)
%
%   Jobs are the waiting jobs, N-Job, in the order in which they run.

jobs_in_order(Queue, Jobs) :-
    in_order(Queue, short, Short),
    in_order(Queue, long, Long),
    append(Short, Long, Jobs).

in_order(Queue, Class, Jobs) :-
    findall(waits(Address, Page, N-Job),
            ( waiting_job(Queue, N, Job),
              Job = job(Class, asker(Address, Page, _), _, _, _, _)
            ),
            Waiting),
    fair_order(Waiting, tabuleiro_web_queue:last_turn(Queue), Ordered),
    findall(Job, member(waits(_, _, Job), Ordered), Jobs).

last_turn(Queue, Key, N) :-
    (   served(Queue, Key, N0)
    ->  N = N0
    ;   N = 0
    ).

%   What is kept about addresses and pages is bounded.

note_turn(Queue, asker(Address, Page, _)) :-
    aggregate_all(count, served(Queue, _, _), Count),
    web_limit(turns, Most),
    (   Count < Most
    ->  true
    ;   retractall(served(Queue, _, _))
    ),
    flag(tabuleiro_web_turn, Turn, Turn+1),
    Now is Turn+1,
    forall(member(Key, [address(Address),page(Page)]),
           ( retractall(served(Queue, Key, _)),
             assertz(served(Queue, Key, Now))
           )).

tell_places(Queue) :-
    jobs_in_order(Queue, Jobs),
    forall(( nth1(Place, Jobs, _-Job),
             is_told(Place)
           ),
           ( arg(4, Job, OnPlace),
             tell(OnPlace, Place)
           )).

is_told(Place) :-
    Place < 5,
    !.
is_told(Place) :-
    Place mod 10 =:= 0.

tell(OnPlace, Place) :-
    ignore(catch(call(OnPlace, Place), _, fail)).

%!  waiting_count(+Queue, ?Asker, -Count) is det.
%
%   Count is the number of jobs of Asker, asker(Address, Page, Id), that wait or
%   run. An unbound part of Asker stands for all its values.

waiting_count(Queue, Asker, Count) :-
    aggregate_all(count,
                  ( Job = job(_, Asker, _, _, _, _),
                    (   waiting_job(Queue, _, Job)
                    ;   running_job(Queue, _, _, Job, _)
                    )
                  ),
                  Count).

                /*******************************
                *           GIVING WAY         *
                *******************************/

%!  cancel(+Queue, ?Page, ?Id) is det.
%
%   Cancels the job Id of Page. An unbound Id stands for all jobs of Page, an
%   unbound Page for all pages.

cancel(Queue, Page, Id) :-
    Job = job(_, asker(_, Page, Id), _, _, _, _),
    with_mutex(tabuleiro_web_queue,
               ( retractall(waiting_job(Queue, _, Job)),
                 forall(running_job(Queue, Thread, N, Job, _),
                        signal(Thread, stop(N)))
               )).

%   Asks one running long job to give way to a job of Class that has come.

make_room(Queue, Class) :-
    with_mutex(tabuleiro_web_queue,
               (   \+ has_free_thread(Queue),
                   one_to_give_way(Queue, Class, N, Thread)
               ->  signal(Thread, give_way(N))
               ;   true
               )).

one_to_give_way(Queue, Class, N, Thread) :-
    get_time(Now),
    aggregate_all(min(Until, N0-Thread0),
                  ( running_job(Queue, Thread0, N0, _, Until),
                    number(Until)
                  ),
                  min(First, N-Thread)),
    (   Class == short
    ->  true
    ;   First =< Now
    ),
    retract(running_job(Queue, Thread, N, Job, First)),
    assertz(running_job(Queue, Thread, N, Job, gives)).

signal(Thread, Goal) :-
    catch(thread_signal(Thread, tabuleiro_web_queue:Goal),
          error(existence_error(thread, _), _),
          true).

:- public
    stop/1,                             % signalled
    give_way/1,
    slice_over/2.                       % goal of an alarm

stop(N) :-
    when_loaded(throw_if_running(N)).

%   Neither a second cancellation nor one of a job that gives way may throw
%   while the first exception ends the job.

throw_if_running(N) :-
    thread_self(Me),
    (   retract(running_job(_, Me, N, _, Until)),
        Until \== given
    ->  throw(web_search_stopped)
    ;   true
    ).

give_way(N) :-
    when_loaded(throw_if_giving(N)).

throw_if_giving(N) :-
    thread_self(Me),
    (   retract(running_job(Queue, Me, N, Job, gives))
    ->  assertz(running_job(Queue, Me, N, Job, given)),
        throw(web_search_gives_way)
    ;   true
    ).

slice_over(Queue, N) :-
    when_loaded(give_way_if_others(Queue, N)).

give_way_if_others(Queue, N) :-
    thread_self(Me),
    (   waiting_job(Queue, _, _),
        retract(running_job(Queue, Me, N, Job, Until))
    ->  (   number(Until)
        ->  assertz(running_job(Queue, Me, N, Job, given)),
            throw(web_search_gives_way)
        ;   assertz(running_job(Queue, Me, N, Job, Until))
        )
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

%   There may be no job for a message: it was cancelled while it waited. A job
%   may have to give way as soon as it is taken; the ball binds nothing then.

next_job(Queue) :-
    get_time(Start),
    (   catch(( with_mutex(tabuleiro_web_queue, taken(Queue, N, Job)),
                sig_atomic(tell_places(Queue)),
                run(Queue, N, Job, Progress),
                went_on(Queue, N, Job)
              ),
              web_search_gives_way,
              ( Progress = again,
                went_on(Queue, N, Job)
              ))
    ->  wait_again(Progress, Queue, N, Job, Start)
    ;   true
    ).

taken(Queue, N, Job) :-
    jobs_in_order(Queue, [N-Job|_]),
    retract(waiting_job(Queue, N, Job)),
    thread_self(Me),
    Job = job(Class, Asker, _, _, _, Slice),
    (   Class == long
    ->  get_time(Now),
        Until is Now+Slice
    ;   Until = end
    ),
    assertz(running_job(Queue, Me, N, Job, Until)),
    note_turn(Queue, Asker).

run(Queue, N, job(Class, _, Step, _, Before, Slice), Progress) :-
    (   Class == long
    ->  setup_call_cleanup(
            alarm(Slice, tabuleiro_web_queue:slice_over(Queue, N), Alarm,
                  [remove(false)]),
            stepped(Step, Before, Progress),
            remove_alarm(Alarm))
    ;   stepped(Step, Before, Progress)
    ).

stepped(Step, Before, Progress) :-
    (   call(Step, Before, Progress)
    ->  true
    ;   Progress = done
    ).

%   No signal throws into the job after this. Throws if the job was cancelled
%   while it gave way.

went_on(Queue, N, Job) :-
    thread_self(Me),
    (   retract(running_job(Queue, Me, N, Job, _))
    ->  true
    ;   throw(web_search_stopped)
    ).

wait_again(done, _, _, _, _) :-
    !.
wait_again(Progress, Queue, N, Job, Start) :-
    Job = job(Class, Asker, Step, OnPlace, Before, Slice0),
    (   Progress = more(After)
    ->  true
    ;   After = Before                  % again
    ),
    get_time(Now),
    web_limit(slice_most, Most),
    (   Now-Start >= Slice0
    ->  Slice is min(Most, 2*Slice0)
    ;   Slice = Slice0
    ),
    ignore(with_mutex(tabuleiro_web_queue,
                      added(Queue, N,
                            job(Class, Asker, Step, OnPlace, After, Slice)))).

ended(Queue) :-
    thread_self(Me),
    with_mutex(tabuleiro_web_queue,
               retractall(running_job(Queue, Me, _, _, _))).

report(web_search_stopped) :-
    !.
report(Ball) :-
    print_message(error, Ball).
