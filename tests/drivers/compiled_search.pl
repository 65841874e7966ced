/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(compiled_search,
          [ searched_and_halt/2         % +Depth, +Files
          ]).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/adopt/adopt', [adopt_game/3]).
:- use_module('../../prolog/tabuleiro/compile/compile', [compile_game/3]).

/** <module> Compiled programs searched by two threads
*/

%!  searched_and_halt(+Depth, +Files:list) is det.
%
%   Compiles each program of Files. Two threads search its start to Depth, which
%   must have the score of one thread, and grow a Monte Carlo tree. The status
%   is 1 if one of that fails.

searched_and_halt(Depth, Files) :-
    (   member(File, Files),
        \+ searched(File, Depth)
    ->  format("~w: failed~n", [File]),
        halt(1)
    ;   halt
    ).

searched(File, Depth) :-
    adopt_game(File, [], Game),
    compile_game(Game, Report, [positions(20)]),
    get_dict(result, Report, compiled),
    Game:initial_state(default, State),
    by_threads(Game, State, 1, Depth, Score),
    by_threads(Game, State, 2, Depth, Score),
    in_c(Game, State, [algorithm(mcts),nodes(500),threads(2)], _),
    format("~w: ~w~n", [File,Score]).

by_threads(Game, State, Threads, Depth, Score) :-
    in_c(Game, State, [depth(Depth),selective(false),threads(Threads)], Line),
    get_dict(score, Line, Score).

%   Only the search in Prolog tells its nodes.

in_c(Game, State, Options, Line) :-
    analyse(Game, State, [Line], [time(3600)|Options]),
    \+ get_dict(nodes, Line, _).
