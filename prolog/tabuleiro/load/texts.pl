/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_load_texts,
          [ print_report/1,             % +Report
            message_text/2              % +Message, -Text
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../texts/language').

/** <module> The messages about a loaded program
*/

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

message(loaded(Event)) -->
    loaded(Event).

%!  print_report(+Report) is det.
%
%   Prints the Report of load_program/3, with a message for each event. An event
%   that needs no change in the program is informational; the others are
%   warnings.

print_report(Report) :-
    forall(member(Event, Report),
           ( kind(Event, Kind),
             print_message(Kind, tabuleiro(loaded(Event)))
           )).

kind(skipped(_, _, _), informational) :-
    !.
kind(_, warning).

loaded(syntax(Message, File, Line)) -->
    at(File, Line),
    [ 'this cannot be read: ~w'-[Message] ].
loaded(problem(Error, File, Line)) -->
    at(File, Line),
    prolog:translate_message(Error).
loaded(skipped(Goal, File, Line)) -->
    at(File, Line),
    [ '~p is not run while the program is loaded'-[Goal] ].
loaded(printed(Text, File, Line)) -->
    at(File, Line),
    [ 'loading prints ~q'-[Text] ].
loaded(read(Goal, File, Line)) -->
    at(File, Line),
    [ '~p asks for input while the program is loaded'-[Goal] ].
loaded(failed(Goal, File, Line)) -->
    at(File, Line),
    [ '~p fails'-[Goal] ].
loaded(threw(Goal, Error, File, Line)) -->
    at(File, Line),
    [ 'error in ~p: '-[Goal] ],
    prolog:translate_message(Error).
loaded(timeout(Goal, File, Line)) -->
    at(File, Line),
    [ '~p does not end in time'-[Goal] ].
loaded(unfinished(File, Line)) -->
    at(File, Line),
    [ 'loading the program takes too long; the rest of it is left out'-[] ].
loaded(undefined(PI, File, Line)) -->
    at(File, Line),
    [ '~p is not defined'-[PI] ].
loaded(part_of(Other)) -->
    [ 'perhaps ~w is the program: it loads the file that was given'-[Other] ].

at(File, Line) -->
    [ '~w:~d: '-[File,Line] ].

%!  message_text(+Message, -Text:string) is det.
%
%   Text is the text of Message, which has one line.

message_text(Message, Text) :-
    prolog:translate_message(Message, Lines, []),
    with_output_to(string(Text0),
                   first_use(library(ansi_term),
                             print_message_lines(current_output, '', Lines))),
    split_string(Text0, "", "\n", [Text]).
