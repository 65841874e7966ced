/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_drawn_start,
          [ draws_start/2               % +Module, +Options
          ]).
:- use_module(adapted).
:- use_module(adapter, [trial_adapter/3]).
:- use_module(loop_explains, [drawing/2]).
:- use_module(trial, [at_fixed_random/1, attempt/2, with_patience/3]).

/** <module> Whether a program draws the start of a game
*/

%!  draws_start(+Module, +Options) is semidet.
%
%   Games of Module, adapted with Options, start otherwise with other random
%   numbers. Of a program that draws some, but takes too long to start, it is
%   true, too.

draws_start(Module, Options) :-
    trial_adapter(Module, Options, Adapter),
    with_patience(1, Adapter.input, at_fixed_random(draws_start(Adapter))).

draws_start(Adapter) :-
    set_random(seed(1)),
    drawing(start(Adapter, First), true),
    (   First == late
    ->  true
    ;   between(2, 8, Seed),
        set_random(seed(Seed)),
        start(Adapter, Other),
        Other \== First
    ->  true
    ).

start(Adapter, State) :-
    (   attempt(adapted_initial_state(Adapter, default, Started), yes)
    ->  State = Started
    ;   State = late
    ).
