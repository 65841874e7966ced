/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_prolog_team,
          [ with_team/4,                % +Threads, +Root, +Children, :Goal
            team_scores/8               % +Team, +Root, +Depth, +Children,
                                        % +Seen0, -Seen, -End, -Scored
          ]).
:- use_module(library(apply), [foldl/5, maplist/2]).
:- use_module(library(lists), [memberchk/2, nth0/3, select/3]).
:- use_module(library(rbtrees), [rb_empty/1]).
:- use_module('../base/workers', [with_workers/4]).
:- use_module(news, [tell_again/1]).
:- use_module(prolog_root).
:- use_module(prolog_score).

/** <module> Several threads search the moves at the root

A thread searches one move at a time and has a table of its own, so that a move
is best searched by the same thread at each depth: the moves are dealt out
before the search. A thread that has no moves of its own left takes those of
another. The scores are those of one thread, whatever the order: a thread that
starts before another has raised alpha finds an exact score in place of a bound.
*/

:- meta_predicate
    with_team(+, +, +, 1).

%!  with_team(+Threads, +Root, +Children, :Goal) is semidet.
%
%   Calls call(Goal, Team) once. Team are Threads that search Children, the best
%   first, for team_scores/8. They have ended when this predicate ends, in
%   whatever way.

with_team(Threads, Root, Children, Goal) :-
    foldl(dealt(Threads), Children, Owners, 0, _),
    setup_call_cleanup(
        findall(Queue,
                ( between(1, Threads, _),
                  message_queue_create(Queue)
                ),
                Queues),
        with_workers(Threads, call, searches(Root),
                     in_team(Queues, Owners, Goal)),
        maplist(message_queue_destroy, Queues)).

%   Owners are the moves, each with the thread that searches it.

dealt(Threads, child(Move, _), Move-Owner, N, N1) :-
    Owner is N mod Threads,
    N1 is N+1.

in_team(Queues, Owners, Goal, Items, Events) :-
    forall(nth0(N, Queues, Queue),
           thread_send_message(Items, item(member(N, Queue, Events)))),
    call(Goal, team(Queues, Owners, Events)).

%   A thread of the team, to its end by with_workers/4. Table holds what it has
%   found at the depths before.

searches(Root, member(N, Queue, Events), _) :-
    Root = root(tree(Game, Players, Deadline, MaxNodes, Repetition, _),
                State, Player, Count, MaxDepth),
    Tree = tree(Game, Players, Deadline, MaxNodes, Repetition, none),
    rb_empty(Table),
    searches(root(Tree, State, Player, Count, MaxDepth), N, Queue, Events, 0,
             Table).

searches(Root, N, Queue, Events, Nodes0, Table0) :-
    thread_get_message(Queue, task(Depth, Move, State, Alpha)),
    root_score(Root, Depth, State, Alpha, seen(Nodes0, closed, Table0),
               seen(Nodes, Ends, Table), Found),
    More is Nodes-Nodes0,
    thread_send_message(Events, searched(N, Move, Found, Ends, More)),
    searches(Root, N, Queue, Events, Nodes, Table).

%!  team_scores(+Team, +Root, +Depth, +Children, +Seen0,
%!              -Seen, -End, -Scored) is det.
%
%   Team searches Children to Depth. Scored are scored(Score, Move, Moves). End
%   is `finished`, or `stopped` by a limit: then Scored are those that were
%   finished, none if the first of Children is not among them. Exceptions of
%   the threads are rethrown.

team_scores(Team, Root, Depth, Children, seen(Nodes0, Ends0, Table),
            seen(Nodes, Ends, Table), End, Scored) :-
    Team = team(Queues, _, _),
    findall(N, nth0(N, Queues, _), Idle),
    infinite(Infinite),
    Least is -Infinite,
    give(Idle, Team, Root, Depth, Children,
         result([], Least, Ends0, Nodes0, finished, []), 0,
         result(_, _, Ends, Nodes, End, Scored0)),
    (   End == stopped,
        Children = [child(First, _)|_],
        \+ memberchk(scored(_, First, _), Scored0)
    ->  Scored = []
    ;   Scored = Scored0
    ).

%!  give(+Idle, +Team, +Root, +Depth, +Pending, +Result0, +Busy, -Result)
%!       is det.
%
%   Gives children of Pending to the threads Idle, while Busy others search,
%   until none is left. A result is result(Best, Alpha, Ends, Nodes, End,
%   Scored): Best and Alpha are those of best_scores/6.

give([N|Idle], Team, Root, Depth, Pending0, Result0, Busy0, Result) :-
    Result0 = result(_, Alpha, _, _, finished, _),
    next_child(Team, N, Pending0, child(Move, State), Pending),
    !,
    Team = team(Queues, _, _),
    nth0(N, Queues, Queue),
    thread_send_message(Queue, task(Depth, Move, State, Alpha)),
    Busy is Busy0+1,
    give(Idle, Team, Root, Depth, Pending, Result0, Busy, Result).
give(_, _, _, _, _, Result, 0, Result) :-
    !.
give(_, Team, Root, Depth, Pending, Result0, Busy0, Result) :-
    Team = team(_, _, Events),
    next_event(Root, Events, Event),
    Busy is Busy0-1,
    with_event(Event, Root, Result0, Result1, N),
    give([N], Team, Root, Depth, Pending, Result1, Busy, Result).

next_child(team(_, Owners, _), N, Pending0, Child, Pending) :-
    (   Child = child(Move, _),
        select(Child, Pending0, Pending),
        memberchk(Move-N, Owners)
    ->  true
    ;   Pending0 = [Child|Pending]
    ).

next_event(Root, Events, Event) :-
    Root = root(tree(_, _, _, _, _, News), _, _, _, _),
    (   thread_get_message(Events, Event0, [timeout(0.05)])
    ->  Event = Event0
    ;   tell_again(News),
        next_event(Root, Events, Event)
    ).

with_event(error(Error), _, _, _, _) :-
    throw(Error).
with_event(searched(N, Move, Found, Ends, More), Root,
           result(Best0, Alpha0, Ends0, Nodes0, End0, Scored),
           Result, N) :-
    Nodes is Nodes0+More,
    (   Found = found(Score, Moves)
    ->  Root = root(_, _, _, Count, _),
        best_scores(Count, Score, Best0, Best, Alpha0, Alpha),
        open_or(Ends0, Ends, Ends1),
        Result = result(Best, Alpha, Ends1, Nodes, End0,
                        [scored(Score, Move, Moves)|Scored])
    ;   Result = result(Best0, Alpha0, open, Nodes, stopped, Scored)
    ).

open_or(closed, Ends, Ends).
open_or(open, _, open).
