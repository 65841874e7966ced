/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_answer,
          [ reply_json/1,               % +Dict
            refuse/2,                   % +Status, +Message
            answer_error/1,             % +Ball
            error_status/3,             % +Ball, -Status, -Text
            security_headers/1,         % -Headers
            message_line/2              % +Message, -Text
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../base/json', [json_write_dict/3]).
:- use_module(texts, []).

/** <module> Answers and refusals

Every response has the headers of security_headers/1. The answer to a refused
request is `{"error": Text}`, where Text names the culprit.
*/

%!  reply_json(+Dict) is det.
%
%   Answers the request with Dict, a dict or a list, as JSON.

reply_json(Dict) :-
    reply_json(200, Dict).

reply_json(Status, Dict) :-
    format('Status: ~d~n', [Status]),
    security_headers(Headers),
    forall(member(Header, Headers),
           ( Header =.. [Name,Value],
             format('~w: ~w~n', [Name,Value])
           )),
    format('Cache-Control: no-store~n', []),
    format('Content-type: application/json; charset=UTF-8~n~n', []),
    json_write_dict(current_output, Dict, [width(0)]).

%!  security_headers(-Headers:list) is det.
%
%   Headers is a list of Name(Value). With them the browser loads files and
%   scripts from this server only, and does not show the page in a frame.

security_headers(
    [ 'Content-Security-Policy'('default-src \'none\'; script-src \'self\'; \c
                                 style-src \'self\'; img-src \'self\' data:; \c
                                 font-src \'self\'; connect-src \'self\'; \c
                                 manifest-src \'self\'; base-uri \'none\'; \c
                                 form-action \'none\'; \c
                                 frame-ancestors \'none\''),
      connection(close),                % an idle client occupies no thread
      'X-Content-Type-Options'(nosniff),
      'X-Frame-Options'('DENY'),
      'Referrer-Policy'('no-referrer'),
      'Cross-Origin-Opener-Policy'('same-origin'),
      'Cross-Origin-Resource-Policy'('same-origin')
    ]).

%!  refuse(+Status, +Message) is failure.
%
%   Ends the request with the HTTP status Status and the message
%   tabuleiro(web(Message)).

refuse(Status, Message) :-
    throw(web_refusal(Status, Message)).

%!  answer_error(+Ball) is det.
%
%   Answers a request whose handler threw Ball.

answer_error(Ball) :-
    error_status(Ball, Status, Text),
    reply_json(Status, _{error:Text}).

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
