/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_plain_calls,
          [ plain_calls/1               % :InProgram
          ]).
:- use_module(library(prolog_wrap), [wrap_predicate/4]).

/** <module> Calls of maplist/2 that stay as they are written

Once library(clpfd) is loaded, library(apply_macros) rewrites the calls of
maplist/2 and the like in every module. For each it asks whether a predicate is
transparent, which imports the predicate from a library if the program defines
one of that name further down; the program cannot define it then.
*/

:- meta_predicate plain_calls(0).

%!  plain_calls(:InProgram) is det.
%
%   library(apply_macros), if it is loaded, changes nothing while InProgram is
%   true.

plain_calls(InProgram) :-
    (   current_module(apply_macros)
    ->  wrap_predicate(apply_macros:expand_apply(_, _), tabuleiro, Goal2,
                       ( \+ InProgram, Goal2 )),
        wrap_predicate(apply_macros:expand_apply(_, _, _, _), tabuleiro, Goal4,
                       ( \+ InProgram, Goal4 ))
    ;   true
    ).
