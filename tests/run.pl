/*  Runs the Prolog tests: every test_*.pl of tests/prolog,
    tests/laws and tests/games.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(run_tests_all,
          [ run_tests_and_halt/0,
            run_tests_and_halt/1        % +Half
          ]).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module('../prolog/tabuleiro', []).
:- use_module('support/environment').

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
%!  run_tests_and_halt(+Half) is det.
%
%   Runs all tests, or those of Half, 1 or 2, and ends the process, with status
%   1 if any failed. The halves take about the same time: two processes run
%   them on two cores. What a test draws at random, it draws from the seed of
%   TABULEIRO_SEED, 1 unless set.

run_tests_and_halt :-
    halt_after(run_tests).

run_tests_and_halt(Half) :-
    findall(Unit, ( unit(Unit), half(Unit, Half) ), Units),
    halt_after(run_tests(Units)).

halt_after(Goal) :-
    number_from('TABULEIRO_SEED', 1, Seed),
    format("% The tests draw from seed ~d~n", [Seed]),
    set_random(seed(Seed)),
    (   call(Goal)
    ->  halt(0)
    ;   halt(1)
    ).

unit(Unit) :-
    plunit:current_unit(Unit, _, _, _).

half(Unit, Half) :-
    (   memberchk(Unit, [ at_a_terminal, bots, cli_check, cli_search,
                          compare_games, fuzz, laws, match, menu,
                          own_game_in_c, settings, shapes_of_games,
                          ugi_notation, ugi_session
                        ])
    ->  Half = 1
    ;   Half = 2
    ).
