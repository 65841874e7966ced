/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_key_graph,
          [ key_graph/2,                % +Versions, -Graph
            calls_itself/2,             % +Key, +Graph
            steered_keys/3              % +Versions, +Replaced, -Keys
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(ugraphs),
              [neighbours/3, reachable/3, vertices_edges_to_ugraph/3]).
:- use_module(versions, [inner_goals/2]).

/** <module> Which predicates of a game call which
*/

%!  key_graph(+Versions, -Graph) is det.
%
%   Graph, of library(ugraphs), has an edge from the key of each of Versions, of
%   table_versions/2, to the keys that its clauses call.

key_graph(Versions, Graph) :-
    findall(Key-Called,
            ( member((Key-_)-v(_,Clauses,_,_), Versions),
              member(c(_, Body), Clauses),
              called(Body, Called)
            ),
            Edges0),
    sort(Edges0, Edges),
    vertices_edges_to_ugraph([], Edges, Graph).

called(Goals, Called) :-
    inner(Goals, none, call(Called, _)).

%   inner(+Goals, +Not, -Goal) is nondet: Goal is one of Goals or inside one,
%   but not inside one that is an instance of Not.

inner(Goals, Not, Inner) :-
    member(Goal, Goals),
    (   Inner = Goal
    ;   \+ subsumes_term(Not, Goal),
        inner_goals(Goal, Part),
        inner(Part, Not, Inner)
    ).

%!  calls_itself(+Key, +Graph) is semidet.

calls_itself(Key, Graph) :-
    neighbours(Key, Graph, Called),
    member(Callee, Called),
    reachable(Callee, Graph, Reached),
    memberchk(Key, Reached),
    !.

%!  steered_keys(+Versions, +Replaced, -Keys:list) is det.
%
%   The answers of Keys depend on the run of a loop, see
%   tabuleiro/compile/loop_entries: they call predicates of Replaced, other than
%   in a run that they begin.

steered_keys(_, [], []) :-
    !.
steered_keys(Versions, Replaced, Keys) :-
    findall(Called-Key,
            ( member((Key-_)-v(_,Clauses,_,_), Versions),
              member(c(_, Body), Clauses),
              inner(Body, caught(_, _), call(Called, _))
            ),
            Edges0),
    sort(Edges0, Edges),
    vertices_edges_to_ugraph([], Edges, Callers),
    findall(Key,
            ( member(Steered-_, Replaced),
              reachable(Steered, Callers, Reached),
              member(Key, Reached)
            ),
            Keys0),
    sort(Keys0, Keys).
