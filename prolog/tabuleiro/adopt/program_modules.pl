/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_program_modules,
          [ header_name/4,              % +File, +Encoding, +Into, -Name
            name_in_use/1,              % +Name
            import_from/3               % +Module, +Into, +Imports
          ]).
:- autoload(library(lists), [member/2]).
:- use_module('../interface/games', [game_name/1]).

/** <module> The modules of a program: headers, names, imports
*/

%!  header_name(+File, +Encoding, +Into, -Name) is semidet.
%
%   Name is the module that File defines. It is read with the operators of
%   module Into.
%
%   @error those of open/4 and read_term/3

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

%!  name_in_use(+Name) is semidet.
%
%   A module of a program cannot have Name: there is one, or a library or game
%   that defines it when it is loaded.

name_in_use(user).
name_in_use(Name) :-
    game_name(Name).
name_in_use(Name) :-
    atom_concat(Game, '_reference', Name),
    game_name(Game).
name_in_use(Name) :-
    current_module(Name),
    (   module_property(Name, file(_))
    ;   module_property(Name, class(Class)),
        Class \== user
    ;   module_property(Name, exports([_|_]))
    ).
name_in_use(Name) :-
    exists_source(library(Name)).

%!  import_from(+Module, +Into, +Imports) is det.
%
%   Into imports from Module what it exports, operators included: `all` or the
%   predicate indicators of a list. What clashes with a predicate of Into is
%   left out.

import_from(Module, Module, _) :-
    !.
import_from(Module, Into, Imports) :-
    module_property(Module, exports(Exports)),
    forall(( member(PI, Exports),
             (   Imports == all
             ->  true
             ;   is_list(Imports),
                 memberchk(PI, Imports)
             )
           ),
           catch(@(import(Module:PI), Into), error(_, _), true)),
    (   module_property(Module, exported_operators(Ops))
    ->  forall(member(op(P,T,N), Ops), op(P, T, Into:N))
    ;   true
    ).
