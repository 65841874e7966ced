/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_fixed_prover,
          [ with_fixed_prover/4,        % +Game, +Options, -Prover, :Goal
            fixed_verdict/5             % +Prover, +State, +Limits, -Verdict,
                                        % -Move
          ]).
:- use_module(library(option), [option/2]).
:- use_module('../game/native').
:- use_module('../search/think_limits', [think_limits/2]).
:- use_module(native_prover, [prover_limits/4]).

/** <module> Proving the results of a game whose lines have a fixed length

In a game in C with '$plies_left'/3 every line from a state to the end has that
many plies. A search of full width to this depth proves the result. Its table
keeps apart classes of positions, see class_hash in c_src/engine/game.h.
*/

:- meta_predicate
    with_fixed_prover(+, +, -, 0).

%!  with_fixed_prover(+Game, +Options, -Prover, :Goal) is semidet.
%
%   As with_native_prover/4.

with_fixed_prover(Game, Options, Prover, Goal) :-
    option(memory(MiB), Options),
    Prover = fixed(Game, Engine, Options),
    setup_call_cleanup(
        '$open_engine'(Game, alpha_beta_classes, MiB, Engine),
        once(Goal),
        '$close_engine'(Engine)).

%!  fixed_verdict(+Prover, +State, +Limits, -Verdict, -Move) is det.
%
%   As native_verdict/5.

fixed_verdict(fixed(Game, Engine, Options), State, Limits, Verdict, Move) :-
    '$plies_left'(Game, State, Left),
    option(plies(Plies), Limits),
    Depth is min(Left, Plies),
    prover_limits(Limits, Options, Bounds, Goal),
    think_limits([depth(Depth),selective(false),repetition(false)|Bounds],
                 ThinkLimits),
    '$think'(Engine, State, ThinkLimits, Goal,
             report(_, _, _, [line(Score, Searched, Exact, [Move|_])])),
    (   Searched =:= Left,
        Exact == true
    ->  proved(Score, Left, Verdict)
    ;   Before is min(Depth, Left-1),
        Verdict = verdict(unknown, 0, 0, Before, Before)
    ).

proved(0, _, verdict(draw, 0, 0, inf, inf)).
proved(win(Left), Left, verdict(win, Left, Left, Before, inf)) :-
    Before is Left-1.
proved(loss(Left), Left, verdict(loss, Left, Left, inf, Before)) :-
    Before is Left-1.
