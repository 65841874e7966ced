/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(coverage, [coverage_and_halt/1]).
:- if(exists_source(library(prolog_coverage))).
:- use_module(library(prolog_coverage), [coverage/2]).
:- else.
:- use_module(library(test_cover), [show_coverage/2]).
:- endif.
:- use_module('../tests/run', []).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [member/2]).
:- autoload(library(ordsets), [ord_memberchk/2, ord_union/3]).
:- autoload(library(plunit), [run_tests/0]).

/** <module> The share of the library and the games that the Prolog tests reach

`make coverage` prints a row for each file: the number of its clauses and of
those that were entered.
*/

%!  coverage_and_halt(+Output) is det.
%
%   Runs the Prolog tests and writes the rows to the file Output: percent,
%   clauses, file. Ends the process, with status 1 if a test failed.

coverage_and_halt(Output) :-
    nb_setval(coverage_output, Output),
    (   covered(run_tests)
    ->  halt(0)
    ;   halt(1)
    ).

:- if(current_predicate(coverage/2)).
covered(Goal) :-
    coverage(Goal, []).
:- else.
covered(Goal) :-
    show_coverage(Goal, []).
:- endif.

:- multifile
    prolog_coverage:report_hook/2,
    prolog_cover:report_hook/2.

prolog_coverage:report_hook(Succeeded, Failed) :-
    write_rows(Succeeded, Failed).
prolog_cover:report_hook(Succeeded, Failed) :-
    write_rows(Succeeded, Failed).

write_rows(Succeeded, Failed) :-
    ord_union(Succeeded, Failed, Entered),
    nb_getval(coverage_output, Output),
    setup_call_cleanup(
        open(Output, write, Out, [encoding(utf8)]),
        forall(row(Entered, Percent, Count, File),
               format(Out, "~1f ~d ~w~n", [Percent,Count,File])),
        close(Out)).

row(Entered, Percent, Count, File) :-
    working_directory(Root, Root),
    member(Folder, [prolog,games,app,bench]),
    atomic_list_concat([Root,Folder,/], Prefix),
    source_file(Path),
    sub_atom(Path, 0, _, _, Prefix),
    atom_concat(Root, File, Path),
    aggregate_all(count, clause_of(Path, _), Count),
    Count > 0,
    aggregate_all(count,
                  ( clause_of(Path, Clause),
                    ord_memberchk(Clause, Entered)
                  ),
                  Reached),
    Percent is 100*Reached/Count.

%   Clause is a clause of the program text of a file. Clauses whose names start
%   with `$` come from PlDoc and the compiler, and facts of dynamic predicates
%   are data.

clause_of(Path, Clause) :-
    current_module(Module),
    current_predicate(_, Module:Head),
    \+ predicate_property(Module:Head, imported_from(_)),
    \+ predicate_property(Module:Head, dynamic),
    \+ predicate_property(Module:Head, foreign),
    functor(Head, Name, _),
    \+ sub_atom(Name, 0, _, _, $),
    nth_clause(Module:Head, _, Clause),
    clause_property(Clause, file(Path)).
