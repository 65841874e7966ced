/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_think_limits, [think_limits/2]).
:- use_module(library(option), [option/3]).

/** <module> The limits of a search in C
*/

%!  think_limits(+Options, -Limits) is det.
%
%   Limits is the term that '$think'/5 takes, with the values of Options and,
%   for what they lack, the defaults of think_limit/2.
%
%       ?- think_limits([depth(3),nodes(1000)], Limits).

think_limits(Options, Limits) :-
    findall(Value,
            ( think_limit(Name, Default),
              Option =.. [Name,Value],
              option(Option, Options, Default)
            ),
            Values),
    Limits =.. [limits|Values].

%   The arguments of Limits in their order, which c_src/bridge/thinking.c knows.

think_limit(seconds,    inf).
think_limit(nodes,      inf).
think_limit(depth,      100).
think_limit(threads,    1).
think_limit(multi_pv,   1).
think_limit(seed,       0).
think_limit(selective,  true).
think_limit(repetition, true).
think_limit(clock,      none).
think_limit(table,      none).
think_limit(resume,     false).
