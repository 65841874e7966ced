/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_native_prover,
          [ with_native_prover/4,       % +Game, +Options, -Prover, :Goal
            native_verdict/5            % +Prover, +State, +Limits, -Verdict,
                                        % -Move
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
    option(repetition(Repetition), Options),
    option(on_info(Info), Options, none),
    Prover = native(Engine, Repetition, Info),
    setup_call_cleanup('$open_engine'(Game, proof, MiB, Engine),
                       once(Goal),
                       '$close_engine'(Engine)).

%!  native_verdict(+Prover, +State, +Limits, -Verdict, -Move) is det.
%
%   Verdict is what Prover proves of State, in which the game is not over,
%   within Limits, the options plies, positions and time. It is verdict(Kind,
%   Low, High, NoWin, NoLoss), see '$verdict'/2. Move keeps the result, or is
%   any legal move if nothing is proved.

native_verdict(native(Engine, Repetition, Info), State, Limits, Verdict,
               Move) :-
    option(plies(Plies), Limits),
    option(positions(Nodes), Limits, inf),
    option(time(Time), Limits, inf),
    seconds(Time, Seconds),
    (   Repetition == draw
    ->  Draw = true
    ;   Draw = false
    ),
    (   Info == none
    ->  Goal = none
    ;   Goal = tabuleiro_native_prover:news(Info)
    ),
    think_limits([ seconds(Seconds), nodes(Nodes), depth(Plies),
                   repetition(Draw)
                 ],
                 ThinkLimits),
    '$think'(Engine, State, ThinkLimits, Goal,
             report(_, _, _, [line(_, _, _, [Move|_])])),
    '$verdict'(Engine, Verdict).

seconds(inf, inf) :-
    !.
seconds(Time, Seconds) :-
    Seconds is float(Time).

%   C calls news/3 with each report, Now seconds after the search began.

:- public news/3.

news(Goal, report(Depth, Nodes, _, _), Now) :-
    ignore(call(Goal, info{plies:Depth, positions:Nodes, time:Now})).
