/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_cores,
          [ cores/1                     % -Count
          ]).

/** <module> The processors of the machine
*/

%!  cores(-Count:positive_integer) is det.
%
%   Count is the number of processors, 1 where it is not known.

cores(Count) :-
    (   current_prolog_flag(cpu_count, Count0)
    ->  Count = Count0
    ;   Count = 1
    ).
