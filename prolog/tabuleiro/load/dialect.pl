/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_dialect,
          [ dialect/2,                  % ?Dialect, ?Library
            dialect_of_texts/3,         % +Texts, -Dialect, -Why
            program_text/2              % +File, -Text
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module(encoding, [text_encoding/2]).

/** <module> The Prolog system that a program is written for

The dialect of a program is found by features that only one of the systems has.
*/

%!  dialect(?Dialect, ?Library) is nondet.
%
%   Library is the name of Dialect in SWI-Prolog, see expects_dialect/1.

dialect(swi,     swi).
dialect(sicstus, sicstus4).

%!  dialect_of_texts(+Texts:list, -Dialect, -Why) is det.
%
%   Dialect is `swi` or `sicstus`. Texts are the texts of the files of a
%   program, see program_text/2. Why is mark(Mark, File), if the text Mark in
%   File decides, or `no_mark`.
%
%       ?- program_text('tests/corpus/saltos/saltos.pl', Text),
%          dialect_of_texts([Text], Dialect, Why).
%       Dialect = sicstus,
%       Why = mark('library(between)', 'tests/corpus/saltos/saltos.pl'), ...

dialect_of_texts(Texts, Dialect, Why) :-
    (   mark(Mark, Dialect0),
        member(File-Text, Texts),
        sub_atom_icasechk(Text, _, Mark),
        \+ defines(Texts, Mark)
    ->  Dialect = Dialect0,
        Why = mark(Mark, File)
    ;   Dialect = swi,
        Why = no_mark
    ).

%!  program_text(+File, -Text) is det.

program_text(File, File-Text) :-
    text_encoding(File, Encoding),
    first_use(library(readutil),
              read_file_to_string(File, Text, [encoding(Encoding)])).

%   A program may itself define a predicate that one of the systems has.

defines(Texts, Mark) :-
    atom_concat('\n', Mark, Clause),
    member(_-Text, Texts),
    sub_atom_icasechk(Text, _, Clause),
    !.

%   mark(-Mark, -Dialect): the first Mark in a program decides.
%
%     - A program that asks for the dialect is written for both systems.
%     - An author who prints texts by print/1 does not want the quotes that
%       SWI-Prolog adds.
%     - The arguments of prefix/2 are in another order in SWI-Prolog.
%     - A comment counts less than a call.

mark('dialect, swi',          swi).
mark('dialect,swi',           swi).
mark('library(between)',      sicstus).
mark('library(system)',       sicstus).
mark('library(file_systems)', sicstus).
mark('library(samsort)',      sicstus).
mark('library(sets)',         sicstus).
mark('library(codesio)',      sicstus).
mark('library(timeout)',      sicstus).
mark('library(avl)',          sicstus).
mark('library(queues)',       sicstus).
mark('setrand(',              sicstus).
mark('foreach(',              sicstus).
mark('fromto(',               sicstus).
mark('read_line(',            sicstus).
mark('skip_line',             sicstus).
mark('bb_put(',               sicstus).
mark('rotate_list(',          sicstus).
mark('total_runtime',         sicstus).
mark('string_concat(',        swi).
mark('string_chars(',         swi).
mark('split_string(',         swi).
mark('atomic_list_concat(',   swi).
mark('term_to_atom(',         swi).
mark('format(atom(',          swi).
mark('with_output_to(',       swi).
mark('writeln(',              swi).
mark('nb_setval(',            swi).
mark('print(\'',               sicstus).
mark(' prefix(',              sicstus).
mark('sicstus',               sicstus).
