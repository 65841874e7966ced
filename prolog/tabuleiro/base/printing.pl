/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_printing,
          [ say/1,                      % +Message
            say_paragraph/1,            % +Message
            message_lines/2,            % +Message, -Lines
            message_text/2,             % +Message, -Text
            spelled/2,                  % +Word, ?Text
            print_lines/1,              % +Lines
            print_lines/2,              % +Lines, +Options
            no_color/0,
            use_ascii/1,                % +Options
            printable/2                 % +Texts, -Printable
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [list_to_set/2, member/2]).
:- use_module(library(option), [option/2]).
:- use_module(first_use, [first_use/2]).
:- use_module('../texts/texts', []).
:- use_module(accents).
:- use_module(locale, [is_utf8/1, locale_name/1]).
:- use_module(paragraph, [filled_message/3]).
:- use_module(room, [screen_room/2, screen_width/1]).

/** <module> Printing texts

Texts are messages (see tabuleiro/texts/texts), printed to `current_output`.

@see NO_COLOR, https://no-color.org
*/

:- create_prolog_flag(tabuleiro_ascii, false, [type(boolean), keep(true)]).

%!  say(+Message) is det.
%!  say_paragraph(+Message) is det.
%
%   Prints tabuleiro(Message) to `current_output`. say_paragraph/1 breaks long
%   lines, see filled_message/3, even if `current_output` is not a terminal.

say(Message) :-
    message_lines(Message, Lines),
    print_lines(Lines).

say_paragraph(Message) :-
    message_lines(Message, Lines),
    screen_width(Columns),
    Width is Columns-1,
    filled_message(Lines, Width, Filled),
    print_lines(Filled).

%!  message_lines(+Message, -Lines:list) is det.
%
%   Lines are the message lines of tabuleiro(Message).

message_lines(Message, Lines) :-
    phrase(prolog:translate_message(tabuleiro(Message)), Lines).

%!  message_text(+Message, -Text:string) is det.
%
%   Text is tabuleiro(Message) without colours, after printable/2.

message_text(Message, Text) :-
    accented_text(Message, Accented),
    printable([Accented], [Text]).

accented_text(Message, Text) :-
    message_lines(Message, Lines),
    with_output_to(string(Printed),
                   first_use(library(ansi_term),
                             print_message_lines(current_output, '', Lines))),
    split_string(Printed, "", "\n", [Text]).

%!  spelled(+Word, ?Text:string) is nondet.
%
%   A person may type Text for Word, a string or atom. Text is Word itself or
%   the message tabuleiro(word(Word)), with or without accents, even if accents
%   cannot be printed.

spelled(Word, Text) :-
    format(string(English), '~w', [Word]),
    accented_text(word(Word), Local),
    without_accents(Local, Plain),
    list_to_set([Local,English,Plain], Texts),
    member(Text, Texts).

%!  print_lines(+Lines:list) is det.
%!  print_lines(+Lines:list, +Options:list) is det.
%
%   Prints message lines to `current_output`. Lines are coloured if that is a
%   terminal with colours and the environment variable NO_COLOR is unset or
%   empty. If use_ascii(Options) is true, accents are removed.

print_lines(Lines) :-
    print_lines(Lines, []).

print_lines(Lines, Options) :-
    (   no_color
    ->  maplist(without_color, Lines, Plain)
    ;   Plain = Lines
    ),
    (   use_ascii(Options)
    ->  maplist(line_without_accents, Plain, Printable)
    ;   Printable = Plain
    ),
    (   screen_room(_, Columns)
    ->  filled_message(Printable, Columns, Filled)
    ;   Filled = Printable
    ),
    first_use(library(ansi_term),
              print_message_lines(current_output, '~N', Filled)),
    flush_output.

%!  no_color is semidet.
%
%   The environment variable NO_COLOR asks for no colours.

no_color :-
    getenv('NO_COLOR', Value),
    Value \== ''.

without_color(ansi(_, Format, Args), Format-Args) :-
    !.
without_color(Line, Line).

%!  use_ascii(+Options) is semidet.
%
%   True if a board must be drawn in ASCII: by the option ascii(true) or,
%   without the option ascii, by the flag `tabuleiro_ascii` or because the
%   encoding of `current_output` is not Unicode.

use_ascii(Options) :-
    (   option(ascii(Ascii), Options)
    ->  Ascii == true
    ;   current_prolog_flag(tabuleiro_ascii, true)
    ->  true
    ;   stream_property(current_output, encoding(Encoding)),
        \+ unicode_encoding(Encoding)
    ).

unicode_encoding(Encoding) :-
    memberchk(Encoding,
              [ utf8, unicode_be, unicode_le, utf16be, utf16le, wchar_t ]).
unicode_encoding(text) :-
    locale_name(Locale),
    is_utf8(Locale).

%!  printable(+Texts:list(string), -Printable:list(string)) is det.
%
%   Printable are Texts, without accents if use_ascii/1 asks for ASCII.

printable(Texts, Printable) :-
    (   use_ascii([])
    ->  maplist(without_accents, Texts, Printable)
    ;   Printable = Texts
    ).
