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

/** <module> Calling a program that prints, reads and does not end

Goals of someone's program run with an input that is empty unless an option has
text for it, and with their output caught, whichever stream they name. After the
text they find the end of the input once; after that, reading is an error, so
that a program that asks until the answer is right ends.
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
%   Calls Goal once. Its input is that of the option, and what it writes to
%   current_output, user_output and user_error is caught.
%
%   Options: quiet_option.
%
%   Outcome has the keys
%
%     - result: `yes`, `no`, threw(Error) or late(Seconds)
%     - exit: `open` if Goal left a choice point, else `closed`
%     - printed: the output, a string
%     - reads: `true` if Goal read, else `false`
%     - deeds: what Goal did that note/1 was told, in order
%
%   Calls may be nested. The outer outcome includes the inner ones.
%
%       ?- quietly((write(hello), read(X)), [], Outcome).
%       X = end_of_file,
%       Outcome = outcome{deeds:[], exit:closed, printed:"hello", reads:true,
%                         result:yes}.
%
%   @error those of check_options/3; rethrows what is_leave/1 lists, and a time
%   limit from outside

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

%   The deeds and output of an inner quietly/3 belong to the outer one, too.

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
%   The innermost quietly/3 that runs lists Deed in its outcome.

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
%   Calls Goal, which succeeds, with current_output as all standard streams for
%   output and Text to read. The standard streams are those of the thread.

:- meta_predicate with_streams(0, +, -).

with_streams(Goal, Text, Reads) :-
    findall(Alias-Stream,
            ( member(Alias, [user_input,user_output,user_error]),
              stream_property(Stream, alias(Alias))
            ),
            Standard),
    current_input(Input),
    current_output(Output),
    setup_call_cleanup(
        redirect(Text, In, Output),
        ( call(Goal),
          (   character_count(In, 0),
              stream_property(In, end_of_stream(not))
          ->  Reads = false
          ;   Reads = true
          )
        ),
        restore(Standard, Input, Output, In)).

redirect(Text, In, Output) :-
    open_string(Text, In),
    set_stream(In, eof_action(error)),
    set_stream(In, alias(user_input)),
    set_stream(Output, alias(user_output)),
    set_stream(Output, alias(user_error)),
    set_input(In).

%   The order matters: a stream that loses an alias leaves it to the stream that
%   the process began with.

restore(Standard, Input, Output, In) :-
    forall(member(Alias-Stream, Standard),
           set_stream(Stream, alias(Alias))),
    set_input(Input),
    set_output(Output),
    close(In, [force(true)]).
