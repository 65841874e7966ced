/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_scene,
          [ scene_json/2,               % +Scene, -Dict
            cell_text/2                 % +Cell, -Text
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module('../texts/language', [local_text/2]).
:- use_module(kept_json).

/** <module> A scene of a game as JSON
*/

%!  scene_json(+Scene, -Dict) is det.
%
%   Dict, a part of an answer, is Scene, the dict of scene/2 of a game. Cells
%   and atoms become texts, names are translated, and `none` becomes null.

scene_json(Scene, Json) :-
    dict_pairs(Scene, _, Pairs0),
    maplist(list_json, Pairs0, Pairs),
    dict_pairs(Json, json, Pairs).

list_json(Key-Value, Key-Json) :-
    (   is_list(Value)
    ->  kept_json(part_json, Value, Json)
    ;   part_json(Value, Json)
    ).

part_json(Part, Json) :-
    is_dict(Part),
    !,
    dict_pairs(Part, Tag, Pairs0),
    maplist(pair_json(Tag), Pairs0, Pairs),
    dict_pairs(Json, json, Pairs).
part_json(List, Json) :-
    is_list(List),
    !,
    maplist(part_json, List, Json).
part_json(none, null) :-
    !.
part_json(Value, Json) :-
    (   number(Value)
    ->  Json = Value
    ;   memberchk(Value, [true,false,null])
    ->  Json = Value
    ;   string(Value)
    ->  Json = Value
    ;   format(string(Json), '~w', [Value])
    ).

pair_json(Tag, Key-Value, Key-Json) :-
    (   is_cell(Tag, Key)
    ->  cell_text(Value, Json)
    ;   Key == name
    ->  local_text(Value, Json)
    ;   part_json(Value, Json)
    ).

is_cell(_, cell).
is_cell(cell, id).

%!  cell_text(+Cell, -Text) is det.
%
%   Text is the id of Cell, a term of move_steps/3, for the page. It is `null`
%   for `none`.

cell_text(none, null) :-
    !.
cell_text(Cell, Text) :-
    format(string(Text), '~q', [Cell]).
