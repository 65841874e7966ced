/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_do_loop,
          [ do_loop/3                   % +Iterators, +Body, -Goal
          ]).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(error), [domain_error/2]).
:- use_module(library(gensym), [gensym/2]).
:- use_module(library(lists), [append/2, append/3, member/2]).

/** <module> The loops of SICStus, `(Iterators do Body)`

A loop becomes a predicate of two clauses, one for the end and one for a step.
Its arguments are those of the iterators, followed by the variables of param/N.
Body shares no other variables with the clause around it. For example

    (foreach(X, Xs), foreach(Y, Ys), param(N) do Y is X+N)

calls '$do1'(Xs, Ys, N), where

    '$do1'([], [], _).
    '$do1'([X|Xs], [Y|Ys], N) :- Y is X+N, '$do1'(Xs, Ys, N).
*/

%!  do_loop(+Iterators, +Body, -Goal) is det.
%
%   Goal runs the loop. Compiles the predicate of the loop into the file that is
%   being loaded.
%
%   @error domain_error(iterator, Iterator)

do_loop(Iterators, Body0, Goal) :-
    comma_list(Iterators, List),
    maplist(loop, List, Loops),
    parts(before, Loops, Before),
    parts(start, Loops, Starts),
    parts(end, Loops, Ends),
    parts(head, Loops, Heads),
    parts(next, Loops, Nexts),
    parts(step, Loops, Steps),
    parts(param, Loops, Params),
    gensym('$do', Name),
    call_of(Name, Starts, Params, Start),
    conjunction(Before, Start, Goal),
    copy_term(t(Ends, Heads, Nexts, Steps, Params, Body0),
              t(Ends1, Heads1, Nexts1, Steps1, Params1, Body1)),
    expand_goal(Body1, Body),
    call_of(Name, Ends1, Params1, End),
    call_of(Name, Heads1, Params1, Head),
    call_of(Name, Nexts1, Params1, Next),
    conjunction(Steps1, (Body,Next), Step),
    compile_aux_clauses([(End :- !), (Head :- Step)]).

comma_list(Term, List) :-
    (   nonvar(Term),
        Term = (A,B)
    ->  comma_list(A, As),
        comma_list(B, Bs),
        append(As, Bs, List)
    ;   List = [Term]
    ).

parts(Part, Loops, Terms) :-
    findall(Part, member(_, Loops), Parts),
    maplist(part, Parts, Loops, Lists),
    append(Lists, Terms).

part(before, loop(Before, _, _, _, _, _, _), Before).
part(start,  loop(_, Start, _, _, _, _, _),  Start).
part(end,    loop(_, _, End, _, _, _, _),    End).
part(head,   loop(_, _, _, Head, _, _, _),   Head).
part(next,   loop(_, _, _, _, Next, _, _),   Next).
part(step,   loop(_, _, _, _, _, Step, _),   Step).
part(param,  loop(_, _, _, _, _, _, Params), Params).

call_of(Name, Arguments, Params, Goal) :-
    append(Arguments, Params, List),
    Goal =.. [Name|List].

conjunction([], Goal, Goal).
conjunction([G|Gs], Goal, (G,Rest)) :-
    conjunction(Gs, Goal, Rest).

%   loop(+Iterator, -Loop): the arguments of Loop are the goals before the loop,
%   the arguments of the first call, of the clause for the end, of the clause
%   for a step and of the next call, the goals of a step before the body, and
%   the parameters.

loop(Iterator, Loop) :-
    (   callable(Iterator),
        iterator(Iterator, Loop)
    ->  true
    ;   domain_error(iterator, Iterator)
    ).

iterator(foreach(X, Xs),
         loop([], [Xs], [[]], [[X|T]], [T], [], [])).
iterator(foreacharg(X, Term), Loop) :-
    iterator(foreacharg(X, Term, _), Loop).
iterator(foreacharg(X, Term, I),
         loop([functor(Term, _, Arity), Stop is Arity+1],
              [1,Stop,Term], [E,E,_], [I,S,T], [J,S,T],
              [arg(I, T, X), J is I+1], [])).
iterator(for(I, Min, Max),
         loop([From is Min, Stop is max(From, Max+1)],
              [From,Stop], [E,E], [I,S], [J,S], [J is I+1], [])).
iterator(count(I, Min, Max),
         loop([From is Min-1],
              [From,Max], [E,E], [H,S], [I,S], [I is H+1], [])).
iterator(fromto(From, In, Out, To),
         loop([], [From,To], [E,E], [In,S], [Out,S], [], [])).
iterator(Param, loop([], [], [], [], [], [], Params)) :-
    Param =.. [param|Params].
