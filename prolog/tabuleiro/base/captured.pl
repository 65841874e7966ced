/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_captured,
          [ captured/3                  % :Goal, +Most, -Text
          ]).
:- use_module(library(lists), [reverse/2]).
:- use_module(library(prolog_stream), [open_prolog_stream/4]).
:- use_module(paragraph, [first_characters/3]).

/** <module> Capturing the output of a goal that may print for ever
*/

:- meta_predicate captured(0, +, -).

:- thread_local
    kept/3.                             % Stream, characters so far, Text

%!  captured(:Goal, +Most, -Text:string) is semidet.
%
%   As with_output_to(string(Text), Goal), but Text has at most the first Most
%   characters. Endless output needs bounded memory: only the first million
%   characters and the last buffer are kept.

:- if(exists_source(library(prolog_stream))).

captured(Goal, Most, Text) :-
    current_output(Old),
    setup_call_cleanup(
        open_prolog_stream(tabuleiro_captured, write, Stream, []),
        ( call_cleanup(( set_output(Stream),
                         once(Goal)
                       ),
                       set_output(Old)),
          catch(flush_output(Stream), _, true),
          kept_text(Stream, All)
        ),
        ( close(Stream, [force(true)]),
          retractall(kept(Stream, _, _))
        )),
    first_characters(Most, All, Text).

kept_text(Stream, Text) :-
    (   kept(Stream, _, _)
    ->  findall(Part, kept(Stream, _, Part), Parts0),
        reverse(Parts0, Parts),
        atomic_list_concat(Parts, Atom),
        atom_string(Atom, Text)
    ;   Text = ""
    ).

:- public stream_write/2.               % called by the stream

%   This predicate must not throw: the next write or flush would throw again.

stream_write(Stream, Text) :-
    sig_atomic(keep(Stream, Text)).

keep(Stream, Text) :-
    (   kept(Stream, Before0, _)        % the latest fact
    ->  Before = Before0
    ;   Before = 0
    ),
    (   Before > 1_000_000
    ->  true
    ;   string_length(Text, Length),
        After is Before+Length,
        asserta(kept(Stream, After, Text))
    ).

:- else.

captured(Goal, Most, Text) :-
    with_output_to(string(All), Goal),
    first_characters(Most, All, Text).

:- endif.
