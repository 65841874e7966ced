/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(message_text,
          [ message_text/2              % +Error, -Text
          ]).

/** <module> The text of the message of an error
*/

%!  message_text(+Error, -Text:string) is det.
%
%   Text is the message of Error, without the end of its last line.

message_text(Error, Text) :-
    '$messages':translate_message(Error, Lines, []),
    with_output_to(string(Lined),
                   print_message_lines(current_output, '', Lines)),
    split_string(Lined, "", "\n", [Text]).
