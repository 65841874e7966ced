/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(throws,
          [ throws/2                    % :Goal, +Formal
          ]).

/** <module> Goals that must throw
*/

%!  throws(:Goal, +Formal) is det.
%
%   Goal throws the ISO error Formal.
%
%   @throws expected(Formal, Goal, Instead)

:- meta_predicate throws(0, +).

throws(Goal, Formal) :-
    catch(( Goal, Ball = none ; Ball = failure ), Ball, true),
    !,
    (   nonvar(Ball),
        Ball = error(Is, _),
        same_formal(Is, Formal)
    ->  true
    ;   throw(expected(Formal, Goal, Ball))
    ).

%   Of cyclic terms only the kind of error is compared.

same_formal(domain_error(acyclic_term, _), domain_error(acyclic_term, _)) :-
    !.
same_formal(Formal, Formal).
