/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_puzzle_hints,
          [ puzzle_hint/4               % +N, +Game, +Puzzle, -Message
          ]).
:- use_module('../game/game', [has_predicate/2]).
:- use_module('../game/state_notation', [state_notation/3]).
:- use_module(texts, []).

/** <module> Hints in two steps
*/

%!  puzzle_hint(+N, +Game, +Puzzle, -Message) is semidet.
%
%   Message, for say/1, is hint number N on Puzzle, a dict of puzzles/2: its
%   theme first, then how a solution begins: its first choice, or the first
%   letter of its only one. There are two.

puzzle_hint(1, _, Puzzle, puzzle_theme(Puzzle.theme)).
puzzle_hint(2, Game, Puzzle, Message) :-
    Puzzle.solutions = [Solution|_],
    state_notation(Game, State, Puzzle.position),
    (   has_predicate(Game, move_steps/3),
        Game:move_notation(State, Move, Solution),
        Game:move_steps(State, Move, [step(What, _, [Text|_])|Steps])
    ->  begins(Steps, What, Text, Message)
    ;   begins([], "move", Solution, Message)
    ).

begins([_|_], What, Text, puzzle_begins(What, Text)).
begins([], What, Text, puzzle_letter(What, Letter)) :-
    sub_string(Text, 0, 1, _, Letter).
