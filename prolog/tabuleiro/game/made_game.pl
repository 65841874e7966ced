/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_made_game,
          [ define/3,                   % +Module, +Head, +Body
            made_game/2,                % +Name, -Module
            made_of/2,                  % +Game, -Inner
            inner_state/3               % +Game, +State, -InnerState
          ]).

/** <module> Games that are made of other games
*/

:- multifile
    made_game/2,
    made_of/2,
    inner_state/3.

%!  made_game(+Name, -Module) is semidet.
%
%   A hook of load_game/2: makes the game Name, which is neither a file nor a
%   module.

%!  made_of(+Game, -Inner) is semidet.
%!  inner_state(+Game, +State, -InnerState) is semidet.
%
%   Hooks of a game that is searched and evaluated as another game. The module
%   Game was made of the module Inner. InnerState is the state of Inner for
%   State; the same player is to move in both.

%!  define(+Module, +Head, +Body) is det.
%
%   Defines a static predicate of Module by the single clause Head :- Body.

define(Module, Head, Body) :-
    functor(Head, Name, Arity),
    abolish(Module:Name/Arity),
    assertz((Module:Head :- Body)),
    compile_predicates([Module:Name/Arity]).
