/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(shapes_tool, [main/1]).
:- use_module(library(apply)).
:- use_module(library(assoc)).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(shape_code).
:- use_module(shape_terms).

/** <module> The C that reads and writes terms, made of the games' shapes

    swipl tools/shapes.pl -- wali=games/wali/shapes.pl ... >build/shapes.c

Shapes without names, see shape_terms.pl, are numbered, parts first, and
printed by shape_code.pl.
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

%   Shapes with an underscore in their names are those that C asks for by name;
%   the others are their parts.

file_shape(File, Name, Shape) :-
    shape_of_file(File, Name, Shape),
    once(sub_atom(Name, _, _, _, '_')).

%   Part is inside Shape or is Shape; parts come first.

inner(Shape, Part) :-
    shape_parts(Shape, Parts),
    member(Part0, Parts),
    inner(Part0, Part).
inner(Shape, Shape).

print_games(Games) :-
    format("~nconst game_shapes GAME_SHAPES[] = {~n"),
    forall(member(Game-File, Games),
           ( maplist(file_term(File), [state,move,player],
                     [State-_,Move-_,Player-_]),
             format("    {&~w_codec, &~w_shape, &~w_shape, &~w_shape},~n",
                    [Game,State,Move,Player])
           )),
    format("    {0}};~n").
