/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_build,
          [ root_directory/1,           % -Directory
            build_folder/1,             % -Folder
            other_version/1,            % -Version
            built_parts/2,              % -Parts, -Time
            load_built/1                % +Name
          ]).

/** <module> The build folder of a version of SWI-Prolog

`make` writes the C library and the .qlf files, compiled Prolog files that load
much faster, to this folder. It is named after the version of SWI-Prolog and the
architecture, so that one clone serves several versions.
tools/built.pl writes the .qlf files.
*/

%!  root_directory(-Directory) is det.
%
%   Directory is the root of this clone or pack. It need not exist where a saved
%   state runs.

root_directory(Directory) :-
    source_file(tabuleiro_build:root_directory(_), File),
    absolute_file_name('../../..', Directory, [relative_to(File)]).

%!  build_folder(-Folder) is det.
%
%   Folder is the folder for this SWI-Prolog. It need not exist.

build_folder(Folder) :-
    root_directory(Root),
    current_prolog_flag(version, Version),
    current_prolog_flag(arch, Arch),
    atomic_list_concat([Root,'/build/swipl-',Version,-,Arch], Folder).

%!  other_version(-Version:integer) is nondet.
%
%   There is a build folder for Version, another version of SWI-Prolog.

other_version(Version) :-
    root_directory(Root),
    atom_concat(Root, '/build', Build),
    exists_directory(Build),
    directory_files(Build, Names),
    '$member'(Name, Names),
    atomic_list_concat([swipl,Text|_], -, Name),
    atom_number(Text, Version),
    \+ current_prolog_flag(version, Version).

%!  built_parts(-Parts:list(pair), -Time) is semidet.
%
%   Parts are pairs Name-File: File, a path from the root, is a source of
%   Name.qlf in the folder of this SWI-Prolog. The list was written at Time,
%   before the files were compiled. It has a line `Name File` for each part,
%   which is not read by read_term/2: a directive that calls this predicate
%   would forget its place in its source.

built_parts(Parts, Time) :-
    build_folder(Folder),
    atom_concat(Folder, '/parts.txt', List),
    exists_file(List),
    time_file(List, Time),
    setup_call_cleanup(
        open(List, read, In, [encoding(utf8)]),
        read_string(In, _, Text),
        close(In)),
    split_string(Text, "\n", "", Lines),
    findall(Name-File,
            ( '$member'(Line, Lines),
              atomic_list_concat([Name,File], ' ', Line)
            ),
            Parts).

%!  load_built(+Name) is det.
%
%   Loads the compiled file of Name, if there is one. Name is `game`, for the
%   files of the library that every game imports, `tabuleiro`, for its other
%   files, or the name of a game, for the files in its folder. Other files are
%   loaded from their sources by the first import. No compiled file is loaded if
%
%     - a source is newer than the compiled files, or missing, even if it
%       belongs to another Name: it may expand the terms of this one
%     - a source of Name is loaded already
%     - `game` was loaded from sources: a compiled file imports from the others
%       but does not load them
%     - comments are collected, see doc_collect/1

:- dynamic
    loaded/1.                           % Name

load_built(Name) :-
    with_mutex(tabuleiro_build, load_compiled(Name)).

load_compiled(Name) :-
    (   Name == game
    ->  true
    ;   loaded(game)
    ),
    build_folder(Folder),
    atomic_list_concat([Folder,/,Name,'.qlf'], Compiled),
    exists_file(Compiled),
    \+ current_prolog_flag(pldoc_collecting, true),
    built_parts(Parts, Time),
    root_directory(Root),
    \+ ( '$member'(Of-File, Parts),
         atomic_list_concat([Root,/,File], Source),
         \+ usable(Source, Time, Of, Name)
       ),
    !,
    load_files(Compiled, [imports([]), silent(true)]),
    assertz(loaded(Name)).
load_compiled(_).

usable(Source, Time, Of, Name) :-
    exists_file(Source),
    time_file(Source, Changed),
    Changed < Time,
    \+ ( Of == Name,
         source_file(Source)
       ).
