/*  What tabuleiro does for a game of one's own.

        swipl examples/own_game/lesson.pl

    Checks Hare and Hounds, counts its tree, searches for the best line and
    lets its bots play.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(lesson, [main/0, points/4]).
:- use_module(library(aggregate)).
:- use_module(library(main)).
:- use_module('../../prolog/tabuleiro').
:- use_module(hare_and_hounds, []).

:- initialization(main, main).

main(_) :-
    Game = hare_and_hounds,
    check_game(Game, Report),
    length(Report, Breaches),
    format("breaches of the interface: ~d~n", [Breaches]),
    Game:initial_state(default, State),
    perft(Game, State, 5, Count),
    format("games of five moves: ~d~n", [Count]),
    search_lines(Game, State, [depth(6)], [Line]),
    texts(Line.moves, Game, State, Texts),
    atomic_list_concat(Texts, ' ', Text),
    format("best play: ~w~n", [Text]),
    set_random(seed(2026)),
    points(Game, 4, 1, Points),
    format("level 4 ~w : ~w puppy~n", Points).

%!  texts(+Moves, +Game, +State, -Texts) is det.
%
%   Texts are the notations of Moves, played from State.

texts([], _, _, []).
texts([Move|Moves], Game, State, [Text|Texts]) :-
    Game:move_notation(State, Move, Text),
    Game:move(State, Move, NewState),
    texts(Moves, Game, NewState, Texts).

%!  points(+Game, +Level1, +Level2, -Points:list) is det.
%
%   Points are those of the bots of both levels after ten games on each side.

points(Game, Level1, Level2, [Points1,Points2]) :-
    Game:game_info(Info),
    Info.players = [First,Second],
    aggregate_all(count, won(Game, Level1, Level2, First), Points11),
    aggregate_all(count, won(Game, Level2, Level1, Second), Points12),
    Points1 is Points11+Points12,
    Points2 is 20-Points1.

won(Game, Level1, Level2, Side) :-
    between(1, 10, _),
    play_match(Game, level(Level1), level(Level2), Winner, []),
    Winner == Side.
