/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_first_use,
          [ first_use/2                 % +File, :Goal
          ]).
:- use_module(resolve, [resolve_autoload/0]).

/** <module> Files that are loaded at their first use

Most files are imported by the files that call them. A file that is heavy and
rarely used, such as the web server, is loaded as a whole at the first call.

autoload/2 would not do: an exception that interrupts it, such as that of
call_with_time_limit/2, leaves a file half loaded for the rest of the process.
*/

:- meta_predicate
    first_use(:, :).

:- dynamic
    used/3.                             % Context, File, Module

%!  first_use(+File, :Goal) is nondet.
%
%   Calls Goal, a predicate that File exports. The first call loads File without
%   importing anything; signals are delayed meanwhile. File is library(Name), or
%   a path relative to the calling file.
%
%       first_use(library(csv), csv_write_stream(Out, Rows, []))

first_use(Context:File, Caller:Goal) :-
    (   used(Context, File, Module)
    ->  true
    ;   sig_atomic(load(Context, File, Module))
    ),
    @(Module:Goal, Caller).

load(Context, File, Module) :-
    module_property(Context, file(From)),
    (   is_loaded(File, From, Module)
    ->  true
    ;   absolute_file_name(File, Path,
                           [ relative_to(From), file_type(prolog),
                             access(read)
                           ]),
        load_files(Context:Path, [if(not_loaded), imports([])]),
        module_property(Module, file(Path))
    ),
    !,
    resolve_autoload,
    assertz(used(Context, File, Module)).

%   The file of a loaded module need not exist: a saved state or a .qlf file may
%   contain the module.

is_loaded(File, From, Module) :-
    absolute_file_name(File, Base, [relative_to(From)]),
    file_name_extension(Base, pl, Path),
    module_property(Module, file(Path)).
