/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(bench_slices, [slices/0]).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module('../prolog/tabuleiro/game/games', [game_name/1, load_game/2]).
:- use_module('../prolog/tabuleiro/search/analyse',
              [analyse/4, close_engine/1, is_paused/1, open_engine/3]).
:- use_module('../tests/long/choices', [reached/3]).

/** <module> What it costs to search in slices
*/

%!  slices is det.
%
%   Prints for each game the thousands of nodes to a depth, in one search and in
%   slices of 50,000 nodes: the sums over three positions and six seeds.

slices :-
    format("~w~t~16|~t~w~28|~t~w~40|~n", [game,'one search','in slices']),
    forall(game_name(Game),
           ( load_game(Game, _),
             aggregate_all(r(sum(One), sum(Sliced)),
                           counted(Game, One, Sliced),
                           r(Wholes, Slices)),
             Whole is Wholes//1000,
             InSlices is Slices//1000,
             format("~w~t~16|~t~D~28|~t~D~40|~n", [Game,Whole,InSlices])
           )).

counted(Game, Whole, Sliced) :-
    member(Plies, [0,4,9]),
    reached(Game, Plies, State),
    analyse(Game, State, [Line], [nodes(1_500_000),threads(1),seed(1)]),
    Line.depth > 4,
    Depth is Line.depth-1,
    between(1, 6, Seed),
    Options = [depth(Depth),seed(Seed),threads(1),resume(true)],
    counted_with(Game, State, Options, Whole),
    counted_with(Game, State, [nodes(50_000)|Options], Sliced).

counted_with(Game, State, Options, Nodes) :-
    setup_call_cleanup(
        open_engine(Game, Engine, [hash(16)]),
        ( repeat,
          nodes(Game, State, [engine(Engine)|Options], Nodes),
          \+ is_paused(Engine),
          !
        ),
        close_engine(Engine)).

nodes(Game, State, Options, Nodes) :-
    Box = box(0),
    analyse(Game, State, _, [on_info(bench_slices:keep(Box))|Options]),
    arg(1, Box, Nodes).

:- public keep/2.                       % goal of on_info

keep(Box, Info) :-
    nb_setarg(1, Box, Info.nodes).
