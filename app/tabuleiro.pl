#!/usr/bin/env swipl
/*  The command line of tabuleiro.

        swipl app/tabuleiro.pl --help

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_app, [main/1]).

:- on_signal(int, _, default).          % Ctrl-C while the commands load

:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(library(readutil)).
:- use_module(messages, []).
:- use_module(commands/adapt, []).
:- use_module(commands/analyse, []).
:- use_module(commands/annotate, []).
:- use_module(commands/bench, []).
:- use_module(commands/check, []).
:- use_module(commands/common, [split_adapt/2]).
:- use_module(commands/compare, []).
:- use_module(commands/games, []).
:- use_module(commands/grade, []).
:- use_module(commands/match, []).
:- use_module(commands/perft, []).
:- use_module(commands/play, []).
:- use_module(commands/serve, []).
:- use_module(commands/show, []).
:- use_module(commands/strength, []).
:- use_module(commands/tournament, []).
:- use_module(commands/ugi, []).
:- use_module(commands/why, []).
:- use_module(commands/worker, []).
:- use_module(help).
:- use_module('../prolog/tabuleiro/interface/games', [root_directory/1]).
:- use_module('../prolog/tabuleiro/interface/interrupt', [when_loaded/1]).
:- use_module('../prolog/tabuleiro/interface/leave', [is_leave/1]).
:- use_module('../prolog/tabuleiro/interface/options', [near_names/3]).
:- use_module('../prolog/tabuleiro/terminal/terminal', [end_progress/0, say/1]).

/** <module> The command line

    swipl app/tabuleiro.pl COMMAND [ARGUMENT ...]

Each command is a module in `commands` with run(+Argv, -Status) and its
options for library(main); `--adapt=OPTIONS` is an option of all. The exit
status is 0 for success, also when the person leaves, 1 for wrong arguments
and errors, 2 when a command has found a difference or a breach, and 130 after
Ctrl-C.
*/

:- initialization(main, main).

%!  command(?Name, ?Module) is nondet.
%
%   The command Name. What it does is in its message, command(Name).

command(play,       app_play).
command(games,      app_games).
command(serve,      app_serve).
command(match,      app_match).
command(tournament, app_tournament).
command(worker,     app_worker).
command(compare,    app_compare).
command(check,      app_check).
command(grade,      app_grade).
command(adapt,      app_adapt).
command(analyse,    app_analyse).
command(why,        app_why).
command(show,       app_show).
command(annotate,   app_annotate).
command(perft,      app_perft).
command(bench,      app_bench).
command(strength,   app_strength).
command(ugi,        app_ugi).

main(Argv) :-
    on_signal(int, _, interrupt),
    catch(( split_adapt(Argv, Argv1),
            run(Argv1, Status)
          ),
          Ball,
          ended(Ball, Status)),
    halt(Status).

%   Ctrl-C unwinds: halt/1 in a signal handler hangs while a time limit is
%   set. A second Ctrl-C kills what does not end.

:- public interrupt/1.                  % signal handler

interrupt(_Signal) :-
    on_signal(int, _, default),
    when_loaded(throw(tabuleiro_interrupt)).

run([Name|Argv], Status) :-
    command(Name, Module),
    !,
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
    findall(Name, command(Name, _), Names),
    near_names(Word, Names, Near),
    print_message(error, tabuleiro(unknown_command(Word, Near, Names))).

answer(Word, Usage) :-
    memberchk(Word, ['--help','-h',help]),
    usage(Usage).
answer('--version', version(Version)) :-
    root_directory(Root),
    directory_file_path(Root, 'pack.pl', File),
    read_file_to_terms(File, Terms, []),
    memberchk(version(Version), Terms).

usage(commands(Names)) :-
    findall(Name, command(Name, _), Names).

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
