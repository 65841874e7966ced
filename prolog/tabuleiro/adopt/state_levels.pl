/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_state_levels,
          [ with_state_levels/7         % +Module, +Run, +LoopAdapter,
                                        % +Options0, +Guesses0, -Options,
                                        % -Guesses
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists), [append/3, memberchk/2, select/4]).
:- use_module(library(option), [merge_options/3]).
:- use_module(adapted,
              [adapted_initial_state/3, adapted_own_choice/4,
               adapted_valid_moves/3]).
:- use_module(adapter, [trial_adapter/3]).
:- use_module(compared_play, [bounded/3]).
:- use_module(facts, [keeping_facts/2]).
:- use_module(loop_bots, [loop_levels/5]).
:- use_module(templates, [has_role/2]).
:- use_module(trial, [attempt/2]).

/** <module> Levels that are in the state, where the predicates alone play
*/

%!  with_state_levels(+Module, +Run, +LoopAdapter, +Options0, +Guesses0,
%!                    -Options, -Guesses) is det.
%
%   Where choose_move of Options0 takes no level, and the menus of Run offer
%   more than one, the levels are in the state, as the loop of LoopAdapter
%   shows, see loop_levels/5. In Options a level is N-state(Parts): that bot is
%   asked in a state with Parts, and plays one of the moves at the start.

with_state_levels(Module, Run, LoopAdapter, Options0, Guesses0, Options,
                  Guesses) :-
    select(guess(levels([One]), levels), Guesses0,
           guess(levels(Levels), state_levels), Guesses),
    trial_adapter(Module, Options0, Adapter),
    get_dict(choose_move, Adapter.ask, _:Choose),
    \+ has_role(Choose, level),
    bounded(30,
            keeping_facts(Module,
                          loop_levels(Module, Run, LoopAdapter, [One],
                                      LoopLevels)),
            true),
    maplist(state_level(LoopAdapter.loop.state), LoopLevels, Levels),
    merge_options([levels(Levels)], Options0, Options),
    keeping_facts(Module, ( trial_adapter(Module, Options, OfLevels),
                            play_at_start(OfLevels, Levels)
                          )),
    !.
with_state_levels(_, _, _, Options, Guesses, Options, Guesses).

state_level(Above, N-loop(Parts0), N-state(Parts)) :-
    maplist(within(Above), Parts0, Parts).

within(Above, Path0-Value, Path-Value) :-
    append(Above, Path, Path0).

play_at_start(Adapter, Levels) :-
    adapted_initial_state(Adapter, default, State),
    adapted_valid_moves(Adapter, State, Moves),
    maplist(plays(Adapter, State, Moves), Levels).

plays(Adapter, State, Moves, N-_) :-
    attempt(adapted_own_choice(Adapter, State, N, Move), yes),
    memberchk(Move, Moves).
