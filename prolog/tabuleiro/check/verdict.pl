/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_verdict,
          [ played/2,                   % +Looked, -Played
            verdict/3,                  % +Breaches, +Played, -Verdict
            verdict_status/2            % +Verdict, -Status
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [last/2, member/2]).
:- use_module(ask, [reply/3]).
:- use_module(law_kinds, [is_fault/1]).

/** <module> The verdict of a report

A check that played no game, or none to its end, proves nothing.
*/

%!  played(+Looked, -Played) is det.
%
%   Looked is a list of looked(Game, Looks), the looks at random games. Played
%   is played(Games, Ended): a move was made in Games of them, and Ended of
%   these ended.

played(Looked, played(Games, Ended)) :-
    aggregate_all(count, member(looked(game(_, [_|_], _), _), Looked),
                  Games),
    aggregate_all(count,
                  ( member(looked(game(_, [_|_], _), Looks), Looked),
                    last(Looks, look(State, Answers)),
                    reply(Answers, game_over(State), _)
                  ),
                  Ended).

%!  verdict(+Breaches:list(dict), +Played, -Verdict) is det.
%
%   Verdict is `breached` if one of Breaches is a fault of the program; else
%   `no_game` if no game was played, `never_over` if none ended,
%   `not_understood` if a guess may have caused a breach, and `kept`.

verdict(Breaches, played(Games, Ended), Verdict) :-
    (   member(Breach, Breaches),
        is_fault(Breach.kind)
    ->  Verdict = breached
    ;   Games =:= 0
    ->  Verdict = no_game
    ;   Ended =:= 0
    ->  Verdict = never_over
    ;   member(Breach, Breaches),
        Breach.kind == not_understood
    ->  Verdict = not_understood
    ;   Verdict = kept
    ).

%!  verdict_status(+Verdict, -Status) is det.
%
%   Status is the exit status of a command that reports Verdict.

verdict_status(kept, 0) :-
    !.
verdict_status(breached, 2) :-
    !.
verdict_status(none, 2) :-              % there is no report
    !.
verdict_status(_, 3).
