/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_predicate_keys,
          [ program_key/3,              % +Module, +Goal, -Key
            key_clause/3,               % +Key, ?Head, -Body
            original/3,                 % +Key, ?Head, -Original
            changing/2,                 % +Key, -PredicateIndicator
            own_predicate/2,            % +Module, +Goal
            is_library/1,               % +Owner
            named_predicates/3,         % +Module, +Arity, -Names
            late_argument/2             % +Key, +N
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(occurs), [occurrences_of_var/3, sub_term/2]).
:- use_module(library_clauses, [library_clause/2]).
:- use_module('../adopt/spies', [spied_body/2]).
:- use_module('../adopt/clauses',
              [own_clause/3, program_clause/3, program_predicate/3]).

/** <module> The predicates of a program

A _key_ names a predicate: Module:Name/Arity, or library:Name/Arity of
tabuleiro/compile/library_clauses.
*/

%!  program_key(+Module, +Goal, -Key) is semidet.
%
%   Key is the predicate of Goal in Module. Fails if Prolog knows no clauses of
%   it.

program_key(Module, Goal, Key) :-
    functor(Goal, Name, Arity),
    functor(Head, Name, Arity),
    (   Module \== library,
        predicate_property(Module:Head, defined),
        predicate_property(Module:Head, implementation_module(Owner))
    ->  true
    ;   Owner = Module
    ),
    (   is_library(Owner),
        library_clause(Head, _)
    ->  Key = library:Name/Arity
    ;   Owner == library,
        predicate_property(lists:Head, number_of_clauses(_))
    ->  predicate_property(lists:Head, implementation_module(Lists)),
        Key = Lists:Name/Arity
    ;   predicate_property(Owner:Head, number_of_clauses(_)),
        \+ predicate_property(Owner:Head, system)
    ->  Key = Owner:Name/Arity
    ;   predicate_property(Owner:Head, dynamic)
    ->  Key = Owner:Name/Arity
    ).

%!  is_library(+Owner) is semidet.
%
%   The predicates of Owner are none of the program.

is_library(library) :-
    !.
is_library(tabuleiro_sicstus_output) :-
    !.
is_library(Owner) :-
    module_property(Owner, class(Class)),
    memberchk(Class, [library,system]).

%!  key_clause(+Key, ?Head, -Body) is nondet.
%
%   A predicate of a library that is spied calls that of the library.

key_clause(library:_, Head, Body) :-
    !,
    library_clause(Head, Body).
key_clause(Key, Head, Body) :-
    Key = Owner:_,
    original(Key, Head, Library:_),
    Library \== Owner,
    !,
    Body = Library:Head.
key_clause(Owner:_, Head, Body) :-
    own_clause(Owner, Head, Body).

%!  original(+Key, ?Head, -Original) is semidet.
%
%   The predicate Key is spied, see tabuleiro/adopt/spies, and did Original.

original(Owner:Name/Arity, Head, Original) :-
    functor(Head, Name, Arity),
    catch(clause(Owner:Head, Body), error(_, _), fail),
    spied_body(Body, Original).

%!  changing(+Key, -PredicateIndicator) is semidet.
%
%   The facts of Key are dynamic.

changing(Owner:Name/Arity, Owner:Name/Arity) :-
    Owner \== library,
    functor(Head, Name, Arity),
    predicate_property(Owner:Head, dynamic).

%!  own_predicate(+Module, +Goal) is semidet.
%
%   The program of Module defines the predicate of Goal itself.

own_predicate(Module, Goal) :-
    Module \== library,
    predicate_property(Module:Goal, number_of_clauses(_)),
    predicate_property(Module:Goal, implementation_module(Owner)),
    \+ is_library(Owner).

%!  named_predicates(+Module, +Arity, -Names:list) is det.
%
%   Names are those of the predicates of the program of Module with so many
%   arguments whose name is an atom in an argument of a clause: what a variable
%   that is called may name.

named_predicates(Module, Arity, Names) :-
    findall(Name,
            ( program_clause(Module, Head, Body),
              member(Goal, [Head,Body]),
              sub_term(Term, Goal),
              compound(Term),
              \+ is_control(Term),
              arg(_, Term, Name),
              atom(Name),
              functor(Named, Name, Arity),
              program_predicate(Module, _, Named)
            ),
            Names0),
    sort(Names0, Names).

is_control((_,_)).
is_control((_;_)).
is_control((_->_)).
is_control(\+_).

%!  late_argument(+Key, +N) is semidet.
%
%   The predicate has one clause, without a cut, in which the N-th argument is
%   the result of a findall/3 and nothing else: a call with a term there is one
%   with a variable that is unified with the term afterwards.

late_argument(Key, N) :-
    Key = _:Name/Arity,
    functor(Head, Name, Arity),
    findall(Head-Body, key_clause(Key, Head, Body), [Head-Body]),
    arg(N, Head, Late),
    var(Late),
    result(Body, Late),
    \+ ( sub_term(Cut, Body),
         Cut == !
       ),
    occurrences_of_var(Late, Head-Body, 2).

result((A,B), Late) :-
    !,
    (   result(A, Late)
    ->  true
    ;   result(B, Late)
    ).
result(findall(_,_,L), Late) :-
    L == Late.
