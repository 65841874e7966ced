/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_message_strings,
          [ message_strings/2           % +Messages, -Lines
          ]).
:- use_module(library(lists), [member/2]).

/** <module> Messages as lines of text
*/

%!  message_strings(+Messages:list, -Lines:list(string)) is det.
%
%   Lines are those of Messages, terms with a prolog:message//1 in which each
%   line is one Format-Args, with `nl` between lines. It is fast: no line is
%   filled or printed.

message_strings(Messages, Lines) :-
    findall(Line,
            ( member(Message, Messages),
              phrase('$messages':translate_message(Message), Parts),
              member(Format-Args, Parts),
              format(string(Line), Format, Args)
            ),
            Lines).
