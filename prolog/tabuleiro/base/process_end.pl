/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_process_end,
          [ process_end/3               % +Process, +Deadline, -Status
          ]).
:- use_module(deadline, [past/1]).
:- use_module(first_use, [first_use/2]).

/** <module> Waiting for a process for a limited time
*/

%!  process_end(+Process, +Deadline, -Status) is det.
%
%   Status is that of process_wait/2, or `timeout` if Process is still running
%   at Deadline, a time stamp or `inf`. process_wait/3 of SWI-Prolog 9.0.4 would
%   not do: with a timeout over 0 it waits for the end of the process.
%
%       ?- deadline(1, Deadline), process_end(Process, Deadline, Status).
%
%   @error those of process_wait/3

process_end(Process, Deadline, Status) :-
    first_use(library(process), process_wait(Process, Now, [timeout(0)])),
    (   Now \== timeout
    ->  Status = Now
    ;   past(Deadline)
    ->  Status = timeout
    ;   sleep(0.02),
        process_end(Process, Deadline, Status)
    ).
