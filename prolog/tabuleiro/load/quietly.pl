/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_quietly,
          [ quietly/3,                  % :Goal, +Options, -Outcome
            quiet_option/4,             % ?Name, ?Type, -Default, -Meaning
            note/1                      % +Deed
          ]).
:- use_module(library(gensym), [gensym/2]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/2]).
:- use_module('../base/captured', [captured/3]).
:- use_module('../base/options', [check_options/3]).
:- use_module('../base/outcome', [outcome/4]).
:- use_module('../base/paragraph', [first_characters/3]).
:- use_module(standard_streams).

/** <module> Calling a program that prints, reads and does not end

The goals of a student's program run with the input of an option, by default
empty, and with captured output, whichever stream they name. At the end of the
input they read end_of_file once. Reading again is an error, so that a program
that repeats a question until the answer is right ends.
*/

:- meta_predicate quietly(0, +, -).

%!  quiet_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.

quiet_option(seconds,    seconds_or_inf, 10,
             "seconds at most").
quiet_option(characters, nonneg,         2000,
             "characters that are kept of the output").
quiet_option(input,      text,           "",
             "what Goal may read").

:- thread_local
    frame/1,                            % the calls that are running
    deed/3.                             % Frame, Kind: printed or did, What

%!  quietly(:Goal, +Options, -Outcome:dict) is det.
%
%   Calls Goal once. Goal reads the input of the option, and its output to
%   current_output, user_output and user_error is captured.
%
%   Options: quiet_option.
%
%   Outcome has the keys
%
%     - result: `yes`, `no`, threw(Error) or late(Seconds)
%     - exit: `open` if Goal left a choice point, else `closed`
%     - printed: the output, a string
%     - reads: `true` if Goal read, else `false`
%     - deeds: the arguments of the calls of note/1, in order
%
%   Calls may be nested. The outer outcome includes the inner ones.
%
%       ?- quietly((write(hello), read(X)), [], Outcome).
%       X = end_of_file,
%       Outcome = outcome{deeds:[], exit:closed, printed:"hello", reads:true,
%                         result:yes}.
%
%   @error those of check_options/3; rethrows the balls of is_leave/1 and time
%   limits from outside

quietly(Goal, Options0, Outcome) :-
    check_options(quiet_option, Options0, Options),
    option(seconds(Seconds), Options),
    option(characters(Most), Options),
    option(input(Input), Options),
    gensym(quietly, Frame),
    setup_call_cleanup(
        asserta(frame(Frame)),
        ( captured(with_streams(outcome(Goal, Seconds, Result, Exit),
                                Input, Reads0),
                   Most, Printed0),
          noted(Frame, Reads0, Printed0, Reads, Printed, Deeds)
        ),
        end_frame(Frame)),
    first_characters(Most, Printed, Kept),
    Outcome = outcome{ result:Result, exit:Exit, printed:Kept,
                       reads:Reads, deeds:Deeds }.

%   The deeds and output of an inner quietly/3 also belong to the outer one.

noted(Frame, Reads0, Printed0, Reads, Printed, Deeds) :-
    findall(Text, deed(Frame, printed, Text), Texts),
    findall(Deed, deed(Frame, did, Deed), Deeds),
    atomic_list_concat([Printed0|Texts], All),
    atom_string(All, Printed),
    (   deed(Frame, read, _)
    ->  Reads = true
    ;   Reads = Reads0
    ),
    (   frame(Outer),
        Outer \== Frame
    ->  forall(member(Deed, Deeds), assertz(deed(Outer, did, Deed))),
        assertz(deed(Outer, printed, Printed)),
        (   Reads == true
        ->  assertz(deed(Outer, read, true))
        ;   true
        )
    ;   true
    ).

end_frame(Frame) :-
    retractall(frame(Frame)),
    retractall(deed(Frame, _, _)).

%!  note(+Deed) is det.
%
%   Adds Deed to the outcome of the innermost running quietly/3.

note(Deed) :-
    (   frame(Frame)
    ->  assertz(deed(Frame, did, Deed))
    ;   true
    ).

                /*******************************
                *            STREAMS           *
                *******************************/

%!  with_streams(:Goal, +Text, -Reads) is det.
%
%   Calls Goal, which must succeed, with Text as input and current_output as all
%   standard output streams of this thread.

:- meta_predicate with_streams(0, +, -).

with_streams(Goal, Text, Reads) :-
    with_standard_streams(open_text(Text, In),
                          ( call(Goal),
                            (   character_count(In, 0),
                                stream_property(In, end_of_stream(not))
                            ->  Reads = false
                            ;   Reads = true
                            )
                          )).

open_text(Text, In, In, Output) :-
    open_string(Text, In),
    set_stream(In, eof_action(error)),
    current_output(Output).
