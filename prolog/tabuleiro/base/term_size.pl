/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_term_size,
          [ within_size/2,              % @Term, +Most
            cut_term/2,                 % @Term, -Cut
            cut_error/2                 % @Error, -Cut
          ]).

/** <module> Terms that are small in memory and endless on paper

A term may have a part many times: sixty times f(T,T) are sixty cells, and 2^60
letters. Before such a term of a user is printed, copied or compared, its size
is bounded.
*/

%!  within_size(@Term, +Most:nonneg) is semidet.
%
%   Written out, Term has at most Most atomic and compound parts. No more than
%   these are counted: a cyclic term has more.

within_size(Term, Most) :-
    counted(Term, Most, _).

counted(Term, Left0, Left) :-
    Left0 > 0,
    Left1 is Left0-1,
    (   compound(Term)
    ->  compound_name_arity(Term, _, Arity),
        counted_arguments(1, Arity, Term, Left1, Left)
    ;   Left = Left1
    ).

counted_arguments(I, Arity, Term, Left0, Left) :-
    (   I < Arity
    ->  arg(I, Term, Arg),
        counted(Arg, Left0, Left1),
        I1 is I+1,
        counted_arguments(I1, Arity, Term, Left1, Left)
    ;   I =:= Arity
    ->  arg(I, Term, Arg),
        counted(Arg, Left0, Left)
    ;   Left = Left0                    % f()
    ).

%!  cut_term(@Term, -Cut) is det.
%
%   Cut is Term, or, if that is longer than anyone reads, what is left when its
%   deeper and wider parts are `...`.

cut_term(Term, Cut) :-
    (   within_size(Term, 10_000)
    ->  Cut = Term
    ;   cut(5, Term, Cut)
    ).

cut(Depth, Term, Cut) :-
    (   \+ compound(Term)
    ->  Cut = Term
    ;   compound_name_arguments(Term, Name, Args),
        length(Args, Arity),
        Depth > 0,
        Arity =< 10
    ->  Depth1 is Depth-1,
        cut_all(Args, Depth1, Cuts),
        compound_name_arguments(Cut, Name, Cuts)
    ;   Cut = '...'
    ).

cut_all([], _, []).
cut_all([Term|Terms], Depth, [Cut|Cuts]) :-
    cut(Depth, Term, Cut),
    cut_all(Terms, Depth, Cuts).

%!  cut_error(@Error, -Cut) is semidet.
%
%   Cut is error(Formal, Context) as Error, with the culprits in it as
%   cut_term/2 has them. Fails if Error is none, or is short enough.

cut_error(error(Formal0, Context0), error(Formal, Context)) :-
    cut_parts(Formal0, Formal),
    (   nonvar(Context0),
        Context0 = context(Where, Why0),
        nonvar(Why0),
        Why0 = tabuleiro(Text0)
    ->  cut_parts(Text0, Text),
        Context = context(Where, tabuleiro(Text))
    ;   Context = Context0
    ),
    \+ ( Formal == Formal0,
         Context == Context0
       ).

cut_parts(Term0, Term) :-
    (   compound(Term0)
    ->  compound_name_arguments(Term0, Name, Parts0),
        cut_terms(Parts0, Parts),
        compound_name_arguments(Term, Name, Parts)
    ;   Term = Term0
    ).

cut_terms([], []).
cut_terms([Term|Terms], [Cut|Cuts]) :-
    cut_term(Term, Cut),
    cut_terms(Terms, Cuts).
