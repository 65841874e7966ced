/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_time_plan,
          [ clock_left/4,               % +Options, -Left, -Increment,
                                        % -Overhead
            clock_seconds/2             % +Options, -Seconds
          ]).
:- use_module(library(option), [option/2]).

/** <module> How long to think in a game with clocks
*/

%!  clock_left(+Options, -Left, -Increment, -Overhead) is semidet.
%
%   Options of a search have a clock, in seconds: Left for the game, Increment
%   a move, and Overhead, what a move costs besides the search.

clock_left(Options, Left, Increment, Overhead) :-
    option(clock(Clock), Options),
    (   Clock = Left0+Increment0
    ->  Left is float(Left0),
        Increment is float(Increment0)
    ;   Clock \== inf,
        Left is float(Clock),
        Increment = 0.0
    ),
    option(move_overhead(Overhead0), Options),
    Overhead is float(Overhead0).

%!  clock_seconds(+Options, -Seconds) is semidet.
%
%   A search in Prolog thinks for Seconds: the target of
%   c_src/engine/time_plan.h, without its extensions.

clock_seconds(Options, Seconds) :-
    clock_left(Options, Left, Increment, Overhead),
    Usable is max(Left-20*Overhead, 0),
    Wanted is max(Usable/30+Increment-Overhead, 0),
    Seconds is min(Wanted, Usable/4).
