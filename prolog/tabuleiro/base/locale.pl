/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_locale,
          [ locale_name/1,              % -Name
            is_utf8/1,                  % +Name
            utf8_streams/0
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

%!  utf8_streams is det.
%
%   The standard streams are of UTF-8 if the name of the locale says so. For a
%   locale that is named but not installed, as LANG often is when it comes from
%   another machine, SWI-Prolog takes them for ISO 8859-1.

utf8_streams :-
    (   locale_name(Name),
        is_utf8(Name)
    ->  forall(member(Stream, [user_input,user_output,user_error]),
               set_stream(Stream, encoding(utf8)))
    ;   true
    ).
