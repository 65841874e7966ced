/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_answers,
          [ answered/4                  % +Name, +Site, +Dict0, -Dict
          ]).
:- use_module('../web/handlers', [answer_dict/4]).
:- use_module('../web/request_text', [use_language/1]).
:- use_module(own_process, [ask_own/5, own_game/3]).

/** <module> Answers here, or in the process of a game of one's own
*/

%!  answered(+Name, +Site, +Dict0, -Dict) is det.
%
%   As answer_dict/4. A game of one's own answers in its own process.

answered(Name, Site, Dict0, Dict) :-
    (   get_dict(game, Dict0, Game),
        own_game(Site, Game, Own)
    ->  (   get_dict(lang, Dict0, Language)
        ->  use_language(Language)
        ;   true
        ),
        ask_own(Own, Name, Dict0, =(_), Dict)     % there is no news
    ;   answer_dict(Name, Site, Dict0, Dict)
    ).
