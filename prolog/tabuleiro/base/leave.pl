/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_leave,
          [ leave/0,
            leave_all/0,
            until_leave/1,              % :Goal
            until_leave_all/1,          % :Goal
            on_leave/2,                 % :Goal, :Else
            interrupt_leaves/1,         % :Goal
            is_leave/1                  % @Ball
          ]).
:- use_module(interrupt, [interrupt_with/2]).

/** <module> Exceptions that are not errors of the goal that throws them

Code that catches the errors of a game or a bot must rethrow the exceptions of
is_leave/1.
*/

:- meta_predicate
    until_leave(0),
    until_leave_all(0),
    on_leave(0, 0),
    interrupt_leaves(0).

%!  leave is det.
%!  leave_all is det.
%
%   leave/0 ends the innermost until_leave/1, leave_all/0 the innermost
%   until_leave_all/1.

leave :-
    throw(tabuleiro_leave).

leave_all :-
    throw(tabuleiro_leave_all).

%!  until_leave(:Goal) is semidet.
%!  until_leave_all(:Goal) is semidet.
%
%   Calls Goal. Also succeeds if Goal calls leave/0, or leave_all/0.

until_leave(Goal) :-
    on_leave(Goal, true).

until_leave_all(Goal) :-
    catch(Goal, tabuleiro_leave_all, true).

%!  on_leave(:Goal, :Else) is semidet.
%
%   Calls Goal. If Goal calls leave/0, ends Goal and calls Else.

on_leave(Goal, Else) :-
    catch(Goal, tabuleiro_leave, Else).

%!  interrupt_leaves(:Goal) is semidet.
%
%   Runs Goal once. Ctrl-C in the meantime calls leave/0.

interrupt_leaves(Goal) :-
    setup_call_cleanup(
        on_signal(int, Old, tabuleiro_leave:interrupt),
        once(Goal),
        on_signal(int, _, Old)).

:- public interrupt/1.                  % signal handler

interrupt(_Signal) :-
    interrupt_with(interrupt, tabuleiro_leave).

%!  is_leave(@Ball) is semidet.
%
%   Ball is thrown when the person leaves or when within_seconds/3 ends its
%   goal, not by an error of the goal. time_limit_exceeded is not one of these
%   balls: a program may have set that limit itself.

is_leave(Ball) :-
    nonvar(Ball),
    ball(Ball).

ball(tabuleiro_leave).                  % the word quit
ball(tabuleiro_leave_all).              % end of file, Ctrl-C in a session
ball(tabuleiro_interrupt).              % Ctrl-C in a command
ball(tabuleiro_time_limit(_)).          % within_seconds/3
ball(inference_limit_exceeded).         % the same where inferences are counted
ball(tabuleiro_watched(_)).             % the end of what adoption watches
ball('$aborted').                       % abort/0 up to SWI-Prolog 9.3
ball(unwind(_)).                        % abort/0 and halt/1 since then
