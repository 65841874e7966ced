/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_scene_laws,
          [ scene_breach/4              % +Subject, +State, +Moves, -Law
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2, same_length/2]).
:- use_module(ask).

/** <module> The laws of scenes

These laws hold for games that export scene/2.
*/

%!  scene_breach(+Subject, +State, +Moves, -Law) is nondet.
%
%   A scene must have all its parts and each cell once. Pieces and moves must
%   not name a cell that the scene does not have.

scene_breach(Subject, State, Moves, Law) :-
    memberchk(scene/2, Subject.exports),
    ask(Subject, scene(State), Answer),
    (   unfit(Answer, answers, Law)
    ;   Answer = answer(_, yes(Scene), _),
        (   part(Key, Keys),
            \+ has_part(Scene, Key, Keys)
        ->  Law = scene_without(Key)
        ;   maplist(get_dict(id), Scene.cells, Ids),
            cell_breach(Subject, State, Moves, Scene, Ids, Law)
        )
    ).

part(cells,  [id,shape,x,y,size,label,ground]).
part(pieces, [cell,kind,owner,level,name]).
part(hands,  [owner,kind,count,id,name]).
part(marks,  [cell,what]).

has_part(Scene, Key, Keys) :-
    is_dict(Scene),
    get_dict(Key, Scene, Things),
    is_list(Things),
    \+ ( member(Thing, Things),
         \+ has_keys(Thing, Keys)
       ).

has_keys(Thing, Keys) :-
    is_dict(Thing),
    \+ ( member(Key, Keys),
         \+ get_dict(Key, Thing, _)
       ).

cell_breach(_, _, _, _, Ids, scene_cells_alike) :-
    sort(Ids, Set),
    \+ same_length(Set, Ids).
cell_breach(Subject, State, Moves, Scene, Ids, scene_no_cell(Cell)) :-
    (   member(Key, [pieces,marks]),
        get_dict(Key, Scene, Things),
        member(Thing, Things),
        get_dict(cell, Thing, Cell)
    ;   memberchk(move_steps/3, Subject.exports),
        member(Move, Moves),
        ask(Subject, move_steps(State, Move), answer(_, yes(Steps), _)),
        is_list(Steps),
        member(step(_, Cell, _), Steps),
        Cell \== none
    ),
    \+ memberchk(Cell, Ids).
