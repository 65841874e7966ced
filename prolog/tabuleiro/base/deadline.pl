/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_deadline,
          [ deadline/2,                 % +Seconds, -Deadline
            in_time/2,                  % +Deadline, :Goal
            found_in_time/5,            % +Deadline, +Template, :Goal, -Found,
                                        % -Ended
            past/1,                     % +Deadline
            part_way/4                  % +Start, +Part, +Deadline0, -Deadline
          ]).
:- use_module(gathered).
:- use_module(time_limit, [within_seconds/3]).

/** <module> Deadlines
*/

:- meta_predicate
    in_time(+, 0),
    found_in_time(+, +, 0, -, -).

%!  deadline(+Seconds, -Deadline) is det.
%
%   Deadline is the time stamp Seconds from now, or `inf` if Seconds is `inf`.

deadline(inf, inf) :-
    !.
deadline(Seconds, Deadline) :-
    get_time(Now),
    Deadline is Now+Seconds.

%!  in_time(+Deadline, :Goal) is semidet.
%
%   Calls Goal once. Fails if Goal fails or has not ended by Deadline, a time
%   stamp or `inf`.

in_time(inf, Goal) :-
    !,
    once(Goal).
in_time(Deadline, Goal) :-
    get_time(Now),
    Left is Deadline-Now,
    Left > 0,
    within_seconds(Left, Goal, true).

%!  found_in_time(+Deadline, +Template, :Goal, -Found:list, -Ended) is det.
%
%   As findall(Template, Goal, Found), but stops at Deadline. Ended is `true` if
%   Goal has no more solutions, else `false`.

found_in_time(Deadline, Template, Goal, Found, Ended) :-
    gathering(Gathering),
    (   in_time(Deadline, forall(Goal, gather(Gathering, Template)))
    ->  Ended = true
    ;   Ended = false
    ),
    gathered(Gathering, Found).

%!  past(+Deadline) is semidet.

past(Deadline) :-
    Deadline \== inf,
    get_time(Now),
    Now >= Deadline.

%!  part_way(+Start, +Part, +Deadline0, -Deadline) is det.
%
%   Deadline is the time stamp at which the share Part, 0 to 1, of the time from
%   Start to Deadline0 has passed.

part_way(_, _, inf, inf) :-
    !.
part_way(Start, Part, Deadline0, Deadline) :-
    Deadline is Start+Part*(Deadline0-Start).
