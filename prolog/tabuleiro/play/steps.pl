/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_steps,
          [ steps_of/4                  % +Game, +State, +Move, -Steps
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module('../game/game', [has_predicate/2]).
:- use_module('../texts/language', [local_text/2]).

/** <module> The choices of a move, as a person types them
*/

%!  steps_of(+Game, +State, +Move, -Steps:list) is det.
%
%   Steps are those of move_steps/3, or the whole move if Game lacks it. A word
%   that is no cell may be typed in the language of the person, too.

steps_of(Game, State, Move, Steps) :-
    (   has_predicate(Game, move_steps/3)
    ->  Game:move_steps(State, Move, Steps0),
        maplist(local_step, Steps0, Steps)
    ;   Game:move_notation(State, Move, Text),
        Steps = [step("move", none, [Text])]
    ).

local_step(step(What, none, [Text|Texts]),
           step(What, none, [Local,Text|Texts])) :-
    sub_string(Text, 0, 1, _, First),
    char_type(First, alpha),
    local_text(Text, Local),
    Local \== Text,
    !.
local_step(Step, Step).
