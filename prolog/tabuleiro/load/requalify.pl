/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_requalify,
          [ qualified/2,                % +Term, :StandsFor
            requalified/3               % +Term0, :StandsFor, -Term
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(occurs), [sub_term/2]).

/** <module> Goals qualified by renamed modules

call(StandsFor, Name, Module) is true if the module Name of the program is
loaded as Module.
*/

:- meta_predicate
    qualified(+, 2),
    requalified(+, 2, -).

%!  qualified(+Term, :StandsFor) is semidet.
%
%   A subterm of Term is Name:Goal, and another module stands for Name.

qualified(Term, StandsFor) :-
    sub_term(Sub, Term),
    nonvar(Sub),
    Sub = Name:_,
    atom(Name),
    call(StandsFor, Name, _),
    !.

%!  requalified(+Term0, :StandsFor, -Term) is det.
%
%   Term is Term0 with the modules that stand for the module names in it.

requalified(Term, _, Term) :-
    \+ compound(Term),
    !.
requalified(Name:Term0, StandsFor, Module:Term) :-
    atom(Name),
    call(StandsFor, Name, Module),
    !,
    requalified(Term0, StandsFor, Term).
requalified(Term0, StandsFor, Term) :-
    compound_name_arguments(Term0, Name, Arguments0),
    maplist(requalified_in(StandsFor), Arguments0, Arguments),
    compound_name_arguments(Term, Name, Arguments).

requalified_in(StandsFor, Term0, Term) :-
    requalified(Term0, StandsFor, Term).
