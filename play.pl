/*  Part of tabuleiro, board games with a C engine

    `swipl play.pl`, then `?- play.`: the menu of all games.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

%   use_module(library(tabuleiro)) finds the library of this clone.

:- multifile user:file_search_path/2.
:- dynamic   user:file_search_path/2.

:- prolog_load_context(directory, Clone),
   atom_concat(Clone, '/prolog', Prolog),
   (   user:file_search_path(library, Prolog)
   ->  true
   ;   asserta(user:file_search_path(library, Prolog))
   ).

:- use_module(library(tabuleiro)).
:- use_module(prolog/tabuleiro/base/locale, [utf8_streams/0]).

:- initialization(utf8_streams).

%   `user` inherits play/0 from a module of its own and has no clause for it:
%   what it imports comes first, so that use_game(waldmeister) brings the
%   play/0 of that game, without a warning.

:- set_module(tabuleiro_prompt:base(system)).
:- add_import_module(user, tabuleiro_prompt, end).

%!  play is det.
%
%   The menu of all games.

tabuleiro_prompt:play :-
    (   predicate_property(user:play, imported_from(tabuleiro_prompt))
    ->  abolish(user:play/0)    % the import that a call makes
    ;   true
    ),
    tabuleiro:tabuleiro.
