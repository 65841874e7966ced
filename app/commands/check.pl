/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_check, [run/2, command_option/4, help/2]).
:- use_module(library(option)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/check/check_report',
              [check_report/3, check_report_option/4]).
:- use_module('../../prolog/tabuleiro/check/check_report_json',
              [report_json/2]).
:- use_module('../../prolog/tabuleiro/check/verdict', [verdict_status/2]).
:- use_module('../../prolog/tabuleiro/base/json', [json_write_dict/2]).
:- use_module('../../prolog/tabuleiro/base/progress_line',
              [end_progress/0, show_progress/1]).
:- use_module('../../prolog/tabuleiro/base/printing', [say/1]).

/** <module> tabuleiro check: what is wrong with a game?
*/

command_option(format, oneof([text,json]), text, "form of the report").
command_option(seed, integer, _, "seed of the random generator").
command_option(Name, Type, Default, Meaning) :-
    check_report_option(Name, Type, Default, Meaning).

help(usage, ['GAME']).
help(header,
     "Plays random games of GAME and reports errors, missing parts of the \c
      interface of games, and bad style.").
help(footer,
     "GAME is a game or a file with one. The status is 2 if there is a \c
      breach, 1 if GAME cannot be loaded, and 3 if there is no breach but no \c
      game was played to its end or the program is not understood.").

%!  run(+Argv, -Status) is det.

run(Argv, Status) :-
    arguments(Argv, Positional, Options0),
    positional(['GAME'], Positional, [Name]),
    prolog_answers,
    named_game(Name, [compared(whole)], Game),
    select_option(format(Format), Options0, Options1, text),
    (   select_option(seed(Seed), Options1, Options)
    ->  set_random(seed(Seed))
    ;   Options = Options1
    ),
    check(Format, Game, Options, Report),
    verdict_status(Report.verdict, Status).

check(text, Game, Options, Report) :-
    check_report(Game, Report,
                 [ on_played(say_played), on_breach(say_breach),
                   on_progress(say_step)
                 | Options
                 ]),
    end_progress,
    say(check_end(Report)).
check(json, Game, Options, Report) :-
    check_report(Game, Report, Options),
    report_json(Report, JSON),
    json_write_dict(current_output, JSON),
    nl.

say_played(Played) :-
    end_progress,
    say(check_played(Played)).

say_breach(Breach) :-
    end_progress,
    say(check_breach(Breach)).

say_step(What) :-
    show_progress(checking_step(What)).
