/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(for_all,
          [ for_all/2                   % :Case, :Check
          ]).

/** <module> forall/2 that cannot pass without a case
*/

:- meta_predicate for_all(0, 0).

%!  for_all(:Case, :Check) is semidet.
%
%   As forall/2, but Case must have a solution. For cases that are computed:
%   a literal list needs no more than forall/2.
%
%   @throws no_case(Case)

for_all(Case, Check) :-
    Seen = seen(false),
    forall(Case,
           ( nb_setarg(1, Seen, true),
             Check
           )),
    (   Seen = seen(true)
    ->  true
    ;   throw(no_case(Case))
    ).
