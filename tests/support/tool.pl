/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tool_for_tests,
          [ has_tool/1,                 % +Name
            run_tool/6                  % +Name, +Arguments, +Input, -Output,
                                        % -Errors, -Status
          ]).
:- use_module(library(process)).
:- use_module(run_swipl).

/** <module> The programs in C of tools/, which `make build/NAME` builds
*/

program(Name, Program) :-
    root(Root),
    atomic_list_concat([Root,'/build/',Name], Program).

%!  has_tool(+Name) is semidet.

has_tool(Name) :-
    program(Name, Program),
    exists_file(Program).

%!  run_tool(+Name, +Arguments, +Input, -Output, -Errors, -Status) is det.

run_tool(Name, Arguments, Input, Output, Errors, Status) :-
    program(Name, Program),
    setup_call_cleanup(
        tmp_file_stream(File, Stream, [encoding(utf8)]),
        ( write(Stream, Input),
          close(Stream),
          process_create(path(sh),
                         ['-c','exec "$0" "$@" <"$TOOL_INPUT"',Program
                         |Arguments],
                         [ environment(['TOOL_INPUT'=File]),
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
