/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_shapes,
          [ must_have_shape/2,          % :Name, @Term
            has_type/2,                 % :Shape, @Term
            has_values/2,               % :Shape, @Term
            shape_part/4,               % :Shape, +Term, -Part, -SubTerm
            op(150, xfx, ..)
          ]).
:- autoload(library(apply), [maplist/2]).
:- autoload(library(error), [domain_error/2, must_be/2, type_error/2]).
:- autoload(library(lists), [append/3, member/2, memberchk/2]).

/** <module> Shapes: what the terms of a game look like

A game declares its terms once, as facts of its module `<game>_shapes`:

    shape(wali_state,
          wali(board, player-phase, 0..29-(0..29), last-last)).
    shape(board,  rectangle(3..8, 3..8, one_of(['O','W','B']))).
    shape(player, one_of(['W','B'])).

The checks here, the C that reads and writes terms, the malformed terms of
the tests and the format in the README of the game come from these facts. A
shape is

  - integer
    An integer.
  - Low..High
    An integer from Low to High.
  - one_of(Constants)
    One of a list of atoms, or of a list of integers.
  - const(Constant)
    This atom or integer. Anything else is another type of term.
  - Name
    What shape(Name, Shape) says.
  - Compound
    A term of this name whose arguments have the shapes that are its
    arguments: `player-phase`. The last may be optional(Shape): there is
    such a term with and without that argument.
  - [Shape, ...]
    A list of this length. The last may be optional(Shape). In
    `[Shape|Name]` the rest of the list has the shape Name.
  - list(Shape), list(Length, Shape)
    A list of any length, or of this.
  - set(Shape)
    A list without duplicates in standard order.
  - subset(Terms)
    A list of some of Terms, in their order. Terms are constants, or
    Name(Constant) of atoms; if they are integers all elements must be.
  - rectangle(Columns, Rows, Shape), rhombus(Size, Shape)
    A board of cells with Shape: rows of one length, or rows that grow from
    one cell to Size and shrink again. Columns, Rows and Size are ranges
    `Low..High`; another is domain_error(board_size, Columns-Rows), or of
    Size.
  - ( Shape ; Shape )
    The first of two that the term looks like: an integer, an atom, a list,
    a compound of that name, or just this constant.
  - domain(Domain, Shape)
    As Shape, but values that do not fit are an error in Domain.

A term has the type of a shape or not, and then values that fit or not: an
error in the type of one part comes before an error in the value of another.
*/

:- meta_predicate
    must_have_shape(:, ?),
    has_type(:, ?),
    has_values(:, ?),
    shape_part(:, +, -, -).

%!  must_have_shape(:Name, @Term) is det.
%
%   True when Term has the shape that Name is in the module of Name.
%
%   @error domain_error(acyclic_term, Term), instantiation_error,
%   type_error(Name, Term) and, when values do not fit, the domain error of
%   a part that has one of its own or domain_error(Name, Term), in this order

must_have_shape(Module:Name, Term) :-
    must_be(acyclic, Term),
    must_be(ground, Term),
    Module:shape(Name, Shape),
    (   typed(Shape, Module, Term)
    ->  true
    ;   type_error(Name, Term)
    ),
    (   fits(Shape, Module, Term)
    ->  true
    ;   misfit(Shape, Module, Term, Domain, Culprit)
    ->  domain_error(Domain, Culprit)
    ;   domain_error(Name, Term)
    ).

                /*******************************
                *             TYPES            *
                *******************************/

%!  has_type(:Shape, @Term) is semidet.
%
%   True when Term, which is ground, has the type of Shape; its values are
%   not looked at.

has_type(Module:Shape, Term) :-
    typed(Shape, Module, Term).

typed(integer, _, T) :-
    !,
    integer(T).
typed(_.._, _, T) :-
    !,
    integer(T).
typed(one_of([C|_]), _, T) :-
    !,
    (   integer(C)
    ->  integer(T)
    ;   atom(T)
    ).
typed(const(C), _, T) :-
    !,
    T == C.
typed([], _, T) :-
    !,
    T == [].
typed([optional(S)], M, T) :-
    !,
    (   T == []
    ->  true
    ;   T = [T1],
        typed(S, M, T1)
    ).
typed([S|Ss], M, [T|Ts]) :-
    !,
    typed(S, M, T),
    typed(Ss, M, Ts).
typed([_|_], _, _) :-
    !,
    fail.
typed(list(S), M, T) :-
    !,
    is_list(T),
    all_typed(T, S, M).
typed(list(N,S), M, T) :-
    !,
    is_list(T),
    length(T, N),
    all_typed(T, S, M).
typed(set(S), M, T) :-
    !,
    typed(list(S), M, T).
typed(subset([C|_]), _, T) :-
    !,
    is_list(T),
    (   integer(C)
    ->  maplist(integer, T)
    ;   true
    ).
typed(rectangle(_, _, S), M, T) :-
    !,
    is_list(T),
    rows_typed(T, _, S, M).
typed(rhombus(_, S), M, T) :-
    !,
    is_list(T),
    length(T, Rows),
    Rows mod 2 =:= 1,
    rhombus_typed(T, 1, 1, Rows, S, M).
typed(( S1 ; S2 ), M, T) :-
    !,
    (   looks_like(S1, M, T)
    ->  typed(S1, M, T)
    ;   typed(S2, M, T)
    ).
typed(domain(_, S), M, T) :-
    !,
    typed(S, M, T).
typed(Name, M, T) :-
    atom(Name),
    !,
    M:shape(Name, S),
    typed(S, M, T).
typed(Compound, M, T) :-
    same_name(Compound, T, Arity),
    arguments_typed(Arity, Compound, M, T).

%   T is a compound with the name of Shape and Arity arguments, as many as
%   Shape has, or without an optional one.

same_name(Shape, T, Arity) :-
    compound(T),
    compound_name_arity(Shape, Name, Most),
    compound_name_arity(T, Name, Arity),
    (   Arity =:= Most
    ->  true
    ;   Arity =:= Most-1,
        arg(Most, Shape, optional(_))
    ).

arguments_typed(0, _, _, _) :-
    !.
arguments_typed(I, Compound, M, T) :-
    argument_shape(I, Compound, S),
    arg(I, T, Arg),
    typed(S, M, Arg),
    I1 is I-1,
    arguments_typed(I1, Compound, M, T).

argument_shape(I, Compound, S) :-
    arg(I, Compound, S0),
    (   S0 = optional(S)
    ->  true
    ;   S = S0
    ).

all_typed([], _, _).
all_typed([T|Ts], S, M) :-
    typed(S, M, T),
    all_typed(Ts, S, M).

rows_typed([], _, _, _).
rows_typed([Row|Rows], Columns, S, M) :-
    is_list(Row),
    length(Row, Columns),
    all_typed(Row, S, M),
    rows_typed(Rows, Columns, S, M).

%   Step is what the next row has more, 1 and -1 after the longest.

rhombus_typed([], _, _, _, _, _).
rhombus_typed([Row|Rows], Length, Step0, Count, S, M) :-
    is_list(Row),
    length(Row, Length),
    all_typed(Row, S, M),
    (   2*Length > Count
    ->  Step = -1
    ;   Step = Step0
    ),
    Next is Length+Step,
    rhombus_typed(Rows, Next, Step, Count, S, M).

%   Whether T may be the first of two alternatives: then it is no other.

looks_like(S, M, T) :-
    value_shape(S),
    !,
    typed(S, M, T).
looks_like(domain(_, S), M, T) :-
    !,
    looks_like(S, M, T).
looks_like(( S1 ; S2 ), M, T) :-
    !,
    (   looks_like(S1, M, T)
    ->  true
    ;   looks_like(S2, M, T)
    ).
looks_like(S, _, T) :-
    list_shape(S),
    !,
    is_list(T).
looks_like(Name, M, T) :-
    atom(Name),
    !,
    M:shape(Name, S),
    looks_like(S, M, T).
looks_like(Compound, _, T) :-
    compound_name_arity(Compound, Name, Arity),
    compound(T),
    compound_name_arity(T, Name, Arity).

value_shape(const(_)).
value_shape(one_of(_)).
value_shape(integer).
value_shape(_.._).

list_shape([]).
list_shape([_|_]).
list_shape(list(_)).
list_shape(list(_, _)).
list_shape(set(_)).
list_shape(subset(_)).
list_shape(rectangle(_, _, _)).
list_shape(rhombus(_, _)).

                /*******************************
                *            VALUES            *
                *******************************/

%!  has_values(:Shape, @Term) is semidet.
%
%   True when the values of Term, which has the type of Shape, fit.

has_values(Module:Shape, Term) :-
    fits(Shape, Module, Term).

fits(integer, _, _) :-
    !.
fits(Low..High, _, I) :-
    !,
    Low =< I,
    I =< High.
fits(const(_), _, _) :-
    !.
fits([], _, _) :-
    !.
fits([optional(S)], M, T) :-
    !,
    (   T = [T1]
    ->  fits(S, M, T1)
    ;   true
    ).
fits([S|Ss], M, [T|Ts]) :-
    !,
    fits(S, M, T),
    fits(Ss, M, Ts).
fits(list(S), M, Ts) :-
    !,
    all_fit(Ts, S, M).
fits(list(_,S), M, Ts) :-
    !,
    all_fit(Ts, S, M).
fits(set(S), M, Ts) :-
    !,
    own_value(set(S), Ts),
    all_fit(Ts, S, M).
fits(rectangle(Columns,Rows,S), M, Board) :-
    !,
    own_value(rectangle(Columns,Rows,S), Board),
    rows_fit(Board, S, M).
fits(rhombus(Sizes,S), M, Board) :-
    !,
    own_value(rhombus(Sizes,S), Board),
    rows_fit(Board, S, M).
fits(( S1 ; S2 ), M, T) :-
    !,
    (   looks_like(S1, M, T)
    ->  fits(S1, M, T)
    ;   fits(S2, M, T)
    ).
fits(domain(_,S), M, T) :-
    !,
    fits(S, M, T).
fits(one_of(Constants), _, C) :-
    !,
    memberchk(C, Constants).
fits(subset(Terms), _, List) :-
    !,
    in_order(List, Terms).
fits(Name, M, T) :-
    atom(Name),
    !,
    M:shape(Name, S),
    fits(S, M, T).
fits(Compound, M, T) :-
    compound_name_arity(T, _, Arity),
    arguments_fit(Arity, Compound, M, T).

all_fit([], _, _).
all_fit([T|Ts], S, M) :-
    fits(S, M, T),
    all_fit(Ts, S, M).

rows_fit([], _, _).
rows_fit([Row|Rows], S, M) :-
    all_fit(Row, S, M),
    rows_fit(Rows, S, M).

arguments_fit(0, _, _, _) :-
    !.
arguments_fit(I, Compound, M, T) :-
    argument_shape(I, Compound, S),
    arg(I, T, Arg),
    fits(S, M, Arg),
    I1 is I-1,
    arguments_fit(I1, Compound, M, T).

%   What a set or a board asks beyond what it asks of its parts.

own_value(set(_), Set) :-
    sort(Set, Set).
own_value(rectangle(Columns, Rows, _), Board) :-
    rectangle_size(Board, Width, Height),
    in_range(Columns, Width),
    in_range(Rows, Height).
own_value(rhombus(Sizes, _), Board) :-
    rhombus_size(Board, Size),
    in_range(Sizes, Size).

in_range(Low..High, I) :-
    between(Low, High, I).

in_order([], _).
in_order([T|Ts], Terms) :-
    append(_, [T|Rest], Terms),
    !,
    in_order(Ts, Rest).

rectangle_size(Board, Columns, Rows) :-
    length(Board, Rows),
    (   Board = [Row|_]
    ->  length(Row, Columns)
    ;   Columns = 0
    ).

rhombus_size(Board, Size) :-
    length(Board, Rows),
    Size is (Rows+1)//2.

%   The part of Term that has an error of its own.

misfit(domain(Domain, Shape), M, Term, Domain, Term) :-
    \+ fits(Shape, M, Term),
    !.
misfit(rectangle(Columns, Rows, _), _, Board, board_size, Width-Height) :-
    rectangle_size(Board, Width, Height),
    \+ ( in_range(Columns, Width),
         in_range(Rows, Height)
       ),
    !.
misfit(rhombus(Sizes, _), _, Board, board_size, Size) :-
    rhombus_size(Board, Size),
    \+ in_range(Sizes, Size),
    !.
misfit(Shape, M, Term, Domain, Culprit) :-
    part(Shape, M, Term, Part, SubTerm),
    misfit(Part, M, SubTerm, Domain, Culprit),
    !.

                /*******************************
                *             PARTS            *
                *******************************/

%!  shape_part(:Shape, +Term, -Part, -SubTerm) is nondet.
%
%   SubTerm, a direct part of Term, is to have the shape Part. Term has the
%   type of Shape.

shape_part(Module:Shape, Term, Part, SubTerm) :-
    part(Shape, Module, Term, Part, SubTerm).

part(Leaf, _, _, _, _) :-
    leaf(Leaf),
    !,
    fail.
part([S|Ss], M, [T|Ts], Part, SubTerm) :-
    !,
    (   S = optional(Part)
    ->  SubTerm = T
    ;   Part = S,
        SubTerm = T
    ;   part(Ss, M, Ts, Part, SubTerm)
    ).
part([_|_], _, [], _, _) :-             % the optional part is not there
    !,
    fail.
part(list(Part), _, List, Part, T) :-
    !,
    member(T, List).
part(list(_,Part), _, List, Part, T) :-
    !,
    member(T, List).
part(set(Part), _, List, Part, T) :-
    !,
    member(T, List).
part(rectangle(_,_,Part), _, Board, Part, T) :-
    !,
    member(Row, Board),
    member(T, Row).
part(rhombus(_,Part), _, Board, Part, T) :-
    !,
    member(Row, Board),
    member(T, Row).
part(( S1 ; S2 ), M, T, Part, T) :-
    !,
    (   looks_like(S1, M, T)
    ->  Part = S1
    ;   Part = S2
    ).
part(domain(_,Part), _, T, Part, T) :-
    !.
part(Name, M, T, Part, T) :-
    atom(Name),
    !,
    M:shape(Name, Part).
part(Compound, M, Term, Part, T) :-
    Compound =.. [_|Ss],
    Term =.. [_|Ts],
    part(Ss, M, Ts, Part, T).

leaf(integer).
leaf(_.._).
leaf(one_of(_)).
leaf(const(_)).
leaf(subset(_)).
leaf([]).
