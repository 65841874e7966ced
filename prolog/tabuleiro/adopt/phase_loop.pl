/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_phase_loop,
          [ phase_loop/4,               % +Module, +Graph0, +Graph, -Loop
            placed/3                    % +Places, +Head, -Placed
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [append/3, max_list/2, member/2, memberchk/2, nth1/3, numlist/3]).
:- use_module(library(ugraphs), [del_vertices/3]).
:- use_module(call_graph, [called_first/5, calls/3, in_cycle/3, is_loop/2]).
:- use_module(handed_on, [first_phase/3]).
:- use_module(own_clauses, [may_change/3, show_alike/4]).

/** <module> Two loops of which the first ends by calling the second one

Pieces may be placed and then moved. The turns of both phases are those of one
loop, see tabuleiro/adopt/turn_halves.
*/

%!  phase_loop(+Module, +Graph0, +Graph, -Loop) is nondet.
%
%   Loop is loop([First-1,Second-placed(2, Places)], Turns), of two loops of
%   Graph: a clause of First ends by calling Second, which does not call First.
%   Both show the board by one predicate, and Second is given what First has in
%   the same argument, or what First would have answered. Graph0 has the
%   predicates without arguments too.

phase_loop(Module, Graph0, Graph,
           loop([First-1,Second-placed(2, Places)], Turns)) :-
    member(First-Callees, Graph),
    First = Owner:_,
    may_change(Module, First, Clauses1),
    member(Second, Callees),
    Second = Owner:Name/Arity,
    Second \== First,
    functor(Call, Name, Arity),
    once(( member(Head-Body, Clauses1),
           last_goal(Body, Call),
           (   first_phase(First, Second, Places)
           ->  true
           ;   same_argument(Head, Call),
               numlist(1, Arity, Places)
           )
         )),
    may_change(Module, Second, Clauses2),
    calls(Graph, Second, Callees2),
    \+ memberchk(First, Callees2),
    is_loop(Graph, Second),
    del_vertices(Graph, [Second], Alone),
    is_loop(Alone, First),
    calls(Alone, First, Callees1),
    show_alike(Module, Graph, Callees1, Callees2),
    in_cycle(Graph, First, Cycle),
    called_first(Graph0, Cycle, [First,Second], First, _),
    findall(turn(1, Head1, Body1), member(Head1-Body1, Clauses1), Turns1),
    findall(turn(2, Placed, Body2),
            ( member(Head2-Body2, Clauses2),
              placed(Places, Head2, Placed)
            ),
            Turns2),
    append(Turns1, Turns2, Turns).

%!  placed(+Places, +Head, -Placed) is det.
%
%   The arguments of Head are those of Placed with the numbers Places. Others
%   are `-`.

placed(Places, Head, Placed) :-
    Head =.. [Name|Args],
    max_list(Places, Most),
    findall(N, between(1, Most, N), Numbers),
    maplist(placed_argument(Places, Args), Numbers, PlacedArgs),
    Placed =.. [Name|PlacedArgs].

placed_argument(Places, Args, N, Arg) :-
    (   nth1(I, Places, N)
    ->  nth1(I, Args, Arg)
    ;   Arg = (-)
    ).

%   last_goal(+Body, -Goal) is nondet: Body may end with Goal.

last_goal(Body, Goal) :-
    nonvar(Body),
    (   ends_with(Body, Last)
    *-> last_goal(Last, Goal)
    ;   Goal = Body
    ).

ends_with((_,Body), Body).
ends_with((_->Body), Body).
ends_with((Body;_), Body).
ends_with((_;Body), Body).

same_argument(Head, Call) :-
    arg(N, Head, A),
    arg(N, Call, B),
    var(A),
    A == B,
    !.
