/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(untimed, [untimed/1]).        % :Goal
:- use_module('../../prolog/tabuleiro/search/levels', []).

:- meta_predicate untimed(0).

/** <module> Levels without a clock
*/

%!  untimed(:Goal) is semidet.
%
%   Runs Goal once; no time limit ends a level below 9 in it, so that its
%   moves are the same on any machine.

untimed(Goal) :-
    current_prolog_flag(tabuleiro_level_seconds, Seconds),
    setup_call_cleanup(
        set_prolog_flag(tabuleiro_level_seconds, inf),
        once(Goal),
        set_prolog_flag(tabuleiro_level_seconds, Seconds)).
