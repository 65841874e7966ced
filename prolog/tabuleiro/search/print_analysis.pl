/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_print_analysis,
          [ print_analysis/3            % +Game, +State, +Lines
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../game/games', [load_game/2]).
:- use_module(lines, [readable_line/4]).
:- use_module('../base/printing', [say/1]).

/** <module> What an analysis found, printed
*/

%!  print_analysis(+Game, +State, +Lines:list) is det.
%
%   Prints Lines, which analyse/4 returns for State of Game: a line each, with
%   the score, the chance to win, the depth and the moves in notation.
%
%       ?- initial_state(default, S), analyse(wali, S, Lines, [multi_pv(2)]),
%          print_analysis(wali, S, Lines).
%
%   @error those of load_game/2

print_analysis(Game, State, Lines) :-
    load_game(Game, Module),
    (   Lines == []
    ->  say(over)
    ;   forall(member(Line, Lines),
               ( readable_line(Module, State, Line, Message),
                 say(Message)
               ))
    ).
