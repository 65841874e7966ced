/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_compile_later, [test_compile_later/0]).
:- use_module(library(plunit)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module('../support/run_swipl').

/** <module> A compilation in the background, and the end of its process
*/

test_compile_later :-
    run_tests(compile_later).

%   heard(+Outlives, +Wait, -Text): a process that has run a command in the
%   background is killed. A child of the command writes Text: `begun`, and
%   `whole` after the command Wait. Text ends when the child does.

heard(Outlives, Wait, Text) :-
    tmp_file(pipe, File),
    setup_call_cleanup(
        process_create(path(mkfifo), [File], []),
        heard(Outlives, Wait, File, Text),
        delete_file(File)).

heard(Outlives, Wait, File, Text) :-
    format(atom(Goal),
           "app_compile_later:run([sh,'-c','(exec >~w; echo begun; ~w; \c
                                             echo whole); true'], ~w)",
           [File,Wait,Outlives]),
    root(Root),
    current_prolog_flag(executable, Swipl),
    process_create(Swipl, ['-q','-g',Goal,'-t',halt,'app/compile_later.pl'],
                   [cwd(Root), process(Process), stdin(null)]),
    setup_call_cleanup(
        open(File, read, In),
        ( read_line_to_string(In, Begun),
          process_kill(Process, kill),
          process_wait(Process, _),
          read_string(In, _, Rest),
          string_concat(Begun, Rest, Text)
        ),
        close(In)).

:- begin_tests(compile_later).

test(of_a_command_goes_on_when_it_has_ended, Text == "begunwhole\n") :-
    heard(true, 'while kill -0 $PPID; do sleep 0.01; done', Text).
test(of_a_server_ends_with_it_and_so_do_its_children, Text == "begun") :-
    heard(false, 'sleep 60', Text).

:- end_tests(compile_later).
