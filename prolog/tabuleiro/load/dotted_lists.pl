/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_dotted_lists,
          [ dotted_lists/2              % +Term0, -Term
          ]).
:- use_module(library(apply), [maplist/3]).

/** <module> Lists written with a dot, as in SICStus
*/

%!  dotted_lists(+Term0, -Term) is semidet.
%
%   Term is Term0 with a list in place of each '.'(Head, Tail), which SWI-Prolog
%   reads as a functional notation on dicts. Fails if Term0 has none.

dotted_lists(Term0, Term) :-
    dotted(Term0),
    lists(Term0, Term).

dotted(Term) :-
    compound(Term),
    (   compound_name_arity(Term, '.', 2)
    ->  true
    ;   arg(_, Term, Argument),
        dotted(Argument)
    ),
    !.

lists(Term, Term) :-
    \+ compound(Term),
    !.
lists(Term0, Term) :-
    compound_name_arguments(Term0, Name, Arguments0),
    maplist(lists, Arguments0, Arguments),
    (   Name == '.',
        Arguments = [Head,Tail]
    ->  Term = [Head|Tail]
    ;   compound_name_arguments(Term, Name, Arguments)
    ).
