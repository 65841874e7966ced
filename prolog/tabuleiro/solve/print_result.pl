/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_print_result,
          [ print_result/3              % +Game, +State, +Result
          ]).
:- use_module('../base/printing', [say/1]).
:- use_module('../search/lines', [player_name/3]).
:- use_module(texts, []).

/** <module> A proved result, printed
*/

%!  print_result(+Game, +State, +Result) is det.
%
%   Prints Result, that of solve/4 for State of the module Game.

print_result(Game, State, Result) :-
    player_name(Game, State, Player),
    say(solved(Player, Result)).
