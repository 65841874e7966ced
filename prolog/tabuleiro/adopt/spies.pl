/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_spies,
          [ spy_on/1,                   % +PIs
            spying/1,                   % :Goal
            spied/2,                    % :Spy, :Goal
            caller/1                    % -Caller
          ]).
:- use_module(library(apply), [exclude/3, maplist/2]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(library(prolog_wrap), [unwrap_predicate/2, wrap_predicate/4]).

/** <module> Predicates of a program whose calls are seen

A spied predicate is as before until spied/2 runs. Then each of its calls
becomes call(Spy, Predicate, Head, Wrapped): Spy may call Wrapped, answer in its
place, or throw.

A predicate that a library defines is never wrapped, since other threads may be
calling it. The module of the program gets a predicate of its own instead, which
calls that of the library.
*/

:- meta_predicate
    spying(0),
    spied(3, 0).

:- thread_local wrapped_now/1.          % PIs

%!  spy_on(+PIs:list) is det.
%
%   Wraps the predicates PIs, Module:Name/Arity terms. A predicate that is
%   wrapped stays as it is: a game in another thread may be calling it.

spy_on(PIs) :-
    exclude(is_spied, PIs, New),
    maplist(wrap, New),
    (   retract(wrapped_now(Wrapped0))
    ->  append(New, Wrapped0, Wrapped),
        asserta(wrapped_now(Wrapped))
    ;   true
    ).

wrap(Module:Name/Arity) :-
    functor(Head, Name, Arity),
    make_own(Module:Head),
    wrap_predicate(Module:Head, tabuleiro_spy, Wrapped,
                   tabuleiro_spies:called(Module:Name/Arity, Head, Wrapped)).

is_spied(Module:Name/Arity) :-
    functor(Head, Name, Arity),
    predicate_property(Module:Head, wrapped(Wrappers)),
    memberchk(tabuleiro_spy, Wrappers).

%   The clauses of Module that call a predicate of a library call that of Module
%   from now on.

make_own(Module:Head) :-
    predicate_property(Module:Head, imported_from(Library)),
    !,
    Module:redefine_system_predicate(Head),
    Module:assertz((Head :- Library:Head)).
make_own(_).

%!  spying(:Goal) is semidet.
%
%   Calls Goal once. Afterwards the predicates that spy_on/1 has wrapped in Goal
%   are as before. None of them may be running.
%
%   Each is unwrapped once: SWI-Prolog 9.0.4 crashes when it collects the atoms
%   of predicates that are wrapped and unwrapped again and again.

spying(Goal) :-
    setup_call_cleanup(
        asserta(wrapped_now([])),
        once(Goal),
        ( retract(wrapped_now(PIs)),
          maplist(unwrap, PIs)
        )).

unwrap(PI) :-
    (   unwrap_predicate(PI, tabuleiro_spy)
    ->  true
    ;   true
    ).

:- public called/3.

called(Predicate, Head, Wrapped) :-
    (   nb_current(tabuleiro_spy, Spy),
        Spy \== []
    ->  call(Spy, Predicate, Head, Wrapped)
    ;   call(Wrapped)
    ).

%!  spied(:Spy, :Goal) is semidet.
%
%   Calls Goal once; Spy sees the calls of the spied predicates in it. An inner
%   spied/2 hides the outer one.

spied(Spy, Goal) :-
    (   nb_current(tabuleiro_spy, Outer)
    ->  true
    ;   Outer = []
    ),
    b_setval(tabuleiro_spy, Spy),
    once(Goal),
    b_setval(tabuleiro_spy, Outer).

%!  caller(-Caller) is semidet.
%
%   In a Spy: Caller, Module:Name/Arity, is the predicate of a program that has
%   called the spied predicate.

caller(Caller) :-
    prolog_current_frame(Frame),
    caller_frame(Frame, Caller).

caller_frame(Frame, Caller) :-
    prolog_frame_attribute(Frame, parent, Parent),
    prolog_frame_attribute(Parent, predicate_indicator, PI0),
    (   of_program(PI0, PI)
    ->  Caller = PI
    ;   caller_frame(Parent, Caller)
    ).

%   The indicator of a predicate of this module has no module.

of_program(Module:PI, Module:PI) :-
    \+ sub_atom(Module, 0, _, _, tabuleiro_),
    module_property(Module, class(user)).
