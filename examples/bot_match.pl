/*  A match between two bots, from code.

        swipl examples/bot_match.pl

    Plays ten games of Wald Meister on a small board, the greedy bot against the
    random one, each with the first move in half of them, and prints the score.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(bot_match, [main/0, score/3]).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module('../prolog/tabuleiro').

:- initialization(main, main).

main(_) :-
    score(10, Hard, Easy),
    format("hard ~w : ~w easy~n", [Hard,Easy]).

%!  score(+Games, -Hard, -Easy) is det.
%
%   Hard and Easy are the points of levels 2 and 1 in Games games, half a point
%   each for a draw. The generator is seeded: the score is reproducible.

score(Games, Hard, Easy) :-
    set_random(seed(2026)),
    findall(Points,
            ( between(1, Games, Game),
              one_game(Game, Points)
            ),
            AllPoints),
    sum_list(AllPoints, Hard),
    Easy is Games-Hard.

one_game(Game, Points) :-
    (   Game mod 2 =:= 1
    ->  play_match(waldmeister, level(2), level(1), Winner,
                   [config([size(5)])]),
        points(Winner, 1, Points)
    ;   play_match(waldmeister, level(1), level(2), Winner,
                   [config([size(5)])]),
        points(Winner, 2, Points)
    ).

points(Winner, Winner, 1) :-
    !.
points(draw, _, 0.5) :-
    !.
points(_, _, 0).
