/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_paragraph,
          [ say_paragraph/1             % +Message
          ]).
:- autoload(library(lists), [member/2]).
:- autoload(library(lynx/format), [format_paragraph/2]).
:- use_module(screen, [screen_width/1]).
:- use_module(terminal, [message_text/2]).

/** <module> Lines that are longer than the screen is wide
*/

%!  say_paragraph(+Message) is det.
%
%   As say/1, without colours. A line that is too long for the
%   screen is filled: it goes on, after a word, in lines with an indent of four
%   columns more.

say_paragraph(Message) :-
    message_text(Message, Text),
    screen_width(Columns),
    Width is max(20, Columns-1),
    split_string(Text, "\n", "", Lines),
    forall(member(Line, Lines),
           say_line(Line, Width)),
    flush_output.

say_line(Line, Width) :-
    string_length(Line, Length),
    (   Length =< Width
    ->  format('~s~n', [Line])
    ;   split_string(Line, "", " ", [Words]),
        once(sub_string(Line, Indent, _, _, Words)),
        Margin is Indent+4,
        format_paragraph(Words, [width(Width),margin_left(Margin),hang(-4)]),
        nl
    ).
