/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_locale,
          [ locale_name/1,              % -Name
            is_utf8/1                   % +Name
          ]).
:- use_module(library(lists), [member/2]).

/** <module> The locale of characters, LC_CTYPE
*/

%!  locale_name(-Name) is semidet.
%!  is_utf8(+Name) is semidet.
%
%   Name is the name of the locale of characters, in lower case. Fails if no
%   locale is set. is_utf8/1 is true if the encoding of the locale Name is
%   UTF-8.

locale_name(Name) :-
    member(Variable, ['LC_ALL','LC_CTYPE','LANG']),
    getenv(Variable, Locale),
    Locale \== '',
    !,
    downcase_atom(Locale, Name).

is_utf8(Name) :-
    (   sub_atom(Name, _, _, _, 'utf-8')
    ;   sub_atom(Name, _, _, _, utf8)
    ),
    !.
