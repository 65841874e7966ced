/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_draw_offer,
          [ accepts_draw/3              % +Game, +State, +Plies
          ]).
:- use_module(analyse, [analyse/4]).
:- use_module(lines, [win_chance/2]).
:- use_module('../game/native', [searched_in_c/2]).

/** <module> Whether a computer accepts a draw
*/

%!  accepts_draw(+Game, +State, +Plies) is semidet.
%
%   A computer accepts the draw that its opponent offers at State, after Plies
%   plies: both have played for a while, and a short search finds their chances
%   about equal, 40 to 60 %.
%
%       ?- tactigon:initial_state(default, S), accepts_draw(tactigon, S, 2).
%       false.

accepts_draw(Game, State, Plies) :-
    Plies >= 30,
    (   searched_in_c(Game, _)
    ->  Limits = [nodes(20_000)]        % a busy machine accepts the same
    ;   Limits = [nodes(200),time(1)]
    ),
    analyse(Game, State, [Line], [threads(1),hash(1),seed(1)|Limits]),
    win_chance(Line.score, Chance),
    abs(Chance-0.5) =< 0.1.
