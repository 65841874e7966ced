/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(record_texts,
          [ record_texts/2              % +Record, -Texts
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(yall)).
:- use_module('../../prolog/tabuleiro', [write_record/2]).

/** <module> The moves of a record, as text
*/

%!  record_texts(+Record, -Texts:list(string)) is det.
%
%   Texts are the moves of Record and its result, as in a file of records, but
%   without numbers and comments.

record_texts(record(Tags, Plies0), Texts) :-
    findall(ply(Move, ""), member(ply(Move, _), Plies0), Plies),
    with_output_to(string(Text),
                   write_record(current_output, record(Tags, Plies))),
    split_string(Text, "\n", "", Lines),
    append(_, [""|Body], Lines),
    !,
    atomic_list_concat(Body, ' ', Joined),
    split_string(Joined, " ", " .", Words),
    exclude([Word]>>( Word == ""
                    ; catch(number_string(_, Word), _, fail)
                    ), Words, Texts).
