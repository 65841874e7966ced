/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_own_clauses,
          [ own_clauses/3,              % +Module, +PI, -Clauses
            may_change/3,               % +Module, +PI, -Clauses
            show_alike/4                % +Module, +Graph, +Callees1, +Callees2
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(call_graph, [calls/3, prints/1]).
:- use_module(clauses, [program_predicate/3]).
:- use_module(repeat_body, [is_repeat_body/1]).

/** <module> Predicates of a program whose clauses may be written anew
*/

%!  own_clauses(+Module, +PI, -Clauses:list) is semidet.
%
%   Clauses are the Head-Body pairs of PI, Owner:Name/Arity, a static predicate
%   of the program of Module.

own_clauses(Module, Owner:Name/Arity, Clauses) :-
    functor(Head, Name, Arity),
    program_predicate(Module, Owner, Head),
    \+ predicate_property(Owner:Head, dynamic),
    \+ predicate_property(Owner:Head, tabled),
    findall(Head-Body, clause(Owner:Head, Body), Clauses),
    Clauses = [_|_].

%!  may_change(+Module, +PI, -Clauses:list) is semidet.
%
%   As own_clauses/3, of a predicate with arguments whose clauses may go
%   elsewhere.

may_change(Module, PI, Clauses) :-
    PI = _:_/Arity,
    Arity > 0,
    \+ is_repeat_body(PI),
    own_clauses(Module, PI, Clauses).

%!  show_alike(+Module, +Graph, +Callees1, +Callees2) is semidet.
%
%   One predicate of the program with arguments prints for two loops, which call
%   Callees1 and Callees2. A menu that asks again shows no board.

show_alike(Module, Graph, Callees1, Callees2) :-
    member(Shows, Callees1),
    memberchk(Shows, Callees2),
    may_change(Module, Shows, _),
    calls(Graph, Shows, Callees),
    member(_:Prints/_, Callees),
    prints(Prints),
    !.
