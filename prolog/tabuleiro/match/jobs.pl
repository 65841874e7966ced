/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_jobs,
          [ run_jobs/5                  % +Workers, +Items, :Goal, :Done,
                                        % -Results
          ]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(lists), [member/2]).

/** <module> A pool of worker threads
*/

:- meta_predicate run_jobs(+, +, 2, 3, -).

%!  run_jobs(+Workers, +Items, :Goal, :Done, -Results) is det.
%
%   Calls call(Goal, Item, Answer) for each of Items in a worker thread, and
%   call(Done, Answer, Results0, Results1) in this thread after each call.
%   Results0 is `[]` at first; Results is the last Results1. At most Workers
%   items are worked on at a time. All workers have ended when this predicate
%   ends, in whatever way. Without threads (the flag `threads`), all calls are
%   made in this thread.
%
%   @error those of Goal and Done; failed(Item) if Goal fails

run_jobs(_, Items, Goal, Done, Results) :-
    \+ current_prolog_flag(threads, true),
    !,
    foldl(run_job(Goal, Done), Items, [], Results).
run_jobs(Workers, Items, Goal, Done, Results) :-
    length(Items, Count),
    Threads is min(Workers, Count),
    setup_call_cleanup(
        ( message_queue_create(Queue),
          message_queue_create(Answers)
        ),
        setup_call_cleanup(
            start_workers(Threads, Queue, Answers, Goal, Ids),
            ( forall(member(Item, Items),
                     thread_send_message(Queue, item(Item))),
              forall(between(1, Threads, _),
                     thread_send_message(Queue, done)),
              collect(Count, Answers, Done, [], Results)
            ),
            stop_workers(Ids)),
        ( message_queue_destroy(Queue),
          message_queue_destroy(Answers)
        )).

run_job(Goal, Done, Item, Results0, Results) :-
    answer(Goal, Item, Answer),
    collected(Answer, Done, Results0, Results).

start_workers(Threads, Queue, Answers, Goal, Ids) :-
    findall(Id,
            ( between(1, Threads, _),
              thread_create(worker(Queue, Answers, Goal), Id, [])
            ),
            Ids).

worker(Queue, Answers, Goal) :-
    thread_get_message(Queue, Message),
    (   Message = item(Item)
    ->  answer(Goal, Item, Answer),
        thread_send_message(Answers, Answer),
        worker(Queue, Answers, Goal)
    ;   true
    ).

answer(Goal, Item, Answer) :-
    catch(( call(Goal, Item, Result)
          ->  Answer = result(Result)
          ;   Answer = error(failed(Item))
          ),
          Error,
          Answer = error(Error)).

collect(0, _, _, Results, Results) :-
    !.
collect(Count, Answers, Done, Results0, Results) :-
    thread_get_message(Answers, Answer),
    collected(Answer, Done, Results0, Results1),
    Count1 is Count-1,
    collect(Count1, Answers, Done, Results1, Results).

collected(result(Result), Done, Results0, Results) :-
    call(Done, Result, Results0, Results).
collected(error(Error), _, _, _) :-
    throw(Error).

stop_workers(Ids) :-
    forall(member(Id, Ids),
           catch(thread_signal(Id, abort), error(_, _), true)),
    forall(member(Id, Ids),
           thread_join(Id, _)).
