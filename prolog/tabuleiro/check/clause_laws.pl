/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_clause_laws,
          [ clause_breach/4             % +Adapter, +Subject, +Looked, -Breach
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(gensym), [gensym/2]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(library(prolog_code), [pi_head/2]).
:- use_module('../adopt/asked', [program_question/5]).
:- use_module('../adopt/clauses', [program_module/2]).
:- use_module('../adopt/templates', [template_indicator/2]).
:- use_module('../base/sample', [sample/3]).
:- use_module('../load/quietly', [quietly/3]).
:- use_module(ask, [legal_moves/2]).

/** <module> Clauses of the rules that never succeed

A copy of the program answers questions about positions of random games. It
counts how often the body of each clause begins and how often it succeeds.
*/

most_positions(60).
most_moves(3).

%   A clause that begins less often is not judged.

least_calls(20).

%!  clause_breach(+Adapter, +Subject, +Looked, -Breach) is nondet.
%
%   Breach is clause_fails(PI, File, Line) or clause_unused(PI, File, Line): the
%   body of the clause at Line of File never succeeded, or never began although
%   its predicate was called. If there are more than three clauses of one
%   kind, the games were too few or too short, and there is no Breach.

clause_breach(Adapter, Subject, Looked, broken(Law, module)) :-
    findall(State-Answers,
            ( member(looked(_, Looks), Looked),
              member(look(State, Answers), Looks)
            ),
            All0),
    sort(1, @<, All0, All),
    most_positions(Most),
    sample(Most, All, Some),
    gensym(tabuleiro_counted, Copy),
    setup_call_cleanup(
        counted_copy(Adapter.module, Copy, Clauses, Counts),
        ( findall(Goal, question(Adapter, Some, Goal), Goals),
          b_setval(tabuleiro_counts, Counts),
          quietly(tabuleiro_clause_laws:call_all(Goals, Copy),
                  [seconds(Subject.seconds)], Outcome)
        ),
        forget_copy(Copy)),
    Outcome.result == yes,
    member(Name, [clause_fails,clause_unused]),
    findall(Law0, suspected(Name, Adapter, Clauses, Counts, Law0), Laws),
    length(Laws, Count),
    Count =< 3,
    member(Law, Laws).

suspected(Name, Adapter, Clauses, Counts, Law) :-
    member(counted(I, PI, Ref), Clauses),
    \+ seldom(Adapter, PI),
    law(I, PI, Clauses, Counts, Name),
    \+ clause_property(Ref, fact),
    clause_property(Ref, file(File)),
    clause_property(Ref, line_count(Line)),
    Law =.. [Name,PI,File,Line].

%   Random games seldom end in all possible ways.

seldom(Adapter, PI) :-
    get_dict(game_over, Adapter.ask, _:Template),
    template_indicator(Template, PI).

law(I, _, _, Counts, clause_fails) :-
    arg(I, Counts, Begun-0),
    least_calls(Least),
    Begun >= Least.
law(I, PI, Clauses, Counts, clause_unused) :-
    arg(I, Counts, 0-0),
    aggregate_all(sum(Begun),
                  ( member(counted(J, PI, _), Clauses),
                    arg(J, Counts, Begun-_)
                  ),
                  Sum),
    least_calls(Least),
    Sum >= Least.

%   Goal asks the copy a question about the rules at one of Positions.

question(Adapter, Positions, Goal) :-
    member(State-Answers, Positions),
    (   program_question(Adapter, valid_moves, State, [moves=_], _:Goal)
    ;   program_question(Adapter, game_over, State, [winner=_], _:Goal)
    ;   legal_moves(Answers, Moves),
        most_moves(Most),
        sample(Most, Moves, Some),
        member(Move, Some),
        program_question(Adapter, move, State, [move=Move,new=_], _:Goal)
    ).

call_all(Goals, Copy) :-
    forall(member(Goal, Goals),
           ignore(catch(Copy:Goal, error(_, _), true))).

%   Counts is a term of Begun-True pairs, one for each of Clauses,
%   counted(I, PI, Ref).

counted_copy(Module, Copy, Clauses, Counts) :-
    set_module(Copy:class(temporary)),
    add_import_module(Copy, Module, start),
    findall(PI-Ref, own_clause(Module, PI, Ref), Pairs),
    findall(counted(I, PI, Ref), nth1(I, Pairs, PI-Ref), Clauses),
    findall(0-0, member(_, Pairs), Zeros),
    compound_name_arguments(Counts, counts, Zeros),
    forall(member(counted(I, _, Ref), Clauses), copy_clause(I, Ref, Copy)).

own_clause(Module, PI, Ref) :-
    program_module(Module, Owner),
    current_predicate(Owner:Name/Arity),
    functor(Head, Name, Arity),
    \+ predicate_property(Owner:Head, imported_from(_)),
    predicate_property(Owner:Head, number_of_clauses(_)),
    \+ predicate_property(system:Head, defined),
    pi_head(PI, Head),
    catch(nth_clause(Owner:Head, _, Ref), error(_, _), fail).

copy_clause(I, Ref, Copy) :-
    clause(Head0, Body, Ref),
    strip_module(Head0, _, Head),
    (   Body == true
    ->  assertz(Copy:(Head :- tabuleiro_clause_laws:begun(I),
                              tabuleiro_clause_laws:done(I)))
    ;   assertz(Copy:(Head :- tabuleiro_clause_laws:begun(I),
                              Body,
                              tabuleiro_clause_laws:done(I)))
    ).

:- public begun/1, done/1.

begun(I) :-
    count(I, 1).

done(I) :-
    count(I, 2).

count(I, Which) :-
    b_getval(tabuleiro_counts, Counts),
    arg(I, Counts, Pair),
    arg(Which, Pair, N),
    N1 is N+1,
    nb_setarg(Which, Pair, N1).

forget_copy(Copy) :-
    forall(( current_predicate(Copy:Name/Arity),
             functor(Head, Name, Arity),
             \+ predicate_property(Copy:Head, imported_from(_))
           ),
           abolish(Copy:Name/Arity)).
