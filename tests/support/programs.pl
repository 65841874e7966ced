/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(programs,
          [ with_files/2,               % +Files, :Goal
            write_file/3,               % +Folder, +Name, +Text
            load/4,                     % +Name, -Module, -Report, +Folder
            report/2,                   % +Text, -Report
            short_report/2              % +Report, -Short
          ]).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro/load/load_program').

/** <module> Small programs that a test writes and loads
*/

:- meta_predicate with_files(+, 1).

%!  with_files(+Files, :Goal) is semidet.
%
%   Calls Goal with the path of a new folder. Files are Name-Text.

with_files(Files, Goal) :-
    tmp_file(load, Folder),
    setup_call_cleanup(
        make_directory(Folder),
        ( forall(member(Name-Text, Files), write_file(Folder, Name, Text)),
          once(call(Goal, Folder))
        ),
        delete_directory_and_contents(Folder)).

%!  write_file(+Folder, +Name, +Text) is det.

write_file(Folder, Name, Text) :-
    directory_file_path(Folder, Name, File),
    file_directory_name(File, Directory),
    make_directory_path(Directory),
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                       write(Out, Text),
                       close(Out)).

%!  load(+Name, -Module, -Report, +Folder) is det.
%
%   Report is a short one.

load(Name, Module, Report, Folder) :-
    directory_file_path(Folder, Name, File),
    load_program(File, Module, Report0),
    short_report(Report0, Report).

%!  report(+Text, -Report) is det.
%
%   Report is the short one on a program of one file, p.pl.

report(Text, Report) :-
    with_files(['p.pl'-Text], load('p.pl', _, Report)).

%!  short_report(+Report, -Short) is det.
%
%   In Short, a file of an event is its base name, its goal the name of the
%   goal, and a dialect has no reason.

short_report(Report, Short) :-
    maplist(short_event, Report, Short).

short_event(dialect(Dialect, _), dialect(Dialect)) :-
    !.
short_event(Event0, Event) :-
    Event0 =.. [Kind,What|More],
    (   append(Before, [File,Line], More)
    ->  file_base_name(File, Base),
        short(What, Short),
        maplist(formal, Before, Formals),
        append([Kind,Short|Formals], [Base,Line], List),
        Event =.. List
    ;   Kind == part_of
    ->  file_base_name(What, Base),
        Event = part_of(Base)
    ;   Event = Event0
    ).

short(What, Short) :-
    (   compound(What),
        What \= _/_
    ->  functor(What, Short, _)
    ;   Short = What
    ).

formal(Error, Kind) :-
    (   Error = error(Formal, _)
    ->  functor(Formal, Kind, _)
    ;   Kind = Error
    ).
