/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_request,
          [ check_sender/2,             % +Site, +Request
            request_dict/3              % +Request, +Most, -Dict
          ]).
:- use_module(library(lists), [max_list/2, member/2, memberchk/2]).
:- use_module(library(utf8), [utf8_codes//1]).
:- use_module('../web/answer', [refuse/2]).
:- use_module(patience, [read_body/3]).
:- reexport('../web/request_text', [text_dict/2, use_language/1]).

/** <module> Checking the sender and the size of requests

A page of another site can make a person's browser send requests to this server,
even under a host name of its own that resolves to this server's address (DNS
rebinding). Such requests have a foreign Host or Origin.
*/

%!  check_sender(+Site, +Request) is det.
%
%   Refuses a Request whose Host is not one of the names of Site, and a Request
%   from a page of another site.

check_sender(Site, Request) :-
    (   memberchk(host(Host), Request),
        downcase_atom(Host, Name),
        memberchk(Name, Site.hosts)
    ->  true
    ;   refuse(403, wrong_host)
    ),
    (   memberchk(origin(Origin), Request)
    ->  (   own_origin(Request, Host, Origin)
        ->  true
        ;   refuse(403, wrong_origin)
        )
    ;   true
    ).

own_origin(Request, Host, Origin) :-
    (   memberchk(port(Port), Request)
    ->  atomic_list_concat([:,Port], After)
    ;   After = ''
    ),
    member(Scheme, ['http://','https://']),
    atomic_list_concat([Scheme,Host,After], Origin),
    !.

%!  request_dict(+Request, +Most, -Dict) is det.
%
%   Dict is the JSON object in the body of a POST. The body is UTF-8, at most
%   Most bytes.

request_dict(Request, Most, Dict) :-
    (   memberchk(content_type(Type), Request),
        split_string(Type, ";", " \t", [Name|_]),
        string_lower(Name, "application/json")
    ->  true
    ;   refuse(415, not_json)
    ),
    (   memberchk(transfer_encoding(_), Request)
    ->  refuse(411, no_length)
    ;   memberchk(content_length(Length), Request),
        Length >= 0
    ->  true
    ;   refuse(411, no_length)
    ),
    (   Length > Most
    ->  refuse(413, body(Most))
    ;   true
    ),
    memberchk(input(In), Request),
    read_body(In, Length, Bytes),
    string_codes(Bytes, ByteCodes),
    (   max_list([0|ByteCodes], Greatest),
        Greatest < 128
    ->  Text = Bytes
    ;   phrase(utf8_codes(Codes), ByteCodes),
        max_list(Codes, Last),
        Last =< 0x10ffff
    ->  string_codes(Text, Codes)
    ;   refuse(400, not_utf8)
    ),
    text_dict(Text, Dict).
