/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_mutants, [test_mutants/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../mutants/mutants', []).
:- use_module('../mutants/operators').
:- use_module('../mutants/planted').
:- use_module('../support/corpus').
:- use_module('../support/for_all').

/** <module> The tool that plants the faults of students
*/

test_mutants :-
    run_tests(mutants).

%   planted(?Operator, ?Clause, ?Changed): one of the faults in Clause.

planted(wrong_variable,      (p(X,Y) :- q(X), r(Y)), (p(X,Y) :- q(Y), r(Y))).
planted(stale_variable,      (p(X) :- q(X,Y), r(Y)), (p(X) :- q(X,Y), r(X))).
planted(off_by_one,          p(2),                  p(3)).
planted(wrong_constant,      (p(a) :- q(b)),        (p(b) :- q(b))).
planted(swapped_arguments,   (p(X) :- q(X,1)),      (p(X) :- q(1,X))).
planted(missing_cut,         (p :- !, q),           (p :- true, q)).
planted(negated_condition,   (p :- q, r),           (p :- \+ q, r)).
planted(dropped_goal,        (p :- q, r),           (p :- r)).
planted(boundary,            (p(X) :- X < 3),       (p(X) :- X =< 3)).
planted(reversed_comparison, (p(X) :- X < 3),       (p(X) :- X > 3)).
planted(wrong_operator,      (p(X,Y) :- Y is X+1),  (p(X,Y) :- Y is X-1)).
planted(swapped_branches,    (p :- ( q -> r ; s )), (p :- ( q -> s ; r ))).
planted(dropped_branch,      (p :- ( q ; r )),      (p :- r)).
planted(dropped_element,     (p(X) :- member(X, [-1,1])),
                             (p(X) :- member(X, [1]))).
planted(swapped_goals,       (p :- q, r),           (p :- r, q)).
planted(negated_condition,   (p(L) :- findall(X, q(X), L)),
                             (p(L) :- findall(X, \+ q(X), L))).

named(Term, clause(Term, Names)) :-
    term_variables(Term, Variables),
    findall(Name, member(Name, ['X','X1','X2']), All),
    pairs(All, Variables, Names).

pairs([Name|Names], [Variable|Variables], [Name=Variable|Pairs]) :-
    !,
    pairs(Names, Variables, Pairs).
pairs(_, _, []).

drawn(Seed, Mutants) :-
    corpus_file(frogs, File),
    set_random(seed(Seed)),
    program_mutants(File, [], 12, Mutants).

%   Name is that of a file of tests/corpus, or of the main file of a folder.

of_the_corpus(Name) :-
    named_like('*', Name, _).
of_the_corpus(Name) :-
    named_like('*/*', Folder, Folder),
    atomic_list_concat([Folder,/,Folder], Name).

%   Base is the name of a file of Pattern, and Folder that of its folder.

named_like(Pattern, Base, Folder) :-
    corpus_file(Pattern, Files),
    expand_file_name(Files, All),
    member(File, All),
    file_directory_name(File, Path),
    file_base_name(Path, Folder),
    file_base_name(File, Full),
    file_name_extension(Base, pl, Full).

:- begin_tests(mutants).

test(there_are_17_kinds_of_faults, Count == 17) :-
    findall(Operator, operator(Operator, _), Operators),
    sort(Operators, Set),
    length(Set, Count).
test(each_program_of_the_corpus_has_faults_or_a_reason_to_have_none) :-
    for_all(of_the_corpus(Name),
            assertion(( mutants:program(Name, _, _)
                      ; mutants:left_out(Name, _)
                      ))).
test(a_fault_is_planted,
     [ forall(planted(Operator, Clause, Changed)),
       true(member(Mutant, All)),
       nondet
     ]) :-
    named(Clause, Named),
    findall(Clause-Term, mutant(Operator, [Named], [clause(Term, _)]), All0),
    findall(M, ( member(M, All0), M =@= Clause-Changed ), All),
    Mutant = _.
test(a_clause_is_dropped, Mutants == [[clause(q,[])],[clause(p,[])]]) :-
    findall(Mutant, mutant(dropped_clause, [clause(p,[]),clause(q,[])],
                           Mutant),
            Mutants).
test(clauses_of_one_predicate_are_swapped,
     Mutants == [[clause(p(2),[]),clause(p(1),[])]]) :-
    findall(Mutant, mutant(swapped_clauses,
                           [clause(p(1),[]),clause(p(2),[])], Mutant),
            Mutants).
test(a_directive_has_no_fault, fail) :-
    mutant(_, [clause((:- initialization(p(1))), [])], _).
test(a_seed_draws_the_same_faults, Same == true) :-
    drawn(7, Mutants1),
    drawn(7, Mutants2),
    length(Mutants1, Count),
    assertion(Count == 12),
    (   Mutants1 =@= Mutants2
    ->  Same = true
    ;   Same = false
    ).
test(a_mutant_is_written_as_it_is) :-
    drawn(3, [_-Clauses|_]),
    tmp_file_stream(File, Out, [extension(pl),encoding(utf8)]),
    close(Out),
    call_cleanup(( write_program(File, Clauses),
                   read_file_to_terms(File, Terms, [encoding(utf8)])
                 ),
                 delete_file(File)),
    findall(Term, member(clause(Term, _), Clauses), Written),
    assertion(Terms =@= Written).
test(display_clauses_get_no_fault, Shown == []) :-
    drawn(5, Mutants),
    findall(Term,
            ( member(_-Clauses, Mutants),
              member(clause(Term, _), Clauses),
              subsumes_term((display_game(_) :- _), Term)
            ),
            All0),
    corpus_file(frogs, File),
    read_file_to_terms(File, Terms, [encoding(utf8)]),
    findall(Term,
            ( member(Term, All0),
              \+ ( member(Original, Terms), Original =@= Term )
            ),
            Shown),
    for_all(member(_, Mutants), All0 \== []).

:- end_tests(mutants).
