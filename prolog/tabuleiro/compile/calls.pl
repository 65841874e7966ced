/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_calls,
          [ call_patterns/4,            % +Key, +Args, +State, -Patterns
            after_call/4                % +Leaves, +Exit, +State0, -State
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(clause_state).
:- use_module(closures, [closure_argument/2]).

/** <module> The patterns of a call
*/

%!  call_patterns(+Key, +Args, +State, -Patterns) is det.
%
%   Patterns are those of a call of Key with Args in State.

call_patterns(Key, Args, State, Patterns) :-
    occurrences(Args, Occurrences),
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
