/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_sicstus_texts,
          [ sicstus_text/2              % +Goal0, -Goal
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).

/** <module> Texts in double quotes that a program for SICStus writes

SICStus writes such a text as a list of codes, which is never the intention: the
author ran the program in SWI-Prolog too, or never reached that line.
*/

%!  sicstus_text(+Goal0, -Goal) is semidet.
%
%   Goal is Goal0, a call of write/1, print/1 or format/2, with a string in
%   place of each code list in its text. Fails if there is none.
%
%       ?- sicstus_text(write(`ab`), Goal).
%       Goal = write("ab").

sicstus_text(Goal0, Goal) :-
    writes(Goal0),
    compound_name_arguments(Goal0, Name, Arguments0),
    maplist(shown, Arguments0, Arguments),
    Arguments \== Arguments0,
    compound_name_arguments(Goal, Name, Arguments).

writes(write(_)).
writes(write(_, _)).
writes(print(_)).
writes(print(_, _)).
writes(format(_, _)).
writes(format(_, _, _)).

%   Term0 may be the list of the arguments of format/2.

shown(Term0, Term) :-
    (   is_text(Term0)
    ->  string_codes(Term, Term0)
    ;   is_list(Term0)
    ->  maplist(shown_element, Term0, Term)
    ;   Term = Term0
    ).

shown_element(Term0, Term) :-
    (   is_text(Term0)
    ->  string_codes(Term, Term0)
    ;   Term = Term0
    ).

is_text(Term) :-
    is_list(Term),
    Term = [_|_],
    maplist(text_code, Term).

text_code(Code) :-
    integer(Code),
    (   Code >= 32
    ;   memberchk(Code, [0'\n,0'\t])
    ),
    !.
