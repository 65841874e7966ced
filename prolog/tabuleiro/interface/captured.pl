/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_captured,
          [ captured/3                  % :Goal, +Most, -Text
          ]).
:- autoload(library(prolog_stream), [open_prolog_stream/4]).

/** <module> The output of a goal that may print for ever
*/

:- meta_predicate captured(0, +, -).

:- thread_local
    room/2,                             % Stream, characters that are kept yet
    kept/2.                             % Stream, Text

%!  captured(:Goal, +Most, -Text:string) is semidet.
%
%   As with_output_to(string(Text), Goal), but Text has at most the first Most
%   characters, and no more than that takes memory.

:- if(exists_source(library(prolog_stream))).

captured(Goal, Most, Text) :-
    current_output(Old),
    setup_call_cleanup(
        open_prolog_stream(tabuleiro_captured, write, Stream, []),
        setup_call_cleanup(
            ( asserta(room(Stream, Most)),
              set_output(Stream)
            ),
            once(Goal),
            ( set_output(Old),
              flush_output(Stream),
              taken(Stream, Text)
            )),
        close(Stream, [force(true)])).

taken(Stream, Text) :-
    findall(Part, retract(kept(Stream, Part)), Parts),
    retractall(room(Stream, _)),
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, Text).

:- public stream_write/2.               % called by the stream

%   A time limit must not come between the two facts.

stream_write(Stream, Text) :-
    sig_atomic(keep(Stream, Text)).

keep(Stream, Text) :-
    (   retract(room(Stream, Room))
    ->  string_length(Text, Length),
        Taken is min(Room, Length),
        sub_string(Text, 0, Taken, _, Part),
        Left is Room-Taken,
        assertz(room(Stream, Left)),
        assertz(kept(Stream, Part))
    ;   true
    ).

:- else.

captured(Goal, Most, Text) :-
    with_output_to(string(Text0), Goal),
    string_length(Text0, Length),
    Taken is min(Most, Length),
    sub_string(Text0, 0, Taken, _, Text).

:- endif.
