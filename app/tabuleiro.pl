#!/usr/bin/env swipl
/*  The command line of tabuleiro.

        swipl app/tabuleiro.pl --help

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_app, [main/1]).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(commands/analyse, []).
:- use_module(commands/annotate, []).
:- use_module(commands/bench, []).
:- use_module(commands/check, []).
:- use_module(commands/compare, []).
:- use_module(commands/match, []).
:- use_module(commands/perft, []).
:- use_module(commands/play, []).
:- use_module(commands/show, []).
:- use_module(commands/strength, []).
:- use_module(commands/why, []).
:- use_module('../prolog/tabuleiro/interface/leave', [is_leave/1]).

/** <module> The command line

    swipl app/tabuleiro.pl COMMAND [ARGUMENT ...]

Each command is a module in `commands` with run(+Argv, -Status) and its
options for library(main). The exit status is 0 for success, also when the
person leaves, 1 for wrong arguments and errors, and 2 when a command has
found a difference or a breach.
*/

:- initialization(main, main).

%!  command(?Name, ?Module, ?What) is nondet.

command(play,  app_play,  "play in the terminal").
command(match, app_match, "a match of many games between two bots").
command(compare, app_compare,
        "two implementations of a game: answers, times, bots").
command(check, app_check, "what breaks the interface of games?").
command(analyse, app_analyse, "the best lines from a position").
command(why, app_why, "which rules a move breaks, or what it loses").
command(show, app_show, "replay recorded games in the terminal").
command(annotate, app_annotate, "the mistakes of recorded games").
command(perft, app_perft, "count the leaves of the game tree").
command(bench, app_bench, "measure C against the reference").
command(strength, app_strength, "measure how well the search plays").

main([Name|Argv]) :-
    command(Name, Module, _),
    !,
    catch(Module:run(Argv, Status), Error, failed(Error, Status)),
    halt(Status).
main(Argv) :-
    (   Argv = [Help|_],
        memberchk(Help, ['--help','-h',help])
    ->  usage(user_output),
        halt(0)
    ;   usage(user_error),
        halt(1)
    ).

failed(unwind(halt(Status)), Status) :-
    !.
failed(Ball, 0) :-
    is_leave(Ball),
    !.
failed(Error, 1) :-
    print_message(error, Error).

usage(Stream) :-
    format(Stream, "Usage: tabuleiro COMMAND [ARGUMENT ...]~n~n", []),
    forall(command(Name, _, What),
           format(Stream, "    ~w~t~14|~w~n", [Name,What])),
    format(Stream, "~nCOMMAND --help tells more.~n", []).
