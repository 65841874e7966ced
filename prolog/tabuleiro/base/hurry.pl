/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_hurry,
          [ until_hurried/2             % :Goal, -Hurried
          ]).
:- use_module(interrupt, [interrupt_with/2]).

/** <module> Ctrl-C makes the computer move at once
*/

:- meta_predicate until_hurried(0, -).

%!  until_hurried(:Goal, -Hurried) is semidet.
%
%   Runs Goal once. Hurried is `true` if Ctrl-C ended Goal, else `false`.

until_hurried(Goal, Hurried) :-
    catch(( setup_call_cleanup(
                on_signal(int, Old, hurry),
                once(Goal),
                on_signal(int, _, Old)),
            Hurried = false
          ),
          tabuleiro_hurry,
          Hurried = true).

:- public hurry/1.                      % signal handler

hurry(_Signal) :-
    interrupt_with(hurry, tabuleiro_hurry).
