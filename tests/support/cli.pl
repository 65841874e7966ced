/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(cli,
          [ cli/4,                      % +Arguments, -Output, -Errors, -Status
            cli/5,                      % +Arguments, +Input, -Output, -Errors,
                                        % -Status
            interrupted_cli/4,          % +Arguments, +Part, -Output, -Status
            interrupted_cli/5,          % +Arguments, +Part, +Times, -Output,
                                        % -Status
            signalled_cli/5,            % +Signals, +Arguments, +Part, -Output,
                                        % -Status
            own_game/1                  % -File
          ]).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(texts).
:- use_module(run_swipl).

/** <module> The command line, as a script calls it
*/

%!  cli(+Arguments, -Output, -Errors, -Status) is semidet.
%!  cli(+Arguments, +Input, -Output, -Errors, -Status) is semidet.
%
%   Runs the command line in a process that is forked from one that has loaded
%   it, see forked.pl. Fails if a signal ends it.

cli(Arguments, Output, Errors, Status) :-
    cli(Arguments, "", Output, Errors, Status).

cli(Arguments, Input, Output, Errors, Status) :-
    loaded_process(To, From),
    new_folder(Folder),
    maplist(directory_file_path(Folder), [input,output,errors],
            [InFile,OutFile,ErrFile]),
    setup_call_cleanup(open(InFile, write, In, [encoding(utf8)]),
                       write(In, Input),
                       close(In)),
    format(To, '~q.~n',
           [run(Arguments, Folder, InFile, OutFile, ErrFile)]),
    flush_output(To),
    read(From, Ended),
    maplist(file_text, [OutFile,ErrFile], [Output,Errors]),
    Ended = exited(Status).

file_text(File, Text) :-
    read_file_to_string(File, Text, [encoding(utf8)]).

:- dynamic
    loaded/2.                           % input and output of the process

loaded_process(To, From) :-
    loaded(To, From),
    !.
loaded_process(To, From) :-
    root(Root),
    current_prolog_flag(executable, Swipl),
    own_environment(['LC_ALL'='C.UTF-8'], Environment),
    process_create(Swipl,
                   [ '-q', '-l', 'app/tabuleiro.pl', '-g', answer, '-t', halt,
                     'tests/support/forked.pl'
                   ],
                   [ cwd(Root), environment(Environment),
                     stdin(pipe(To, [encoding(utf8)])),
                     stdout(pipe(From, [encoding(utf8)])),
                     process(Process)
                   ]),
    assertz(loaded(To, From)),
    at_halt(( close(To, [force(true)]),
              process_wait(Process, _)
            )).

%!  interrupted_cli(+Arguments, +Part, -Output, -Status) is semidet.
%!  interrupted_cli(+Arguments, +Part, +Times, -Output, -Status) is semidet.
%
%   Sends Ctrl-C Times times when a line with Part has been printed. Output has
%   what is printed after that line, errors included. Status is as in a shell. A
%   shell may have started the tests in the background, where SIGINT is ignored:
%   the command does not inherit that.

interrupted_cli(Arguments, Part, Output, Status) :-
    interrupted_cli(Arguments, Part, 1, Output, Status).

interrupted_cli(Arguments, Part, Times, Output, Status) :-
    findall(int, between(1, Times, _), Signals),
    signalled_cli(Signals, Arguments, Part, Output, Status).

%!  signalled_cli(+Signals:list, +Arguments, +Part, -Output, -Status)
%!                is semidet.
%
%   As interrupted_cli/4, with Signals.

signalled_cli(Signals, Arguments, Part, Output, Status) :-
    root(Root),
    current_prolog_flag(executable, Swipl),
    process_create(path(sh),
                   [ '-c',
                     'if env --default-signal=INT true 2>/dev/null; then \c
                          set -- env --default-signal=INT "$@"; fi; \c
                      exec "$@" 2>&1',
                     sh, Swipl, 'app/tabuleiro.pl'
                   | Arguments
                   ],
                   [ cwd(Root),
                     stdin(null),
                     stdout(pipe(Out, [encoding(utf8)])),
                     process(Process)
                   ]),
    read_up_to(Out, Part),
    forall(member(Signal, Signals),
           process_kill(Process, Signal)),
    read_string(Out, _, Output),
    close(Out),
    process_wait(Process, Ended),
    shell_status(Ended, Status).

shell_status(exit(Status), Status).
shell_status(killed(Signal), Status) :-
    Status is 128+Signal.

read_up_to(Out, Part) :-
    read_line_to_string(Out, Line),
    (   Line == end_of_file
    ->  true
    ;   has(Line, Part)
    ->  true
    ;   read_up_to(Out, Part)
    ).

%!  own_game(-File) is det.
%
%   File is a game outside of `games`, in Prolog.

own_game('examples/own_game/hare_and_hounds.pl').
