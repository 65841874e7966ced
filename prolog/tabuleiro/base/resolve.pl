/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_resolve,
          [ resolve_autoload/0
          ]).

/** <module> Resolving the autoload/2 declarations of the system's libraries

The libraries of SWI-Prolog declare imports by autoload/2, and the first call
makes the import. If an exception interrupts it, such as that of
call_with_time_limit/2, the predicate stays undefined for the rest of the
process. So resolve_autoload/0 makes these imports as soon as the libraries are
loaded.
*/

:- dynamic
    resolved/2.                         % Module, Path

%!  resolve_autoload is det.
%
%   Makes the declared imports of each loaded library from other loaded
%   libraries. Loads no library except nb_set.

resolve_autoload :-
    (   current_module(solution_sequences)
    ->  use_module(library(nb_set), [])     % declared by solution_sequences
    ;   true
    ),
    forall(( current_module(Module),
             module_property(Module, class(library)),
             declared(Module, File, Imports),
             absolute_file_name(File, Path,
                                [ file_type(prolog), access(read),
                                  file_errors(fail)
                                ]),
             \+ resolved(Module, Path),
             source_file(Path)
           ),
           ( file_name_extension(Base, _, Path),     % the file may be a .qlf
             use_module(Module:Base, Imports),
             assertz(resolved(Module, Path))
           )).

declared(Module, File, Imports) :-
    current_predicate(Module:'$autoload'/3),
    Module:'$autoload'(File, _, import(Imports)).
