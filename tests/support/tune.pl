/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tune_for_tests,
          [ has_tune/0,
            journal_weights/3,          % +Game, +Journal, -Weights
            tune/5                      % +Arguments, +Input, -Output, -Errors,
                                        % -Status
          ]).
:- use_module(library(process)).
:- use_module(run_swipl).

/** <module> The tuner, which `make build/tune` builds
*/

program(Program) :-
    root(Root),
    atom_concat(Root, '/build/tune', Program).

%!  has_tune is semidet.

has_tune :-
    program(Program),
    exists_file(Program).

%!  journal_weights(+Game, +Journal, -Weights:string) is semidet.
%
%   Weights is the table of terms, fitted to the games of Journal.

journal_weights(Game, Journal, Weights) :-
    run_swipl(['tools/journal_games.pl',Journal], "", Games, _, exit(0)),
    tune([Game,-], Games, Weights, _, exit(0)).

%!  tune(+Arguments, +Input, -Output, -Errors, -Status) is det.

tune(Arguments, Input, Output, Errors, Status) :-
    program(Program),
    setup_call_cleanup(
        tmp_file_stream(File, Stream, [encoding(utf8)]),
        ( write(Stream, Input),
          close(Stream),
          process_create(path(sh),
                         ['-c','exec "$0" "$@" <"$TUNE_INPUT"',Program
                         |Arguments],
                         [ environment(['TUNE_INPUT'=File]),
                           stdout(pipe(Out)), stderr(pipe(Err)),
                           process(Process)
                         ]),
          read_string(Out, _, Output),
          read_string(Err, _, Errors),
          close(Out),
          close(Err),
          process_wait(Process, Status)
        ),
        delete_file(File)).
