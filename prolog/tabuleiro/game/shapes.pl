/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_shapes,
          [ must_have_shape/2,          % :Name, @Term
            must_have_shape/3,          % :Name, +Type, @Term
            has_type/2,                 % :Shape, @Term
            has_values/2,               % :Shape, @Term
            shape_part/4,               % :Shape, +Term, -Part, -SubTerm
            op(150, xfx, ..)
          ]).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(error),
              [domain_error/2, existence_error/2, must_be/2, type_error/2]).
:- use_module(library(lists), [append/3, member/2]).

/** <module> Shapes: the forms of the terms of a game

A game declares its terms once, as facts of its module `<game>_shapes`:

    shape(wali_state,
          wali(board, player-phase, 0..29-(0..29), last-last)).
    shape(board,  rectangle(3..8, 3..8, one_of(['O','W','B']))).
    shape(player, one_of(['W','B'])).

The checks of this file, the C code that reads and writes terms, the malformed
terms of the tests and the format in the README of the game are made from these
facts. If the module imports shape_clauses.pl, compiled clauses accept the terms
that have no error. A shape is

  - integer
    An integer.
  - Low..High
    An integer from Low to High.
  - one_of(Constants)
    One of a list of atoms, or of a list of integers.
  - const(Constant)
    This atom or integer. Anything else is another type of term.
  - Name
    The shape that shape(Name, Shape) declares.
  - Compound
    A term of this name whose arguments have the shapes that are its
    arguments: `player-phase`. The last may be optional(Shape): there is
    such a term with and without that argument.
  - [Shape, ...]
    A list of this length. The last may be optional(Shape). In
    `[Shape|Name]` the rest of the list has the shape Name.
  - list(Shape), list(Length, Shape)
    A list of any length, or of Length.
  - set(Shape)
    A list without duplicates in standard order.
  - subset(Terms)
    A list of some of Terms, in their order. Terms are constants, or terms
    Name(Constant) of atoms; if they are integers, all elements must be
    integers.
  - rectangle(Columns, Rows, Shape), rhombus(Size, Shape)
    A board of cells with Shape: rows of one length, or rows that grow from
    one cell to Size and shrink again. Columns, Rows and Size are ranges
    `Low..High`; another is domain_error(board_size, Columns-Rows), or of
    Size.
  - ( Shape ; Shape )
    The first of the two shapes that the term looks like: an integer, an atom, a
    list, a compound of that name, or exactly that constant.
  - domain(Domain, Shape)
    As Shape, but values that do not fit are an error in Domain.

A term that has the type of a shape may still have wrong values. An error in the
type of any part is thrown before an error in a value.
*/

:- meta_predicate
    must_have_shape(:, ?),
    must_have_shape(:, +, ?),
    has_type(:, ?),
    has_values(:, ?),
    shape_part(:, +, -, -).

%!  must_have_shape(:Name, @Term) is det.
%!  must_have_shape(:Name, +Type, @Term) is det.
%
%   True if Term has the shape Name of the module of Name. The errors name Type,
%   by default Name.
%
%   @error existence_error(shape, Name)
%   @error domain_error(acyclic_term, Term), instantiation_error,
%   type_error(Type, Term) and, for wrong values, the domain error of a part
%   that has one of its own or domain_error(Type, Term), in this order

must_have_shape(Module:Name, Term) :-
    must_have_shape(Module:Name, Name, Term).

must_have_shape(Module:Name, Type, Term) :-
    (   acyclic_term(Term),
        ground(Term),
        current_predicate(Module:has_shape/2),  % see shape_clauses.pl
        Module:has_shape(Name, Term)
    ->  true
    ;   check_shape(Name, Module, Type, Term)
    ).

check_shape(Name, Module, Type, Term) :-
    must_be(acyclic, Term),
    must_be(ground, Term),
    (   typed(Name, Module, Term)
    ->  true
    ;   type_error(Type, Term)
    ),
    (   fits(Name, Module, Term)
    ->  true
    ;   misfit(Name, Module, Term, Domain, Culprit)
    ->  domain_error(Domain, Culprit)
    ;   domain_error(Type, Term)
    ).

%!  has_type(:Shape, @Term) is semidet.
%
%   True if Term, which is ground, has the type of Shape. Ignores values.

has_type(Module:Shape, Term) :-
    typed(Shape, Module, Term).

typed(Shape, M, Term) :-
    own_type(Shape, Term),
    forall(part(Shape, M, Term, Part, SubTerm),
           typed(Part, M, SubTerm)).

%!  has_values(:Shape, @Term) is semidet.
%
%   True if Term, which has the type of Shape, has right values.

has_values(Module:Shape, Term) :-
    fits(Shape, Module, Term).

fits(Shape, M, Term) :-
    own_value(Shape, Term),
    forall(part(Shape, M, Term, Part, SubTerm),
           fits(Part, M, SubTerm)).

%   A part of Term has wrong values and a domain of its own.

misfit(domain(Domain, Shape), M, Term, Domain, Term) :-
    \+ fits(Shape, M, Term),
    !.
misfit(Shape, _, Board, board_size, Size) :-
    board_size(Shape, Board, Size),
    \+ own_value(Shape, Board),
    !.
misfit(Shape, M, Term, Domain, Culprit) :-
    part(Shape, M, Term, Part, SubTerm),
    misfit(Part, M, SubTerm, Domain, Culprit),
    !.

                /*******************************
                *       THE TERM ITSELF        *
                *******************************/

%   own_type(+Shape, @Term): Term has the type of Shape. Ignores its parts.

own_type(integer, T) :-
    !,
    integer(T).
own_type(_.._, T) :-
    !,
    integer(T).
own_type(one_of([C|_]), T) :-
    !,
    (   integer(C)
    ->  integer(T)
    ;   atom(T)
    ).
own_type(const(C), T) :-
    !,
    T == C.
own_type([], T) :-
    !,
    T == [].
own_type([optional(_)], T) :-
    !,
    (   T == []
    ->  true
    ;   T = [_]
    ).
own_type([_|_], T) :-
    !,
    T = [_|_].
own_type(list(_), T) :-
    !,
    is_list(T).
own_type(list(N,_), T) :-
    !,
    is_list(T),
    length(T, N).
own_type(set(_), T) :-
    !,
    is_list(T).
own_type(subset([C|_]), T) :-
    !,
    is_list(T),
    (   integer(C)
    ->  maplist(integer, T)
    ;   true
    ).
own_type(rectangle(_,_,_), T) :-
    !,
    is_list(T),
    maplist(is_list, T),
    maplist(of_length(_), T).
own_type(rhombus(_,_), T) :-
    !,
    is_list(T),
    maplist(is_list, T),
    length(T, Rows),
    Rows mod 2 =:= 1,
    rhombus_rows(T, 1, 1, Rows).
own_type(( _ ; _ ), _) :-
    !.
own_type(domain(_,_), _) :-
    !.
own_type(Name, _) :-
    atom(Name),
    !.
own_type(Compound, T) :-
    compound(T),
    compound_name_arity(Compound, Name, Most),
    compound_name_arity(T, Name, Arity),
    (   Arity =:= Most
    ->  true
    ;   Arity =:= Most-1,
        arg(Most, Compound, optional(_))
    ).

of_length(Length, List) :-
    length(List, Length).

%   The next row has Step cells more: Step is 1, and -1 after the longest row.

rhombus_rows([], _, _, _).
rhombus_rows([Row|Rows], Length, Step0, Count) :-
    length(Row, Length),
    (   2*Length > Count
    ->  Step = -1
    ;   Step = Step0
    ),
    Next is Length+Step,
    rhombus_rows(Rows, Next, Step, Count).

%   own_value(+Shape, @Term): Term, which has the type of Shape, has a right
%   value. Ignores its parts.

own_value(Low..High, I) :-
    !,
    Low =< I,
    I =< High.
own_value(one_of(Constants), C) :-
    !,
    memberchk(C, Constants).
own_value(subset(Terms), List) :-
    !,
    in_order(List, Terms).
own_value(set(_), Set) :-
    !,
    sort(Set, Set).
own_value(rectangle(Columns, Rows, Cell), Board) :-
    !,
    board_size(rectangle(Columns, Rows, Cell), Board, Width-Height),
    own_value(Columns, Width),
    own_value(Rows, Height).
own_value(rhombus(Sizes, Cell), Board) :-
    !,
    board_size(rhombus(Sizes, Cell), Board, Size),
    own_value(Sizes, Size).
own_value(_, _).

in_order([], _).
in_order([T|Ts], Terms) :-
    append(_, [T|Rest], Terms),
    !,
    in_order(Ts, Rest).

board_size(rectangle(_,_,_), Board, Columns-Rows) :-
    length(Board, Rows),
    (   Board = [Row|_]
    ->  length(Row, Columns)
    ;   Columns = 0
    ).
board_size(rhombus(_,_), Board, Size) :-
    length(Board, Rows),
    Size is (Rows+1)//2.

%   The clauses of shape_clauses.pl call these predicates.

:- public
    in_order/2,                         % @List, +Terms
    is_board/2,                         % +Shape, @Rows
    looks_like/3,                       % +Shape, +Module, @Term
    shape_called/3.                     % +Name, +Module, -Shape

is_board(Shape, Rows) :-
    own_type(Shape, Rows),
    own_value(Shape, Rows).

                /*******************************
                *             PARTS            *
                *******************************/

%!  shape_part(:Shape, +Term, -Part, -SubTerm) is nondet.
%
%   SubTerm, a direct part of Term, must have the shape Part. Term has the type
%   of Shape.

shape_part(Module:Shape, Term, Part, SubTerm) :-
    part(Shape, Module, Term, Part, SubTerm).

part(Leaf, _, _, _, _) :-
    leaf(Leaf),
    !,
    fail.
part([optional(Part)], _, Optional, Part, T) :-
    !,
    Optional = [T].
part([S|Ss], _, [T|Ts], Part, SubTerm) :-
    !,
    (   Part = S,
        SubTerm = T
    ;   Part = Ss,
        SubTerm = Ts
    ).
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
    shape_called(Name, M, Part).
part(Compound, _, Term, Part, T) :-
    arg(I, Term, T),
    arg(I, Compound, S),
    (   S = optional(Part)
    ->  true
    ;   Part = S
    ).

shape_called(Name, M, Shape) :-
    (   M:shape(Name, Shape0)
    ->  Shape = Shape0
    ;   existence_error(shape, Name)
    ).

leaf(integer).
leaf(_.._).
leaf(one_of(_)).
leaf(const(_)).
leaf(subset(_)).
leaf([]).

%   True if T looks like the first of two alternatives, and so is not the
%   second.

looks_like(( S1 ; S2 ), M, T) :-
    !,
    (   looks_like(S1, M, T)
    ->  true
    ;   looks_like(S2, M, T)
    ).
looks_like(domain(_, S), M, T) :-
    !,
    looks_like(S, M, T).
looks_like(S, _, T) :-
    list_shape(S),
    !,
    is_list(T).
looks_like(S, _, T) :-
    leaf(S),
    !,
    own_type(S, T).
looks_like(Name, M, T) :-
    atom(Name),
    !,
    shape_called(Name, M, S),
    looks_like(S, M, T).
looks_like(Compound, _, T) :-
    compound_name_arity(Compound, Name, Arity),
    compound(T),
    compound_name_arity(T, Name, Arity).

list_shape([]).
list_shape([_|_]).
list_shape(list(_)).
list_shape(list(_, _)).
list_shape(set(_)).
list_shape(subset(_)).
list_shape(rectangle(_, _, _)).
list_shape(rhombus(_, _)).
