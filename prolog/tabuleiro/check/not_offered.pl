/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_not_offered,
          [ not_offered/4               % +Others, +Moves, -Move, -May
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(ordsets), [ord_subtract/3]).
:- use_module(library(random), [random_member/2]).
:- use_module('../base/sample', [sample/3]).

/** <module> Moves that are not legal
*/

%!  not_offered(+Others, +Moves, -Move, -May) is nondet.
%
%   Move is not among Moves. It is one of Others, which is well-formed, so that
%   May is `may_fail`; or one of Moves with a number changed, for which May is
%   `may_throw`.

not_offered(Others, Moves, Move, may_fail) :-
    sort(Others, OtherSet),
    sort(Moves, MoveSet),
    ord_subtract(OtherSet, MoveSet, Candidates),
    sample(12, Candidates, Some),
    member(Move, Some).
not_offered(_, Moves, Move, may_throw) :-
    random_member(Offered, Moves),
    findall(Mutant,
            ( mutant(Offered, Mutant),
              \+ memberchk(Mutant, Moves)
            ),
            Mutants),
    sample(6, Mutants, Some),
    member(Move, Some).

mutant(I, J) :-
    integer(I),
    (   J is I+1
    ;   J is I-1
    ).
mutant(Term, Mutant) :-
    compound(Term),
    Term =.. [Name|Arguments0],
    append(Before, [Argument0|After], Arguments0),
    mutant(Argument0, Argument),
    append(Before, [Argument|After], Arguments),
    Mutant =.. [Name|Arguments].
