/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_own_game,
          [ term_expansion/2            % +Term, -Clauses
          ]).
:- use_module(game/build, [load_built/1]).
:- load_built(game).
:- reexport(game/game).
:- reexport(game/notation, [form_notation/4, form_steps/4]).
:- reexport(game/checks).
:- reexport(game/shapes).
:- reexport(search/choose).
:- reexport(search/levels, [search_levels/2]).
:- reexport(rules, [rules/2]).
:- reexport(c_game).
:- use_module(rules, []).
:- use_module(game/shape_clauses, []).

/** <module> What the author of a game imports

    :- module(nim, []).
    :- use_module(library(tabuleiro/own_game)).

    :- rules(nim, []).

It has

  - the interface: game_predicate/2, export_game/1, must_be_game/1
  - the predicates of the interface made from the rules of a game: rules/2, or
    one by one: player_valid_moves/4, choose_best/4, player_choose_move/5;
    search_levels/2 for its levels
  - the texts of moves, made of facts: form_notation/4, form_steps/4, see
    tabuleiro/game/notation
  - checks of arguments: must_be_player/2, config_options/3 and others
  - the shapes of terms: must_have_shape/2, the operator `..`. A module that
    defines shape/2 gets has_shape/2, see tabuleiro/game/shape_clauses
  - c_game/2, for rules in C

The paths of the files that define these may change; this one does not.
`examples/own_game/` is a game that uses it.
*/

%!  term_expansion(+Term, -Clauses) is semidet.
%
%   Clauses are those of the directive rules/2 and, at the end of the file, of
%   the shapes that it declares.

term_expansion(Term, Clauses) :-
    tabuleiro_rules:term_expansion(Term, Clauses),
    !.
term_expansion(Term, Clauses) :-
    tabuleiro_shape_clauses:term_expansion(Term, Clauses).
