/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_ugi_say,
          [ ugi_say/2,                  % +Format, +Arguments
            ugi_complain/1,             % +What
            ugi_complain/2              % +What, +Culprit
          ]).
:- use_module(library(apply), [maplist/3]).

/** <module> The answers of a session

A line is written at once, whatever thread writes it.
*/

%!  ugi_say(+Format, +Arguments) is det.
%
%   Writes a line.

ugi_say(Format, Arguments) :-
    format(string(Line), Format, Arguments),
    with_mutex(tabuleiro_ugi,
               ( format(user_output, '~s~n', [Line]),
                 flush_output(user_output)
               )).

%!  ugi_complain(+What) is det.
%!  ugi_complain(+What, +Culprit) is det.
%
%   Writes an `info string` on Culprit, a text of any content.

ugi_complain(What) :-
    ugi_say('info string ~w', [What]).

ugi_complain(What, Culprit) :-
    string_chars(Culprit, Chars0),
    maplist(shown_char, Chars0, Chars),
    string_chars(Shown, Chars),
    (   sub_string(Shown, 0, 60, Rest, Start),
        Rest > 0
    ->  ugi_say('info string ~w: ~s...', [What,Start])
    ;   ugi_say('info string ~w: ~s', [What,Shown])
    ).

shown_char(Char, Shown) :-
    (   Char @>= ' ',
        Char @=< '~'
    ->  Shown = Char
    ;   Shown = ?
    ).
