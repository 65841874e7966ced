/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(corpus_for_tests,
          [ corpus_file/2               % +Name, -File
          ]).
:- use_module(run_swipl, [root/1]).

/** <module> The programs of tests/corpus
*/

%!  corpus_file(+Name, -File) is det.
%
%   Name is a path below `tests/corpus`, without `.pl`.

corpus_file(Name, File) :-
    root(Root),
    atomic_list_concat([Root,'/tests/corpus/',Name,'.pl'], File).
