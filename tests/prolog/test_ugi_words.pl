/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_ugi_words, [test_ugi_words/0]).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module('../../prolog/tabuleiro/match/ugi_words').

/** <module> The words of the Universal Game Interface
*/

test_ugi_words :-
    run_tests(ugi_words).

:- begin_tests(ugi_words).

line(Bytes, Most, Line) :-
    setup_call_cleanup(
        ( tmp_file_stream(File, Out, [encoding(octet)]),
          format(Out, "~s", [Bytes]),
          close(Out),
          open(File, read, In, [type(binary)])
        ),
        ugi_line(In, Most, Line),
        ( close(In),
          delete_file(File)
        )).

test(lines,
     [ forall(member(Bytes-Line,
                     [ []-end_of_file,
                       `\n`-"",
                       `abcd`-"abcd",
                       `ab\ncd`-"ab",
                       `abcde\n`-long,
                       [0'a,0,0'b]-"a\u0000b",
                       [0xc3,0xa9,0'\n]-"\u00e9",
                       [0xff,0xc3,0'\n]-"\u00ff\u00c3"
                     ])),
       true(Found == Line)
     ]) :-
    line(Bytes, 4, Found).
test(moves_with_blanks_are_words, Word-Back == "a_b"-(a-b)) :-
    move_word(test_ugi_words, s, a-b, Word),
    word_move(test_ugi_words, s, "a_b", Back).
test(words_of_programs_are_not_read_as_terms, fail) :-
    word_move(test_ugi_words, s, "a-b", _).

:- end_tests(ugi_words).

%   A game, as far as its moves are concerned, that reads its notation as a
%   term.

move_notation(_, A-B, Text) :-
    nonvar(A),
    format(string(Text), "~w ~w", [A,B]).

:- public move_notation/3, valid_moves/2.

valid_moves(_, [c-d,a-b]).
