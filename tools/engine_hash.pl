/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(engine_hash_tool, [main/1, c_code/2]).
:- use_module(library(apply)).
:- use_module(library(main)).
:- use_module(library(readutil)).

/** <module> The hash of the engine in C, as C

    swipl tools/engine_hash.pl -- c_src/engine/table.c ... >build/engine_hash.c

The hash is made of the code of all files, without comments, layout, file names
and their order, so that a change of these does not change it.
*/

:- initialization(main, main).

main(Files) :-
    maplist(file_hash, Files, Hashes0),
    sort(Hashes0, Hashes),
    atomic_list_concat(Hashes, ' ', Atom),
    atom_string(Atom, Text),            % all versions hash texts alike
    variant_sha1(Text, Hash),
    format('#include "engine_hash.h"~n~nconst char engine_hash[] = "~w";~n',
           [Hash]).

file_hash(File, Hash) :-
    read_file_to_codes(File, Codes, [encoding(utf8)]),
    c_code(Codes, Code),
    string_codes(Text, Code),
    variant_sha1(Text, Hash).

%!  c_code(+Codes, -Code) is det.
%
%   Code is the C text Codes without comments and layout.

c_code(Codes, Code) :-
    phrase(code(Code), Codes).

code(Code) -->
    layout,
    !,
    code(Code).
code([Quote|Code]) -->
    [Quote],
    { memberchk(Quote, `"'`) },
    !,
    quoted(Quote, Code, Code1),
    code(Code1).
code([C|Code]) -->
    [C],
    !,
    code(Code).
code([]) -->
    [].

layout -->
    [C],
    { C =< 0'\s },
    !.
layout -->
    "//",
    !,
    line.
layout -->
    "/*",
    comment.

line -->
    [C],
    { C \== 0'\n },
    !,
    line.
line -->
    [].

comment -->
    "*/",
    !.
comment -->
    [_],
    !,
    comment.
comment -->
    [].

quoted(Quote, [0'\\,C|Code], Rest) -->
    "\\",
    [C],
    !,
    quoted(Quote, Code, Rest).
quoted(Quote, [Quote|Rest], Rest) -->
    [Quote],
    !.
quoted(Quote, [C|Code], Rest) -->
    [C],
    !,
    quoted(Quote, Code, Rest).
quoted(_, Rest, Rest) -->
    [].
