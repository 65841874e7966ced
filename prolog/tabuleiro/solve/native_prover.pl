/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_native_prover,
          [ with_native_prover/4,       % +Game, +Options, -Prover, :Goal
            native_verdict/5,           % +Prover, +State, +Limits, -Verdict,
                                        % -Move
            prover_limits/4             % +Limits, +Options, -Bounds, -Goal
          ]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../game/native').
:- use_module('../search/think_limits', [think_limits/2]).

/** <module> Proving the results of a game in C

c_src/engine/proof.h has the methods. The memory of a prover lasts from one
state to the next.
*/

:- meta_predicate
    with_native_prover(+, +, -, 0).

%!  with_native_prover(+Game, +Options, -Prover, :Goal) is semidet.
%
%   Calls Goal once, with Prover for Game, which runs in C. Of Options, those
%   of solve_option/4, memory, repetition and on_info are of the prover.

with_native_prover(Game, Options, Prover, Goal) :-
    option(memory(MiB), Options),
    Prover = native(Engine, Options),
    setup_call_cleanup('$open_engine'(Game, proof, MiB, Engine),
                       once(Goal),
                       '$close_engine'(Engine)).

%!  native_verdict(+Prover, +State, +Limits, -Verdict, -Move) is det.
%
%   Verdict is what Prover proves of State, in which the game is not over,
%   within Limits, the options plies, positions and time. It is verdict(Kind,
%   Low, High, NoWin, NoLoss), see '$verdict'/2. Move keeps the result, or is
%   any legal move if nothing is proved.

native_verdict(native(Engine, Options), State, Limits, Verdict, Move) :-
    option(plies(Plies), Limits),
    option(repetition(Repetition), Options),
    (   Repetition == draw
    ->  Draw = true
    ;   Draw = false
    ),
    prover_limits(Limits, Options, Bounds, Goal),
    think_limits([depth(Plies),repetition(Draw)|Bounds], ThinkLimits),
    '$think'(Engine, State, ThinkLimits, Goal,
             report(_, _, _, [line(_, _, _, [Move|_])])),
    '$verdict'(Engine, Verdict).

%!  prover_limits(+Limits, +Options, -Bounds, -Goal) is det.
%
%   Bounds are the limits seconds and nodes of think_limits/2, by the options
%   time and positions of Limits. Goal is that of '$think'/5, by on_info of
%   Options.

prover_limits(Limits, Options, [seconds(Seconds),nodes(Nodes)], Goal) :-
    option(positions(Nodes), Limits, inf),
    option(time(Time), Limits, inf),
    seconds(Time, Seconds),
    option(on_info(Info), Options, none),
    (   Info == none
    ->  Goal = none
    ;   Goal = tabuleiro_native_prover:news(Info)
    ).

seconds(inf, inf) :-
    !.
seconds(Time, Seconds) :-
    Seconds is float(Time).

%   C calls news/3 with each report, Now seconds after the search began.

:- public news/3.

news(Goal, report(Depth, Nodes, _, _), Now) :-
    ignore(call(Goal, info{plies:Depth, positions:Nodes, time:Now})).
