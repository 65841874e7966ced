/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_perft, [run/2, command_option/4, help/2]).
:- use_module(library(lists)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/search/perft',
              [perft/4, perft_divide/4]).
:- use_module('../../prolog/tabuleiro/base/printing', [say/1]).

/** <module> tabuleiro perft: counting leaves
*/

command_option(Name, Type, Default, Meaning) :-
    start_option(Name, Type, Default, Meaning).
command_option(divide, boolean, false, "a count for each first move").

help(usage, ['GAME',' ','DEPTH']).
help(header, "Counts and times the sequences of DEPTH plies of GAME.").

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    arguments(Argv, Positional, Options),
    positional(['GAME','DEPTH'], Positional, [Name,DepthText]),
    depth(DepthText, Depth),
    named_game(Name, Game),
    start_state(Game, Options, State),
    (   memberchk(divide(true), Options)
    ->  perft_divide(Game, State, Depth, Counts),
        forall(member(Move-Count, Counts),
               ( Game:move_notation(State, Move, Text),
                 say(leaves_of(Text, Count))
               ))
    ;   true
    ),
    statistics(cputime, T0),
    perft(Game, State, Depth, Leaves),
    statistics(cputime, T1),
    Time is T1-T0,
    say(leaves(Leaves, Time)).

depth(Text, Depth) :-
    (   atom_number(Text, Depth),
        integer(Depth),
        Depth >= 0
    ->  true
    ;   wrong_argument(no_depth(Text))
    ).
