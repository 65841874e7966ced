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
            has/2,                      % +Text, +Part
            own_game/1                  % -File
          ]).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(run_swipl).

/** <module> The command line, as a script calls it
*/

%!  cli(+Arguments, -Output, -Errors, -Status) is semidet.
%!  cli(+Arguments, +Input, -Output, -Errors, -Status) is semidet.

cli(Arguments, Output, Errors, Status) :-
    cli(Arguments, "", Output, Errors, Status).

cli(Arguments, Input, Output, Errors, Status) :-
    run_swipl(['app/tabuleiro.pl'|Arguments], Input, Output, Errors,
              exit(Status)).

%!  interrupted_cli(+Arguments, +Part, -Output, -Status) is semidet.
%!  interrupted_cli(+Arguments, +Part, +Times, -Output, -Status) is semidet.
%
%   Sends Ctrl-C, Times of it, when a line with Part has been printed. Output
%   has what is printed after that line, errors included. Status is as in a
%   shell. A shell may have started the tests in the background, where SIGINT is
%   ignored: the command gets it all the same.

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

%!  has(+Text, +Part) is semidet.

has(Text, Part) :-
    sub_string(Text, _, _, _, Part),
    !.

%!  own_game(-File) is det.
%
%   File is a game outside of `games`, in Prolog.

own_game('examples/own_game/hare_and_hounds.pl').
