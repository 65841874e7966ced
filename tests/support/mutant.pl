/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mutant,
          [ load_mutant/4,              % +Source, +Module, +Old, +New
            replace_once/4              % +Text0, +Old, +New, -Text
          ]).
:- use_module(library(error)).
:- use_module(library(readutil)).

/** <module> Mutants: a module with one change in its text

A mutant has a planted bug. It is loaded from memory, under its own name, as if
it were a file beside its source.
*/

%!  load_mutant(+Source, +Module, +Old, +New) is det.
%
%   Loads the file Source, which is a path from the root of this tree, as
%   Module, with New instead of Old, which it has exactly once, and Module
%   instead of its own name, wherever that stands. Does nothing when there
%   is a Module.
%
%   @error domain_error(text_once, Old)

load_mutant(_, Module, _, _) :-
    current_module(Module),
    !.
load_mutant(Source, Module, Old, New) :-
    root(Root),
    atomic_list_concat([Root,/,Source], File),
    read_file_to_string(File, Text0, [encoding(utf8)]),
    replace_once(Text0, Old, New, Text1),
    module_name(Text1, Name),
    atomic_list_concat(Parts, Name, Text1),
    atomic_list_concat(Parts, Module, Text),
    file_directory_name(File, Directory),
    atomic_list_concat([Directory,/,Module,'.pl'], Beside),
    setup_call_cleanup(
        open_string(Text, Stream),
        load_files(Beside, [stream(Stream), imports([])]),
        close(Stream)).

root(Root) :-
    source_file(mutant:root(_), Here),
    file_directory_name(Here, Support),
    file_directory_name(Support, Tests),
    file_directory_name(Tests, Root).

module_name(Text, Name) :-
    setup_call_cleanup(
        open_string(Text, Stream),
        read(Stream, (:- module(Name, _))),
        close(Stream)).

%!  replace_once(+Text0, +Old, +New, -Text) is det.
%
%   Text is Text0 with New instead of Old, which it has exactly once.
%
%   @error domain_error(text_once, Old)

replace_once(Text0, Old, New, Text) :-
    atomic_list_concat(Parts, Old, Text0),
    (   Parts = [Before,After]
    ->  atomic_list_concat([Before,New,After], Text)
    ;   domain_error(text_once, Old)
    ).
