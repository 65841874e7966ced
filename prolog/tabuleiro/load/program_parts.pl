/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_program_parts,
          [ part/4,                     % ?Root, ?File, ?Id, ?Module
            add_part/4,                 % +Root, +File, +Id, +Module
            forget_part/2,              % +Root, +File
            file_of/2,                  % +Root, -File
            root_module/2,              % +Root, ?Module
            program_files/2,            % +Module, -Files
            source_of/3,                % +Root, +Id, -File
            has_tables/1,               % +Root
            forget_program/1,           % +Root
            loading/3,                  % ?Root, ?Dialect, ?Folder
            while_loading/4,            % +Root, +Dialect, +Folder, :Goal
            reporting/2,                % :Goal, -Report
            event/1,                    % ?Event
            tell/1,                     % +Event
            tell_at/3                   % +What, +Id, +Line
          ]).
:- use_module(library(lists), [append/3, list_to_set/2, member/2]).

/** <module> The files and modules of programs, and the state of loading

The _root_ of a program is the module that replaces `user`. A file of a program
has an _id_, the path by which SWI-Prolog knows it. No other program has the
same id.
*/

:- meta_predicate
    while_loading(+, +, +, 0),
    reporting(0, -).

%!  part(?Root, ?File, ?Id, ?Module) is nondet.
%
%   The program of Root has File, whose clauses are in Module.

:- dynamic
    part/4.

:- thread_local
    loading/3,
    event/1.

%!  add_part(+Root, +File, +Id, +Module) is det.
%!  forget_part(+Root, +File) is det.

add_part(Root, File, Id, Module) :-
    assertz(part(Root, File, Id, Module)).

forget_part(Root, File) :-
    retractall(part(Root, File, _, _)).

%!  file_of(+Root, -File) is nondet.
%
%   The program of Root has File, or includes it.

file_of(Root, File) :-
    part(Root, Part, Id, _),
    (   File = Part
    ;   source_file_property(Id, includes(File, _))
    ).

%!  root_module(+Root, ?Module) is nondet.
%
%   Module is a module of the program of Root.

root_module(Root, Root).
root_module(Root, Module) :-
    part(Root, _, _, Module),
    Module \== Root.

%!  program_files(+Module, -Files:list) is det.
%
%   Files are the files of the program of Module, in the order in which they
%   were loaded, and the files that they include. If Module was loaded in
%   another way, Files has only the file of Module.

program_files(Module, Files) :-
    (   root_module(Root, Module),
        part(Root, _, _, _)
    ->  findall(File, a_file(Root, File), Files0)
    ;   findall(File, module_property(Module, file(File)), Files0)
    ),
    list_to_set(Files0, Files).

a_file(Root, File) :-
    part(Root, Path, Id, _),
    (   File = Path
    ;   source_file_property(Id, includes(File, _))
    ).

%!  source_of(+Root, +Id, -File) is det.
%
%   SWI-Prolog knows File as Id.

source_of(Root, Id, File) :-
    (   part(Root, File0, Id, _)
    ->  File = File0
    ;   File = Id
    ).

%!  has_tables(+Root) is semidet.
%
%   The program has tabled predicates. Tabling an abolished predicate again
%   crashes SWI-Prolog 9.0.

has_tables(Root) :-
    root_module(Root, Module),
    current_predicate(Module:Name/Arity),
    functor(Head, Name, Arity),
    predicate_property(Module:Head, tabled),
    !.

%!  forget_program(+Root) is det.
%
%   Empties the modules of the program.

forget_program(Root) :-
    findall(Module, root_module(Root, Module), Modules0),
    sort(Modules0, Modules),
    forall(member(Module, Modules), empty_module(Module)),
    retractall(part(Root, _, _, _)).

empty_module(Module) :-
    forall(current_predicate(Module:Name/Arity),
           catch(abolish(Module:Name/Arity), error(_, _), true)).

%!  loading(?Root, ?Dialect, ?Folder) is semidet.
%!  while_loading(+Root, +Dialect, +Folder, :Goal) is semidet.
%
%   Runs Goal once, as a part of loading the program of Root, in Dialect, from
%   Folder. loading/3 is true of this thread meanwhile.

while_loading(Root, Dialect, Folder, Goal) :-
    setup_call_cleanup(
        asserta(loading(Root, Dialect, Folder)),
        once(Goal),
        retractall(loading(_, _, _))).

%!  reporting(:Goal, -Report:list) is semidet.
%
%   Runs Goal once. Report has the events that happen meanwhile, in order.

reporting(Goal, Report) :-
    retractall(event(_)),
    once(Goal),
    findall(Event, retract(event(Event)), Report).

%!  event(?Event) is nondet.
%!  tell(+Event) is det.
%!  tell_at(+What, +Id, +Line) is det.
%
%   tell/1 records Event for reporting/2. tell_at/3 records What with the file
%   of Id and Line as last arguments. event/1 enumerates the recorded events of
%   this thread.

tell(Event) :-
    assertz(event(Event)).

tell_at(What, Id, Line) :-
    loading(Root, _, _),
    source_of(Root, Id, File),
    What =.. List0,
    append(List0, [File,Line], List),
    Event =.. List,
    tell(Event).
