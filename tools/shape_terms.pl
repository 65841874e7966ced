/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(shape_terms,
          [ shape_of_file/3,            % +File, ?Name, -Shape
            file_term/3                 % +File, +What, -NameShape
          ]).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module('../prolog/tabuleiro/game/shapes', [op(_,_,..)]).

/** <module> The shapes of a game, compiled

A shape of a game is compiled to one without names, in which a tuple is made
of list cells and what is optional is a choice:

  - integer, range(Low, High), one_of(Constants), const(Constant)
  - nil, cons(Head, Tail)
  - compound(Name, Arguments), choice(Alternatives), domain(Name, Part)
  - list(Length, Element), set(Element), subset(Constants)
    Length is -1 if there may be any number of elements.
  - board(IsRhombus, Columns, Rows, Cell, Row)
    Row is list(-1, Cell).
*/

%!  shape_of_file(+File, ?Name, -Shape) is nondet.
%
%   File, the shapes.pl of a game, calls Shape, which is compiled, Name.

shape_of_file(File, Name, Shape) :-
    use_module(File, []),
    module_property(Module, file(Path)),
    absolute_file_name(File, Path),
    Module:shape(Name, Shape0),
    compiled(Module, Shape0, Shape).

%!  file_term(+File, +What, -NameShape) is semidet.
%
%   NameShape is the name and the shape of a state, a move or a player, as What
%   is: the first whose name ends so.

file_term(File, What, Name-Shape) :-
    atom_concat('_', What, End),
    shape_of_file(File, Name, Shape),
    sub_atom(Name, _, _, 0, End),
    !.

%   compiled(+Module, +Shape0, -Shape): Shape0 is a shape of Module as it is
%   declared, Shape is without names.

compiled(_, Low..High, Shape) =>
    Shape = range(Low, High).
compiled(_, [], Shape) =>
    Shape = nil.
compiled(M, [optional(S)], Shape) =>
    compiled(M, [S], There),
    Shape = choice([nil,There]).
compiled(M, [S|Ss], Shape) =>
    Shape = cons(Head, Tail),
    compiled(M, S, Head),
    compiled(M, Ss, Tail).
compiled(M, ( S1 ; S2 ), Shape) =>
    alternatives(( S1 ; S2 ), Ss),
    maplist(compiled(M), Ss, Alternatives),
    Shape = choice(Alternatives).
compiled(_, one_of(Constants), Shape) =>
    Shape = one_of(Constants).
compiled(_, const(C), Shape) =>
    Shape = const(C).
compiled(M, subset(Terms), Shape) =>
    maplist(constant, Terms, Ss),
    maplist(compiled(M), Ss, Constants),
    Shape = subset(Constants).
compiled(M, list(S), Shape) =>
    compiled(M, list(-1, S), Shape).
compiled(M, list(Length,S), Shape) =>
    must_be(between(-1, 256), Length),  % SHAPE_ELEMENTS
    Shape = list(Length, Element),
    compiled(M, S, Element).
compiled(M, set(S), Shape) =>
    Shape = set(Element),
    compiled(M, S, Element).
compiled(M, rectangle(Columns,Rows,S), Shape) =>
    Shape = board(false, Columns, Rows, Cell, Row),
    compiled(M, S, Cell),
    Row = list(-1, Cell).
compiled(M, rhombus(Size,S), Shape) =>
    Shape = board(true, Size, 0..0, Cell, Row),
    compiled(M, S, Cell),
    Row = list(-1, Cell).
compiled(M, domain(Name,S), Shape) =>
    Shape = domain(Name, Part),
    compiled(M, S, Part).
compiled(_, integer, Shape) =>
    Shape = integer.
compiled(M, Name, Shape), atom(Name) =>
    (   M:shape(Name, S)
    ->  compiled(M, S, Shape)
    ;   existence_error(shape, Name)
    ).
compiled(M, Compound, Shape) =>
    Compound =.. [Name|Ss],
    (   append(First, [optional(Last)], Ss)
    ->  Without =.. [Name|First],
        append(First, [Last], All),
        With =.. [Name|All],
        compiled(M, ( Without ; With ), Shape)
    ;   maplist(compiled(M), Ss, Arguments),
        Shape = compound(Name, Arguments)
    ).

constant(C, Shape) :-
    (   atomic(C)
    ->  Shape = const(C)
    ;   C =.. [Name|Args],
        maplist(constant, Args, Parts),
        Shape =.. [Name|Parts]
    ).

alternatives(( S1 ; S2 ), [S1|Ss]) :-
    !,
    alternatives(S2, Ss).
alternatives(S, [S]).
