/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(shapes_tool, [main/1]).
:- use_module(library(apply)).
:- use_module(library(assoc)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module('../prolog/tabuleiro/game/shapes', [op(_,_,..)]).
:- use_module(shape_code).

/** <module> The C that reads and writes terms, made of the games' shapes

    swipl tools/shapes.pl -- wali=games/wali/shapes.pl ... >build/shapes.c

A shape of a game is compiled to a shape without names, in which a tuple
consists of list cells and an optional part is a choice:

  - integer, range(Low, High), one_of(Constants), const(Constant)
  - nil, cons(Head, Tail)
  - compound(Name, Arguments), choice(Alternatives), domain(Name, Part)
  - list(Length, Element), set(Element), subset(Constants)
    Length is -1 for any number of elements.
  - board(IsRhombus, Columns, Rows, Cell, Row)
    Row is list(-1, Cell).

The compiled shapes are numbered, parts first, and printed by shape_code.pl.
*/

:- initialization(main, main).

main(Arguments) :-
    maplist(game_file, Arguments, Games),
    findall(Name-Shape,
            ( member(_-File, Games),
              file_shape(File, Name, Shape)
            ),
            Roots),
    findall(Part,
            ( member(_-Shape, Roots),
              inner(Shape, Part)
            ),
            Parts0),
    list_to_set(Parts0, Parts),
    findall(Part-I, nth1(I, Parts, Part), Pairs),
    list_to_assoc(Pairs, Ids),
    print_head,
    maplist(print_shape(Ids), Parts),
    maplist(print_root(Ids), Roots),
    print_install(Pairs),
    print_games(Games).

game_file(Argument, Game-File) :-
    atomic_list_concat([Game,File], =, Argument).

%   C asks for the shapes with an underscore in their names; the others are
%   parts of these.

file_shape(File, Name, Shape) :-
    use_module(File, []),
    module_property(Module, file(Path)),
    absolute_file_name(File, Path),
    Module:shape(Name, Shape0),
    once(sub_atom(Name, _, _, _, '_')),
    compiled(Module, Shape0, Shape).

%   The shapes of a state, a move and a player are the first whose names end in
%   `_state`, `_move` and `_player`.

print_games(Games) :-
    format("~nconst game_shapes GAME_SHAPES[] = {~n"),
    forall(member(Game-File, Games),
           ( maplist(called(File), ['_state','_move','_player'],
                     [State,Move,Player]),
             format("    {&~w_codec, &~w_shape, &~w_shape, &~w_shape},~n",
                    [Game,State,Move,Player])
           )),
    format("    {0}};~n").

called(File, End, Name) :-
    file_shape(File, Name, _),
    sub_atom(Name, _, _, 0, End),
    !.

%   Part is inside Shape or is Shape; parts come first.

inner(Shape, Part) :-
    shape_parts(Shape, Parts),
    member(Part0, Parts),
    inner(Part0, Part).
inner(Shape, Shape).

%   compiled(+Module, +Shape0, -Shape): Shape is Shape0, a shape that Module
%   declares, without names.

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
