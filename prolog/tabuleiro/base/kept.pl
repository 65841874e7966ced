/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_kept,
          [ new_kept/1,                 % -Kept
            keep/2,                     % !Kept, +Term
            kept_terms/2                % +Kept, -Terms
          ]).

/** <module> Terms that outlive backtracking

nb_setarg/3 with a longer list copies the whole list. Here only the new term is
copied.

    ?- new_kept(Kept),
       forall(member(X, [a,b]), keep(Kept, X)),
       kept_terms(Kept, Terms).
    Terms = [a,b].
*/

%!  new_kept(-Kept) is det.
%!  keep(!Kept, +Term) is det.
%!  kept_terms(+Kept, -Terms:list) is det.
%
%   Terms are copies of what was kept in Kept, in order, backtracked over or
%   not. Kept is changed destructively.

new_kept(kept(Cell, Cell)) :-
    Cell = cell(none, none).

%   kept(First, Last): a cell is cell(Term, Next). The first one has no term.

keep(Kept, Term) :-
    arg(2, Kept, Last),
    nb_setarg(2, Last, cell(Term, none)),
    arg(2, Last, New),
    nb_linkarg(2, Kept, New).

kept_terms(kept(First, _), Terms) :-
    arg(2, First, Next),
    after(Next, Terms).

after(none, []).
after(cell(Term, Next), [Term|Terms]) :-
    after(Next, Terms).
