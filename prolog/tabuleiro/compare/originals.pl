/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_originals,
          [ original_goal/4,            % +Game, ?What, +State, -Goal
            shared_goal/4,              % +Games, ?What, +State, -Goal
            same_predicate/2            % +Games, +Goal
          ]).
:- use_module(library(lists), [memberchk/2]).

/** <module> The predicates of a game beyond the interface

A game that was first written as another program has that program's predicates
beside the interface of games. To have compare_games/3 compare and time them,
the game exports

    original_goal(?What, +State, -Goal) is nondet.

Goal calls the predicate What, an atom, with State or parts of it. The variables
of Goal are its results. A random predicate uses the random generator of
Prolog. What may also name a way to call a predicate, such as
valid_moves_of_board. Goal may fail.

    original_goal(count_stones, [Board|_], count_stones(Board, _)).
*/

%!  original_goal(+Game, ?What, +State, -Goal) is nondet.
%
%   Calls original_goal/3 of the module Game; fails if Game does not export it.

original_goal(Game, What, State, Goal) :-
    exports(Game, original_goal/3),
    Game:original_goal(What, State, Goal).

%!  shared_goal(+Games, ?What, +State, -Goal) is nondet.
%
%   Goal is an original_goal/4 of one of Games, Game1-Game2. Both games export
%   the predicate that it calls, and each defines it itself.

shared_goal(Games, What, State, Goal) :-
    Games = Game1-Game2,
    (   exports(Game1, original_goal/3)
    ->  Game = Game1
    ;   Game = Game2
    ),
    original_goal(Game, What, State, Goal),
    functor(Goal, Name, Arity),
    exports(Game1, Name/Arity),
    exports(Game2, Name/Arity),
    \+ same_predicate(Games, Goal).

exports(Game, PI) :-
    module_property(Game, exports(Exports)),
    memberchk(PI, Exports).

%!  same_predicate(+Games, +Goal) is semidet.
%
%   Goal calls the same predicate in both Games: at least one imports it.

same_predicate(Game1-Game2, Goal) :-
    predicate_property(Game1:Goal, implementation_module(Module)),
    predicate_property(Game2:Goal, implementation_module(Module)).
