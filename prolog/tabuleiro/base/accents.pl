:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_accents,
          [ without_accents/2,          % +Text, -Plain
            typed_word/2,               % +Text, -Word
            line_without_accents/2      % +Line, -Plain
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(first_use, [first_use/2]).

/** <module> Texts for a terminal that has no accents
*/

%!  without_accents(+Text, -Plain:string) is det.
%
%   Plain is Text, an atom or a string, without its accents.

without_accents(Text, Plain) :-
    string_chars(Text, Chars),
    maplist(without_accent, Chars, Plains),
    atomics_to_string(Plains, Plain).

%   unaccent_atom/2 handles only Latin-1, without its ordinal indicators.

without_accent('ª', a) :-
    !.
without_accent('º', o) :-
    !.
without_accent(Char, Plain) :-
    char_code(Char, Code),
    Code > 127,
    Code < 256,
    !,
    first_use(library(porter_stem), unaccent_atom(Char, Plain)).
without_accent(Char, Char).

%!  typed_word(+Text, -Word:string) is det.
%
%   Word is Text without accents and in lower case, for the comparison of
%   answers. The accents go first: in an ASCII locale, string_lower/2 does not
%   lower accented capitals.

typed_word(Text, Word) :-
    without_accents(Text, Plain),
    string_lower(Plain, Word).

%!  line_without_accents(+Line, -Plain) is det.
%
%   Plain is Line, an element of the lines of a message, without accents.

line_without_accents(ansi(Style, Format0, Args0), ansi(Style, Format, Args)) :-
    !,
    line_without_accents(Format0-Args0, Format-Args).
line_without_accents(Format0-Args0, Format-Args) :-
    !,
    maplist(argument_without_accents, [Format0|Args0], [Format|Args]).
line_without_accents(Line0, Line) :-
    argument_without_accents(Line0, Line).

argument_without_accents(Text, Plain) :-
    (   atom(Text)
    ;   string(Text)
    ),
    sub_atom(Text, _, 1, _, Char),
    char_code(Char, Code),
    Code > 127,
    !,
    without_accents(Text, Plain).
argument_without_accents(Argument, Argument).
