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

/** <module> Filling the lines of messages
*/

%!  filled_message(+Lines:list, +Width:positive_integer, -Filled:list) is det.
%
%   Filled are the message lines Lines. A line of more than Width characters is
%   broken between words; its continuation lines are indented by four more
%   columns. A word that is longer than a line is not broken.

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
    margin(Chars, Margin),
    Width1 is max(Margin, Width-Margin),
    rows(Chars, Width-Width1, Margin, Filled, Rest).
filled_line(Line, _, Filled, Rest) :-
    append(Line, Rest, Filled).

line_text(Parts, Text) :-
    with_output_to(string(Printed),
                   first_use(library(ansi_term),
                             print_message_lines(current_output, '', Parts))),
    string_concat(Text, "\n", Printed).

%   Chars are the characters that Part adds to the line, as pairs Style-Char.
%   They depend on the parts before Part, because Part may have column stops.

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

%   A mark before an item of a menu takes the place of a space.

margin([_-'>'|Chars], Margin) :-
    !,
    indent(Chars, 5, Margin).
margin(Chars, Margin) :-
    indent(Chars, 4, Margin).

indent([_-' '|Chars], Indent0, Indent) :-
    !,
    Indent1 is Indent0+1,
    indent(Chars, Indent1, Indent).
indent(_, Indent, Indent).

%!  rows(+Chars, +Widths, +Margin, -Filled, ?Rest) is det.
%
%   Filled are the message lines of Chars, followed by Rest. Widths is
%   Width-Next: the width of the first row and of the others.

rows(Chars, Width-Next, Margin, Filled, Rest) :-
    row(Chars, Width, Row, Chars1),
    !,
    parts(Row, Filled, [nl,'~*c'-[Margin,0' ]|Filled1]),
    rows(Chars1, Next-Next, Margin, Filled1, Rest).
rows(Chars, _, _, Filled, Rest) :-
    parts(Chars, Filled, Rest).

%   Row are the first words of Chars, as many as fit in Width but at least one;
%   Chars1 are the other words. Fails if all words fit.

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

%   The first At characters of Chars end with a word other than the last.

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
%   Parts are message parts, followed by Rest. Consecutive characters of the
%   same style are one part.

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
%   First is Text if it has at most Most characters, else a string of the first
%   Most:
%
%       ?- first_characters(3, "abcde", First).
%       First = "abc".

first_characters(Most, Text, First) :-
    (   sub_string(Text, 0, Most, _, First0)
    ->  First = First0
    ;   First = Text
    ).
