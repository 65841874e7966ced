/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_notation,
          [ notate/4,                   % ?Move, ?Text, :Write, :Read
            separators//1,              % +Codes
            named_cell//2,              % +Row0, -Cell
            written_text/2,             % +String, ?Text
            given_text/2                % +Text, -String
          ]).
:- use_module(library(dcg/basics), [digit//1]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [memberchk/2]).

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

%!  separators(+Codes:list(integer))//
%
%   All of Codes and the blanks that are here, perhaps none.

separators(Codes) -->
    [C],
    { memberchk(C, [0'\s,0'\t|Codes]) },
    !,
    separators(Codes).
separators(_) -->
    [].

%!  named_cell(+Row0:integer, -Cell)//
%
%   Parses Cell, Column-Row from 0, in one of its two spellings: `c2`, in either
%   case, where the digit of row 0 has the code Row0, or `2-1`. The cell need
%   not be on a board.

named_cell(_, Column-Row) -->
    digit(C), "-",
    !,
    digit(R),
    { Column is C-0'0,
      Row is R-0'0
    }.
named_cell(Row0, Column-Row) -->
    [Letter], digit(R),
    { Column is (Letter\/0x20)-0'a,     % either case
      Row is R-Row0
    }.

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
