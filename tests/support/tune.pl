/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tune_for_tests,
          [ journal_weights/3,          % +Game, +Journal, -Weights
            tune/5                      % +Arguments, +Input, -Output, -Errors,
                                        % -Status
          ]).
:- use_module(run_swipl).
:- use_module(tool).

/** <module> The tuner
*/

%!  journal_weights(+Game, +Journal, -Weights:string) is semidet.
%
%   Weights is the table of terms, fitted to the games of Journal.

journal_weights(Game, Journal, Weights) :-
    run_swipl(['tools/journal_games.pl',Journal], "", Games, _, exit(0)),
    tune([Game,-], Games, Weights, _, exit(0)).

%!  tune(+Arguments, +Input, -Output, -Errors, -Status) is det.

tune(Arguments, Input, Output, Errors, Status) :-
    run_tool(tune, Arguments, Input, Output, Errors, Status).
