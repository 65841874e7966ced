/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(built,
          [ list_and_halt/0,
            compile_and_halt/0
          ]).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../prolog/tabuleiro/game/build').

/** <module> Writes the files that load_built/1 loads

This takes two processes: the first one loads everything from the sources and
lists the parts of each compiled file; the second one, which has loaded nothing,
compiles.
*/

:- multifile user:message_hook/3.
:- dynamic   user:message_hook/3.

user:message_hook(tabuleiro(no_library(_)), _, _).      % make has said it

%!  list_and_halt is det.
%
%   Writes built_parts/2 of this SWI-Prolog and ends the process.

list_and_halt :-
    build_folder(Build),
    make_directory_path(Build),
    directory_file_path(Build, '*.{pl,qlf}', Old),
    expand_file_name(Old, Compiled),
    maplist(delete_file, Compiled),
    root_directory(Root),
    directory_file_path(Root, games, Folder),
    directory_files(Folder, Names),
    include(loaded_game(Folder), Names, Games),
    findall(game-File, part(prolog, File), Shared),
    directory_file_path(Root, 'prolog/tabuleiro', Library),
    load_files(Library, [imports([])]),
    findall(tabuleiro-File,
            ( part(prolog, File),
              \+ memberchk(game-File, Shared)
            ),
            Rest),
    findall(Game-File,
            ( member(Game, Games),
              directory_file_path(games, Game, Own),
              part(Own, File)
            ),
            Owned),
    directory_file_path(Build, 'parts.txt', List),
    setup_call_cleanup(
        open(List, write, Out, [encoding(utf8)]),
        forall(( member(Parts, [Shared,Rest,Owned]),
                 member(Name-File, Parts)
               ),
               format(Out, '~w ~w~n', [Name,File])),
        close(Out)),
    halt.

loaded_game(Folder, Name) :-
    atomic_list_concat([Folder,/,Name,/,Name], File),
    exists_source(File),
    load_files(File, [imports([])]).

%   part(+Folder, -File): File, a path from the root, is loaded and below
%   Folder. A file that calls load_built/1 cannot be part of a compiled file:
%   the library, c_game.pl, and the file of a game, whose directive c_game/2
%   calls it.

part(Folder, File) :-
    root_directory(Root),
    atom_concat(Root, /, Prefix),
    atom_concat(Folder, /, Below),
    module_property(Module, file(Source)),
    atom_concat(Prefix, File, Source),
    sub_atom(File, 0, _, _, Below),
    \+ predicate_property(Module:load_built(_), visible),
    \+ predicate_property(Module:c_game(_, _), imported_from(_)).

%!  compile_and_halt is det.
%
%   Compiles what list_and_halt/0 has listed and ends the process.

compile_and_halt :-
    build_folder(Build),
    built_parts(Parts, _),
    pairs_keys(Parts, Names0),
    list_to_set(Names0, Names),
    maplist(compiled(Build), Names),
    halt.

%   Files that are loaded under a condition become part of the compiled file;
%   the condition does not.

compiled(Build, Name) :-
    atomic_list_concat([Build,/,Name,'.pl'], Entry),
    atom_concat(tabuleiro_built_, Name, Module),
    setup_call_cleanup(
        open(Entry, write, Out),
        format(Out, ':- module(~q, []).~n\c
                     :- if(built:load_part(~q)).~n:- endif.~n', [Module,Name]),
        close(Out)),
    qcompile(Entry, [include(user), imports([])]).

:- public load_part/1.                  % called by the entry of a part

load_part(Name) :-
    root_directory(Root),
    built_parts(Parts, _),
    forall(member(Name-File, Parts),
           ( directory_file_path(Root, File, Source),
             load_files(Source, [if(not_loaded), imports([])])
           )).
