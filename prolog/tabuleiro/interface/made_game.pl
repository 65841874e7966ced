/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_made_game,
          [ define/3,                   % +Module, +Head, +Body
            made_game/2                 % +Name, -Module
          ]).

/** <module> Games that a program makes of others
*/

:- multifile made_game/2.

%!  made_game(+Name, -Module) is semidet.
%
%   A hook of load_game/2: makes the game Name, which is neither a file nor a
%   module.

%!  define(+Module, +Head, +Body) is det.
%
%   Head :- Body becomes the one clause of a static predicate of Module.

define(Module, Head, Body) :-
    functor(Head, Name, Arity),
    abolish(Module:Name/Arity),
    assertz((Module:Head :- Body)),
    compile_predicates([Module:Name/Arity]).
