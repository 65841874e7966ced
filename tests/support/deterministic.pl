/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(deterministic,
          [ deterministic/1             % :Goal
          ]).

/** <module> Goals that leave no choice point
*/

:- meta_predicate deterministic(0).

%!  deterministic(:Goal) is semidet.
%
%   As once(Goal), but Goal may leave no choice point.
%
%   @throws choice_point(Goal)

deterministic(Goal) :-
    call_cleanup(Goal, Det = true),
    !,
    (   Det == true
    ->  true
    ;   throw(choice_point(Goal))
    ).
