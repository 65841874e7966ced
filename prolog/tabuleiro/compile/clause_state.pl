/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_clause_state,
          [ leaf_states/3,              % +Patterns, +Args, -State
            variable_state/3,           % +State, +I, -What
            state_variables/2,          % +State, -Is
            is_ground/2,                % +State, +Term
            bound/4,                    % +Term, +What, +State0, -State
            resolved/3,                 % +Term0, +State, -Term
            resolved_goal/3,            % +Goal0, +State, -Goal
            delayed/5,                  % +X, +Y, +State, -I, -Term
            with_state/4,               % +I, +What, +State0, -State
            join_states/3,              % +State1, +State2, -State
            occurrences/2               % +Term, -Is
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(assoc),
              [assoc_to_keys/2, empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(versions, [flat_patterns/2]).

/** <module> What is known of the variables of a clause

A state maps the variables '$v'(I) that have occurred to

  - g: the word is a ground term
  - r: the word is a reference to a ground term
  - a: the word may be anything
  - is(Term): the variable was unbound, nothing referred to it, and it was
    unified with Term, which is not built yet

Other variables are f: unbound, and nothing refers to them. The state of goals
that cannot succeed is none.
*/

%!  leaf_states(+Patterns, +Args, -State) is det.
%
%   State is that of a clause with the leaves Args, when it is called.

leaf_states(Patterns, Args, State) :-
    empty_assoc(State0),
    flat_patterns(Patterns, Leaves),
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
    ;   own_states(Goal0)
    ->  Goal = Goal0
    ;   Goal0 = findall(T,Goals,L0,Tail0)
    ->  resolved(L0-Tail0, State, L-Tail),
        Goal = findall(T,Goals,L,Tail)
    ;   Goal0 = bag(How,T,Witness0,Goals,L0,V,W)
    ->  resolved(Witness0-L0, State, Witness-L),
        Goal = bag(How,T,Witness,Goals,L,V,W)
    ;   Goal0 = caught(Goals,Ball0)
    ->  resolved(Ball0, State, Ball),
        Goal = caught(Goals,Ball)
    ;   Goal0 = call(Key,Args0)
    ->  resolved_all(Args0, State, Args),
        Goal = call(Key,Args)
    ;   resolved(Goal0, State, Goal)
    ).

own_states(choice(_,_,_)).
own_states(soft(_,_,_)).
own_states(found(_)).
own_states(either(_,_)).
own_states(leave(_,_)).

%!  bound(+Term, +What, +State0, -State) is det.
%
%   The variables of Term are What, g or a, unless they are ground already.

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
    occurrences(Term, Is),
    \+ memberchk(I, Is).

%!  occurrences(+Term, -Is:list) is det.
%
%   Is are the numbers of the variables in Term, each as often as it occurs.

occurrences(Term, Is) :-
    occurrences(Term, Is, []).

occurrences('$v'(I), [I|Tail], Tail) :-
    !.
occurrences(Term, Occurrences, Tail) :-
    (   compound(Term)
    ->  compound_name_arguments(Term, _, Args),
        foldl(occurrences, Args, Occurrences, Tail)
    ;   Occurrences = Tail
    ).
