/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_tests_of_state,
          [ condition/3,                % +Goals, +State, -Truth
            after_test/4,               % +Name, +Args, +State0, -State
            builtin_ground/3,           % +Modes, +Args, +State
            bag_goals/3                 % +Goal, +State, -Goals
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(c_goals, [test/3]).
:- use_module(clause_state).

/** <module> What a state tells of a goal
*/

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
    ->  bound(args(Args), g, State0, State)
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

bag_goals(bag(How,T,Variables,Goals,L,V-_,W-_), State, Plain) :-
    exclude(is_ground(State), Variables, Witness),
    (   Witness == []
    ->  Plain = [findall(T, Goals, V, []), test(\==, [V,[]])|More],
        (   How == sort
        ->  More = [builtin(sort, [V,L])]
        ;   More = [unify(L, V)]
        )
    ;   Plain = [ findall(Witness-T, Goals, V, []),
                  test(\==, [V,[]]),
                  choice([test('$is_ground', [V])], Picked,
                         [builtin('$bind_keys', [V])|Bound])
                ],
        Picked = [ builtin(How, [V,W]),
                   call(library:'$pick'/3, [W,Witness,L])
                 ],
        append(Picked, [choice([test('$is_ground', [L])], [],
                              [leave(unbound,-)])],
               Bound)
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
        ;   occurrences(Arg, Is),
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
