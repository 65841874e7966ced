/*  Part of tabuleiro, board games with a C engine

    `swipl play.pl`, then `?- play.`: the menu of all games.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(prolog/tabuleiro).

%   `user` inherits play/0 from a module of its own and has no clause for it:
%   what it imports comes first, so that [games(waldmeister)] brings the
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
