/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_path_case,
          [ path_in_any_case/3          % +Spec, +Folder, -Path
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [member/2]).

/** <module> Paths written on a system that ignores case

Windows and macOS find `../View/menu.pl` in the folder `view`. Programs written
there name their files so.
*/

%!  path_in_any_case(+Spec, +Folder, -Path) is semidet.
%
%   Path is the only file, with or without the extension `.pl`, that Spec, a
%   path relative to Folder, names if case is ignored. Fails if a file has the
%   very name, and if none or several have it otherwise.
%
%       ?- path_in_any_case('../View/menu', '/home/ana/game/src', Path).
%       Path = '/home/ana/game/view/menu.pl'.

path_in_any_case(Spec, Folder, Path) :-
    atomic(Spec),
    \+ absolute_file_name(Spec, _,
                          [ file_type(prolog), access(read),
                            relative_to(Folder), file_errors(fail)
                          ]),
    absolute_file_name(Spec, Absolute, [relative_to(Folder)]),
    split_string(Absolute, "/", "", [""|Names]),
    findall(File,
            ( foldl(entry_in_any_case, Names, '/', File),
              exists_file(File)
            ),
            [Path]).

%   entry_in_any_case(+Name, +Folder, -Path) is nondet.

entry_in_any_case(Name, Folder, Path) :-
    directory_file_path(Folder, Name, Exact),
    (   exists_directory(Exact)
    ->  Path = Exact
    ;   downcase_atom(Name, Lower),
        catch(directory_files(Folder, Entries), error(_, _), fail),
        member(Entry, Entries),
        downcase_atom(Entry, Entry1),
        (   Entry1 == Lower
        ;   file_name_extension(Lower, pl, Entry1)
        ),
        directory_file_path(Folder, Entry, Path)
    ).
