/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(forked, [answer/0]).
:- use_module(library(unix)).

/** <module> Processes of the command line, forked from one that has loaded it

To load the library takes longer than most commands. cli.pl starts

    swipl -q -l app/tabuleiro.pl -g answer -t halt tests/support/forked.pl

and writes terms run(Arguments, Config, Input, Output, Errors) to it, which name
files. The module of the command is loaded, and the command runs in a child,
with Config as its folder of configuration. The answer is a line with the Status
of wait/2.
*/

%!  answer is det.
%
%   Answers until the end of the input. A child does not return.

answer :-
    read(Request),
    (   Request == end_of_file
    ->  true
    ;   skip(0'\n),
        arg(1, Request, Arguments),
        tabuleiro_app:load_command(Arguments),
        fork(Process),
        (   Process == child
        ->  command(Request)
        ;   wait(Process, Status),
            format("~q.~n", [Status]),
            flush_output,
            answer
        )
    ).

command(run(Arguments, Config, Input, Output, Errors)) :-
    setenv('XDG_CONFIG_HOME', Config),
    open(Input, read, In, [type(binary)]),
    open(Output, write, Out, [type(binary)]),
    open(Errors, write, Err, [type(binary)]),
    dup(In, user_input),
    dup(Out, user_output),
    dup(Err, user_error),
    set_prolog_flag(verbose, normal),   % -q made it silent
    tabuleiro_app:main(Arguments).
