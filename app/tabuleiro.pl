#!/usr/bin/env swipl
/*  The command line of tabuleiro.

        swipl app/tabuleiro.pl --help

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_app, [main/1]).

:- on_signal(int, _, default).          % Ctrl-C while the commands load

:- use_module('../prolog/tabuleiro/game/build',
              [load_built/1, root_directory/1]).
:- load_built(game).
:- load_built(tabuleiro).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(library(readutil)).
:- use_module(texts, []).
:- use_module(commands/common, [split_adapt/2, start_alarms/0]).
:- use_module(help).
:- use_module('../prolog/tabuleiro/base/interrupt', [when_loaded/1]).
:- use_module('../prolog/tabuleiro/base/leave', [is_leave/1]).
:- use_module('../prolog/tabuleiro/base/locale', [utf8_streams/0]).
:- use_module('../prolog/tabuleiro/base/options', [near_names/3]).
:- use_module('../prolog/tabuleiro/base/progress_line', [end_progress/0]).
:- use_module('../prolog/tabuleiro/base/printing', [say/1]).

/** <module> The command line

    swipl app/tabuleiro.pl COMMAND [ARGUMENT ...]

Each command is a module in `commands` with run(+Argv, -Status) and its options
for library(main). All commands have the options `--adapt=OPTIONS` and
`--fresh`. The exit status is

    | 0   | success, or the person left                 |
    | 1   | wrong arguments, or an error                |
    | 2   | a difference or a breach was found          |
    | 3   | a check found no breach, but proves nothing |
    | 130 | Ctrl-C                                      |
*/

:- initialization(main, main).

%!  command(?Name) is nondet.
%
%   Name is a command. The message does(Name) describes it.

command(play).
command(learn).
command(puzzles).
command(games).
command(serve).
command(match).
command(tournament).
command(worker).
command(compare).
command(check).
command(grade).
command(adapt).
command(compile).
command(analyse).
command(solve).
command(tables).
command(fair).
command(why).
command(show).
command(annotate).
command(perft).
command(bench).
command(strength).
command(ladder).
command(ugi).

main(Argv) :-
    utf8_streams,
    load_command(Argv),
    start_alarms,
    on_signal(int, _, interrupt),
    full_disk_is_an_error,
    catch(( split_adapt(Argv, Argv1),
            run(Argv1, Status)
          ),
          Ball,
          ended(Ball, Status)),
    halt(Status).

%   Ignores SIGXFSZ, so that writing beyond the limit of file sizes is an error
%   and does not end the process. Windows has no such signal.

full_disk_is_an_error :-
    catch(on_signal(xfsz, _, ignore), error(_, _), true).

%   Loads only the command that is called, to save time.

load_command([Name|_]) :-
    command(Name),
    !,
    root_directory(Root),
    atomic_list_concat([Root,'/app/commands/',Name], File),
    use_module(File, []).
load_command(_).

%   Ctrl-C throws an exception, because halt/1 in a signal handler hangs while a
%   time limit is set. A second Ctrl-C kills the process if it has not ended.

:- public interrupt/1.                  % signal handler

interrupt(_Signal) :-
    on_signal(int, _, default),
    when_loaded(throw(tabuleiro_interrupt)).

run([Name|Argv], Status) :-
    command(Name),
    !,
    atom_concat(app_, Name, Module),
    (   \+ memberchk(Name, [play,show]),   % whose help depends on the game
        asks_help(Argv)
    ->  print_help(Module),
        Status = 0
    ;   Module:run(Argv, Status)
    ).
run([Word|_], 0) :-
    answer(Word, Message),
    !,
    say(Message).
run([], 1) :-
    usage(Usage),
    print_message(help, tabuleiro(Usage)).
run([Word|_], 1) :-
    findall(Name, command(Name), Names),
    near_names(Word, Names, Near),
    print_message(error, tabuleiro(unknown_command(Word, Near, Names))).

answer(Word, Usage) :-
    memberchk(Word, ['--help','-h',help]),
    usage(Usage).
answer('--version', version(Version)) :-
    root_directory(Root),
    atom_concat(Root, '/pack.pl', File),
    read_file_to_terms(File, Terms, []),
    memberchk(version(Version), Terms).

usage(command_list(Names)) :-
    findall(Name, command(Name), Names).

ended(unwind(halt(Status0)), Status) :-
    !,
    Status = Status0.
ended(tabuleiro_interrupt, 130) :-
    !,
    end_progress.
ended(Ball, 0) :-
    is_leave(Ball),
    !.
ended(error(io_error(write, _), context(_, 'Broken pipe')), 1) :-
    !.                                  % such as `| head`
ended(Error, 1) :-
    end_progress,
    print_message(error, Error).
