/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_answer,
          [ refuse/2,                   % +Status, +Message
            error_status/3,             % +Ball, -Status, -Text
            message_line/2              % +Message, -Text
          ]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module(texts, []).

/** <module> Refusals
*/

%!  refuse(+Status, +Message) is failure.
%
%   Ends the request with the HTTP status Status and the message
%   tabuleiro(web(Message)).

refuse(Status, Message) :-
    throw(web_refusal(Status, Message)).

%!  error_status(+Ball, -Status, -Text:string) is det.
%
%   Status and Text answer a request whose handler threw Ball. Status is 503
%   only for a request that may succeed later: the page repeats it.

error_status(web_refusal(Status, Message), Status, Text) :-
    !,
    message_line(tabuleiro(web(Message)), Text).
error_status(time_limit_exceeded, 413, Text) :-
    !,
    message_line(tabuleiro(web(too_long)), Text).
error_status(error(timeout_error(read, _), _), 408, Text) :-
    !,
    message_line(tabuleiro(web(too_slow)), Text).
error_status(error(resource_error(_), _), 413, Text) :-
    !,
    message_line(tabuleiro(web(too_large)), Text).
error_status(Error, 500, Text) :-
    print_message(error, Error),
    message_line(tabuleiro(web(fault)), Text).

%!  message_line(+Message, -Text:string) is det.
%
%   Text is Message, a term for print_message/2, without blank lines around it.

message_line(Message, Text) :-
    phrase(prolog:translate_message(Message), Lines),
    with_output_to(string(Printed),
                   first_use(library(ansi_term),
                             print_message_lines(current_output, '', Lines))),
    split_string(Printed, "", " \n", [Text]).
