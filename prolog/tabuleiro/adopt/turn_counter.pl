/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_turn_counter,
          [ counted/4                   % +Module, +States, -Path, -Values
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(clauses, [body_goals/2, program_clause/3]).
:- use_module(templates, [numbered_part/3, part/3, part_within/4]).

/** <module> A number that counts the turns tells whose turn it is

It does so where the clauses ask whether the number is even. The number is
followed from the head of the loop, or from the goals that ask for the fact that
it is in, to such a question. A place is in(PI)-Path, a path in the head of PI,
or out(PI)-Path, a path in goals of PI.
*/

%!  counted(+Module, +States, -Path, -Values) is nondet.
%
%   A number in States counts the turns; Path is the path of its parity, which
%   has Values. The number is in the call of the loop, or in a fact that is
%   alone.

counted(Module, States, Path, Values) :-
    States = [State,_,_,_|_],
    counter(State, Counter, Place),
    maplist(part(Counter), States, Numbers),
    maplist(integer, Numbers),          % another phase may have none
    counts(Numbers),
    asks_parity(Module, [Place], [Place]),
    append(Counter, [parity], Path),
    maplist(part(Path), States, Values).

counter(State, Counter, in(Name/Arity)-Place) :-
    ( State = state(Call, _), Above = [1] ; Call = State, Above = [] ),
    compound(Call),
    functor(Call, Name, Arity),
    part_within(3, Call, Place, Number),
    integer(Number),
    append(Above, Place, Counter).
counter(state(_, Facts), [2,I,3,1,1|Place], out(PI)-Place) :-
    numbered_part(I, Facts, facts(_:PI, _, [(Fact:-true)])),
    part_within(2, Fact, Place, Number),
    integer(Number).

counts([_]).
counts([A,B|Numbers]) :-
    abs(B-A) =:= 1,
    counts([B|Numbers]).

%   asks_parity(+Module, +Places, +Seen) is semidet: a clause asks whether the
%   number at one of Places is even, or a predicate that has it from there does.

asks_parity(Module, [Place|Places], Seen) :-
    findall(Use-Variable-Rest,
            use(Module, Place, Use, Variable, Rest),
            Uses),
    (   member(goal(Goal)-Number-[], Uses),
        sub_term(Remainder, Goal),
        subsumes_term(_ mod 2, Remainder),
        Remainder = (Counter mod 2),
        Counter == Number
    ->  true
    ;   findall(Next,
                ( member(Use-Variable-Rest, Uses),
                  reached(Use, Variable, Rest, Next),
                  \+ memberchk(Next, Seen)
                ),
                Reached0),
        sort(Reached0, Reached),
        append(Reached, Seen, Seen1),
        append(Places, Reached, Places1),
        asks_parity(Module, Places1, Seen1)
    ).

%   use(+Module, +Place, -Use, -Variable, -Rest) is nondet: a clause has
%   Variable on the way of Place, Rest is the way within it. Use is goal(Goal),
%   a goal of that clause, or head(Head), its head.

use(Module, in(Name/Arity)-Path, goal(Goal), Variable, Rest) :-
    functor(Head, Name, Arity),
    program_clause(Module, Head, Body),
    variable_at(Path, Head, Variable, Rest),
    body_goals(Body, Goals),
    member(Goal, Goals),
    compound(Goal).
use(Module, out(Name/Arity)-Path, Use, Variable, Rest) :-
    program_clause(Module, Head, Body),
    body_goals(Body, Goals),
    member(Source, Goals),
    compound(Source),
    functor(Source, Name, Arity),
    variable_at(Path, Source, Variable, Rest),
    (   Use = head(Head)
    ;   member(Goal, Goals),
        compound(Goal),
        Goal \== Source,
        Use = goal(Goal)
    ).

variable_at(Path, Term, Variable, Rest) :-
    (   var(Term)
    ->  Variable = Term,
        Rest = Path
    ;   Path = [N|Path1],
        ( is_list(Term) ; Term \= [_|_] ),
        numbered_part(N, Term, Part),
        variable_at(Path1, Part, Variable, Rest)
    ).

%   reached(+Use, +Variable, +Rest, -Place) is nondet: from Use the number is at
%   Place as well.

reached(Use, Variable, Rest, Place) :-
    (   Use = goal(Term)
    ->  Place = in(Name/Arity)-Path
    ;   Use = head(Term),
        Place = out(Name/Arity)-Path
    ),
    callable(Term),
    functor(Term, Name, Arity),
    part_within(2, Term, Within, Part),
    Part == Variable,
    append(Within, Rest, Path),
    length(Path, Depth),
    Depth =< 4.
