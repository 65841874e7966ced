/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_sicstus,
          [ sicstus_module/1,           % +Module
            is_sicstus_module/1         % +Module
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(sicstus_predicates, []).

/** <module> Modules in which programs for SICStus run

SWI-Prolog's library(dialect/sicstus4) has most of it. It declares operators in
`user`; here only the modules of such programs have them.
*/

%!  sicstus_module(+Module) is det.
%
%   Prepares Module for a program that was written for SICStus 4: operators,
%   what the dialect of SWI-Prolog lacks, and strings as lists of codes.

%!  is_sicstus_module(+Module) is semidet.
%
%   sicstus_module/1 prepared Module, or the module that it inherits from.

sicstus_module(Module) :-
    load_dialect,
    forall(operator(Priority, Type, Name),
           op(Priority, Type, Module:Name)),
    module_property(tabuleiro_sicstus_predicates, file(File)),
    system:use_module(Module:File),
    set_prolog_flag(Module:double_quotes, codes).

is_sicstus_module(Module) :-
    module_property(tabuleiro_sicstus_predicates, exports(Exports)),
    member(Name/Arity, Exports),
    functor(Head, Name, Arity),
    predicate_property(Module:Head,
                       imported_from(tabuleiro_sicstus_predicates)),
    !.

load_dialect :-
    current_module(sicstus4),
    !.
load_dialect :-
    findall(op(Priority, Type, Name),
            ( operator(_, Type, Name),
              (   current_op(Priority, Type, user:Name)
              ->  true
              ;   Priority = 0
              )
            ),
            Before),
    use_module(library(dialect/sicstus4), []),
    forall(member(op(Priority, Type, Name), Before),
           op(Priority, Type, user:Name)).

operator(1100, xfy, do).
operator(1150, fx,  block).
operator(1150, fx,  mode).
operator(900,  fy,  spy).
operator(900,  fy,  nospy).
operator(500,  yfx, #).
