/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_escapes,
          [ without_escapes/2           % +Text, -Plain
          ]).
:- use_module(library(apply), [foldl/4]).

/** <module> Texts without what colours a terminal
*/

%!  without_escapes(+Text:string, -Plain:string) is det.
%
%   Plain is Text with a space in place of each escape sequence: `ESC [`,
%   parameters and one letter. Another ESC is a space too.
%
%       ?- without_escapes("\e[36mRed\e[0m", Plain).
%       Plain = " Red ".

without_escapes(Text, Plain) :-
    split_string(Text, "\e", "", [First|Escaped]),
    foldl(unescaped, Escaped, First, Plain0),
    atom_string(Plain0, Plain).

unescaped(Part, Text0, Text) :-
    (   sub_string(Part, 0, 1, _, "["),
        sub_string(Part, Before, 1, After, Letter),
        char_type(Letter, csymf)
    ->  Start is Before+1,
        sub_string(Part, Start, After, 0, Rest)
    ;   Rest = Part
    ),
    atomic_list_concat([Text0,Rest], ' ', Text).
