/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_dialect,
          [ dialect/2,                  % ?Dialect, ?Library
            dialect_of_files/3          % +Files, -Dialect, -Why
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module(encoding, [text_encoding/2]).

/** <module> The Prolog system that a program is written for

A program tells its dialect by what only one of the systems has.
*/

%!  dialect(?Dialect, ?Library) is nondet.
%
%   Library is the name that SWI-Prolog has for Dialect, see expects_dialect/1.

dialect(swi,     swi).
dialect(sicstus, sicstus4).

%!  dialect_of_files(+Files:list, -Dialect, -Why) is det.
%
%   Dialect is `swi` or `sicstus`. Why is mark(Mark, File), the text of File
%   that decides, or `no_mark`.
%
%       ?- dialect_of_files(['tests/corpus/saltos/saltos.pl'], Dialect, Why).
%       Dialect = sicstus,
%       Why = mark("library(between)", 'tests/corpus/saltos/saltos.pl').

dialect_of_files(Files, Dialect, Why) :-
    maplist(lower_text, Files, Texts),
    (   mark(Mark, Dialect0),
        member(File-Text, Texts),
        sub_string(Text, _, _, _, Mark),
        \+ defines(Texts, Mark)
    ->  Dialect = Dialect0,
        Why = mark(Mark, File)
    ;   Dialect = swi,
        Why = no_mark
    ).

lower_text(File, File-Text) :-
    text_encoding(File, Encoding),
    first_use(library(readutil),
              read_file_to_string(File, Text0, [encoding(Encoding)])),
    string_lower(Text0, Text).

%   A program may define a predicate that one of the systems has.

defines(Texts, Mark) :-
    string_concat("\n", Mark, Clause),
    member(_-Text, Texts),
    sub_string(Text, _, _, _, Clause),
    !.

%   mark(-Mark, -Dialect): the first Mark that a program has decides. A program
%   that asks for the dialect is written for both systems. What a comment says
%   counts less than what a program calls.

mark("dialect, swi",          swi).
mark("dialect,swi",           swi).
mark("library(between)",      sicstus).
mark("library(system)",       sicstus).
mark("library(file_systems)", sicstus).
mark("library(samsort)",      sicstus).
mark("library(sets)",         sicstus).
mark("library(codesio)",      sicstus).
mark("library(timeout)",      sicstus).
mark("library(avl)",          sicstus).
mark("library(queues)",       sicstus).
mark("setrand(",              sicstus).
mark("foreach(",              sicstus).
mark("fromto(",               sicstus).
mark("read_line(",            sicstus).
mark("skip_line",             sicstus).
mark("bb_put(",               sicstus).
mark("rotate_list(",          sicstus).
mark("total_runtime",         sicstus).
mark("string_concat(",        swi).
mark("string_chars(",         swi).
mark("split_string(",         swi).
mark("atomic_list_concat(",   swi).
mark("term_to_atom(",         swi).
mark("format(atom(",          swi).
mark("with_output_to(",       swi).
mark("writeln(",              swi).
mark("nb_setval(",            swi).
mark("sicstus",               sicstus).
