/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_program_modules,
          [ part_id/3,                  % +Root, +File, -Id
            module_of_file/5,           % +Root, +Into, +File, +Encoding,
                                        % -Module
            renamed/3,                  % ?Root, ?Name, ?Module
            free_module/2,              % +Name, -Module
            import_from/3,              % +Module, +Into, +Imports
            export_from/3               % +Module, +Into, +Imports
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../game/games', [game_name/1]).

/** <module> The modules of a program: names, headers, imports
*/

%!  renamed(?Root, ?Name, ?Module) is nondet.
%
%   The module Name of the program of Root is loaded as Module.

:- dynamic
    known_id/3,                         % Root, File, Id
    renamed/3.                          % Root, Name, Module

%!  part_id(+Root, +File, -Id) is det.
%
%   Id is the id of File in the program of Root. If there is none, Id is a path
%   to File by which SWI-Prolog has not loaded it.

part_id(Root, File, Id) :-
    known_id(Root, File, Id),
    !.
part_id(Root, File, Id) :-
    free_id(File, Id),
    assertz(known_id(Root, File, Id)).

free_id(File, File) :-
    \+ known_id(_, _, File),
    \+ ( source_file(Source),
         Source == File
       ),
    !.
free_id(File, Id) :-
    file_directory_name(File, Folder),
    file_base_name(File, Base),
    atomic_list_concat([Folder,'/./',Base], Next),
    free_id(Next, Id).

%!  module_of_file(+Root, +Into, +File, +Encoding, -Module) is det.
%
%   Module is the module of the header of File, renamed if another file has
%   taken the name. Without a header, Module is Into.

module_of_file(Root, Into, File, Encoding, Module) :-
    (   catch(header_name(File, Encoding, Into, Name), error(_, _), fail)
    ->  module_of_name(Root, Name, Module)
    ;   Module = Into
    ).

module_of_name(Root, Name, Module) :-
    renamed(Root, Name, Module),
    !.
module_of_name(Root, Name, Module) :-
    free_module(Name, Module),
    assertz(renamed(Root, Name, Module)).

%   Name is the module that File defines. The header is read with the operators
%   of module Into.

header_name(File, Encoding, Into, Name) :-
    setup_call_cleanup(
        open(File, read, In, [encoding(Encoding)]),
        ( skip_script_line(In),
          first_term(In, Into, Term)
        ),
        close(In)),
    header_term(Term, Name),
    atom(Name).

skip_script_line(In) :-
    (   peek_char(In, #)
    ->  skip(In, 0'\n)
    ;   true
    ).

first_term(In, Into, Term) :-
    read_term(In, Term0, [module(Into)]),
    (   Term0 = (:- encoding(_))
    ->  first_term(In, Into, Term)
    ;   Term = Term0
    ).

header_term((:- module(Name, _)), Name).
header_term((:- module(Name, _, _)), Name).

%!  free_module(+Name, -Module) is det.
%
%   Module is Name, or Name with a number if Name is taken.

free_module(Name, Module) :-
    (   \+ taken(Name)
    ->  Module = Name
    ;   between(2, inf, N),
        atomic_list_concat([Name,'_',N], Module),
        \+ taken(Module)
    ->  true
    ).

%   Name is the name of a module, or of a library or game that is not loaded
%   yet.

taken(user).
taken(Name) :-
    game_name(Name).
taken(Name) :-
    atom_concat(Game, '_reference', Name),
    game_name(Game).
taken(Name) :-
    current_module(Name),
    (   module_property(Name, file(_))
    ;   module_property(Name, class(Class)),
        Class \== user
    ;   module_property(Name, exports([_|_]))
    ).
taken(Name) :-
    exists_source(library(Name)).
taken(Name) :-
    renamed(_, _, Name).
taken(Name) :-
    known_id(Name, _, _).

%!  import_from(+Module, +Into, +Imports) is det.
%!  export_from(+Module, +Into, +Imports) is det.
%
%   import_from/3 imports exports of Module, operators included, into Into.
%   export_from/3 also exports them from Into. Imports is `all`, a list of
%   predicate indicators, or except(List). Exports that clash with predicates of
%   Into are left out.

import_from(Module, Module, _) :-
    !.
import_from(Module, Into, Imports) :-
    forall(exported(Module, Imports, PI),
           catch(@(import(Module:PI), Into), error(_, _), true)),
    (   module_property(Module, exported_operators(Ops))
    ->  forall(member(op(P,T,N), Ops), op(P, T, Into:N))
    ;   true
    ).

export_from(Module, Into, Imports) :-
    forall(exported(Module, Imports, PI),
           catch(export(Into:PI), error(_, _), true)).

exported(Module, Imports, PI) :-
    module_property(Module, exports(Exports)),
    member(PI, Exports),
    wanted(Imports, PI).

wanted(all, _).
wanted([First|Rest], PI) :-
    memberchk(PI, [First|Rest]).
wanted(except(List), PI) :-
    \+ memberchk(PI, List).
