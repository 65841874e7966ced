/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(long_memory, [memory_and_halt/0]).
:- use_module(library(lists)).
:- use_module('../support/memory').
:- use_module('../laws/laws', [mid_game/3]).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/compare/originals', [original_goal/4]).
:- use_module('../../prolog/tabuleiro/game/native').
:- use_module('../../prolog/tabuleiro/compare/timing', [standard_goal/4]).

/** <module> A million calls of each predicate in C leave memory flat

Each goal runs 100,000 times to warm up, then 900,000 times, during which
the resident set may not grow by more than 1 MiB. Goals with a damaged
state, which end in an error, run a tenth as often, searches, which open
and close an engine each, some 30,000 times.

A goal that grows gets two more chances, 900,000 calls each: where threads
allocate and free large blocks the allocator makes the resident set rise
and fall by some megabytes, and only a leak rises every time.
*/

memory_and_halt :-
    findall(Game-What,
            ( game_name(Game),
              load_game(Game, Game),
              goal(Game, What, Times, Goal),
              \+ flat(Game, What, Times, Goal)
            ),
            Leaks),
    (   Leaks == []
    ->  halt(0)
    ;   format(user_error, "memory grows: ~p~n", [Leaks]),
        halt(1)
    ).

%   Goals on a small mid-game state.

goal(Game, What, Times, Game:Goal) :-
    set_random(seed(1)),
    Game:game_info(Info),
    Info.configs = [_,Config|_],
    mid_game(Game, Config, State),
    (   Times = 1000000,
        (   standard_goal(Game, What, State, Goal)
        ;   original_goal(Game, What, State, Goal)
        ;   What = best_moves,
            Goal = best_moves(State, 2, _)
        )
    ;   Times = 100000,
        What = error,
        append([State], [x], Bad),
        Goal = valid_moves(Bad, _)
    ).
goal(Game, perft, 100000, '$perft'(Game, State, 1, _)) :-
    Game:initial_state(default, State).
goal(Game, choose_move, 30000,
     Game:choose_move(State, search([depth(1),threads(2),hash(0)]), _)) :-
    set_random(seed(1)),
    mid_game(Game, default, State).
goal(Game, playouts, 10000, '$playouts'(Game, State, 1, 500, 1, _)) :-
    Game:initial_state(default, State).

flat(Game, What, Times, Goal) :-
    Warm is Times//10,
    Rest is Times-Warm,
    repeat_goal(Warm, Goal),
    between(1, 3, _),
    growth(repeat_goal(Rest, Goal), Growth),
    format("memory ~w ~w ~d KiB after ~d calls~n",
           [Game,What,Growth,Times]),
    Growth =< 1024,
    !.

repeat_goal(Times, Goal) :-
    forall(between(1, Times, _),
           catch(ignore(Goal), error(_, _), true)).
