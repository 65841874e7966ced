/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(planted,
          [ program_mutants/4,          % +File, +Roots, +Count, -Mutants
            read_program/2,             % +File, -Clauses
            write_program/2             % +File, +Clauses
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(random)).
:- use_module('../../prolog/tabuleiro/adopt/templates', [operation/2]).
:- use_module(operators).

/** <module> Programs with a fault of their rules
*/

%!  program_mutants(+File, +Roots, +Count, -Mutants:list) is det.
%
%   Mutants are at most Count pairs Operator-Clauses, drawn at random: each has
%   one fault in a clause that the rules of the program in File use. These are
%   initial_state, valid_moves, move and game_over of any arity, or their other
%   names of operation/2, the predicates Roots, by name, and what they call.

program_mutants(File, Roots, Count, Mutants) :-
    read_program(File, Clauses),
    rule_predicates(Clauses, Roots, Rules),
    partition(of(Rules), Clauses, OfRules, Others),
    findall(Weight-Operator, operator(Operator, Weight), Weighted),
    draw(Count, Weighted, OfRules, [], Drawn),
    findall(Operator-Mutant,
            ( member(Operator-Changed, Drawn),
              append(Others, Changed, Mutant)
            ),
            Mutants).

%!  read_program(+File, -Clauses:list) is det.

read_program(File, Clauses) :-
    setup_call_cleanup(
        open(File, read, In, [encoding(utf8)]),
        read_clauses(In, Clauses),
        close(In)).

read_clauses(In, Clauses) :-
    read_term(In, Term, [variable_names(Names)]),
    (   Term == end_of_file
    ->  Clauses = []
    ;   Clauses = [clause(Term,Names)|Clauses1],
        read_clauses(In, Clauses1)
    ).

%!  write_program(+File, +Clauses) is det.

write_program(File, Clauses) :-
    setup_call_cleanup(
        open(File, write, Out, [encoding(utf8)]),
        forall(member(clause(Term, Names), Clauses),
               ( unnamed(Term, Names),
                 write_term(Out, Term,
                            [ quoted(true), numbervars(true),
                              variable_names(Names), spacing(next_argument)
                            ]),
                 format(Out, ".~n", [])
               )),
        close(Out)).

%   The variables of Term that have no name, and stand once.

unnamed(Term, Names) :-
    term_singletons(Term, Once),
    forall_unnamed(Once, Names).

forall_unnamed([], _).
forall_unnamed([Variable|Variables], Names) :-
    (   member(_=Named, Names),
        Named == Variable
    ->  true
    ;   Variable = '$VAR'('_')
    ),
    forall_unnamed(Variables, Names).

                /*******************************
                *           THE RULES          *
                *******************************/

rule_name(Name) :-
    member(Operation, [initial_state,valid_moves,move,game_over]),
    operation(Operation, Names),
    member(Name, Names).

rule_predicates(Clauses, Others, Rules) :-
    findall(PI,
            ( member(Clause, Clauses),
              head(Clause, PI),
              PI = Name/_,
              once(( rule_name(Name) ; memberchk(Name, Others) ))
            ),
            Roots0),
    sort(Roots0, Roots),
    closure(Roots, Clauses, Roots, Rules).

closure([], _, Rules, Rules).
closure([PI|PIs], Clauses, Rules0, Rules) :-
    findall(Called,
            ( member(Clause, Clauses),
              head(Clause, PI),
              Clause = clause((_ :- Body), _),
              mentions(Body, Called),
              once(( member(Other, Clauses), head(Other, Called) )),
              \+ memberchk(Called, Rules0)
            ),
            New0),
    sort(New0, New),
    append(Rules0, New, Rules1),
    append(PIs, New, Next),
    closure(Next, Clauses, Rules1, Rules).

%   Body has a term that may call PI, with more arguments as for maplist/3.

mentions(Term, Name/Arity) :-
    callable(Term),
    functor(Term, Name, Least),
    member(More, [0,1,2,3]),
    Arity is Least+More.
mentions(Term, PI) :-
    compound(Term),
    arg(_, Term, Argument),
    mentions(Argument, PI).

head(Clause, PI) :-
    Clause \= clause((:- _), _),
    clause_indicator(Clause, PI).

of(Rules, Clause) :-
    head(Clause, PI),
    memberchk(PI, Rules).

                /*******************************
                *            DRAWING           *
                *******************************/

draw(0, _, _, _, []) :-
    !.
draw(_, [], _, _, []) :-
    !.
draw(Count, Weighted, Clauses, Seen, Mutants) :-
    pairs_keys(Weighted, Weights),
    sum_list(Weights, Sum),
    random_between(1, Sum, At),
    at_weight(At, Weighted, Operator),
    findall(Mutant, mutant(Operator, Clauses, Mutant), All),
    exclude(seen(Seen), All, New),
    (   New == []
    ->  exclude(is_operator(Operator), Weighted, Weighted1),
        draw(Count, Weighted1, Clauses, Seen, Mutants)
    ;   random_member(Mutant, New),
        Mutants = [Operator-Mutant|Mutants1],
        Count1 is Count-1,
        draw(Count1, Weighted, Clauses, [Mutant|Seen], Mutants1)
    ).

is_operator(Operator, _-Operator).

seen(Seen, Mutant) :-
    member(Other, Seen),
    Other =@= Mutant,
    !.

at_weight(At, [Weight-Operator0|Weighted], Operator) :-
    (   At =< Weight
    ->  Operator = Operator0
    ;   At1 is At-Weight,
        at_weight(At1, Weighted, Operator)
    ).
