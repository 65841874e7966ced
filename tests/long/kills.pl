/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(long_kills, [kills_and_halt/1]).
:- use_module('../support/environment').
:- use_module('../support/kills').

/** <module> A tournament that is killed at many moments

    swipl -g "kills_and_halt(100)" tests/long/kills.pl
*/

%!  kills_and_halt(+Count) is det.
%
%   Kills a tournament some Count times. Ends the process, with status 1 if a
%   kill cost a game or changed a result, or if most kills came too late.

kills_and_halt(Count) :-
    get_time(Now),
    Default is truncate(Now),
    number_from('TABULEIRO_SEED', Default, Seed),
    set_random(seed(Seed)),
    format("seed ~w~n", [Seed]),
    (   tournament_survives(Count, Kills)
    ->  format("killed ~d times, nothing lost~n", [Kills]),
        (   Kills >= Count//10
        ->  halt(0)
        ;   format("too few kills in time~n"),
            halt(1)
        )
    ;   format("a kill changed the result~n"),
        halt(1)
    ).
