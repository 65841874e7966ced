/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_spare_stacks,
          [ with_spare_stacks/1,        % :Goal
            collect_overdue/0
          ]).

/** <module> Stacks that stay large, and garbage

SWI-Prolog gives the memory of a stack back after a garbage collection and takes
it again at the next need. A goal that calls a program thousands of times, each
time with much garbage, then spends a third of its time in copying stacks.
*/

:- meta_predicate with_spare_stacks(0).

%!  with_spare_stacks(:Goal) is semidet.
%
%   Calls Goal once. Meanwhile the stacks of this thread keep 16 MiB of free
%   memory for terms and 2 MiB each for calls and the trail, and garbage of
%   50,000 atoms is collected at a time: streams and references of clauses are
%   atoms, too. Where the limit of the stacks is below 512 MiB, they stay as
%   they are: SWI-Prolog makes stacks several times as large as it must keep
%   free, and 64 MiB are too much for a limit of 1 GiB.

with_spare_stacks(Goal) :-
    current_prolog_flag(stack_limit, Limit),
    (   Limit >= 512*1024*1024
    ->  findall(Stack-Bytes,
                ( spare(Stack, _),
                  prolog_stack_property(Stack, min_free(Bytes))
                ),
                Before),
        findall(Stack-Bytes, spare(Stack, Bytes), Spare),
        (   current_prolog_flag(agc_margin, Margin)
        ->  true
        ;   Margin = none               % a build that collects no atoms
        ),
        setup_call_cleanup(keep(Margin, 50_000, Spare),
                           once(Goal),
                           keep(Margin, Margin, Before))
    ;   once(Goal)
    ).

spare(global, 16_777_216).
spare(local,   2_097_152).
spare(trail,   2_097_152).

keep(none, _, Free) :-
    !,
    keep_free(Free).
keep(_, Margin, Free) :-
    set_prolog_flag(agc_margin, Margin),
    keep_free(Free).

keep_free([]).
keep_free([Stack-Bytes|Stacks]) :-
    set_prolog_stack(Stack, min_free(Bytes)),
    keep_free(Stacks).

%!  collect_overdue is det.
%
%   Collects garbage if the terms of this thread take 64 MB, and twice as much
%   as was left when they last took little or were collected here. SWI-Prolog
%   9.0 now and then forgets to do so, it seems where an alarm comes at that
%   moment: the terms then grow until a stack of 512 MiB is full, and a larger
%   one would exceed the limit.
%
%       ?- numlist(1, 10_000_000, _), collect_overdue.
%       true.

collect_overdue :-
    statistics(globalused, Used),
    (   nb_current(tabuleiro_collected, Left)
    ->  true
    ;   Left = 0
    ),
    (   Used > max(64_000_000, 2*Left)
    ->  garbage_collect,
        statistics(globalused, Left1),
        nb_setval(tabuleiro_collected, Left1)
    ;   Used < Left
    ->  nb_setval(tabuleiro_collected, Used)
    ;   true
    ).
