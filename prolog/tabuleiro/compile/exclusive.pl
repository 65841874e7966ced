/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_exclusive,
          [ exclusive_clauses/2,        % +Clauses, +Patterns
            exclusive/3,                % +Clause1, +Clause2, +Patterns
            is_first_test/1             % +Goal
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(c_goals, [comparison/3]).
:- use_module(versions, [flat_patterns/2]).

/** <module> Clauses of which at most one succeeds

The ground arguments of a call tell the clauses apart, or their first tests do,
or the earlier one cuts.
*/

%!  exclusive_clauses(+Clauses, +Patterns) is semidet.
%
%   Of any two of Clauses, of a version with Patterns, at most one succeeds.

exclusive_clauses([], _).
exclusive_clauses([Clause|Clauses], Patterns) :-
    Clause = c(_, Body),
    (   memberchk(cut, Body)
    ->  true
    ;   \+ ( member(Other, Clauses),
             \+ exclusive(Clause, Other, Patterns)
           )
    ),
    exclusive_clauses(Clauses, Patterns).

%!  exclusive(+Clause1, +Clause2, +Patterns) is semidet.

exclusive(Clause1, Clause2, Patterns) :-
    flat_patterns(Patterns, Leaves),
    with_variables(Clause1, c(Args1,Body1)),
    with_variables(Clause2, c(Args2,Body2)),
    (   ground_leaves(Leaves, Args1, Terms),
        ground_leaves(Leaves, Args2, Terms)
    ->  first_tests(Body1, Tests1),
        first_tests(Body2, Tests2),
        (   member(Test1, Tests1),
            (   contradictory(Test1)
            ;   member(Test2, Tests2),
                opposite(Test1, Test2)
            )
        ->  true
        ;   member(Test2, Tests2),
            contradictory(Test2)
        ->  true
        ;   fail
        )
    ;   true
    ).

%   The clause with unbound variables in place of '$v'(I).

with_variables(Clause0, Clause) :-
    unnumbered(Clause0, Clause, [], _).

unnumbered('$v'(I), V, Map0, Map) :-
    !,
    (   memberchk(I=V0, Map0)
    ->  V = V0,
        Map = Map0
    ;   Map = [I=V|Map0]
    ).
unnumbered(Term0, Term, Map0, Map) :-
    (   compound(Term0)
    ->  compound_name_arguments(Term0, Name, Args0),
        unnumbered_all(Args0, Args, Map0, Map),
        compound_name_arguments(Term, Name, Args)
    ;   Term = Term0,
        Map = Map0
    ).

unnumbered_all([], [], Map, Map).
unnumbered_all([Arg0|Args0], [Arg|Args], Map0, Map) :-
    unnumbered(Arg0, Arg, Map0, Map1),
    unnumbered_all(Args0, Args, Map1, Map).

ground_leaves([], [], []).
ground_leaves([Pattern|Patterns], [Arg|Args], Terms) :-
    (   Pattern == g
    ->  Terms = [Arg|Terms1]
    ;   Terms = Terms1
    ),
    ground_leaves(Patterns, Args, Terms1).

%!  is_first_test(+Goal) is semidet.
%
%   Goals such as Goal, at the beginning of a body, may tell clauses apart.

is_first_test(compare(_,_,_)).
is_first_test(test(_,_)).
is_first_test(unify(_,_)).

first_tests([Goal|Goals], [Goal|Tests]) :-
    is_first_test(Goal),
    !,
    first_tests(Goals, Tests).
first_tests(_, []).

opposite(compare(Op,A,B), Test) :-
    comparison(Op/2, _, Opposites),
    (   Test = compare(Op1, A1, B1),
        A1-B1 == A-B
    ;   Test = compare(Op2, B1, A1),
        A1-B1 == A-B,
        turned(Op2, Op1)
    ),
    memberchk(Op1, Opposites),
    !.
opposite(test(==,[A,B]), test(\==,[C,D])) :-
    A-B == C-D.
opposite(test(\==,[A,B]), test(==,[C,D])) :-
    A-B == C-D.

turned(<, >).
turned(>, <).
turned(=<, >=).
turned(>=, =<).
turned(=:=, =:=).
turned(=\=, =\=).

%   The heads have made a test of constants of it, which is false.

contradictory(compare(Op,A,B)) :-
    number(A),
    number(B),
    \+ call(Op, A, B).
contradictory(test(Op,[A,B])) :-
    memberchk(Op, [==,\==]),
    atomic(A),
    atomic(B),
    \+ call(Op, A, B).
