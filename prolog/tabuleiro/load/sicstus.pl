/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_sicstus,
          [ sicstus_module/1,           % +Module
            is_sicstus_module/1,        % +Module
            sicstus_library/2           % ?Library, -File
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(sicstus_lists, []).
:- use_module(sicstus_output, []).
:- use_module(sicstus_predicates, []).
:- use_module(sicstus_sets, []).

/** <module> Modules in which programs for SICStus run

SWI-Prolog's library(dialect/sicstus4) emulates most of SICStus. It declares
operators in `user`; here only the modules of SICStus programs get them.
*/

%!  sicstus_module(+Module) is det.
%
%   Prepares Module for a program that was written for SICStus 4: declares
%   operators, adds the predicates that the dialect of SWI-Prolog lacks, and
%   makes strings lists of codes.

sicstus_module(Module) :-
    load_dialect,
    forall(operator(Priority, Type, Name),
           op(Priority, Type, Module:Name)),
    forall(( has(Lacked),
             module_property(Lacked, file(File))
           ),
           system:use_module(Module:File)),
    set_prolog_flag(Module:double_quotes, codes).

has(tabuleiro_sicstus_lists).
has(tabuleiro_sicstus_output).
has(tabuleiro_sicstus_predicates).
has(tabuleiro_sicstus_sets).

%!  is_sicstus_module(+Module) is semidet.
%
%   sicstus_module(Module) was called.

is_sicstus_module(Module) :-
    predicate_property(Module:(_^_),
                       imported_from(tabuleiro_sicstus_predicates)).

%!  sicstus_library(?Library, -File) is nondet.
%
%   File has the predicates of Library that SWI-Prolog lacks. Library takes time
%   to load and is loaded only by programs that import it.

sicstus_library(Library, File) :-
    lacks(Library, Base),
    module_property(tabuleiro_sicstus, file(Here)),
    file_directory_name(Here, Folder),
    atomic_list_concat([Folder,/,Base,'.pl'], File).

lacks(avl,     sicstus_avl).
lacks(clpfd,   sicstus_clpfd).
lacks(ugraphs, sicstus_ugraphs).

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
operator(500,  yfx, \).
