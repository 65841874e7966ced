/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_request_text,
          [ text_dict/2,                % +Text, -Dict
            use_language/1              % +Text
          ]).
:- use_module(library(dcg/basics), [xinteger//1]).
:- use_module(library(lists), [member/2]).
:- use_module('../base/json', [json_read_dict/3]).
:- use_module(answer, [refuse/2]).

/** <module> The text of a request
*/

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
