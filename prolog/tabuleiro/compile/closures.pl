/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_closures,
          [ closure_argument/2          % +Key, +N
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(predicate_keys, [key_clause/3, program_key/3]).

/** <module> Arguments that a predicate calls
*/

%!  closure_argument(+Key, +N) is semidet.
%
%   The predicate calls its N-th argument, with more arguments.

closure_argument(Key, N) :-
    closure_argument(Key, N, []).

closure_argument(Key, N, Seen) :-
    \+ memberchk(Key-N, Seen),
    Key = Owner:Name/Arity,
    functor(Head, Name, Arity),
    key_clause(Key, Head, Body),
    arg(N, Head, Closure),
    var(Closure),
    called(Body, Owner, Closure, [Key-N|Seen]),
    !.

called(Body, _, Closure, _) :-
    Body == Closure,
    !.
called(Body, _, _, _) :-
    var(Body),
    !,
    fail.
called(Owner:Body, _, Closure, Seen) :-
    !,
    (   Owner == Closure                % whose clauses are called
    ->  true
    ;   atom(Owner),
        called(Body, Owner, Closure, Seen)
    ).
called(Body, Owner, Closure, Seen) :-
    is_control(Body),
    !,
    arg(_, Body, Part),
    called(Part, Owner, Closure, Seen),
    !.
called(Goal, Owner, Closure, Seen) :-
    compound(Goal),
    (   compound_name_arguments(Goal, call, [First|_]),
        First == Closure
    ->  true
    ;   arg(N, Goal, Arg),
        Arg == Closure,
        program_key(Owner, Goal, Key),
        closure_argument(Key, N, Seen)
    ->  true
    ).

is_control((_,_)).
is_control((_;_)).
is_control((_->_)).
is_control((_*->_)).
is_control(\+_).
is_control(call(_)).
is_control(once(_)).
is_control(ignore(_)).
is_control(forall(_,_)).
is_control(findall(_,_,_)).
is_control(findall(_,_,_,_)).
is_control(aggregate_all(_,_,_)).
