/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_standard_streams,
          [ with_standard_streams/2     % :Open, :Goal
          ]).
:- use_module(library(lists), [member/2]).

/** <module> Other standard streams for a program
*/

:- meta_predicate with_standard_streams(2, 0).

%!  with_standard_streams(:Open, :Goal) is semidet.
%
%   Calls call(Open, In, Out), then Goal once, in which In is the standard input
%   and Out the standard output and error of this thread. Then closes In and, if
%   it is not the current output, Out.

with_standard_streams(Open, Goal) :-
    findall(Alias-Stream,
            ( member(Alias, [user_input,user_output,user_error]),
              stream_property(Stream, alias(Alias))
            ),
            Standard),
    current_input(Input),
    current_output(Output),
    setup_call_cleanup(
        redirect(Open, In, Out),
        once(Goal),
        restore(Standard, Input, Output, In, Out)).

redirect(Open, In, Out) :-
    call(Open, In, Out),
    set_stream(In, alias(user_input)),
    set_stream(Out, alias(user_output)),
    set_stream(Out, alias(user_error)),
    set_input(In),
    set_output(Out).

%   The order matters: when a stream loses an alias, the alias returns to the
%   stream that had it when the process began.

restore(Standard, Input, Output, In, Out) :-
    forall(member(Alias-Stream, Standard),
           set_stream(Stream, alias(Alias))),
    set_input(Input),
    set_output(Output),
    close(In, [force(true)]),
    (   Out == Output
    ->  true
    ;   close(Out, [force(true)])
    ).
