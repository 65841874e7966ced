/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_loop_report,
          [ report_winner/4,            % +I, +Control, +N, +Head
            named_by_call/3             % +Loop, +Head, -Reported
          ]).

/** <module> What a call tells of the winner

A report is reported(Winner, Head), by the call Head.
*/

%!  report_winner(+I, +Control, +N, +Head) is det.
%
%   Argument I of Control becomes reported(Winner, Head), where Winner is
%   argument N of the answer Head. An unbound Winner replaces none: a predicate
%   that calls the loop answers after the end of the game.

report_winner(I, Control, N, Head) :-
    arg(N, Head, Winner),
    (   var(Winner),
        arg(I, Control, reported(Before, _)),
        nonvar(Before)
    ->  true
    ;   nb_setarg(I, Control, reported(Winner, Head))
    ).

%!  named_by_call(+Loop, +Head, -Reported) is semidet.
%
%   The call Head of Loop itself names the winner, if it is its last one.

named_by_call(Loop, Head, reported(Winner, Head)) :-
    Loop.winner = winner(PI, N),
    PI == Loop.predicate,
    arg(N, Head, Winner).
