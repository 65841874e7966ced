/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(languages_for_tests,
          [ language/1,                 % ?Language
            load_languages/0
          ]).
:- use_module('../../prolog/tabuleiro/game/games').

/** <module> The texts of all languages
*/

%!  language(?Language) is nondet.
%
%   Texts are translated to Language.

language(pt).

%!  load_languages is det.
%
%   Loads the texts of the library and of all games in each language: a message
%   loads the files of a language.

load_languages :-
    forall(language(Language),
           forall(( Name = tabuleiro
                  ; game_name(Name),
                    load_game(Name, _)
                  ),
                  ( Message =.. [Name,none],
                    ignore(phrase(prolog:message(Language, Message), _))
                  ))).
