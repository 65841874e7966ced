/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_serve, [test_serve/0]).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(socket)).
:- use_module(library(time)).
:- use_module('../support/run_swipl').

/** <module> The command serve, as a person starts it
*/

test_serve :-
    run_tests(serve).

%!  with_browser(:Goal) is semidet.
%
%   Calls call(Goal, Folder, File). Folder has the commands that open a page.
%   They start a program that keeps running, as a browser does, and write its
%   number to File.

:- meta_predicate with_browser(2).

with_browser(Goal) :-
    tmp_file(browser, Folder),
    directory_file_path(Folder, process, File),
    setup_call_cleanup(
        ( make_directory(Folder),
          forall(member(Name, ['xdg-open',open]), browser(Folder, Name, File))
        ),
        call(Goal, Folder, File),
        ( (   exists_file(File)
          ->  read_file_to_terms(File, [Browser], []),
              process_kill(Browser)
          ;   true
          ),
          delete_directory_and_contents(Folder)
        )).

browser(Folder, Name, File) :-
    directory_file_path(Folder, Name, Script),
    setup_call_cleanup(
        open(Script, write, Out),
        format(Out, "#!/bin/sh~n\c
                     sleep 600 </dev/null >/dev/null 2>&1 &~n\c
                     echo $!. >'~w.new' && mv '~w.new' '~w'~n",
               [File,File,File]),
        close(Out)),
    chmod(Script, +x).

%   The server has opened the page, and has ended.

served(Folder, File, Port) :-
    root(Root),
    current_prolog_flag(executable, Swipl),
    getenv('PATH', Path0),
    atomic_list_concat([Folder,:,Path0], Path),
    process_create(Swipl, ['app/tabuleiro.pl',serve,'--port=0',
                          '--bind=127.0.0.1'],
                   [ cwd(Root), environment(['PATH'=Path]), process(Process),
                     stdin(null), stdout(pipe(Out)), stderr(null)
                   ]),
    call_cleanup(
        ( read_line_to_string(Out, Line),
          split_string(Line, ":", "/", Parts),
          last(Parts, Digits),
          number_string(Port, Digits),
          call_with_time_limit(120, until_file(File))
        ),
        ( process_kill(Process, kill),
          process_wait(Process, _),
          close(Out)
        )).

until_file(File) :-
    (   exists_file(File)
    ->  true
    ;   sleep(0.02),
        until_file(File)
    ).

free_after(Folder, File) :-
    served(Folder, File, Port),
    tcp_socket(Socket),
    call_cleanup(
        ( tcp_setopt(Socket, reuseaddr),
          tcp_bind(Socket, '127.0.0.1':Port),
          tcp_listen(Socket, 1)
        ),
        tcp_close_socket(Socket)).

:- begin_tests(serve).

test(a_browser_does_not_keep_the_port,
     [condition(\+ current_prolog_flag(windows, true))]) :-
    with_browser(test_serve:free_after).

:- end_tests(serve).
