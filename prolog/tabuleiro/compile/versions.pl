/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_versions,
          [ version_clauses/4,          % +Key, +Patterns, +Replaced, -Clauses
            leaves/3,                   % +Patterns, +Args, -Leaves
            flat_patterns/2,            % +Patterns, -Leaves
            has_cut/1,                  % +Goals
            branch/2,                   % +Goal, -Goals
            inner_goals/2               % +Goal, -Goals
          ]).
:- use_module(library(apply), [foldl/4, maplist/3, maplist/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(all_solutions).
:- use_module(border_checks, [border_check/3]).
:- use_module(c_goals).
:- use_module(loop_entries, [steered_calls/4]).
:- use_module(predicate_keys).
:- use_module(silent_goals).

/** <module> The clauses of a program as the compiler sees them

A _pattern_ says what is known of an argument of a call of a predicate, which a
key names, see tabuleiro/compile/predicate_keys:

  - g: it is ground
  - f: it is an unbound variable that occurs nowhere else
  - a: anything
  - k(Constant): it is Constant
  - s(Name, Patterns): it is a compound term, with a pattern for each argument

A clause of a predicate for a list of patterns is c(Arguments, Body): Arguments
are the terms at the places of g, f and a in the patterns. Body is a list of
goals. A variable of a clause is '$v'(I). Goals are

  - call(Key, Args), builtin(Name, Args), test(Name, Args),
    compare(Name, A, B), is(X, Expression), unify(X, Y)
  - choice(If, Then, Else), soft(If, Then, Else), either(A, B), cut, fail,
    findall(T, G, L, Tail)
  - bag(How, T, Witness, G, L, V-V, W-W): bagof/3 or setof/3, which sorts by
    How, with two more variables of the clause
  - caught(Goals, Ball): Ball is what Goals throw by `$throw`, see
    tabuleiro/compile/loop_entries, or `true` or `false`
  - leave(Why, What): gives the call back to Prolog, because of Why of
    leaving/2, or, if Why is `goal`, because What is not compiled
*/

%!  version_clauses(+Key, +Patterns, +Replaced:list, -Clauses:list) is det.
%
%   Replaced is that of analyse/3 of tabuleiro/compile/modes.

version_clauses(Key, Patterns, Replaced, Clauses) :-
    Key = Owner:Name/Arity,
    functor(Head, Name, Arity),
    findall(Clause,
            ( (   memberchk(Key-Others, Replaced)
              ->  member((Head:-Body), Others)
              ;   key_clause(Key, Head, Body0),
                  steered_calls(Key, Replaced, Body0, Body)
              ),
              version_clause(Owner, Head, Body, Patterns, Clause)
            ),
            Clauses).

version_clause(Owner, Head, Body0, Patterns, c(Args, Goals)) :-
    silenced(Owner, Head, Body0, Body),
    Head =.. [_|Args0],
    leaves(Patterns, Args0, Leaves),
    maplist(leaf_term, Leaves, Args),
    known_variables(Leaves, Known),
    goals(Body, Owner, Known, Goals, []),
    term_variables(Args-Goals, Variables),
    foldl(numbered, Variables, 0, _).

leaf_term(leaf(_, Term), Term).

numbered('$v'(I), I, J) :-
    J is I+1.

known_variables(Leaves, Known) :-
    include_known(Leaves, Terms),
    term_variables(Terms, Known).

include_known([], []).
include_known([leaf(Pattern, Term)|Leaves], Terms) :-
    (   Pattern == f
    ->  Terms = Terms1
    ;   Terms = [Term|Terms1]
    ),
    include_known(Leaves, Terms1).

%!  flat_patterns(+Patterns, -Leaves:list) is det.
%
%   Leaves are the patterns g, f and a in Patterns, in order.

flat_patterns(Patterns, Leaves) :-
    flat_patterns(Patterns, Leaves, []).

flat_patterns([], Tail, Tail).
flat_patterns([Pattern|Patterns], Leaves, Tail) :-
    (   Pattern = s(_, Inner)
    ->  flat_patterns(Inner, Leaves, Leaves1)
    ;   Pattern = k(_)
    ->  Leaves1 = Leaves
    ;   Leaves = [Pattern|Leaves1]
    ),
    flat_patterns(Patterns, Leaves1, Tail).

%!  leaves(+Patterns, ?Args, -Leaves:list) is semidet.
%
%   Leaves are leaf(Pattern, Term): the terms at the places of g, f and a.

leaves(Patterns, Args, Leaves) :-
    skeletons(Patterns, Args, Leaves, []).

skeletons([], [], Tail, Tail).
skeletons([Pattern|Patterns], [Arg|Args], Leaves, Tail) :-
    skeleton(Pattern, Arg, Leaves, Leaves1),
    skeletons(Patterns, Args, Leaves1, Tail).

skeleton(k(Constant), Arg, Leaves, Leaves) :-
    !,
    Arg = Constant.
skeleton(s(Name, Patterns), Arg, Leaves, Tail) :-
    !,
    length(Patterns, N),
    length(Args, N),
    compound_name_arguments(Term, Name, Args),
    Arg = Term,
    skeletons(Patterns, Args, Leaves, Tail).
skeleton(Pattern, Arg, [leaf(Pattern, Arg)|Tail], Tail).

                /*******************************
                *            BODIES            *
                *******************************/

%   goals(+Body, +Module, +Known, -Goals, ?Tail): Known are the variables that
%   have occurred before Body on the top level of the clause. A unification of
%   another variable is done at once.

goals(Body, Module, Known, Goals, Tail) :-
    (   nonvar(Body),
        Body = (A,B)
    ->  goals(A, Module, Known, Goals, Goals1),
        term_variables(Known-A, Known1),
        goals(B, Module, Known1, Goals1, Tail)
    ;   nonvar(Body),
        Body = (X = Y),
        (   may_bind(X, Y, Known)
        ->  true
        ;   may_bind(Y, X, Known)
        )
    ->  X = Y,
        Goals = Tail
    ;   goal(Body, Module, Goals, Tail)
    ).

may_bind(X, Y, Known) :-
    var(X),
    \+ ( member(V, Known),
         V == X
       ),
    term_variables(Y, Vs),
    \+ ( member(V, Vs),
         V == X
       ).

%   Goals of inner conjunctions bind nothing.

block(Body, Module, Goals) :-
    goal(Body, Module, Goals, []).

goal(Goal, _, [Known|Tail], Tail) :-
    var(Goal),
    !,
    Known = choice([test(==, [Goal,true])], [], [Fails]),
    Fails = choice([test(==, [Goal,fail])], [fail], [leave(goal, variable)]).
goal(Module:Goal, _, Goals, Tail) :-
    !,
    (   atom(Module)
    ->  goal(Goal, Module, Goals, Tail)
    ;   Goals = [leave(goal, variable)|Tail]
    ).
goal((A,B), Module, Goals, Tail) :-
    !,
    goal(A, Module, Goals, Goals1),
    goal(B, Module, Goals1, Tail).
goal(true, _, Tail, Tail) :-
    !.
goal(otherwise, _, Tail, Tail) :-
    !.
goal(!, _, [cut|Tail], Tail) :-
    !.
goal(fail, _, [fail|Tail], Tail) :-
    !.
goal(false, _, [fail|Tail], Tail) :-
    !.
goal((If->Then;Else), Module, [choice(C, T, E)|Tail], Tail) :-
    !,
    opaque(If, Module, C),
    block(Then, Module, T),
    block(Else, Module, E).
goal((If*->Then;Else), Module, [soft(C, T, E)|Tail], Tail) :-
    !,
    opaque(If, Module, C),
    block(Then, Module, T),
    block(Else, Module, E).
goal((If*->Then), Module, Goals, Tail) :-
    !,
    goal((call(If), Then), Module, Goals, Tail).
goal((If->Then), Module, [choice(C, T, [fail])|Tail], Tail) :-
    !,
    opaque(If, Module, C),
    block(Then, Module, T).
goal((A;B), Module, [either(As, Bs)|Tail], Tail) :-
    !,
    block(A, Module, As),
    block(B, Module, Bs).
goal(\+ Goal, Module, [choice(C, [fail], [])|Tail], Tail) :-
    !,
    opaque(Goal, Module, C).
goal(not(Goal), Module, Goals, Tail) :-
    !,
    goal(\+ Goal, Module, Goals, Tail).
goal(once(Goal), Module, [choice(C, [], [fail])|Tail], Tail) :-
    !,
    opaque(Goal, Module, C).
goal(ignore(Goal), Module, [choice(C, [], [])|Tail], Tail) :-
    !,
    opaque(Goal, Module, C).
goal(forall(A, B), Module, Goals, Tail) :-
    !,
    goal(\+ (call(A), \+ call(B)), Module, Goals, Tail).
goal(call(Goal), Module, Goals, Tail) :-
    !,
    opaque(Goal, Module, Goals0),
    append(Goals0, Tail, Goals).
goal(catch(Goal,_,_), Module, Goals, Tail) :-
    !,
    goal(call(Goal), Module, Goals, Tail).
goal('$caught'(G,Ball), Module, [caught(Goals, Ball)|Tail], Tail) :-
    !,
    opaque(G, Module, Goals).
goal(Call, Module, Goals, Tail) :-
    compound(Call),
    compound_name_arguments(Call, call, [Closure|Args]),
    !,
    (   added(Closure, Args, Goal)
    ->  goal(call(Goal), Module, Goals, Tail)
    ;   var(Closure),
        length(Args, Arity),
        named_predicates(Module, Arity, Names),
        Names \== []
    ->  named_goals(Names, Closure, Args, Goal),
        goal(Goal, Module, Goals, Tail)
    ;   Goals = [leave(goal, variable)|Tail]
    ).
goal('$leave_variable', _, [leave(goal, variable)|Tail], Tail) :-
    !.
goal(findall(T,G,L), Module, [findall(T, Goals, L, [])|Tail], Tail) :-
    !,
    opaque(G, Module, Goals).
goal(findall(T,G,L,L0), Module, [findall(T, Goals, L, L0)|Tail], Tail) :-
    !,
    opaque(G, Module, Goals).
goal(Bag, Module, [bag(How, T, Witness, Goals, L, V-V, W-W)|Tail], Tail) :-
    bag(Bag, Module, How, T, Witness, Inner:G, L),
    !,
    opaque(G, Inner, Goals).
goal(All, Module, Goals, Tail) :-
    all_solutions(All, Plain),
    !,
    (   Plain = leave(_, _)
    ->  Goals = [Plain|Tail]
    ;   goal(Plain, Module, Goals, Tail)
    ).
goal(Check, Module, Goals, Tail) :-
    border_check(Check, Module, Plain),
    !,
    goal(Plain, Module, Goals, Tail).
goal(X = Y, _, [unify(X, Y)|Tail], Tail) :-
    !.
goal(X is Y, _, [is(X, Y)|Tail], Tail) :-
    !.
goal(Goal, Module, [Call|Tail0], Tail) :-
    functor(Goal, Name, Arity),
    Goal =.. [_|Args],
    (   own_predicate(Module, Goal)
    ->  program_key(Module, Goal, Key),
        closures_in(Goal, Module, Key, Args, Args1),
        late_arguments(Args1, 1, Key, Args2, Tail0, Tail),
        Call = call(Key, Args2)
    ;   Tail0 = Tail,
        system_goal(Name/Arity, Args, Goal, Module, Call)
    ).

system_goal(PI, Args, Goal, Module, Call) :-
    PI = Name/_,
    (   comparison(PI, _, _)
    ->  Args = [A,B],
        Call = compare(Name, A, B)
    ;   test(PI, _, _)
    ->  Call = test(Name, Args)
    ;   builtin(PI, _, _)
    ->  Call = builtin(Name, Args)
    ;   leaving(PI, Why)
    ->  Call = leave(Why, PI)
    ;   is_silent(Module, Goal)
    ->  Call = unify(0, 0)
    ;   program_key(Module, Goal, Key)
    ->  closures_in(Goal, Module, Key, Args, Args1),
        Call = call(Key, Args1)
    ;   Call = leave(goal, PI)
    ).

%   late_arguments(+Args0, +N, +Key, -Args, -Goals, ?Tail): Goals unify the
%   constants of Args0 with variables in their place. So valid_moves(State, [])
%   has the version of valid_moves(State, Moves), whose answers are kept.

late_arguments([], _, _, [], Tail, Tail).
late_arguments([Arg0|Args0], N, Key, [Arg|Args], Goals, Tail) :-
    (   atomic(Arg0),
        late_argument(Key, N)
    ->  Goals = [unify(Arg, Arg0)|Goals1]
    ;   Arg = Arg0,
        Goals = Goals1
    ),
    N1 is N+1,
    late_arguments(Args0, N1, Key, Args, Goals1, Tail).

%   closures_in(+Goal, +Module, +Key, +Args0, -Args): a predicate of another
%   module calls its closures in Module, and has the arguments `:` of its
%   declaration with Module.

closures_in(Goal, Module, Owner:_, Args0, Args) :-
    (   Module \== library,
        predicate_property(Module:Goal, meta_predicate(Spec))
    ->  Spec =.. [_|Kinds],
        maplist(closure_in(Module, Owner), Kinds, Args0, Args)
    ;   Args = Args0
    ).

closure_in(Module, Owner, Kind, Arg0, Arg) :-
    (   Arg0 \= _:_,
        (   Kind == (:)
        ;   integer(Kind),
            callable(Arg0),
            Owner \== Module
        )
    ->  Arg = Module:Arg0
    ;   Arg = Arg0
    ).

%   A cut in Goal ends at Goal.

opaque(Goal, Module, Goals) :-
    block(Goal, Module, Goals0),
    (   has_cut(Goals0)
    ->  cut_ends(Goals0, Goals)
    ;   Goals = Goals0
    ).

%   A, !, B as the whole is (A -> B).

cut_ends(Goals0, Goals) :-
    (   append(Before, [cut|After], Goals0),
        \+ has_cut(Before)
    ->  (   has_cut(After)
        ->  cut_ends(After, After1)
        ;   After1 = After
        ),
        Goals = [choice(Before, After1, [fail])]
    ;   Goals = [leave(goal, !)]
    ).

%!  has_cut(+Goals) is semidet.
%
%   A cut in Goals, or in a branch of them, ends the choices before Goals.

has_cut(Goals) :-
    member(Goal, Goals),
    (   Goal == cut
    ;   branch(Goal, Branch),
        has_cut(Branch)
    ),
    !.

%!  branch(+Goal, -Goals:list) is nondet.
%
%   Goals are a branch of Goal, a disjunction.

branch(choice(_,Then,_), Then).
branch(choice(_,_,Else), Else).
branch(soft(_,Then,_), Then).
branch(soft(_,_,Else), Else).
branch(either(A,_), A).
branch(either(_,B), B).

%!  inner_goals(+Goal, -Goals:list) is nondet.
%
%   Goals are a branch, a condition or the goals of all solutions in Goal.

inner_goals(Goal, Goals) :-
    branch(Goal, Goals).
inner_goals(choice(If,_,_), If).
inner_goals(soft(If,_,_), If).
inner_goals(findall(_,Goals,_,_), Goals).
inner_goals(bag(_,_,_,Goals,_,_,_), Goals).
inner_goals(caught(Goals,_), Goals).

%   named_goals(+Names, +Closure, +Args, -Goal): Goal calls the one of Names
%   that the variable Closure is.

named_goals([], _, _, '$leave_variable').
named_goals([Name|Names], Closure, Args,
            ( Closure == Name -> Goal ; Goals )) :-
    Goal =.. [Name|Args],
    named_goals(Names, Closure, Args, Goals).

added(Closure, Args, Goal) :-
    nonvar(Closure),
    (   Closure = Module:Plain
    ->  added(Plain, Args, Goal0),
        Goal = Module:Goal0
    ;   callable(Closure),
        Closure \= (_>>_),
        Closure =.. [Name|Args0],
        append(Args0, Args, Args1),
        Goal =.. [Name|Args1]
    ).
