/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_loop_report,
          [ reporting_winner/6,         % +I, +Control, +N, +PI, +Head, :Goal
            named_by_call/3             % +Loop, +Head, -Reported
          ]).
:- use_module(spies, [unseen/2]).

/** <module> What a call tells of the winner

A report is reported(Winner, Head), by the call Head.
*/

:- meta_predicate reporting_winner(+, +, +, +, +, 0).

%!  reporting_winner(+I, +Control, +N, +PI, +Head, :Goal) is nondet.
%
%   In a Spy: calls Goal, the call Head of PI. After each answer argument I of
%   Control becomes reported(Winner, Head), where Winner is argument N of Head.
%   An unbound Winner replaces none: a predicate that calls the loop answers
%   after the end of the game. What PI calls itself is not seen: the first call
%   answers the loop.

reporting_winner(I, Control, N, PI, Head, Goal) :-
    arg(N, Head, Winner),
    term_variables(Winner, Free),
    (   term_variables(Head, Free0),
        Free0 == Free
    ->  Own = own(none)                 % Winner alone tells answers apart
    ;   Own = none
    ),
    unseen(PI, Goal),
    report(I, Control, Winner, Head, Own).

%   report(+I, +Control, +Winner, +Head, +Own): a report copies Head, so it is
%   not made again for a loop that backtracks into a test of the whole board.

report(I, Control, Winner, Head, Own) :-
    arg(I, Control, Before),
    (   Before = reported(Reported, _),
        (   nonvar(Reported),
            var(Winner)
        ;   arg(1, Own, Mine),
            same_term(Mine, Before),
            Reported =@= Winner
        )
    ->  true
    ;   nb_setarg(I, Control, reported(Winner, Head)),
        (   Own == none
        ->  true
        ;   arg(I, Control, Report),
            nb_linkarg(1, Own, Report)
        )
    ).

%!  named_by_call(+Loop, +Head, -Reported) is semidet.
%
%   The call Head of Loop itself names the winner, if it is its last one.

named_by_call(Loop, Head, reported(Winner, Head)) :-
    Loop.winner = winner(PI, N),
    PI == Loop.predicate,
    arg(N, Head, Winner).
