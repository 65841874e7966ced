/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_modes,
          [ analyse/3,                  % +Roots, +Replaced, -Table
            version/6,                  % +Table, +Key, +Patterns, -Id, -Exit,
                                        % -Determinism
            table_versions/2,           % +Table, -Versions
            goals_state/5               % +Goals, +State0, -State, -Determinism,
                                        % +Table
          ]).
:- use_module(library(apply), [foldl/4, maplist/3, maplist/4]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(library(rbtrees),
              [ rb_empty/1, rb_insert_new/4, rb_lookup/3, rb_update/4,
                rb_visit/2
              ]).
:- use_module(c_goals, [builtin/3]).
:- use_module(calls).
:- use_module(clause_state).
:- use_module(exclusive, [exclusive_clauses/2]).
:- use_module(tests_of_state).
:- use_module(versions, [leaves/3, version_clauses/4]).

/** <module> Which terms are ground, which goals succeed once

Abstract interpretation of the clauses of a game from the calls that come from
outside. A _version_ is a predicate called with a list of patterns, see
tabuleiro/compile/versions. Of each version the analysis finds

  - its exit: `none` while no call is known to succeed, or for each leaf g if it
    is ground after the call, else a
  - its determinism: det if it has at most one solution, nondet

It begins with none and det, and repeats until nothing changes. The states are
those of tabuleiro/compile/clause_state.
*/

%!  analyse(+Roots:list, +Replaced:list, -Table) is det.
%
%   Table has the versions that are called from Roots, Key-Patterns pairs.
%   Replaced has Key-Clauses pairs: clauses in place of those of the program.

analyse(Roots, Replaced, Table) :-
    rb_empty(Tree),
    foldl(root, Roots, table(Tree, 0, false, Replaced), Table0),
    fixpoint(Table0, Table).

root(Key-Patterns, Table0, Table) :-
    version_of(Key, Patterns, _, _, Table0, Table).

fixpoint(table(Tree0,Next0,_,Replaced), Table) :-
    rb_visit(Tree0, Versions),
    foldl(analyse_version, Versions, table(Tree0,Next0,false,Replaced),
          Table1),
    (   Table1 = table(_, _, true, _)
    ->  fixpoint(Table1, Table)
    ;   Table = Table1
    ).

analyse_version(Version-v(Id,Clauses,Exit0,Det0), Table0, Table) :-
    Version = _-Patterns,
    clauses_exit(Clauses, Patterns, Exit0, Exit, Det0, Det1, Table0, Table1),
    (   Det1 == det,
        exclusive_clauses(Clauses, Patterns)
    ->  Det = det
    ;   Det = nondet
    ),
    (   Exit-Det == Exit0-Det0
    ->  Table = Table1
    ;   Table1 = table(Tree1, Next, _, Replaced),
        rb_update(Tree1, Version, v(Id,Clauses,Exit,Det), Tree),
        Table = table(Tree, Next, true, Replaced)
    ).

clauses_exit([], _, Exit, Exit, Det, Det, Table, Table).
clauses_exit([c(Args,Body)|Clauses], Patterns, Exit0, Exit, Det0, Det,
             Table0, Table) :-
    leaf_states(Patterns, Args, State0),
    clause_goals(Body, State0, State, D, Table0, Table1),
    (   State == none
    ->  Exit1 = Exit0,
        Det1 = Det0
    ;   maplist(exit_of(State), Args, Exits),
        join_exits(Exits, Exit0, Exit1),
        join_determinism(D, Det0, Det1)
    ),
    clauses_exit(Clauses, Patterns, Exit1, Exit, Det1, Det, Table1, Table).

exit_of(State, Arg0, Exit) :-
    resolved(Arg0, State, Arg),
    (   is_ground(State, Arg)
    ->  Exit = g
    ;   Exit = a
    ).

join_exits(Exits, none, Exits) :-
    !.
join_exits(Exits0, Exits1, Exits) :-
    maplist(join_exit, Exits0, Exits1, Exits).

join_exit(g, g, g) :-
    !.
join_exit(_, _, a).

join_determinism(det, Det, Det).
join_determinism(nondet, _, nondet).

%   clause_goals(+Body, +State0, -State, -Determinism, +Table0, -Table): what
%   is before a cut has one solution.

clause_goals(Body, State0, State, Det, Table0, Table) :-
    (   append(Before, [cut|After], Body)
    ->  goals(Before, State0, State1, _, Table0, Table1),
        (   State1 == none
        ->  State = none,
            Det = det,
            Table = Table1
        ;   clause_goals(After, State1, State, Det, Table1, Table)
        )
    ;   goals(Body, State0, State, Det, Table0, Table)
    ).

%!  goals_state(+Goals, +State0, -State, -Determinism, +Table) is det.
%
%   After Goals, State0 is State. Table is of analyse/2.

goals_state(Goals, State0, State, Det, Table) :-
    clause_goals(Goals, State0, State, Det, Table, _).

goals([], State, State, det, Table, Table).
goals([Goal0|Goals], State0, State, Det, Table0, Table) :-
    resolved_goal(Goal0, State0, Goal),
    goal(Goal, State0, State1, Det1, Table0, Table1),
    (   State1 == none
    ->  State = none,
        Det = det,
        Table = Table1
    ;   goals(Goals, State1, State, Det2, Table1, Table),
        join_determinism(Det1, Det2, Det)
    ).

goal(cut, State, State, det, Table, Table).
goal(fail, _, none, det, Table, Table).
goal(leave(_,_), _, none, det, Table, Table).
goal(unify(X,Y), State0, State, det, Table, Table) :-
    unified(X, Y, State0, State).
goal(is(X,_), State0, State, det, Table, Table) :-
    bound(X, g, State0, State).
goal(compare(_,_,_), State, State, det, Table, Table).
goal(test(Name,Args), State0, State, det, Table, Table) :-
    condition([test(Name,Args)], State0, Truth),
    (   Truth == false
    ->  State = none
    ;   Truth == true
    ->  State = State0
    ;   bound(args(Args), a, State0, State1),
        after_test(Name, Args, State1, State)
    ).
goal(builtin(Name,Args), State0, State, det, Table, Table) :-
    length(Args, N),
    builtin(Name/N, _, Modes),
    builtin_state(Modes, Args, State0, State).
goal(call(Key,Args), State0, State, Det, Table0, Table) :-
    call_patterns(Key, Args, State0, Patterns),
    version_of(Key, Patterns, Exit, Det, Table0, Table),
    (   Exit == none
    ->  State = none
    ;   leaves(Patterns, Args, Leaves),
        after_call(Leaves, Exit, State0, State)
    ).
goal(soft(If,Then,Else), State0, State, Det, Table0, Table) :-
    goals(If, State0, State1, Det1, Table0, Table1),
    (   State1 == none
    ->  goals(Else, State0, State, Det2, Table1, Table)
    ;   goals(Then, State1, State2, Det3, Table1, Table2),
        goals(Else, State0, State3, Det4, Table2, Table),
        join_determinism(Det3, Det4, Det2),
        join_states(State2, State3, State)
    ),
    join_determinism(Det1, Det2, Det).
goal(found(_), State, State, det, Table, Table).
goal(choice(If,Then,Else), State0, State, Det, Table0, Table) :-
    condition(If, State0, Truth),
    (   Truth == false
    ->  goals(Else, State0, State, Det, Table0, Table)
    ;   goals(If, State0, State1, _, Table0, Table1),
        (   State1 == none
        ->  State2 = none,
            Det1 = det,
            Table2 = Table1
        ;   goals(Then, State1, State2, Det1, Table1, Table2)
        ),
        (   Truth == true
        ->  State = State2,
            Det = Det1,
            Table = Table2
        ;   goals(Else, State0, State3, Det2, Table2, Table),
            join_states(State2, State3, State),
            join_determinism(Det1, Det2, Det)
        )
    ).
goal(either(A,B), State0, State, nondet, Table0, Table) :-
    goals(A, State0, State1, _, Table0, Table1),
    goals(B, State0, State2, _, Table1, Table),
    join_states(State1, State2, State).
goal(findall(T,Goals,L,Tail), State0, State, det, Table0, Table) :-
    goals(Goals, State0, State1, _, Table0, Table),
    (   findall_ground(State1, T),
        is_ground(State0, Tail)
    ->  bound(L, g, State0, State)
    ;   bound(L-Tail, a, State0, State)
    ).
goal(caught(Goals,Ball), State0, State, det, Table0, Table) :-
    goals(Goals, State0, _, _, Table0, Table),
    bound(Ball, g, State0, State).
goal(Bag, State0, State, Det, Table0, Table) :-
    Bag = bag(_, _, _, _, _, _, _),
    bag_goals(Bag, State0, Goals),
    goals(Goals, State0, State, Det, Table0, Table).

findall_ground(none, _) :-
    !.
findall_ground(State, T0) :-
    resolved(T0, State, T),
    is_ground(State, T).

unified(X, Y, State0, State) :-
    compound(X),
    compound(Y),
    X \= '$v'(_),
    Y \= '$v'(_),
    !,
    (   compound_name_arguments(X, Name, Xs),
        compound_name_arguments(Y, Name, Ys),
        same_length(Xs, Ys)
    ->  unified_all(Xs, Ys, State0, State)
    ;   State = none
    ).
unified(X, Y, State0, State) :-
    delayed(X, Y, State0, I, Term),
    !,
    with_state(I, is(Term), State0, State).
unified(X, Y, State0, State) :-
    (   is_ground(State0, X)
    ->  bound(Y, g, State0, State)
    ;   is_ground(State0, Y)
    ->  bound(X, g, State0, State)
    ;   bound(X-Y, a, State0, State)
    ).

same_length([], []).
same_length([_|Xs], [_|Ys]) :-
    same_length(Xs, Ys).

unified_all([], [], State, State).
unified_all([X0|Xs], [Y0|Ys], State0, State) :-
    resolved(X0-Y0, State0, X-Y),
    unified(X, Y, State0, State1),
    (   State1 == none
    ->  State = none
    ;   unified_all(Xs, Ys, State1, State)
    ).

builtin_state(Modes, Args, State0, State) :-
    (   \+ memberchk(fresh, Modes),
        builtin_ground(Modes, Args, State0)
    ->  bound(args(Args), g, State0, State)
    ;   bound(args(Args), a, State0, State)
    ).

version_of(Key, Patterns, Exit, Det, Table0, Table) :-
    Table0 = table(Tree0, Next, _, Replaced),
    (   rb_lookup(Key-Patterns, v(_,_,Exit0,Det0), Tree0)
    ->  Exit = Exit0,
        Det = Det0,
        Table = Table0
    ;   version_clauses(Key, Patterns, Replaced, Clauses),
        Exit = none,
        Det = det,
        rb_insert_new(Tree0, Key-Patterns, v(Next,Clauses,none,det), Tree),
        Next1 is Next+1,
        Table = table(Tree, Next1, true, Replaced)
    ).

%!  version(+Table, +Key, +Patterns, -Id, -Exit, -Determinism) is det.

version(table(Tree,_,_,_), Key, Patterns, Id, Exit, Det) :-
    rb_lookup(Key-Patterns, v(Id,_,Exit,Det), Tree).

%!  table_versions(+Table, -Versions:list) is det.
%
%   Versions are (Key-Patterns)-v(Id, Clauses, Exit, Determinism).

table_versions(table(Tree,_,_,_), Versions) :-
    rb_visit(Tree, Versions).
