/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(shell_program,
          [ script/2                    % +Answers, -Command
          ]).

/** <module> Shell scripts that speak the Universal Game Interface
*/

%!  script(+Answers, -Command) is det.
%
%   Command is a program that speaks the protocol; Answers are the first clauses
%   of its case statement.

script(Answers, [sh,'-c',Script]) :-
    format(atom(Script),
           "while read -r word rest; do case $word in \c
            ~w \c
            ugi) echo ugiok;; \c
            isready) echo readyok;; \c
            quit) exit 0;; \c
            esac; done",
           [Answers]).
