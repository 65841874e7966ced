/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_c_library,
          [ library_file/2,             % +Text, -File
            build_library/2,            % +Text, +File
            agreement_file/2,           % +File, -Kept
            some_library_is_kept/0
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists), [append/2]).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../adopt/cache', [cache_folder/1]).
:- use_module('../game/build', [root_directory/1]).

/** <module> The library of a compiled game, built and kept

The C of a game is compiled once. The library lies in the folder of
tabuleiro/adopt/cache, under a name that is a hash of the C, the sources of
`c_src/compiled`, the compiler and its options. So another program, or another
version of tabuleiro, has another library.
*/

%!  library_file(+Text, -File) is semidet.
%
%   File is where the library of the C in Text is kept. Fails if there is no
%   folder for it.

library_file(Text, File) :-
    cache_folder(Folder),
    runtime_sources(Sources),
    maplist(contents, Sources, Contents),
    compiler(Compiler, Options),
    current_prolog_flag(arch, Arch),
    variant_sha1(library(Text, Contents, Compiler, Options, Arch), Name),
    current_prolog_flag(shared_object_extension, Extension),
    atomic_list_concat([Folder,/,Name,'.',Extension], File).

%!  agreement_file(+File, -Kept) is det.
%
%   Kept is the file beside the library File that says that its answers were
%   compared with those of Prolog.

agreement_file(File, Kept) :-
    atom_concat(File, '.agrees', Kept).

%!  some_library_is_kept is semidet.

some_library_is_kept :-
    cache_folder(Folder),
    atom_concat(Folder, '/*.agrees', Pattern),
    expand_file_name(Pattern, [File|_]),
    exists_file(File).

runtime_folder(Folder) :-
    root_directory(Root),
    atom_concat(Root, '/c_src/compiled', Folder).

runtime_sources(Sources) :-
    runtime_folder(Folder),
    atom_concat(Folder, '/*.h', Pattern),
    expand_file_name(Pattern, Sources).

contents(File, Text) :-
    read_file_to_string(File, Text, [encoding(octet)]).

%   The compiler that built SWI-Prolog is the one that `make` takes for modules.

compiler(Compiler, Options) :-
    (   getenv('CC', Compiler0),
        Compiler0 \== ''
    ->  Compiler1 = Compiler0
    ;   current_prolog_flag(c_cc, Compiler1)
    ),
    split_string(Compiler1, " ", " ", Strings),
    exclude(==(""), Strings, Given),
    maplist(atom_string, [Compiler|Words], Given),
    Options = options(Words,
                      [ '-std=c11','-O2','-DNDEBUG','-w','-fPIC','-shared',
                        '-fvisibility=hidden','-fno-strict-aliasing'
                      ]).

%!  build_library(+Text, +File) is det.
%
%   Compiles the C in Text to the library File.
%
%   @error existence_error(compiler, Compiler), system_error(compiler)

build_library(Text, File) :-
    compiler(Compiler, options(Words, Options)),
    runtime_folder(Folder),
    current_prolog_flag(pid, Pid),
    atomic_list_concat([File,'.',Pid], Own),
    run(Compiler, [Options,Words,['-I',Folder,'-o',Own,'-x',c,'-','-lm']], Text,
        Status),
    (   Status == exit(0)
    ->  rename_file(Own, File)
    ;   throw(error(system_error(compiler),
                    context(_, tabuleiro(c_compiler(Compiler, Status)))))
    ).

%   The compiler reads Text.

run(Compiler, Lists, Text, Status) :-
    append(Lists, Arguments),
    (   is_absolute_file_name(Compiler)
    ->  Program = Compiler
    ;   Program = path(Compiler)
    ),
    catch(process_create(Program, Arguments,
                         [ process(Pid), stdin(pipe(In, [encoding(utf8)])),
                           stdout(null), stderr(null)
                         ]),
          error(existence_error(_, _), _),
          throw(error(existence_error(compiler, Compiler), _))),
    catch(call_cleanup(write(In, Text), close(In)), error(_, _), true),
    process_wait(Pid, Status).
