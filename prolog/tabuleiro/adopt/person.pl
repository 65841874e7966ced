/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_person,
          [ with_person/3,              % :Answer, :Goal, -Printed
            printed_so_far/1            % -Text
          ]).
:- use_module(library(lists), [member/2, memberchk/2, reverse/2]).
:- use_module(library(prolog_stream), [open_prolog_stream/4]).
:- use_module(spies, [unspied_name/2]).
:- use_module('../load/process_state', [flags/1, restore_flags/1]).
:- use_module('../load/standard_streams').

/** <module> A program that is answered as by a person

The program prints, asks and reads as it does at a terminal. Each time that it
reads and has no input left, a goal is told what it has printed since the last
answer, and answers.
*/

:- meta_predicate with_person(3, 0, -).

:- thread_local
    output/1,                           % the stream
    printed/1.                          % parts of the text, the latest first

%!  with_person(:Answer, :Goal, -Printed:string) is semidet.
%
%   Calls Goal once, with its standard streams redirected. When Goal reads,
%   call(Answer, Kind, Text, Line) runs: Kind is kind(What, Asker), where What
%   is `term` if Goal reads a term, else `line`, and Asker is the Name/Arity of
%   the predicate that reads, or `none`. Text is what Goal has printed since the
%   last answer, its last 16,000 characters, and the prompt that it set. Line is
%   what it then reads, to which the end of the line, and of the term, is added.
%   What Answer throws, Goal throws. Printed is what Goal printed since the last
%   answer. Flags and the prompt that Goal sets are as before afterwards.

with_person(Answer, Goal, Printed) :-
    flags(Flags),
    prompt(Prompt, ''),
    call_cleanup(
        with_standard_streams(open_dialogue(Out),
                              ( b_setval(tabuleiro_person, Answer),
                                once(Goal),
                                text_so_far(Out, Printed)
                              )),
        ( retractall(output(_)),
          retractall(printed(_)),
          restore_flags(Flags),
          prompt(_, Prompt)
        )).

open_dialogue(Out, In, Out) :-
    open_prolog_stream(tabuleiro_person, read, In, []),
    open_prolog_stream(tabuleiro_person, write, Out, []),
    asserta(output(Out)).

%!  printed_so_far(-Text:string) is det.
%
%   In with_person/3: Text is what Goal has printed since the last answer, or
%   the last call, its last 16,000 characters.

printed_so_far(Text) :-
    once(output(Out)),
    text_so_far(Out, Text).

text_so_far(Out, Text) :-
    catch(flush_output(Out), _, true),
    findall(Part, retract(printed(Part)), Parts0),
    reverse(Parts0, Parts),
    atomic_list_concat(Parts, All),
    string_length(All, Length),
    Before is max(0, Length-16_000),
    sub_string(All, Before, _, 0, Text).

:- public                               % called by the streams
    stream_read/2,
    stream_write/2,
    stream_close/1.

stream_read(_, Text) :-
    b_getval(tabuleiro_person, Answer),
    output(Out),
    asking(What, Asker),
    text_so_far(Out, Printed0),
    prompt(Prompt, Prompt),             % a terminal shows what the program set
    string_concat(Printed0, Prompt, Printed),
    call(Answer, kind(What, Asker), Printed, Line),
    (   What == term
    ->  string_concat(Line, ".\n", Text)
    ;   string_concat(Line, "\n", Text)
    ).

%   Printing without end takes bounded memory: a part is all of a buffer.

stream_write(_, Text) :-
    sig_atomic(keep(Text)).

keep(Text) :-
    asserta(printed(Text)),
    (   predicate_property(printed(_), number_of_clauses(Count)),
        Count > 200
    ->  forall(( nth_clause(printed(_), I, Ref),
                 I > 100
               ),
               erase(Ref))
    ;   true
    ).

stream_close(_).

%   asking(-What, -Asker): the frames above the stream's callback tell what the
%   program calls to read, and from where.

asking(What, Asker) :-
    prolog_current_frame(Frame),
    findall(PI, frame_indicator(Frame, PI), PIs),
    (   member(_:Name/_, PIs),
        memberchk(Name, [read,read_term])
    ->  What = term
    ;   What = line
    ),
    (   member(Module:Asker0, PIs),
        of_program(Module:Asker0)
    ->  unspied_name(Asker0, Asker)
    ;   Asker = none
    ).

%   The frames up to the first one of the program.

frame_indicator(Frame, PI) :-
    prolog_frame_attribute(Frame, parent, Parent),
    prolog_frame_attribute(Parent, predicate_indicator, PI0),
    qualified(PI0, Parent, PI1),
    (   PI = PI1
    ;   \+ of_program(PI1),
        frame_indicator(Parent, PI)
    ).

qualified(Module:PI, _, Module:PI) :-
    !.
qualified(PI, _, user:PI).

of_program(_:stream_read/2) :-
    !,
    fail.
of_program(Module:_) :-
    \+ sub_atom(Module, 0, _, _, tabuleiro_),
    module_property(Module, class(user)).
