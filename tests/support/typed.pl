/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(typed,
          [ typed/3,                    % :Goal, +Lines, -Output
            typed/5                     % +Folder, :Goal, +Input, -Output,
                                        % -Errors
          ]).
:- use_module(library(apply)).
:- use_module(library(memfile)).
:- use_module('run_swipl').

/** <module> Typing lines at the questions of a goal

The goal runs in a thread of this process. A new thread has its own settings, as
a process has, and takes a tenth of the time.
*/

:- meta_predicate
    typed(0, +, -),
    typed(+, 0, +, -, -),
    in_folder(+, 0),
    in_thread(1, -),
    printed(0, +, -).

%!  typed(:Goal, +Lines, -Output:string) is det.
%
%   As typed/5, in a new folder. Goal prints nothing to `user_error`.

typed(Goal, Lines, Output) :-
    with_output_to(string(Input), maplist(writeln, Lines)),
    new_folder(Folder),
    typed(Folder, Goal, Input, Output, Errors),
    assertion(Errors == "").

%!  typed(+Folder, :Goal, +Input, -Output:string, -Errors:string) is det.
%
%   Calls Goal once with Input as `user_input`, which is not a terminal, in the
%   root of this tree. Folder is the home and the configuration folder. Output
%   and Errors are the output of Goal; an exception of Goal is rethrown.

typed(Folder, Goal, Input, Output, Errors) :-
    in_folder(Folder, in_thread(printed(Goal, Input), Output-Errors)).

in_folder(Folder, Goal) :-
    root(Root),
    working_directory(Directory, Root),
    setup_call_cleanup(
        ( replaced('HOME', Folder, Home),
          replaced('XDG_CONFIG_HOME', Folder, Config)
        ),
        once(Goal),
        ( replaced('XDG_CONFIG_HOME', Config, _),
          replaced('HOME', Home, _),
          working_directory(_, Directory)
        )).

%   Old is the previous value of the environment variable Name, or `none`.

replaced(Name, New, Old) :-
    (   getenv(Name, Value)
    ->  Old = some(Value)
    ;   Old = none
    ),
    (   New == none
    ->  unsetenv(Name)
    ;   New = some(Text)
    ->  setenv(Name, Text)
    ;   setenv(Name, New)
    ).

in_thread(Goal, Result) :-
    thread_self(Me),
    thread_create(( call(Goal, Found),
                    thread_send_message(Me, typed(Found))
                  ),
                  Thread),
    thread_join(Thread, Status),
    (   Status == true
    ->  thread_get_message(typed(Result))
    ;   throw(typed(Status))
    ).

printed(Goal, Input, Output-Errors) :-
    setup_call_cleanup(
        ( open_string(Input, In),
          new_memory_file(Memory),
          open_memory_file(Memory, write, Err, [encoding(utf8)])
        ),
        ( set_stream(In, alias(user_input)),
          set_stream(Err, alias(user_error)),
          with_output_to(string(Output), Goal),
          close(Err),
          memory_file_to_string(Memory, Errors)
        ),
        ( close(In),
          free_memory_file(Memory)
        )).
