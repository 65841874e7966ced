/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_repeat_body,
          [ name_repeat_bodies/1,       % +Module
            has_repeat_body/1,          % +PI
            is_repeat_body/1,           % +PI
            has_cut/1,                  % +Body
            shared_variables/3,         % +Term, +Others, -Variables
            one_of/2                    % +Variables, +Variable
          ]).
:- use_module(library(apply), [include/3, maplist/2]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(prolog_code), [comma_list/2]).
:- use_module(call_graph, [reads/1]).
:- use_module(clauses, [program_predicate/3]).
:- use_module(made_loops, [is_made/2, made_name/3]).

/** <module> The body of a `repeat` becomes a predicate

A loop may be a clause with a `repeat`:

    game_loop(Mode) :-
        repeat,
        state(Board), display(Board), turn(Mode, Board, New),
        game_over(New, Winner), !,
        congratulate(Winner).

Nothing is called once a turn there. So the goals from `repeat` to the next cut
become a predicate of their own, 'repeat game_loop', which is the loop. That of
a second such clause is 'repeat game_loop 2', and so on, even if it is a clause
of another arity. The goals after the cut, which may tell the winner, are the
end of the last turn:

    game_loop(Mode) :- repeat, 'repeat game_loop'(Mode, End), !, End.
    'repeat game_loop'(Mode, End) :-
        state(Board), display(Board), turn(Mode, Board, New),
        game_over(New, Winner), !,
        ( congratulate(Winner) -> End = true ; End = fail ).
*/

%!  name_repeat_bodies(+Module) is det.
%
%   The bodies of all clauses of the program of Module with a `repeat` become
%   predicates. Nothing else about the program changes. Loading the program
%   again ends that.

name_repeat_bodies(Module) :-
    findall(Owner:Name/Arity,
            ( program_predicate(Module, Owner, Head),
              \+ predicate_property(Owner:Head, dynamic),
              once(( catch(clause(Owner:Head, Body), error(_, _), fail),
                     split_body(Body, _, _, _)
                   )),
              functor(Head, Name, Arity)
            ),
            PIs0),
    sort(PIs0, PIs),
    maplist(name_bodies, PIs).

%!  has_repeat_body(+PI) is semidet.
%
%   A clause of PI, Module:Name/Arity, has a body that name_repeat_bodies/1
%   made a predicate.

has_repeat_body(Module:Name/_) :-
    body_name(Name, 1, Inner),
    current_predicate(Module:Inner/_),
    !.

%!  is_repeat_body(+PI) is semidet.
%
%   PI, Module:Name/Arity, is a predicate that name_repeat_bodies/1 made.

is_repeat_body(_:Name/_) :-
    is_made(repeat, Name).

body_name(Name, N, Inner) :-
    made_name(repeat, Name, First),
    (   N =:= 1
    ->  Inner = First
    ;   atomic_list_concat([First,N], ' ', Inner)
    ).

name_bodies(Owner:Name/Arity) :-
    functor(Head, Name, Arity),
    findall(Head-Body, clause(Owner:Head, Body), Clauses0),
    once(( between(1, inf, N),
           body_name(Name, N, First),
           \+ current_predicate(Owner:First/_)
         )),
    name_clauses(Clauses0, Name, N, Clauses, Bodies),
    abolish(Owner:Name/Arity),
    forall(member(Clause, Clauses), assertz(Owner:Clause)),
    forall(member(Clause, Bodies), assertz(Owner:Clause)),
    findall(Owner:Inner/InnerArity,
            ( member((Goal :- _), Bodies),
              functor(Goal, Inner, InnerArity)
            ),
            Inners),
    compile_predicates([Owner:Name/Arity|Inners]).

%   name_clauses(+Clauses0, +Name, +N, -Clauses, -Bodies): Clauses0 are
%   Head-Body pairs of a predicate Name, in which N is the next number of a
%   body.

name_clauses([], _, _, [], []).
name_clauses([Head-Body|Clauses0], Name, N, [Clause|Clauses], Bodies) :-
    (   split_body(Body, Before, Turn0, After0)
    ->  with_end(After0, Turn0, After, Turn),
        comma_list(TurnBody, Turn),
        shared_variables(Turn, Head-Before-After, Variables),
        body_name(Name, N, Inner),
        Goal =.. [Inner|Variables],
        append(Before, [repeat,Goal|After], Goals),
        comma_list(NewBody, Goals),
        Clause = (Head :- NewBody),
        Bodies = [(Goal :- TurnBody)|Bodies1],
        N1 is N+1
    ;   Clause = (Head :- Body),
        Bodies = Bodies1,
        N1 = N
    ),
    name_clauses(Clauses0, Name, N1, Clauses, Bodies1).

%   with_end(+After0, +Turn0, -After, -Turn): Turn are the goals Turn0 and those
%   of After0 after its cut. After is a cut and whether these succeed.

with_end([Cut|Ends], Turn0, After, Turn) :-
    Ends = [_|_],
    !,
    comma_list(Condition, Ends),
    After = [Cut,End],
    append(Turn0, [!,(Condition->End=true;End=fail)], Turn).
with_end(After, Turn, After, Turn).

%   split_body(+Body, -Before, -Turn, -After): Turn are the goals of Body
%   after the first `repeat` and before the next cut, which is the first of
%   After. They are two or more, and have no cut inside. They do not read, as
%   those of a menu do that repeats a question.

split_body(Body, Before, Turn, After) :-
    comma_list(Body, Goals),
    append(Before, [Repeat|Rest], Goals),
    Repeat == repeat,
    !,
    (   append(Turn, [Cut|_], Rest),
        Cut == !
    ->  append(Turn, After, Rest)
    ;   Turn = Rest,
        After = []
    ),
    Turn = [_,_|_],
    \+ ( member(Goal, Turn),
         (   has_cut(Goal)
         ;   callable(Goal),
             functor(Goal, Name, _),
             reads(Name)
         )
       ).

%!  has_cut(+Body) is semidet.
%
%   Body has a cut of its clause.

has_cut(Goal) :-
    nonvar(Goal),
    (   Goal == !
    ->  true
    ;   Goal = (_, _),
        arg(_, Goal, Part),
        has_cut(Part)
    ->  true
    ;   ( Goal = (_ ; _) ; Goal = (_ -> _) ; Goal = (_ *-> _) ),
        arg(_, Goal, Part),
        has_cut(Part)
    ->  true
    ).

%!  shared_variables(+Term, +Others, -Variables:list) is det.
%!  one_of(+Variables:list, +Variable) is semidet.
%
%   Variables are those of Term that Others have too; Variable is one of them.

shared_variables(Turn, Others, Variables) :-
    term_variables(Turn, Inside),
    term_variables(Others, Outside),
    include(one_of(Outside), Inside, Variables).

one_of(Variables, Variable) :-
    member(Other, Variables),
    Other == Variable,
    !.
