/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_gathered,
          [ gathering/1,                % -Gathering
            gather/2,                   % !Gathering, +Term
            gathered/2                  % +Gathering, -Terms
          ]).

/** <module> Terms that outlive backtracking

nb_setarg/3 with a longer list copies the whole list. Here only the new term is
copied.

    ?- gathering(Gathering),
       forall(member(X, [a,b]), gather(Gathering, X)),
       gathered(Gathering, Terms).
    Terms = [a,b].
*/

%!  gathering(-Gathering) is det.
%!  gather(!Gathering, +Term) is det.
%!  gathered(+Gathering, -Terms:list) is det.
%
%   Terms are copies of what was gathered, in order, backtracked over or not.
%   Gathering, at first without terms, is changed destructively.

gathering(gathering(Cell, Cell)) :-
    Cell = cell(none, none).

%   gathering(First, Last): a cell is cell(Term, Next). The first one has no
%   term.

gather(Gathering, Term) :-
    arg(2, Gathering, Last),
    nb_setarg(2, Last, cell(Term, none)),
    arg(2, Last, New),
    nb_linkarg(2, Gathering, New).

gathered(gathering(First, _), Terms) :-
    arg(2, First, Next),
    after(Next, Terms).

after(none, []).
after(cell(Term, Next), [Term|Terms]) :-
    after(Next, Terms).
