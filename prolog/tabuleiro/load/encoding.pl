/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_encoding,
          [ text_encoding/2             % +File, -Encoding
          ]).
:- use_module('../base/first_use', [first_use/2]).

/** <module> The encoding of a file
*/

%!  text_encoding(+File, -Encoding) is det.
%
%   Encoding is `utf8` if the bytes of File are valid UTF-8, that of the byte
%   order mark if they begin with one of UTF-16, else `iso_latin_1`.

text_encoding(File, Encoding) :-
    setup_call_cleanup(open(File, read, In, [type(binary)]),
                       first_use(library(readutil),
                                 read_stream_to_codes(In, Bytes)),
                       close(In)),
    (   utf8(Bytes)
    ->  Encoding = utf8
    ;   Bytes = [First,Second|_],
        msort([First,Second], [0xfe,0xff])
    ->  setup_call_cleanup(open(File, read, Text, [bom(true)]),
                           stream_property(Text, encoding(Encoding)),
                           close(Text))
    ;   Encoding = iso_latin_1
    ).

utf8([]).
utf8([Byte|Bytes0]) :-
    (   Byte < 0x80
    ->  Bytes = Bytes0
    ;   Byte < 0xc2
    ->  fail
    ;   Byte < 0xe0
    ->  continued(1, Bytes0, Bytes)
    ;   Byte < 0xf0
    ->  continued(2, Bytes0, Bytes)
    ;   Byte < 0xf5,
        continued(3, Bytes0, Bytes)
    ),
    utf8(Bytes).

continued(0, Bytes, Bytes) :-
    !.
continued(N0, [Byte|Bytes0], Bytes) :-
    Byte /\ 0xc0 =:= 0x80,
    N is N0-1,
    continued(N, Bytes0, Bytes).
