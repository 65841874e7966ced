/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(long_tables, [tables_and_halt/1]).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/solve/check_table').
:- use_module('../../prolog/tabuleiro/solve/make_table').
:- use_module('../support/environment').

/** <module> Entries of large tables against the rules in Prolog

    swipl -g "tables_and_halt(100_000)" tests/long/tables.pl

makes the largest tables that docs/solved.md lists, in build/tables, and
compares random entries with what their moves lead to by the references. A table
that is there from an earlier run is used.
*/

%   The largest table of each game.

largest(wali, [size(4-5),rules([go_back(allowed)])]).
largest(tactigon, default).

%!  tables_and_halt(+Count) is det.
%
%   Compares at least Count entries of each table, as many of each layer as it
%   has. Ends the process, with status 1 and the entry if one is wrong.

tables_and_halt(Count) :-
    number_from('TABULEIRO_SEED', 1, Seed),
    set_random(seed(Seed)),
    forall(largest(Game, Config),
           checked(Game, Config, Count)),
    halt.

checked(Game, Config, Count) :-
    load_game(Game, Module),
    Module:initial_state(Config, State),
    make_table(Module, State, [folder('build/tables')]),
    table_counts(Module, State, Counts),
    compared(Count, Counts.layers, Module, State, Compared),
    format("~w: ~D entries are right~n", [Game,Compared]).

%   Small layers have fewer entries than are asked for: others make up for them.

compared(Count, Layers, Game, State, Compared) :-
    (   Count =< 0
    ->  Compared = 0
    ;   Entries is (Count+Layers-1) // Layers,
        check_table(Game, State, Compared0,
                    [folder('build/tables'),entries(Entries)]),
        Count1 is Count-Compared0,
        compared(Count1, Layers, Game, State, Compared1),
        Compared is Compared0+Compared1
    ).
