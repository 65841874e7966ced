/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_flows,
          [ reaching/4                  % +Module, +PI, +Positions, -Terms
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(clauses, [body_goals/2, program_clause/3]).

/** <module> Which terms reach an argument of a predicate

A menu asks for a config piece by piece and passes it on:

    play :- choose_size(Size), initial_state([Size,human], State), loop(State).

    choose_size(Size) :- read(N), size(N, Size).

    size(1, 6).
    size(2, 8).

The terms [6,human] and [8,human] reach initial_state/2. Variables are followed
backward through unifications, goals that bind them, the facts of these and the
callers of a clause. A number that is read is one that passes the comparisons of
its clause. Only these comparisons are called.
*/

%!  reaching(+Module, +PredicateIndicator, +Positions:list, -Terms:list) is
%!           nondet.
%
%   A clause of Module calls the predicate with Terms at Positions. What is not
%   known of them is unbound, but none of Terms is.

reaching(Module, Name/Arity, Positions, Terms) :-
    functor(Goal0, Name, Arity),
    program_clause(Module, Head, Body),
    body_goals(Body, Goals),
    member(Goal, Goals),
    subsumes_term(Goal0, Goal),
    maplist(argument(Goal), Positions, Args),
    resolved(Args, Module, (Head :- Body), 4, Terms),
    \+ ( member(Term, Terms),
         var(Term)
       ).

argument(Goal, N, Arg) :-
    arg(N, Goal, Arg).

%   Term is what Arg, of Clause, may be.

resolved(Arg, Module, Clause, Depth, Term) :-
    term_variables(Arg, Variables),
    maplist(value_or_free(Module, Clause, Depth), Variables, Values),
    copy_term(Variables-Arg, Values-Term).

value_or_free(Module, Clause, Depth, Variable, Value) :-
    findall(Value0,
            limit(8, allowed_value(Module, Clause, Depth, Variable, Value0)),
            Values),
    (   Values == []
    ->  true
    ;   member(Value, Values)
    ).

allowed_value(Module, Clause, Depth, Variable, Value) :-
    value_of(Module, Clause, Depth, Variable, Value),
    nonvar(Value),
    (   integer(Value)
    ->  Clause = (Head :- Body),
        forall(constraint(Body, Head, Variable, Test),
               passes(Variable, Test, Value))
    ;   true
    ).

value_of(Module, (Head :- Body), Depth, Variable, Value) :-
    Depth > 0,
    Depth1 is Depth-1,
    body_goals(Body, Goals),
    (   member(Goal, Goals),
        nonvar(Goal),
        bound_by(Goal, Variable, Bound),
        resolved(Bound, Module, (Head :- Body), Depth1, Value)
    ;   member(Goal, Goals),
        compound(Goal),
        arg(N, Goal, Arg),
        Arg == Variable,
        callee(Module, Goal, N, Arg1, Clause1),
        resolved(Arg1, Module, Clause1, Depth1, Value)
    ;   compound(Head),
        arg(N, Head, Arg),
        Arg == Variable,
        functor(Head, Name, Arity),
        reaching_argument(Module, Name/Arity, N, Depth1, Value)
    ;   once(constraint(Body, Head, Variable, _)),
        member(Value, [8,6,5,4,7,9,3,10,11,12,13,15,19,2,1])
    ).

bound_by(A=B, Variable, Value) :-
    (   A == Variable
    ->  Value = B
    ;   B == Variable,
        Value = A
    ).
bound_by(member(A, List), Variable, Value) :-
    A == Variable,
    is_list(List),
    member(Value, List).
bound_by(memberchk(A, List), Variable, Value) :-
    bound_by(member(A, List), Variable, Value).

%   Goal calls Clause, whose head has Arg at N, with its other arguments.

callee(Module, Goal, N, Arg, (Head :- Body)) :-
    functor(Goal, Name, Arity),
    functor(Head, Name, Arity),
    copy_term(Goal, Called),
    program_clause(Module, Head, Body),
    arg(N, Head, Arg),
    Goal =.. [_|Args0],
    Called =.. [_|Args],
    Head =.. [_|Params],
    passed(Args0, Args, Params).

%   What is bound of the arguments is passed; variables stay apart.

passed([], [], []).
passed([Arg0|Args0], [Arg|Args], [Param|Params]) :-
    (   var(Arg0)
    ->  true
    ;   Param = Arg
    ),
    passed(Args0, Args, Params).

reaching_argument(Module, Name/Arity, N, Depth, Value) :-
    functor(Goal0, Name, Arity),
    program_clause(Module, Head, Body),
    body_goals(Body, Goals),
    member(Goal, Goals),
    subsumes_term(Goal0, Goal),
    arg(N, Goal, Arg),
    resolved(Arg, Module, (Head :- Body), Depth, Value).

                /*******************************
                *          COMPARISONS         *
                *******************************/

%!  constraint(+Body, +Head, +Variable, -Test) is nondet.
%
%   Body, of a clause of Head, goes on only if Test is true of Variable: a goal
%   without other variables, or not(Goal). Of an if-then-else the branch that
%   fails, or calls Head again, is where it does not go on.

constraint(Body, _, _, _) :-
    var(Body),
    !,
    fail.
constraint((A,B), Head, Variable, Test) :-
    !,
    (   constraint(A, Head, Variable, Test)
    ;   constraint(B, Head, Variable, Test)
    ).
constraint((If->Then;Else), Head, Variable, Test) :-
    !,
    (   goes_back(Then, Head)
    ->  (   refused(If, Variable, Test)
        ;   constraint(Else, Head, Variable, Test)
        )
    ;   goes_back(Else, Head),
        (   constraint(If, Head, Variable, Test)
        ;   constraint(Then, Head, Variable, Test)
        )
    ).
constraint((If->Then), Head, Variable, Test) :-
    !,
    constraint((If,Then), Head, Variable, Test).
constraint(\+ Goal, _, Variable, Test) :-
    !,
    refused(Goal, Variable, Test).
constraint(Goal, _, Variable, Goal) :-
    is_test(Goal),
    about(Goal, Variable).

refused((A;B), Variable, Test) :-
    !,
    (   refused(A, Variable, Test)
    ;   refused(B, Variable, Test)
    ).
refused(Goal, Variable, not(Goal)) :-
    is_test(Goal),
    about(Goal, Variable).

about(Goal, Variable) :-
    term_variables(Goal, [One]),
    One == Variable.

goes_back(Body, Head) :-
    functor(Head, Name, _),
    body_goals(Body, Goals),
    member(Goal, Goals),
    callable(Goal),
    functor(Goal, Again, _),
    memberchk(Again, [Name,fail,false,throw]),
    !.

is_test(Goal) :-
    var(Goal),
    !,
    fail.
is_test((A;B)) :-
    is_test(A),
    is_test(B).
is_test((A,B)) :-
    is_test(A),
    is_test(B).
is_test(Goal) :-
    functor(Goal, Name, Arity),
    memberchk(Name/Arity,
              [ (<)/2, (>)/2, (=<)/2, (>=)/2, (=:=)/2, (=\=)/2, (==)/2,
                (\==)/2, between/3, memberchk/2, member/2
              ]).

passes(Variable, not(Test), Value) :-
    !,
    \+ passes(Variable, Test, Value).
passes(Variable, Test, Value) :-
    copy_term(Variable-Test, Value-Goal),
    catch(once(Goal), error(_, _), fail).
