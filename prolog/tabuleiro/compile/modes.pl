/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_modes,
          [ analyse/2,                  % +Roots, -Table
            version/6,                  % +Table, +Key, +Patterns, -Id, -Exit,
                                        % -Determinism
            table_versions/2,           % +Table, -Versions
            call_patterns/4,            % +Key, +Args, +State, -Patterns
            after_call/4,               % +Leaves, +Exit, +State0, -State
            goals_state/5,              % +Goals, +State0, -State,
                                        % -Determinism, +Table
            after_test/4,               % +Name, +Args, +State0, -State
            builtin_ground/3,           % +Modes, +Args, +State
            bag_goals/3,                % +Goal, +State, -Goals
            condition/3,                % +Goals, +State, -Truth
            is_ground/2,                % +State, +Term
            variable_state/3,           % +State, +I, -What
            resolved/3,                 % +Term0, +State, -Term
            resolved_goal/3,            % +Goal0, +State, -Goal
            bound/4,                    % +Term, +What, +State0, -State
            leaf_states/3,              % +Patterns, +Args, -State
            join_states/3,              % +State1, +State2, -State
            state_variables/2,          % +State, -Is
            delayed/5,                  % +X, +Y, +State, -I, -Term
            with_term/4,                % +I, +Term, +State0, -State
            with_state/4,               % +I, +What, +State0, -State
            exclusive/3                 % +Clause1, +Clause2, +Patterns
          ]).
:- use_module(library(apply), [foldl/4, maplist/3, maplist/4]).
:- use_module(library(assoc),
              [ assoc_to_keys/2, empty_assoc/1, get_assoc/3, put_assoc/4 ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(rbtrees),
              [ rb_empty/1, rb_insert_new/4, rb_lookup/3, rb_update/4, rb_visit/2
              ]).
:- use_module(c_goals).
:- use_module(versions).

/** <module> Which terms are ground, which goals succeed once

Abstract interpretation of the clauses of a game from the calls that come from
outside. A _version_ is a predicate called with a list of patterns, see
tabuleiro/compile/versions. Of each version the analysis finds

  - its exit: `none` while no call is known to succeed, or for each leaf g if it
    is ground after the call, else a
  - its determinism: det if it has at most one solution, nondet

It begins with none and det, and repeats until nothing changes. The state of a
clause maps the variables that have occurred to

  - g: its word is a ground term
  - r: its word is a reference to a ground term
  - a: its word may be anything
  - is(Term): it was unbound, nothing referred to it, and it was unified with
    Term, which is not built yet
 Other variables are unbound, and nothing refers to them. The state of goals that
cannot succeed is none.
*/

%!  analyse(+Roots:list, -Table) is det.
%
%   Table has the versions that are called from Roots, Key-Patterns pairs.

analyse(Roots, Table) :-
    rb_empty(Tree),
    foldl(root, Roots, table(Tree, 0, false), Table0),
    fixpoint(Table0, Table).

root(Key-Patterns, Table0, Table) :-
    version_of(Key, Patterns, _, _, Table0, Table).

fixpoint(table(Tree0,Next0,_), Table) :-
    rb_visit(Tree0, Versions),
    foldl(analyse_version, Versions, table(Tree0,Next0,false), Table1),
    (   Table1 = table(_, _, true)
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
    ;   Table1 = table(Tree1, Next, _),
        rb_update(Tree1, Version, v(Id,Clauses,Exit,Det), Tree),
        Table = table(Tree, Next, true)
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

%!  leaf_states(+Patterns, +Args, -State) is det.
%
%   State is that of a clause with the leaves Args, when it is called.

leaf_states(Patterns, Args, State) :-
    empty_assoc(State0),
    flat(Patterns, Leaves, []),
    leaf_states_(Leaves, Args, State0, State1),
    unknown_leaves(Leaves, Args, State1, State).

leaf_states_([], [], State, State).
leaf_states_([Pattern|Patterns], [Arg|Args], State0, State) :-
    (   Pattern == g
    ->  bound(Arg, g, State0, State1)
    ;   State1 = State0
    ),
    leaf_states_(Patterns, Args, State1, State).

unknown_leaves([], [], State, State).
unknown_leaves([Pattern|Patterns], [Arg|Args], State0, State) :-
    (   Pattern == a
    ->  bound(Arg, a, State0, State1)
    ;   State1 = State0
    ),
    unknown_leaves(Patterns, Args, State1, State).

flat([], Tail, Tail).
flat([Pattern|Patterns], Leaves, Tail) :-
    (   Pattern = s(_, Inner)
    ->  flat(Inner, Leaves, Leaves1)
    ;   Pattern = k(_)
    ->  Leaves1 = Leaves
    ;   Leaves = [Pattern|Leaves1]
    ),
    flat(Patterns, Leaves1, Tail).

%!  resolved(+Term0, +State, -Term) is det.
%
%   Term is Term0 with the terms of State in place of variables.

resolved('$v'(I), State, Term) :-
    !,
    (   State \== none,
        get_assoc(I, State, is(Term1))
    ->  resolved(Term1, State, Term)
    ;   Term = '$v'(I)
    ).
resolved(Term0, State, Term) :-
    (   compound(Term0)
    ->  compound_name_arguments(Term0, Name, Args0),
        resolved_all(Args0, State, Args),
        compound_name_arguments(Term, Name, Args)
    ;   Term = Term0
    ).

resolved_all([], _, []).
resolved_all([Arg0|Args0], State, [Arg|Args]) :-
    resolved(Arg0, State, Arg),
    resolved_all(Args0, State, Args).

%!  resolved_goal(+Goal0, +State, -Goal) is det.
%
%   As resolved/3, but for goals inside Goal0, which have states of their own.

resolved_goal(Goal0, State, Goal) :-
    (   atom(Goal0)
    ->  Goal = Goal0
    ;   inner_goals(Goal0)
    ->  Goal = Goal0
    ;   Goal0 = findall(T,Goals,L0,Tail0)
    ->  resolved(L0-Tail0, State, L-Tail),
        Goal = findall(T,Goals,L,Tail)
    ;   Goal0 = bag(How,T,Witness0,Goals,L0,V,W)
    ->  resolved(Witness0-L0, State, Witness-L),
        Goal = bag(How,T,Witness,Goals,L,V,W)
    ;   Goal0 = call(Key,Args0)
    ->  resolved_all(Args0, State, Args),
        Goal = call(Key,Args)
    ;   resolved(Goal0, State, Goal)
    ).

inner_goals(choice(_,_,_)).
inner_goals(soft(_,_,_)).
inner_goals(found(_)).
inner_goals(either(_,_)).
inner_goals(leave(_)).

%!  bound(+Term, +What, +State0, -State) is det.
%
%   The variables of Term are What, g or a, besides those that are ground already.

bound('$v'(I), What, State0, State) :-
    !,
    (   get_assoc(I, State0, Known)
    ->  (   Known == a,
            What == g
        ->  put_assoc(I, State0, r, State)
        ;   State = State0
        )
    ;   put_assoc(I, State0, What, State)
    ).
bound(Term, What, State0, State) :-
    (   compound(Term)
    ->  compound_name_arguments(Term, _, Args),
        bound_all(Args, What, State0, State)
    ;   State = State0
    ).

bound_all([], _, State, State).
bound_all([Arg|Args], What, State0, State) :-
    bound(Arg, What, State0, State1),
    bound_all(Args, What, State1, State).

%!  variable_state(+State, +I, -What) is det.
%
%   What is f, g, r, a or is(Term).

variable_state(State, I, What) :-
    (   get_assoc(I, State, What0)
    ->  What = What0
    ;   What = f
    ).

%!  state_variables(+State, -Is:list) is det.

state_variables(State, Is) :-
    (   State == none
    ->  Is = []
    ;   assoc_to_keys(State, Is)
    ).

%!  is_ground(+State, +Term) is semidet.

is_ground(State, '$v'(I)) :-
    !,
    get_assoc(I, State, What),
    memberchk(What, [g,r]).
is_ground(State, Term) :-
    (   compound(Term)
    ->  compound_name_arguments(Term, _, Args),
        \+ ( member(Arg, Args),
             \+ is_ground(State, Arg)
           )
    ;   true
    ).

%!  join_states(+State1, +State2, -State) is det.

join_states(none, State, State) :-
    !.
join_states(State, none, State) :-
    !.
join_states(State1, State2, State) :-
    built_states(State1, State2, Built1),
    built_states(State2, State1, Built2),
    assoc_to_keys(Built1, Keys1),
    assoc_to_keys(Built2, Keys2),
    append(Keys1, Keys2, Keys0),
    sort(Keys0, Keys),
    empty_assoc(Empty),
    foldl(join_variable(Built1, Built2), Keys, Empty, State).

join_variable(State1, State2, I, State0, State) :-
    (   get_assoc(I, State1, What),
        get_assoc(I, State2, What1),
        What1 == What
    ->  put_assoc(I, State0, What, State)
    ;   is_ground(State1, '$v'(I)),
        is_ground(State2, '$v'(I))
    ->  put_assoc(I, State0, r, State)
    ;   put_assoc(I, State0, a, State)
    ).

%   built_states(+State1, +State2, -Built): the terms of State1 that State2 does
%   not have are built.

built_states(State1, State2, Built) :-
    assoc_to_keys(State1, Is),
    foldl(built_term(State2), Is, State1, Built).

built_term(Other, I, State0, State) :-
    (   get_assoc(I, State0, is(Term)),
        \+ ( get_assoc(I, Other, is(Term1)),
             Term1 == Term
           )
    ->  built(I, Term, State0, State)
    ;   State = State0
    ).

%!  built(+I, +Term, +State0, -State) is det.
%
%   The variable I, which is(Term), is built.

built(I, Term0, State0, State) :-
    resolved(Term0, State0, Term),
    (   is_ground(State0, Term)
    ->  put_assoc(I, State0, g, State)
    ;   bound(Term, a, State0, State1),
        put_assoc(I, State1, a, State)
    ).

                /*******************************
                *             GOALS            *
                *******************************/

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
goal(leave, _, none, det, Table, Table).
goal(leave(_), _, none, det, Table, Table).
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
    ;   bound_all(Args, a, State0, State1),
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
    with_term(I, Term, State0, State).
unified(X, Y, State0, State) :-
    (   is_ground(State0, X)
    ->  bound(Y, g, State0, State)
    ;   is_ground(State0, Y)
    ->  bound(X, g, State0, State)
    ;   bound(X-Y, a, State0, State)
    ).

%!  delayed(+X, +Y, +State, -I, -Term) is semidet.
%
%   The unification of X and Y makes the variable I is(Term).

delayed(X, Y, State, I, Term) :-
    (   unknown_variable(X, State, I),
        may_be(I, Y, State)
    ->  Term = Y
    ;   unknown_variable(Y, State, I),
        may_be(I, X, State),
        Term = X
    ).

%!  with_term(+I, +Term, +State0, -State) is det.

with_term(I, Term, State0, State) :-
    put_assoc(I, State0, is(Term), State).

%!  with_state(+I, +What, +State0, -State) is det.

with_state(I, What, State0, State) :-
    put_assoc(I, State0, What, State).

unknown_variable('$v'(I), State, I) :-
    variable_state(State, I, f).

may_be(I, Term, State) :-
    \+ is_ground(State, Term),
    \+ ( Term = '$v'(J),
         variable_state(State, J, a)
       ),
    occurrences(Term, Is, []),
    \+ memberchk(I, Is).

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
    ->  bound_all(Args, g, State0, State)
    ;   bound_all(Args, a, State0, State)
    ).

%!  builtin_ground(+Modes, +Args, +State) is semidet.
%
%   The inputs of a builtin with Modes are ground.

builtin_ground(Modes, Args, State) :-
    inputs(Modes, Args, Inputs),
    is_ground(State, Inputs).

inputs([], [], []).
inputs([Mode|Modes], [Arg|Args], Inputs) :-
    (   memberchk(Mode, [in,nonvar])
    ->  Inputs = [Arg|Inputs1]
    ;   Inputs = Inputs1
    ),
    inputs(Modes, Args, Inputs1).

%!  after_test(+Name, +Args, +State0, -State) is det.
%
%   A test of Name has been true of Args.

after_test(Name, Args, State0, State) :-
    (   memberchk(Name, [ integer,number,float,atom,atomic,ground,
                          '$is_ground' ])
    ->  bound_all(Args, g, State0, State)
    ;   Name == (==),
        Args = [A,B]
    ->  (   is_ground(State0, A)
        ->  bound(B, g, State0, State)
        ;   is_ground(State0, B)
        ->  bound(A, g, State0, State)
        ;   State = State0
        )
    ;   State = State0
    ).

%!  bag_goals(+Goal, +State, -Goals:list) is det.
%
%   Goals do what Goal, a bag, does in State. Variables that are bound make no
%   groups.

bag_goals(bag(How,T,Witness,Goals,L,V-_,W-_), State, Plain) :-
    (   is_ground(State, Witness)
    ->  Plain = [findall(T, Goals, V, []), test(\==, [V,[]])|More],
        (   How == sort
        ->  More = [builtin(sort, [V,L])]
        ;   More = [unify(L, V)]
        )
    ;   Plain = [ findall(Witness-T, Goals, V, []),
                  test(\==, [V,[]]),
                  choice([test('$is_ground', [V])], [], [leave]),
                  builtin(How, [V,W]),
                  call(library:'$pick'/3, [W,Witness,L])
                ]
    ).

%!  condition(+Goals, +State, -Truth) is det.
%
%   Truth is true or false if Goals, tests, are so in State, else unknown.

condition([], _, true).
condition([Goal0|Goals], State, Truth) :-
    resolved_goal(Goal0, State, Goal),
    (   Goal = test(Name, Args),
        test_truth(Name, Args, State, Truth0)
    ->  (   Truth0 == true
        ->  condition(Goals, State, Truth)
        ;   Truth = false
        )
    ;   Goal == fail
    ->  Truth = false
    ;   Truth = unknown
    ).

test_truth(Name, [Arg], State, Truth) :-
    (   Arg = '$v'(I)
    ->  variable_state(State, I, What),
        (   What == f
        ->  (   Name == var
            ->  Truth = true
            ;   Truth = false
            )
        ;   memberchk(What, [g,r]),
            test(Name/1, _, Truth),
            Truth \== unknown
        )
    ;   compound(Arg),
        memberchk(Name, [ground,'$is_ground'])
    ->  (   is_ground(State, Arg)
        ->  Truth = true
        ;   occurrences(Arg, Is, []),
            member(I, Is),
            variable_state(State, I, f)
        ->  Truth = false
        )
    ;   compound(Arg)
    ->  memberchk(Name-Truth,
                  [ var-false, nonvar-true, integer-false, number-false,
                    atom-false, atomic-false, compound-true, callable-true ])
    ;   Name == '$is_ground'
    ->  Truth = true
    ;   call(Name, Arg)
    ->  Truth = true
    ;   Truth = false
    ).

                /*******************************
                *             CALLS            *
                *******************************/

%!  call_patterns(+Key, +Args, +State, -Patterns) is det.
%
%   Patterns are those of a call of Key with Args in State.

call_patterns(Key, Args, State, Patterns) :-
    occurrences(Args, Occurrences, []),
    call_patterns(Args, 1, Key, State, Occurrences, Patterns).

call_patterns([], _, _, _, _, []).
call_patterns([Arg|Args], N, Key, State, Occurrences, [Pattern|Patterns]) :-
    (   is_closure(Arg),
        closure_argument(Key, N)
    ->  closure_pattern(Arg, State, Occurrences, Pattern)
    ;   pattern(Arg, 3, State, Occurrences, Pattern)
    ),
    N1 is N+1,
    call_patterns(Args, N1, Key, State, Occurrences, Patterns).

is_closure(Arg) :-
    (   atom(Arg)
    ->  true
    ;   compound(Arg),
        Arg \= '$v'(_)
    ).

closure_pattern(Arg, _, _, k(Arg)) :-
    atom(Arg),
    !.
closure_pattern(Arg, State, Occurrences, s(Name,Patterns)) :-
    compound_name_arguments(Arg, Name, Args),
    maplist(closure_part(State, Occurrences), Args, Patterns).

%   A closure may have another one as an argument.

closure_part(State, Occurrences, Arg, Pattern) :-
    (   is_closure(Arg),
        \+ is_list(Arg)
    ->  closure_pattern(Arg, State, Occurrences, Pattern)
    ;   pattern(Arg, 2, State, Occurrences, Pattern)
    ).

occurrences('$v'(I), [I|Tail], Tail) :-
    !.
occurrences(Term, Occurrences, Tail) :-
    (   compound(Term)
    ->  compound_name_arguments(Term, _, Args),
        foldl(occurrences, Args, Occurrences, Tail)
    ;   Occurrences = Tail
    ).

pattern('$v'(I), _, State, Occurrences, Pattern) :-
    !,
    variable_state(State, I, What),
    (   What == f,
        append(_, [I|After], Occurrences),
        memberchk(I, After)
    ->  Pattern = a
    ;   What == r
    ->  Pattern = g
    ;   Pattern = What
    ).
pattern(Arg, Depth, State, Occurrences, Pattern) :-
    (   is_ground(State, Arg)
    ->  Pattern = g
    ;   Depth =:= 0
    ->  Pattern = a
    ;   compound_name_arguments(Arg, Name, Args),
        Depth1 is Depth-1,
        patterns(Args, Depth1, State, Occurrences, Patterns),
        Pattern = s(Name, Patterns)
    ).

patterns([], _, _, _, []).
patterns([Arg|Args], Depth, State, Occurrences, [Pattern|Patterns]) :-
    pattern(Arg, Depth, State, Occurrences, Pattern),
    patterns(Args, Depth, State, Occurrences, Patterns).

%!  after_call(+Leaves, +Exit, +State0, -State) is det.
%
%   State0 is State after a call with Leaves, of leaves/3, that ends with Exit.

after_call([], [], State, State).
after_call([leaf(_,Term)|Leaves], [What|Exit], State0, State) :-
    bound(Term, What, State0, State1),
    after_call(Leaves, Exit, State1, State).

version_of(Key, Patterns, Exit, Det, Table0, Table) :-
    Table0 = table(Tree0, Next, _),
    (   rb_lookup(Key-Patterns, v(_,_,Exit0,Det0), Tree0)
    ->  Exit = Exit0,
        Det = Det0,
        Table = Table0
    ;   version_clauses(Key, Patterns, Clauses),
        Exit = none,
        Det = det,
        rb_insert_new(Tree0, Key-Patterns, v(Next,Clauses,none,det), Tree),
        Next1 is Next+1,
        Table = table(Tree, Next1, true)
    ).

%!  version(+Table, +Key, +Patterns, -Id, -Exit, -Determinism) is det.

version(table(Tree,_,_), Key, Patterns, Id, Exit, Det) :-
    rb_lookup(Key-Patterns, v(Id,_,Exit,Det), Tree).

%!  table_versions(+Table, -Versions:list) is det.
%
%   Versions are (Key-Patterns)-v(Id, Clauses, Exit, Determinism).

table_versions(table(Tree,_,_), Versions) :-
    rb_visit(Tree, Versions).

                /*******************************
                *       EXCLUSIVE CLAUSES      *
                *******************************/

%   Of two clauses at most one succeeds, since the ground arguments tell them
%   apart, or their first tests, or the earlier one cuts.

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
    flat(Patterns, Leaves, []),
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

first_tests([Goal|Goals], [Goal|Tests]) :-
    (   Goal = compare(_, _, _)
    ;   Goal = test(_, _)
    ;   Goal = unify(_, _)
    ),
    !,
    first_tests(Goals, Tests).
first_tests(_, []).

opposite(compare(Op,A,B), Test) :-
    length([A,B], N),
    comparison(Op/N, _, Opposites),
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
