/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_interrupt,
          [ interrupt_with/2,           % :Handler, +Ball
            when_loaded/1               % :Goal
          ]).

/** <module> Asynchronous exceptions

Signal handlers, alarms and other threads throw exceptions into a goal. If
SWI-Prolog is autoloading a predicate at that moment, the exception is lost, or
the predicate stays undefined in all threads. The predicates below wait for the
end of autoloading before they throw.
*/

:- meta_predicate
    interrupt_with(:, +),
    when_loaded(0).

%!  interrupt_with(:Handler, +Ball)
%
%   Throws Ball. Handler is the name of the predicate that handles SIGINT. A
%   throw that had to wait is dropped if Handler no longer handles SIGINT.

interrupt_with(Handler, Ball) :-
    when_loaded(throw_if_handled(Handler, Ball)).

throw_if_handled(Handler, Ball) :-
    (   handles_interrupts(Handler)
    ->  throw(Ball)
    ;   true
    ).

handles_interrupts(Module:Name) :-
    on_signal(int, Now, Now),
    strip_module(Module:Now, NowModule, NowName),
    NowModule:NowName == Module:Name.

%!  when_loaded(:Goal)
%
%   Calls Goal in this thread, at once or, if a library is being loaded, a
%   moment later.

when_loaded(Goal) :-
    in_autoload,
    current_prolog_flag(threads, true),
    !,
    thread_self(Me),
    thread_create(call_later(Me, Goal), _, [detached(true)]).
when_loaded(Goal) :-
    call(Goal).

in_autoload :-
    prolog_current_frame(Frame),
    prolog_frame_attribute(Frame, parent_goal,
                           system:'$undefined_procedure'(_,_,_,_)).

call_later(Thread, Goal) :-
    sleep(0.001),
    catch(thread_signal(Thread, tabuleiro_interrupt:when_loaded(Goal)),
          error(existence_error(thread, _), _),
          true).
