/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_as_written,
          [ as_written/1                % :InProgram
          ]).
:- use_module(library(prolog_wrap), [wrap_predicate/4]).

/** <module> Keeping libraries from rewriting the goals of a program

Two libraries of SWI-Prolog rewrite goals in every module once they are loaded:

  - library(apply_macros), which library(clpfd) loads, asks whether the
    predicate that maplist/2 calls is transparent. If a library has a predicate
    of that name, this imports it, and the program can no longer define its own.
  - library(arithmetic), which the dialect of SICStus loads, drops a clause with
    an expression that cannot be evaluated.
*/

:- meta_predicate as_written(0).

%!  as_written(:InProgram) is det.
%
%   While InProgram is true, these libraries, if they are loaded, do not rewrite
%   calls of maplist/2 and the like, nor expressions that cannot be evaluated.

as_written(InProgram) :-
    (   current_module(apply_macros)
    ->  wrap_predicate(apply_macros:expand_apply(_, _), tabuleiro, Expand2,
                       ( \+ InProgram, Expand2 )),
        wrap_predicate(apply_macros:expand_apply(_, _, _, _), tabuleiro,
                       Expand4, ( \+ InProgram, Expand4 ))
    ;   true
    ),
    (   current_module(arithmetic)
    ->  wrap_predicate(arithmetic:math_goal_expansion(_, _), tabuleiro, Expand,
                       tabuleiro_as_written:with_value(InProgram, Expand))
    ;   true
    ).

:- public with_value/2.

with_value(InProgram, Expand) :-
    catch(Expand, error(type_error(evaluable, What), Context), true),
    (   var(What)
    ->  true
    ;   \+ InProgram,
        throw(error(type_error(evaluable, What), Context))
    ).
