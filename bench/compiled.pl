/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(bench_compiled,
          [ compiled_and_halt/1         % +Files
          ]).
:- use_module(library(lists)).
:- use_module('../prolog/tabuleiro').
:- use_module('../prolog/tabuleiro/adopt/adopt', [adopt_game/3]).
:- use_module('../prolog/tabuleiro/compile/compile', [compile_game/3]).
:- use_module('../prolog/tabuleiro/search/prolog_search', [search_lines/4]).

/** <module> Programs in Prolog and compiled to C

    swipl -g "compiled_and_halt(['tests/corpus/domino.pl'])" bench/compiled.pl

Prints a row of a table for each file: leaves of perft, its milliseconds of
processor time in Prolog and compiled, and how many times faster that is; then
the nodes a second of processor time, the same, in searches of half a second by
one thread, of a larger board if there is one, unless one of them solves the
game. Each is the best of three measurements.
*/

%!  larger(?Name, -Config) is nondet.
%
%   The program Name is searched from the start with Config: the engine solves
%   its default start in less than half a second.

larger(saltos, 6).
larger(drop,   [5,5]).
larger(frogs,  3/7).
larger(domino, 6).
larger(lajes,  8).

%!  compiled_and_halt(+Files:list)

compiled_and_halt(Files) :-
    forall(member(File, Files),
           catch(row(File), error(_, _), format("| ~w | throws |~n", [File]))),
    halt.

row(File) :-
    file_base_name(File, Base),
    file_name_extension(Name, _, Base),
    adopt_game(File, [], Game),
    Game:initial_state(default, State),
    deep_enough(Game, State, 1, Depth, Leaves, Own),
    (   larger(Name, Config)
    ->  Game:initial_state(Config, Searched)
    ;   Searched = State
    ),
    searched_in_prolog(Game, Searched, OwnRate),
    compile_game(Game, Report, []),
    (   get_dict(result, Report, compiled)
    ->  best(perft_rate(Game, State, Depth, Leaves), Rate),
        Compiled is Leaves/Rate,
        Times is Own/Compiled,
        format("| ~w | ~D | ~1f | ~2f | ~0f |",
               [Name,Leaves,Own*1000,Compiled*1000,Times]),
        (   OwnRate > 0,
            best(engine_rate(Game, Searched), EngineRate)
        ->  Ratio is EngineRate/OwnRate,
            format(" ~0f | ~0f | ~0f |~n", [OwnRate,EngineRate,Ratio])
        ;   format(" | | |~n")
        )
    ;   format("| ~w | not compiled |~n", [Name])
    ),
    flush_output.

%   The first Depth that takes long enough, or the last one with leaves.

deep_enough(Game, State, Depth0, Depth, Leaves, Time) :-
    process_time(perft(Game, State, Depth0, Leaves0), Time0),
    Depth1 is Depth0+1,
    (   Time0 < 0.15,
        perft(Game, State, Depth1, Deeper),
        Deeper > 0
    ->  deep_enough(Game, State, Depth1, Depth, Leaves, Time)
    ;   Depth = Depth0,
        Leaves = Leaves0,
        Time = Time0
    ).

%   Rate is 0 if the search solves the game sooner, or the program throws.

searched_in_prolog(Game, State, Rate) :-
    catch(best(own_rate(Game, State), Rate), error(_, _), Rate = 0),
    !.
searched_in_prolog(_, _, 0).

own_rate(Game, State, Rate) :-
    process_time(search_lines(Game, State, [time(0.5),threads(1)], [Line]),
                 Time),
    number(Line.score),
    Rate is Line.nodes/Time.

perft_rate(Game, State, Depth, Leaves, Rate) :-
    process_time(forall(between(1, 10, _), perft(Game, State, Depth, Leaves)),
                 Time),
    Rate is 10*Leaves/max(Time, 1.0e-5).

%   The engine tells its nodes. Fails for a game that it does not search, or
%   solves.

engine_rate(Game, State, Rate) :-
    Last = last(none),
    process_time(analyse(Game, State, [Line],
                         [ time(0.5),threads(1),seed(1),hash(1),
                           on_info(bench_compiled:keep(Last))
                         ]),
                 Time),
    \+ get_dict(nodes, Line, _),        % of the search in Prolog
    number(Line.score),
    arg(1, Last, Nodes),
    Rate is Nodes/Time.

:- public keep/2.

keep(Last, Info) :-
    nb_setarg(1, Last, Info.nodes).

:- meta_predicate
    process_time(0, -),
    best(1, -).

process_seconds(Seconds) :-
    statistics(process_cputime, Seconds).

process_time(Goal, Time) :-
    process_seconds(T0),
    once(Goal),
    process_seconds(T1),
    Time is T1-T0.

best(Goal, Best) :-
    findall(Rate,
            ( between(1, 3, _),
              call(Goal, Rate)
            ),
            Rates),
    Rates \== [],
    max_list(Rates, Best).
