/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(memory,
          [ growth/2,                   % :Goal, -KiB
            leaks/2                     % :Goal, +KiB
          ]).
:- use_module(library(lists)).
:- use_module(library(readutil)).

/** <module> Memory that a goal leaks

Memory is measured as Linux counts it. On other systems the growth is 0.
*/

:- meta_predicate
    growth(0, -),
    leaks(0, +).

%!  growth(:Goal, -KiB:integer) is det.
%
%   Runs Goal once. The memory of the process has then grown by KiB, which
%   can be negative.

growth(Goal, KiB) :-
    resident(Before),
    ignore(Goal),
    resident(After),
    KiB is After-Before.

%!  leaks(:Goal, +KiB:integer) is semidet.
%
%   Each of three runs of Goal takes more than KiB. Memory that the C library
%   keeps for reuse grows once; a leak grows every time.

leaks(Goal, KiB) :-
    \+ ( between(1, 3, _),
         growth(Goal, Growth),
         Growth =< KiB
       ).

%   The resident set in KiB, after all free memory was returned to the system.

resident(KiB) :-
    garbage_collect,
    garbage_collect_atoms,
    trim_stacks,
    trim_heap,
    (   exists_file('/proc/self/status')
    ->  read_file_to_string('/proc/self/status', Text, []),
        split_string(Text, "\n", "", Lines),
        member(Line, Lines),
        split_string(Line, ":", " \tkB", ["VmRSS",Digits]),
        number_string(KiB, Digits)
    ;   KiB = 0
    ),
    !.
