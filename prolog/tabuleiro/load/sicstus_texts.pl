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
    writes(Goal0, Goal1),
    Goal1 \== Goal0,
    Goal = Goal1.

writes(write(Term0), write(Term)) :-
    shown(Term0, Term).
writes(write(Out, Term0), write(Out, Term)) :-
    shown(Term0, Term).
writes(print(Term0), print(Term)) :-
    shown(Term0, Term).
writes(print(Out, Term0), print(Out, Term)) :-
    shown(Term0, Term).
writes(format(Format0, Terms0), format(Format, Terms)) :-
    shown(Format0, Format),
    all_shown(Terms0, Terms).
writes(format(Out, Format0, Terms0), format(Out, Format, Terms)) :-
    shown(Format0, Format),
    all_shown(Terms0, Terms).

shown(Term0, Term) :-
    (   is_text(Term0)
    ->  string_codes(Term, Term0)
    ;   Term = Term0
    ).

%   A list of numbers, such as [40,0'-], is no text here.

all_shown(Terms0, Terms) :-
    (   is_list(Terms0)
    ->  maplist(shown, Terms0, Terms)
    ;   Terms = Terms0
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
