/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_request,
          [ check_sender/2,             % +Site, +Request
            request_dict/3,             % +Request, +Most, -Dict
            text_dict/2,                % +Text, -Dict
            use_language/1              % +Text
          ]).
:- use_module(library(dcg/basics), [xinteger//1]).
:- use_module(library(lists), [max_list/2, member/2, memberchk/2]).
:- use_module(library(utf8), [utf8_codes//1]).
:- use_module('../web/answer', [refuse/2]).
:- use_module(patience, [read_body/3]).
:- use_module('../base/json', [json_read_dict/3]).

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

%!  text_dict(+Text, -Dict) is det.
%
%   Dict is the JSON object Text. Its texts are strings.

text_dict(Text0, Dict) :-
    whole_text(Text0, Text),
    setup_call_cleanup(
        open_string(Text, In),
        (   catch(only_object(In, Dict), error(Formal, _), no_json(Formal))
        ->  true
        ;   refuse(400, no_object)
        ),
        close(In)).

only_object(In, Dict) :-
    json_read_dict(In, Dict,
                   [default_tag(json), value_string_as_atom(false)]),
    is_dict(Dict),
    read_string(In, _, After),
    split_string(After, "", " \t\r\n", [""]).

no_json(resource_error(_)) :-
    !,
    refuse(413, too_large).
no_json(_) :-
    refuse(400, no_object).

%   JSON writes a character over U+FFFF as a pair of surrogates. SWI-Prolog 9.0
%   reads the pair as two characters, which no message can contain. Text has the
%   character in place of a pair, and U+FFFD in place of a lone surrogate.

whole_text(Text0, Text) :-
    (   may_have_surrogates(Text0)
    ->  string_codes(Text0, Codes0),
        phrase(whole(Codes), Codes0),
        string_codes(Text, Codes)
    ;   Text = Text0
    ).

may_have_surrogates(Text) :-
    sub_string(Text, _, _, _, "\\u"),
    !.
may_have_surrogates(Text) :-
    string_codes(Text, Codes),
    member(Code, Codes),
    Code >= 0xd800,
    Code =< 0xdfff,
    !.

whole([Code|Codes]) -->
    surrogate(High),
    !,
    (   { High < 0xdc00 },
        surrogate(Low),
        { Low >= 0xdc00 }
    ->  { Code is 0x10000+((High-0xd800)<<10)+Low-0xdc00 }
    ;   { Code = 0xfffd }
    ),
    whole(Codes).
whole([0'\\,Code|Codes]) -->            % `\\u` begins no surrogate
    [0'\\,Code],
    !,
    whole(Codes).
whole([Code|Codes]) -->
    [Code],
    !,
    whole(Codes).
whole([]) -->
    [].

surrogate(Code) -->
    (   "\\u", [A,B,C,D]
    ->  { phrase(xinteger(Code), [A,B,C,D]) }
    ;   [Code]
    ),
    { Code >= 0xd800,
      Code =< 0xdfff
    }.

%!  use_language(+Text) is det.
%
%   Sets the language of this thread's messages to Text, `"en"` or `"pt"`.
%   Ignores other languages.

use_language(Text) :-
    (   language(Text, Language)
    ->  set_prolog_flag(message_language, Language)
    ;   true
    ).

language("en", en).
language("pt", pt).
