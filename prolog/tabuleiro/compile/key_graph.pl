/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_key_graph,
          [ key_graph/2,                % +Versions, -Graph
            calls_itself/2              % +Key, +Graph
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
    member(Goal, Goals),
    (   Goal = call(Called, _)
    ;   inner_goals(Goal, Inner),
        called(Inner, Called)
    ).

%!  calls_itself(+Key, +Graph) is semidet.

calls_itself(Key, Graph) :-
    neighbours(Key, Graph, Called),
    member(Callee, Called),
    reachable(Callee, Graph, Reached),
    memberchk(Key, Reached),
    !.
