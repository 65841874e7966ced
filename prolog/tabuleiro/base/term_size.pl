/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_term_size,
          [ within_size/2,              % @Term, +Most
            cut_term/2,                 % @Term, -Cut
            cut_error/2                 % @Error, -Cut
          ]).

/** <module> Bounding the size of terms with shared subterms

A term may share subterms: f(T,T), nested sixty times, takes sixty cells and
2^60 letters. So the size of a user's term is checked before the term is
printed, copied or compared.
*/

%!  within_size(@Term, +Most:nonneg) is semidet.
%
%   Term has at most Most atomic and compound parts, counting shared parts each
%   time. Counting stops after Most parts, so that cyclic terms fail.

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
%   Cut is Term, or, if Term is too long to read, Term with `...` in place of
%   its deeper and wider parts.

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
%   Cut is Error, a term error(Formal, Context), with its culprits cut by
%   cut_term/2. Fails if Error is not such a term or is short enough.

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
