/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_faults, [test_faults/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../support/mutant').

/** <module> Each planted fault still has its place

The faults themselves are planted by `make check-long`.
*/

test_faults :-
    run_tests([faults]).

%!  fault(?Name, -File, -Old, -New) is nondet.

fault(Name, Root/File, Old, New) :-
    source_file(test_faults, Here),
    atom_concat(Root, '/tests/prolog/test_faults.pl', Here),
    atom_concat(Root, '/tests/data/faults.txt', Data),
    read_file_to_terms(Data, Faults, [encoding(utf8)]),
    member(fault(Name, File, Old, New, _), Faults).

:- begin_tests(faults).

test(a_file_has_the_text_once, [forall(fault(_, Root/File, Old, New))]) :-
    atomic_list_concat([Root,/,File], Path),
    read_file_to_string(Path, Sound, [encoding(utf8)]),
    replace_once(Sound, Old, New, Faulty),
    assertion(Sound \== Faulty).

:- end_tests(faults).
