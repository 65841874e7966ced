/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_learn, [run/2, command_option/4, help/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/base/printing', [say/1]).
:- use_module('../../prolog/tabuleiro/learn/check_lesson', [check_lesson/2]).
:- use_module('../../prolog/tabuleiro/learn/lesson', [has_lesson/1]).
:- use_module('../../prolog/tabuleiro/play/lessons', [play_lesson/2]).

/** <module> tabuleiro learn: the first lesson of a game
*/

command_option(step, positive_integer, 1, "step to begin with").
command_option(check, boolean, false,
               "check the lesson instead: the moves that solve each task, by \c
                the rules, and the texts").

help(usage, ['GAME']).
help(header,
     "Gives the first lesson of GAME: small positions, each with one idea and \c
      a task that the rules check. With --check the status is 2 if the lesson \c
      has faults.").
help(footer,
     "A game of one's own has a lesson if there is a file lesson.txt beside \c
      it, see docs/your-own-game.md.").

%!  run(+Argv, -Status) is det.

run(Argv, Status) :-
    arguments(Argv, Positional, Options),
    positional(['GAME'], Positional, [Name]),
    named_game(Name, Game),
    (   has_lesson(Game)
    ->  true
    ;   wrong_argument(no_lesson(Game))
    ),
    (   option(check(true), Options)
    ->  check_lesson(Game, Faults),
        say(lesson_faults(Faults)),
        (   Faults == []
        ->  Status = 0
        ;   Status = 2
        )
    ;   option(step(First), Options, 1),
        (   play_lesson(Game, First)
        ->  Status = 0
        ;   wrong_argument(no_step(First))
        )
    ).
