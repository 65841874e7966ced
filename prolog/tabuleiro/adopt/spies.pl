/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_spies,
          [ spy_on/1,                   % +PIs
            with_spies/2,               % +PIs, :Goal
            is_spied/1,                 % +PI
            spied/2,                    % :Spy, :Goal
            let_pass/1,                 % +PI
            let_caller_pass/1,          % +PI
            may_pass/1,                 % +PI
            see_all/0,
            spied_body/2,               % +Body, -Original
            unseen/2,                   % +PI, :Goal
            seen/1,                     % :Goal
            observed/2,                 % :Observer, :Goal
            overheard/3,                % +PI, :Goal, -Heads
            caller/1,                   % -Caller
            enumerated/0,
            of_source/1,                % +PI
            unspied_name/2              % +PI0, -PI
          ]).
:- use_module(library(apply), [exclude/3, maplist/2]).
:- use_module(library(lists), [member/2, memberchk/2, selectchk/3]).
:- use_module('../base/gathered').

/** <module> Predicates of a program whose calls are seen

A spied predicate is as before until spied/2 runs. Then each of its calls
becomes call(Spy, Predicate, Head, Original): Spy may call Original, answer in
its place, or throw. A program of which all predicates are spied takes two to
four times as long, so most are spied for one run alone, by with_spies/2.

The clauses of a spied predicate move to another name. wrap_predicate/4 would
leave them where they are, but SWI-Prolog 9.0.4 crashes when a wrapped predicate
is unwrapped or abolished. A predicate that a library defines stays as it is,
since other threads may be calling it: the module of the program gets one of its
own, which calls that of the library.
*/

:- dynamic was_spied/3.                 % Module, Name, Arity

:- thread_local passing/3.              % Name, Arity, Module

:- meta_predicate
    spied(3, 0),
    unseen(+, 0),
    seen(0),
    with_unseen(+, +, 0),
    observed(3, 0),
    overheard(+, 0, -),
    with_spies(+, 0).

%!  spy_on(+PIs:list) is det.
%
%   Spies the predicates PIs, Module:Name/Arity terms, which are static. Loading
%   the program again ends that.

spy_on(PIs) :-
    exclude(is_spied, PIs, New),
    maplist(spy_predicate, New).

%!  with_spies(+PIs:list, :Goal) is semidet.
%
%   Calls Goal once. Those of PIs that are not spied already are spied in it,
%   and as they were afterwards.

with_spies(PIs0, Goal) :-
    sort(PIs0, PIs),
    exclude(is_spied, PIs, New),
    setup_call_cleanup(maplist(spy_predicate, New),
                       once(Goal),
                       maplist(unspy_predicate, New)).

spy_predicate(Module:Name/Arity) :-
    functor(Head, Name, Arity),
    (   predicate_property(Module:Head, imported_from(Library))
    ->  Original = Library:Head,
        Module:redefine_system_predicate(Head),
        Passing = passing_from(Name, Arity, Module)
    ;   moved(Module, Head, Moved),
        Original = Module:Moved,
        abolish(Module:Name/Arity),
        Passing = passing(Name, Arity, Module)
    ),
    assertz(Module:(Head :-
                        (   tabuleiro_spies:Passing
                        ->  Original
                        ;   tabuleiro_spies:called(Module:Name/Arity, Head,
                                                   Original)
                        ))),
    compile_predicates([Module:Name/Arity]).

%!  spied_body(+Body, -Original) is semidet.
%
%   Body is that of the only clause of a spied predicate, which did Original.

spied_body(( tabuleiro_spies:_
           -> _
           ;  tabuleiro_spies:called(_, _, Original)
           ),
           Original).

%   moved(+Module, +Head, -Moved): the clauses of Head are those of Moved.

moved(Module, Head, Moved) :-
    functor(Head, Name, Arity),
    (   of_source(Module:Name/Arity),
        \+ was_spied(Module, Name, Arity)
    ->  assertz(was_spied(Module, Name, Arity))
    ;   true
    ),
    spied_name(Name, MovedName),
    findall((Head:-Body), clause(Module:Head, Body), Clauses),
    Head =.. [_|Args],
    Moved =.. [MovedName|Args],
    forall(( member((Head1:-Body), Clauses),
             Head1 =.. [_|Args1],
             Moved1 =.. [MovedName|Args1]
           ),
           assertz(Module:(Moved1:-Body))),
    compile_predicates([Module:MovedName/Arity]).

%   unspy_predicate(+PI): PI has its own clauses again, or the predicate of the
%   library.

unspy_predicate(Module:Name/Arity) :-
    functor(Head, Name, Arity),
    once(( clause(Module:Head, Body),
           spied_body(Body, Original)
         )),
    unspied(Original, Module, Head).

unspied(Module:Moved, Module, Head) :-
    !,
    functor(Head, Name, Arity),
    functor(Moved, MovedName, Arity),
    findall((Moved:-Body), clause(Module:Moved, Body), Clauses),
    abolish(Module:Name/Arity),
    forall(( member((Moved1:-Body), Clauses),
             Moved1 =.. [_|Args],
             Head1 =.. [Name|Args]
           ),
           assertz(Module:(Head1:-Body))),
    compile_predicates([Module:Name/Arity]),
    abolish(Module:MovedName/Arity).
unspied(Library:Head, Module, Head) :-
    functor(Head, Name, Arity),
    abolish(Module:Name/Arity),
    Module:import(Library:Name/Arity).

spied_name(Name, Moved) :-
    atom_concat('spied ', Name, Moved).

%!  of_source(+PI) is semidet.
%
%   The clauses of PI were read from a file. What is spied, or was, has no file
%   any more.

of_source(Module:Name/Arity) :-
    functor(Head, Name, Arity),
    (   predicate_property(Module:Head, file(_))
    ;   was_spied(Module, Name, Arity)
    ),
    !.

%!  is_spied(+PI) is semidet.
%
%   The predicate PI, Module:Name/Arity, is spied, or cannot be: it is dynamic
%   or has no clauses.

is_spied(Module:Name/Arity) :-
    functor(Head, Name, Arity),
    (   predicate_property(Module:Head, imported_from(_))
    ->  fail
    ;   predicate_property(Module:Head, dynamic)
    ->  true
    ;   \+ predicate_property(Module:Head, number_of_clauses(_))
    ->  true
    ;   predicate_property(Module:Head, number_of_clauses(1)),
        catch(clause(Module:Head, Body), error(_, _), fail),
        spied_body(Body, _)
    ->  true
    ;   predicate_property(Module:Head, tabled)
    ).

:- public
    called/3,
    passing/3,
    passing_from/3.

%   passing_from(+Name, +Arity, +Module) is semidet: called in the clause of a
%   predicate of a library, whose caller lets its calls pass.

passing_from(Name, Arity, Module) :-
    passing_callers(Module:Name/Arity, Callers),
    prolog_current_frame(Frame),
    prolog_frame_attribute(Frame, parent, Spied),
    prolog_frame_attribute(Spied, parent, Caller),
    prolog_frame_attribute(Caller, predicate_indicator, PI),
    memberchk(PI, Callers).

%   passing_callers(+PI, -Callers) is semidet. They are no clauses: those that
%   were retracted stay for as long as a caller may need them, and are passed by
%   each time, where a bot looks up its cells in thousands of runs.

passing_callers(PI, Callers) :-
    nb_current(tabuleiro_passing, Passing),
    memberchk(PI-Callers, Passing).

called(Predicate, Head, Original) :-
    (   nb_current(tabuleiro_observer, Observer),
        Observer \== []
    ->  call(Observer, Predicate, Head,
             tabuleiro_spies:called_unobserved(Predicate, Head, Original))
    ;   called_unobserved(Predicate, Head, Original)
    ).

called_unobserved(Predicate, Head, Original) :-
    (   nb_current(tabuleiro_spy, Spy),
        Spy \== [],
        unseen_now(PIs),
        \+ memberchk(Predicate, PIs)
    ->  call(Spy, Predicate, Head, Original)
    ;   call(Original)
    ).

%!  spied(:Spy, :Goal) is semidet.
%
%   Calls Goal once; Spy sees the calls of the spied predicates in it. An inner
%   spied/2 hides the outer one.

spied(Spy, Goal) :-
    see_all,
    (   nb_current(tabuleiro_spy, Outer)
    ->  true
    ;   Outer = []
    ),
    b_setval(tabuleiro_spy, Spy),
    once(Goal),
    see_all,
    b_setval(tabuleiro_spy, Outer).

%!  let_pass(+PI) is det.
%
%   In a Spy: the calls of PI, which no library defines, are not seen until
%   see_all/0, and cost a tenth of the time.

let_pass(Module:Name/Arity) :-
    assertz(passing(Name, Arity, Module)).

%!  let_caller_pass(+PI) is det.
%
%   In a Spy, in a call of PI, of a library: as let_pass/1, of the calls by the
%   predicate that makes this one. Nothing passes if that is not of a program,
%   but findall/3 or its like.

let_caller_pass(PI) :-
    prolog_current_frame(Frame),
    spied_by(Frame, PI, Caller),
    (   of_program(Caller, _)
    ->  nb_current(tabuleiro_passing, Passing0),
        (   selectchk(PI-Callers, Passing0, Passing)
        ->  true
        ;   Callers = [],
            Passing = Passing0
        ),
        (   memberchk(Caller, Callers)
        ->  true
        ;   nb_setval(tabuleiro_passing, [PI-[Caller|Callers]|Passing])
        )
    ;   true
    ).

%!  may_pass(+PI) is semidet.
%
%   In a Spy: let_caller_pass/1 has an effect on the calls of PI, since a
%   library defines it, and nobody misses them, since there is no observer.

may_pass(Module:Name/Arity) :-
    \+ ( nb_current(tabuleiro_observer, Observer),
         Observer \== []
       ),
    functor(Head, Name, Arity),
    clause(Module:Head, (tabuleiro_spies:passing_from(_, _, _) -> _ ; _)),
    !.

%   spied_by(+Frame, +PI, -Caller): the first frame that is not of this library
%   is that of PI, unless its last call has replaced it; Caller is the next one.

spied_by(Frame, PI, Caller) :-
    prolog_frame_attribute(Frame, parent, Parent),
    prolog_frame_attribute(Parent, predicate_indicator, PI0),
    (   ( PI0 == PI ; calls_spy(PI0) )
    ->  spied_by(Parent, PI, Caller)
    ;   Caller = PI0
    ).

calls_spy(_/_).
calls_spy(system:_).
calls_spy(Module:_) :-
    sub_atom(Module, 0, _, _, tabuleiro_).

%!  see_all is det.
%
%   In a Spy: ends each let_pass/1 and let_caller_pass/1.

see_all :-
    retractall(passing(_, _, _)),
    nb_setval(tabuleiro_passing, []).

%!  unseen(+PI, :Goal) is nondet.
%
%   In a Spy: calls Goal. The Spy does not see the calls of PI in it, such as
%   those that PI makes of itself, but in the Goal of a seen/1.

unseen(PI, Goal) :-
    unseen_now(PIs),
    with_unseen([PI|PIs], PIs, Goal).

%!  seen(:Goal) is nondet.
%
%   In a Spy: calls Goal. The Spy sees all calls in it again.

seen(Goal) :-
    unseen_now(PIs),
    with_unseen([], PIs, Goal).

with_unseen(PIs, Before, Goal) :-
    b_setval(tabuleiro_unseen, PIs),
    call(Goal),
    b_setval(tabuleiro_unseen, Before).

unseen_now(PIs) :-
    (   nb_current(tabuleiro_unseen, PIs0)
    ->  PIs = PIs0
    ;   PIs = []
    ).

%!  observed(:Observer, :Goal) is semidet.
%
%   Calls Goal once. Each call of a spied predicate in it becomes
%   call(Observer, Predicate, Head, Call); Call is what it would be, such as
%   that of the Spy of an inner spied/2.

observed(Observer, Goal) :-
    b_setval(tabuleiro_observer, Observer),
    once(Goal),
    b_setval(tabuleiro_observer, []).

%!  overheard(+PI, :Goal, -Heads:list) is semidet.
%
%   Calls Goal once. Heads are the first 40 calls of PI in it, as they were
%   made. There are none if PI cannot be spied.

overheard(PI, Goal, Heads) :-
    gathering(Gathering),
    Heard = heard(PI, 40, Gathering),
    observed(tabuleiro_spies:hear(Heard), with_spies([PI], Goal)),
    gathered(Gathering, Heads).

:- public hear/4.                       % called as a closure

hear(Heard, PI, Head, Call) :-
    (   Heard = heard(PI, Left0, Gathering),
        Left0 > 0
    ->  Left is Left0-1,
        nb_setarg(2, Heard, Left),
        gather(Gathering, Head)
    ;   true
    ),
    call(Call).

%!  caller(?Caller) is semidet.
%
%   In a Spy: Caller, Module:Name/Arity, is the predicate of a program that has
%   called the spied predicate. If that was its last call, and it left no choice
%   point, Caller is the one that called it. True if Caller is `any`.

caller(Caller) :-
    (   Caller == any
    ->  true
    ;   prolog_current_frame(Frame),
        caller_frame(Frame, Caller)
    ).

caller_frame(Frame, Caller) :-
    prolog_frame_attribute(Frame, parent, Parent),
    prolog_frame_attribute(Parent, predicate_indicator, PI0),
    (   of_program(PI0, PI)
    ->  Caller = PI
    ;   caller_frame(Parent, Caller)
    ).

%!  enumerated is semidet.
%
%   In a Spy: findall/3 or its like has made the call, and no predicate of a
%   program since.

enumerated :-
    prolog_current_frame(Frame),
    enumerating(Frame).

enumerating(Frame) :-
    prolog_frame_attribute(Frame, parent, Parent),
    prolog_frame_attribute(Parent, predicate_indicator, PI),
    \+ of_program(PI, _),
    (   PI = '$bags':findall_loop/4
    ->  true
    ;   enumerating(Parent)
    ).

%   The indicator of a predicate of this module has no module.

of_program(Module:PI0, Module:PI) :-
    \+ sub_atom(Module, 0, _, _, tabuleiro_),
    module_property(Module, class(user)),
    unspied_name(PI0, PI).

%!  unspied_name(+PI0, -PI) is det.
%
%   PI is the predicate of the program whose clauses PI0, Name/Arity, has.

unspied_name(Name0/Arity, Name/Arity) :-
    (   spied_name(Name1, Name0)
    ->  Name = Name1
    ;   Name = Name0
    ).
