/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_as_written,
          [ as_written/1                % :InProgram
          ]).
:- use_module(library(prolog_wrap), [wrap_predicate/4]).

/** <module> Goals that stay as a program has them

Two libraries of SWI-Prolog rewrite goals in every module once they are loaded.
library(clpfd) loads library(apply_macros), which asks of each predicate that
maplist/2 calls whether it is transparent. That imports the predicate from a
library where the program defines one of that name further down, and then cannot
define it. The dialect of SICStus loads library(arithmetic), which leaves out a
clause with an expression that has no value.
*/

:- meta_predicate as_written(0).

%!  as_written(:InProgram) is det.
%
%   While InProgram is true, these libraries, if they are loaded, rewrite no
%   call of maplist/2 and the like, and no expression without a value.

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
