/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_compile, [run/2, command_option/4, help/2]).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/compile/compile',
              [compile_game/3, compile_option/4]).
:- use_module('../../prolog/tabuleiro/base/printing', [say/1]).

/** <module> tabuleiro compile: the rules of a game in C
*/

command_option(Name, Type, Default, Meaning) :-
    compile_option(Name, Type, Default, Meaning).

help(usage, ['GAME']).
help(header,
     "Compiles the rules of GAME, a program in Prolog, to C, and compares the \c
      answers. The library is kept. The status is 2 if an answer differs, 3 \c
      if GAME is not compiled.").

%!  run(+Argv, -Status) is det.

run(Argv, Status) :-
    arguments(Argv, Positional, Options),
    positional(['GAME'], Positional, [Name]),
    prolog_answers,
    named_game(Name, Game),
    compile_game(Game, Report, Options),
    say(compiled(Report)),
    status(Report.result, Status).

status(compiled, 0) :-
    !.
status(difference(_,_,_), 2) :-
    !.
status(_, 3).
