/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_paragraph,
          [ filled_message/3,           % +Lines, +Width, -Filled
            first_characters/3          % +Most, +Text, -First
          ]).
:- use_module(library(apply), [foldl/5, include/3]).
:- use_module(library(lists), [append/2, append/3, last/2]).
:- use_module(first_use, [first_use/2]).

/** <module> Texts that are longer than the room that they have
*/

%!  filled_message(+Lines:list, +Width:positive_integer, -Filled:list) is det.
%
%   Filled are the message lines Lines, except that a line of more than Width
%   characters goes on, after a word, in lines with an indent of four columns
%   more. A word that is longer stays whole.

filled_message(Lines, Width, Filled) :-
    append(Line, [nl|Lines1], Lines),
    !,
    filled_line(Line, Width, Filled, [nl|Filled1]),
    filled_message(Lines1, Width, Filled1).
filled_message(Line, Width, Filled) :-
    filled_line(Line, Width, Filled, []).

filled_line(Line, Width, Filled, Rest) :-
    line_text(Line, Text),
    string_length(Text, Length),
    Length > Width,
    !,
    foldl(styled, Line, Chars0, []-0, _),
    append(Chars0, Chars),
    indent(Chars, 4, Margin),
    Width1 is max(Margin, Width-Margin),
    rows(Chars, Width-Width1, Margin, Filled, Rest).
filled_line(Line, _, Filled, Rest) :-
    append(Line, Rest, Filled).

line_text(Parts, Text) :-
    with_output_to(string(Printed),
                   first_use(library(ansi_term),
                             print_message_lines(current_output, '', Parts))),
    string_concat(Text, "\n", Printed).

%   Chars are the characters that Part adds to the line, each Style-Char. What
%   a column is depends on the parts before it.

styled(Part, Chars, Before-Start, Parts-End) :-
    append(Before, [Part], Parts),
    line_text(Parts, Text),
    string_length(Text, End),
    sub_string(Text, Start, _, 0, Added),
    (   Part = ansi(Style, _, _)
    ->  true
    ;   Style = none
    ),
    findall(Style-Char, sub_atom(Added, _, 1, _, Char), Chars).

indent([_-' '|Chars], Indent0, Indent) :-
    !,
    Indent1 is Indent0+1,
    indent(Chars, Indent1, Indent).
indent(_, Indent, Indent).

%!  rows(+Chars, +Widths, +Margin, -Filled, ?Rest) is det.
%
%   Filled are the message lines of Chars, followed by Rest. Widths is
%   Width-Next: that of the first row and of the others.

rows(Chars, Width-Next, Margin, Filled, Rest) :-
    row(Chars, Width, Row, Chars1),
    !,
    parts(Row, Filled, [nl,'~*c'-[Margin,0' ]|Filled1]),
    rows(Chars1, Next-Next, Margin, Filled1, Rest).
rows(Chars, _, _, Filled, Rest) :-
    parts(Chars, Filled, Rest).

%   Row are the words of Chars that fit in Width, or the first word if that does
%   not; Chars1 are the others. Fails if all fit.

row(Chars, Width, Row, Chars1) :-
    length(Chars, Length),
    Length > Width,
    findall(At, word_end(Chars, At), Ends),
    (   include(>=(Width), Ends, Fitting),
        last(Fitting, End)
    ->  true
    ;   Ends = [End|_]
    ),
    length(Row, End),
    append(Row, Chars0, Chars),
    without_blanks(Chars0, Chars1).

%   At characters of Chars end with a word, which is not the last.

word_end(Chars, At) :-
    append(Front, [_-Char,_-' '|Others], Chars),
    Char \== ' ',
    without_blanks(Others, [_|_]),
    length([Char|Front], At).

without_blanks([_-' '|Chars0], Chars) :-
    !,
    without_blanks(Chars0, Chars).
without_blanks(Chars, Chars).

%!  parts(+Chars, -Parts, ?Rest) is det.
%
%   Parts are message parts, one for the characters in a row that have the same
%   style, followed by Rest.

parts([], Rest, Rest).
parts([Style-Char|Chars], [Part|Parts], Rest) :-
    same_style(Chars, Style, Same, Others),
    atomic_list_concat([Char|Same], Text),
    (   Style == none
    ->  Part = '~w'-[Text]
    ;   Part = ansi(Style, '~w', [Text])
    ),
    parts(Others, Parts, Rest).

same_style([Style0-Char|Chars], Style, [Char|Same], Others) :-
    Style0 == Style,
    !,
    same_style(Chars, Style, Same, Others).
same_style(Chars, _, [], Chars).

%!  first_characters(+Most, +Text, -First) is det.
%
%   First is Text if it has at most Most characters, else a string of those:
%
%       ?- first_characters(3, "abcde", First).
%       First = "abc".

first_characters(Most, Text, First) :-
    (   sub_string(Text, 0, Most, _, First0)
    ->  First = First0
    ;   First = Text
    ).
