/*  Runs the Prolog tests: every test_*.pl of tests/prolog,
    tests/laws and tests/games.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(run_tests_all, [run_tests_and_halt/0]).
:- use_module(library(plunit)).
:- use_module('../prolog/tabuleiro', []).

load_tests :-
    prolog_load_context(directory, Here),
    forall(( member(Pattern, [ '/prolog/test_*.pl', '/laws/test_*.pl',
                              '/games/*/test_*.pl'
                            ]),
             atom_concat(Here, Pattern, Files),
             expand_file_name(Files, Paths),
             member(Path, Paths)
           ),
           use_module(Path, [])).

:- set_prolog_flag(message_language, en).

:- initialization(load_tests, now).

%!  run_tests_and_halt is det.
%
%   Runs all tests and ends the process, with status 1 if any failed.

run_tests_and_halt :-
    (   run_tests
    ->  halt(0)
    ;   halt(1)
    ).
