/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_notation,
          [ notate/4,                   % ?Move, ?Text, :Write, :Read
            written_text/2,             % +String, ?Text
            given_text/2                % +Text, -String
          ]).
:- use_module(library(error), [must_be/2]).

/** <module> move_notation/3 for the modules of games
*/

:- meta_predicate notate(?, ?, 2, 3).

%!  notate(?Move, ?Text, :Write, :Read) is semidet.
%
%   Text is the notation of Move. If Move is bound, call(Write, Move, String)
%   gives the string that Text must be, or fails. Else the grammar body
%   call(Read, Move) parses the whole of Text; the first answer counts.
%
%   @error instantiation_error if both are unbound, type_error(text, Text)

notate(Move, Text, Write, _) :-
    nonvar(Move),
    !,
    call(Write, Move, String),
    written_text(String, Text).
notate(Move, Text, _, Read) :-
    given_text(Text, String),
    string_codes(String, Codes),
    phrase(call(Read, Move), Codes),
    !.

%!  written_text(+String, ?Text) is semidet.
%
%   Text is String, as a string if Text is unbound.
%
%   @error type_error(text, Text)

written_text(String, Text) :-
    (   var(Text)
    ->  Text = String
    ;   must_be(text, Text),
        text_to_string(Text, String)
    ).

%!  given_text(+Text, -String) is det.
%
%   String is Text.
%
%   @error instantiation_error, type_error(text, Text)

given_text(Text, String) :-
    must_be(nonvar, Text),
    must_be(text, Text),
    text_to_string(Text, String).
