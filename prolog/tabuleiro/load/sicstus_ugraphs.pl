/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_sicstus_ugraphs,
          [ min_path/5,                 % +From, +To, +Graph, -Path, -Length
            path/3,                     % +Vertex, +Graph, -Path
            symmetric_closure/2         % +Graph, -Closure
          ]).
:- use_module(library(lists), [member/2, reverse/2]).
:- use_module(library(ugraphs),
              [add_edges/3, edges/2, neighbours/3, transpose_ugraph/2]).

/** <module> The part of library(ugraphs) of SICStus 4 that SWI-Prolog lacks
*/

%!  min_path(+From, +To, +Graph, -Path, -Length) is semidet.
%
%   Path, a list of vertices, is a shortest path and has Length edges.

min_path(From, To, Graph, Path, Length) :-
    shortest([[From]|More], More, [From], To, Graph, Reversed),
    reverse(Reversed, Path),
    length(Path, Vertices),
    Length is Vertices-1.

%   The search is breadth first. The paths to be extended are a difference list.

shortest(Paths, End, _, _, _, _) :-
    Paths == End,
    !,
    fail.
shortest([[Vertex|Path]|_], _, _, To, _, Shortest) :-
    Vertex == To,
    !,
    Shortest = [Vertex|Path].
shortest([[Vertex|Path]|Paths], End0, Seen0, To, Graph, Shortest) :-
    (   neighbours(Vertex, Graph, Next)
    ->  true
    ;   Next = []
    ),
    extend(Next, [Vertex|Path], End0, End, Seen0, Seen),
    shortest(Paths, End, Seen, To, Graph, Shortest).

extend([], _, End, End, Seen, Seen).
extend([Vertex|Vertices], Path, End0, End, Seen0, Seen) :-
    (   memberchk(Vertex, Seen0)
    ->  extend(Vertices, Path, End0, End, Seen0, Seen)
    ;   End0 = [[Vertex|Path]|End1],
        extend(Vertices, Path, End1, End, [Vertex|Seen0], Seen)
    ).

%!  path(+Vertex, +Graph, -Path) is nondet.
%
%   Path is a list of different vertices that begins with Vertex.

path(Vertex, Graph, Path) :-
    walk(Vertex, Graph, [Vertex], Path).

walk(Vertex, _, _, [Vertex]).
walk(Vertex, Graph, Seen, [Vertex|Path]) :-
    neighbours(Vertex, Graph, Next),
    member(Other, Next),
    \+ memberchk(Other, Seen),
    walk(Other, Graph, [Other|Seen], Path).

%!  symmetric_closure(+Graph, -Closure) is det.

symmetric_closure(Graph, Closure) :-
    transpose_ugraph(Graph, Transposed),
    edges(Transposed, Edges),
    add_edges(Graph, Edges, Closure).
