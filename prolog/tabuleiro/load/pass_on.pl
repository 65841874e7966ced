/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_pass_on,
          [ passing_on/2,               % +Goal, -Passing
            pass_on/1                   % @Ball
          ]).
:- use_module('../base/leave', [is_leave/1]).
:- use_module('../base/time_limit', [throw_if_over/0]).

/** <module> Programs that catch every exception

A program that catches every exception in a loop would go on after a time limit,
or when the person leaves. Its calls of catch/3 are changed to rethrow these
exceptions.
*/

%!  passing_on(+Goal, -Passing) is semidet.
%
%   Passing is Goal, a call of catch/3 or of on_exception/3 of SICStus, with
%   pass_on/1 before the recovery goal.

passing_on(catch(Goal, Ball, Recover),
           catch(Goal, Ball, (tabuleiro_pass_on:pass_on(Ball),Recover))) :-
    \+ passes(Recover).
passing_on(on_exception(Ball, Goal, Recover),
           on_exception(Ball, Goal,
                        (tabuleiro_pass_on:pass_on(Ball),Recover))) :-
    \+ passes(Recover).

passes(Recover) :-
    nonvar(Recover),
    Recover = (First,_),
    nonvar(First),
    First = tabuleiro_pass_on:pass_on(_).

%!  pass_on(@Ball) is det.
%
%   Rethrows Ball if is_leave(Ball) is true. Throws if the time of a
%   within_seconds/3 around the program is over. The program may catch its own
%   time limits.

pass_on(Ball) :-
    (   is_leave(Ball)
    ->  throw(Ball)
    ;   throw_if_over
    ).
