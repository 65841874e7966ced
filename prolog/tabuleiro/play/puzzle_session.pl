/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_puzzle_session,
          [ play_puzzles/1              % +Game
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../base/accents', [typed_word/2]).
:- use_module('../base/leave', [leave/0]).
:- use_module('../base/printing', [say/1]).
:- use_module('../game/state_notation', [state_notation/3]).
:- use_module('../learn/puzzle_file', [puzzles/2]).
:- use_module('../learn/puzzle_hints', [puzzle_hint/4]).
:- use_module('../learn/puzzle_progress').
:- use_module('../learn/texts', []).
:- use_module('../search/lines', [player_name/3]).
:- use_module(exercise, [ask_exercise/5]).
:- use_module(show_state, [show_state/3]).
:- use_module(terminal, [ask/2, leaving/1, session/1]).

/** <module> The puzzles of a game, in the terminal
*/

%!  play_puzzles(+Game) is semidet.
%
%   Gives a person puzzles of the module Game, as hard as the person's rating,
%   until the person leaves or has tried all. Fails if there are none.
%
%   @error those of puzzles/2

play_puzzles(Game) :-
    puzzles(Game, Puzzles),
    recall_progress(Game, Progress),
    session(puzzles(Puzzles, Game, [], Progress)).

puzzles(Puzzles, Game, View0, Progress0) :-
    (   next_puzzle(Puzzles, Progress0, Puzzle)
    ->  state_notation(Game, State, Puzzle.position),
        player_name(Game, State, Name),
        say(puzzle(Puzzle.rating, Progress0.rating, Progress0.streak)),
        show_state(Game, State, View0),
        say(puzzle_task(Name)),
        solve(solved, 1, puzzle(Game, State, Puzzle), View0, View, Result),
        after_puzzle(Result, Puzzle, Progress0, Progress),
        remember_progress(Game, Progress),
        say(puzzle_line(Puzzle.line)),
        say(puzzle_result(Result, Progress.rating, Progress.streak,
                          Progress.best)),
        next(Puzzles, Game, View, Progress)
    ;   say(no_puzzle_left)
    ).

next(Puzzles, Game, View, Progress) :-
    ask(puzzle_next, Answer),
    typed_word(Answer, Word),
    (   leaving(Word)
    ->  leave
    ;   puzzles(Puzzles, Game, View, Progress)
    ).

%   solve(+Result0, +Hint, +Puzzle, +View0, -View, -Result): Result0 is the
%   result so far if the next move is right, Hint the number of the next hint.

solve(Result0, Hint, On, View0, View, Result) :-
    On = puzzle(Game, State, _),
    ask_exercise(Game, State, View0, Answer, View1),
    answered(Answer, Result0, Hint, On, View1, View, Result).

answered(move(Move), Result0, Hint, On, View0, View, Result) :-
    On = puzzle(Game, State, Puzzle),
    Game:move_notation(State, Move, Text),
    !,
    (   memberchk(Text, Puzzle.solutions)
    ->  say(exercise_right),
        View = View0,
        Result = Result0
    ;   say(exercise_wrong),
        solve(failed, Hint, On, View0, View, Result)
    ).
answered(hint, Result0, Hint, On, View0, View, Result) :-
    On = puzzle(Game, _, Puzzle),
    puzzle_hint(Hint, Game, Puzzle, Message),
    !,
    say(Message),
    helped(Result0, Result1),
    Next is Hint+1,
    solve(Result1, Next, On, View0, View, Result).
answered(hint, Result0, Hint, On, View0, View, Result) :-
    say(puzzle_no_more_hints),
    solve(Result0, Hint, On, View0, View, Result).
answered(give_up, _, _, On, View, View, failed) :-
    On = puzzle(_, _, Puzzle),
    say(puzzle_solutions(Puzzle.solutions)).
answered(undo, Result0, Hint, On, View0, View, Result) :-
    say(nothing_to_undo),
    solve(Result0, Hint, On, View0, View, Result).

helped(solved, helped).
helped(helped, helped).
helped(failed, failed).
