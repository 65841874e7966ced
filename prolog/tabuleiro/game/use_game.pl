/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_use_game,
          [ use_game/1                  % +Name
          ]).
:- use_module(library(apply), [include/3]).
:- use_module(library(lists), [member/2, subtract/3]).
:- use_module(game, [is_game/1]).
:- use_module(games, [load_game/2]).
:- use_module('../texts/texts', []).

/** <module> The game of the prompt
*/

%!  use_game(+Name) is det.
%
%   Imports all exports of the game Name, see load_game/2, into module `user`,
%   in place of the predicates that `user` has imported from other games. Prints
%   a message that names the game. Predicates defined in `user` itself stay and
%   hide those of the game; then the message is a warning that lists them.
%
%       ?- use_game(wali).
%       ?- initial_state(default, S), valid_moves(S, Ms).
%       ?- use_game(waldmeister).
%
%   Qualified calls, such as wali:valid_moves(S, Ms), reach any loaded game.
%
%   @error those of load_game/2

use_game(Name) :-
    load_game(Name, Game),
    forall(( imported_game(Head),
             functor(Head, Predicate, Arity)
           ),
           abolish(user:Predicate/Arity)),     % only the import
    module_property(Game, exports(PIs)),
    include(is_own, PIs, Own),
    import_all(Game, PIs, Own),
    (   Own == []
    ->  Kind = informational
    ;   Kind = warning
    ),
    print_message(Kind, tabuleiro(prompt_game(Game, Own))).

%!  imported_game(-Head) is nondet.
%
%   `user` imports Head, an export of a game.

imported_game(Head) :-
    current_module(Game),
    is_game(Game),
    module_property(Game, exports(PIs)),
    member(Predicate/Arity, PIs),
    functor(Head, Predicate, Arity),
    predicate_property(user:Head, imported_from(Origin)),
    origin(Game, Head, Origin).

%   Origin is the module that defines Head, an export of Game.

origin(Game, Head, Origin) :-
    (   predicate_property(Game:Head, imported_from(Origin0))
    ->  Origin = Origin0
    ;   Origin = Game
    ).

is_own(Predicate/Arity) :-
    functor(Head, Predicate, Arity),
    \+ predicate_property(user:Head, imported_from(_)),
    predicate_property(user:Head, defined),
    \+ predicate_property(user:Head, implementation_module(system)).

%   use_module/2 lets `user` redefine the imported predicates. A game made by
%   adapt_game/3 has no file.

import_all(Game, _, Own) :-
    module_property(Game, file(File)),
    !,
    user:use_module(File, except(Own)).
import_all(Game, PIs, Own) :-
    subtract(PIs, Own, Free),
    forall(member(PI, Free),
           @(import(Game:PI), user)).
