/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_prompt, [test_prompt/0]).
:- use_module(library(plunit)).
:- use_module('../support/run_swipl').

/** <module> The prompt of SWI-Prolog with tabuleiro
*/

test_prompt :-
    run_tests(prompt).

has_manual :-
    absolute_file_name(library(help), _,
                       [file_type(prolog), access(read), file_errors(fail)]).

:- begin_tests(prompt).

test(an_error_does_not_open_the_tracer, [condition(has_terminal), true]) :-
    run_in_terminal(['prolog/tabuleiro.pl'],
                    "use_game(wali).\nchoose_move(S, 2, M).\nhalt.\n",
                    Output),
    assertion(sub_string(Output, _, _, _, "not sufficiently instantiated")),
    assertion(\+ sub_string(Output, _, _, _, "Exception:")).
test(help_finds_the_predicates_of_a_game, [condition(has_manual), true]) :-
    run_swipl(['prolog/tabuleiro.pl'],
              "use_game(wali).\nhelp(valid_moves/2).\n", Output, _, _),
    assertion(sub_string(Output, _, _, _, "valid_moves(+State, -Moves:list)")).

:- end_tests(prompt).
