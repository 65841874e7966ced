/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_perft, [run/2]).
:- use_module(library(error)).
:- use_module(library(main)).
:- use_module(common).
:- use_module('../../prolog/tabuleiro').

/** <module> tabuleiro perft: counting leaves
*/

opt_type(config,   config,   term).
opt_type(state,    state,    term).
opt_type(position, position, string).
opt_type(divide,   divide,   boolean).

opt_help(help(header),
         "Counts the sequences of DEPTH plies of GAME, and times it.").
opt_help(help(usage), " perft [option ...] GAME DEPTH").
opt_help(config,   "Start of the game, such as [size(5)]").
opt_help(state,    "Start from this state instead").
opt_help(position, "Start from this position, see the README of the game").
opt_help(divide,   "A count for each first move").

opt_meta(config,   'TERM').
opt_meta(state,    'TERM').
opt_meta(position, 'TEXT').

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    argv_options(Argv, Positional, Options),
    positional(['GAME','DEPTH'], Positional, [Name,DepthText]),
    named_game(Name, Game),
    (   atom_number(DepthText, Depth)
    ->  true
    ;   type_error(nonneg, DepthText)
    ),
    start_state(Game, Options, State),
    (   memberchk(divide(true), Options)
    ->  perft_divide(Game, State, Depth, Counts),
        forall(member(Move-Count, Counts),
               ( Game:move_notation(State, Move, Text),
                 format("~w ~d~n", [Text,Count])
               ))
    ;   true
    ),
    statistics(cputime, T0),
    perft(Game, State, Depth, Leaves),
    statistics(cputime, T1),
    Time is T1-T0,
    format("~d leaves in ~3f s~n", [Leaves,Time]).
