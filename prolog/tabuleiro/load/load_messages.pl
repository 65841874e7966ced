/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_load_messages, []).
:- use_module(program_parts, [loading/3, part/4, tell/1]).
:- use_module(texts, [message_text/2]).

/** <module> Messages of SWI-Prolog while it loads a program

The messages are not printed: errors become events of the report.
*/

:- multifile
    user:message_hook/3.
:- dynamic
    user:message_hook/3.

user:message_hook(Message, Kind, _) :-
    tabuleiro_program_parts:loading(_, _, _),
    tabuleiro_load_messages:kept_silent(Kind, Message).

kept_silent(error, Message) :-
    !,
    (   error_event(Message, Event)
    ->  tell(Event)
    ;   true
    ).
kept_silent(warning, _).
kept_silent(informational, _).
kept_silent(silent, _).
kept_silent(banner, _).

error_event(error(syntax_error(What), Context), syntax(Text, File, Line)) :-
    error_location(Context, File, Line),
    !,
    message_text(error(syntax_error(What), _), Text0),
    string_concat("Syntax error: ", Text, Text0).
error_event(error(permission_error(import_into(_), _, _), _), _) :-
    !,                                  % the program has its own
    fail.
error_event(Error, problem(Error, File, Line)) :-
    Error = error(_, _),
    loading(Root, _, _),
    source_location(Id, Line),
    part(Root, File, Id, _).

error_location(Context, File, Line) :-
    loading(Root, _, _),
    (   Context = file(Id, Line, _, _)
    ;   Context = stream(_, Line, _, _),
        prolog_load_context(source, Id)
    ),
    part(Root, File, Id, _),
    !.
