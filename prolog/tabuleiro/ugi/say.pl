/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_ugi_say,
          [ ugi_say/2,                  % +Key, +Arguments
            ugi_say/3,                  % +Key, +Arguments, +Words
            ugi_format/3,               % +Key, +Arguments, -Text
            ugi_write/1,                % +Text
            ugi_complain/1,             % +Key
            ugi_complain/2,             % +Key, +Culprit
            ugi_refuse/1,               % +Key
            ugi_refuse/2                % +Key, +Culprit
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(protocol, [ugi_answer/3, ugi_bound/2, ugi_text/2]).

/** <module> The lines that a session writes
*/

%!  ugi_say(+Key, +Arguments) is det.
%!  ugi_say(+Key, +Arguments, +Words) is det.
%
%   Writes answer Key with Arguments, followed by Words, as a line.

ugi_say(Key, Arguments) :-
    ugi_say(Key, Arguments, []).

ugi_say(Key, Arguments, Words) :-
    ugi_format(Key, Arguments, Start),
    atomic_list_concat([Start|Words], ' ', Line),
    ugi_write(Line).

%!  ugi_format(+Key, +Arguments, -Text:atom) is det.
%
%   Text is answer Key with Arguments.

ugi_format(Key, Arguments, Text) :-
    ugi_answer(Key, Format, _),
    format(atom(Text), Format, Arguments).

%!  ugi_write(+Text) is det.
%
%   Writes Text and a newline in one piece, from any thread.

ugi_write(Text) :-
    with_mutex(tabuleiro_ugi,
               ( format(user_output, '~w~n', [Text]),
                 flush_output(user_output)
               )).

%!  ugi_complain(+Key) is det.
%!  ugi_complain(+Key, +Culprit) is det.
%
%   Writes an `info string` with text Key and with Culprit, any text. In
%   Culprit, a run of characters outside printable ASCII becomes one `?`, and a
%   long text is cut.

ugi_complain(Key) :-
    ugi_text(Key, Text),
    ugi_say(about, [Text]).

ugi_complain(Key, Culprit) :-
    string_codes(Culprit, Codes),
    exclude(between(0'\s, 0'~), Codes, Hidden),
    format(string(Framed), " ~w ", [Culprit]), % split_string/4 strips the ends
    split_string(Framed, Hidden, Hidden, Parts),
    atomic_list_concat(Parts, ?, Joined),
    sub_atom(Joined, 1, _, 1, Shown),
    ugi_bound(culprit, Most),
    (   sub_atom(Shown, 0, Most, Rest, Start),
        Rest > 0
    ->  Cut = ...
    ;   Start-Cut = Shown-''
    ),
    ugi_text(Key, Text),
    ugi_say(about_word, [Text,Start,Cut]).

%!  ugi_refuse(+Key) is failure.
%!  ugi_refuse(+Key, +Culprit) is failure.
%
%   Complain as ugi_complain/1 and ugi_complain/2 do, and fail.

ugi_refuse(Key) :-
    ugi_complain(Key),
    fail.

ugi_refuse(Key, Culprit) :-
    ugi_complain(Key, Culprit),
    fail.
