/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_puzzle_progress,
          [ recall_progress/2,          % +Game, -Progress
            remember_progress/2,        % +Game, +Progress
            next_puzzle/3,              % +Puzzles, +Progress, -Puzzle
            after_puzzle/4              % +Result, +Puzzle, +Progress0,
                                        % -Progress
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../base/kept_terms', [keep_term/3, kept_term/3]).
:- use_module(texts, []).

/** <module> The progress of a person in the puzzles of a game

A person has a rating, as a puzzle has: solving one is a game that is won
against it. The file `tabuleiro.puzzles` of the person's configuration folder
keeps what one has reached.

@see https://en.wikipedia.org/wiki/Elo_rating_system
*/

%!  recall_progress(+Game, -Progress:dict) is det.
%!  remember_progress(+Game, +Progress) is det.
%
%   Progress is what the person has reached in the module Game, at first
%   nothing. The keys are
%
%     - rating: a number
%     - streak, best: how many puzzles in a row were solved at the first
%       attempt, without a hint; the most so far
%     - done: the positions of the puzzles that were tried, as hashes

recall_progress(Game, progress{ rating:Rating, streak:Streak, best:Best,
                                done:Done }) :-
    (   kept_term('tabuleiro.puzzles', is_progress,
                  puzzles(Game, Rating0, Streak0, Best0, Done0))
    ->  Rating-Streak-Best-Done = Rating0-Streak0-Best0-Done0
    ;   Rating-Streak-Best-Done = 800-0-0-[]
    ).

remember_progress(Game, Progress) :-
    _{rating:Rating, streak:Streak, best:Best, done:Done} :< Progress,
    keep_term('tabuleiro.puzzles', is_progress,
              puzzles(Game, Rating, Streak, Best, Done)).

is_progress(puzzles(Game, Rating, Streak, Best, Done)) :-
    atom(Game),
    number(Rating),
    integer(Streak),
    integer(Best),
    is_list(Done).

%!  next_puzzle(+Puzzles, +Progress, -Puzzle) is semidet.
%
%   Puzzle is the one of Puzzles, dicts of puzzles/2, that was not tried yet and
%   whose rating is nearest to that of the person. Fails if all were tried.

next_puzzle(Puzzles, Progress, Puzzle) :-
    findall(Distance-P,
            ( member(P, Puzzles),
              hash(P, Hash),
              \+ memberchk(Hash, Progress.done),
              Distance is abs(P.rating-Progress.rating)
            ),
            Left),
    sort(1, @=<, Left, [_-Puzzle|_]).

hash(Puzzle, Hash) :-
    term_hash(Puzzle.position, Hash).

%!  after_puzzle(+Result, +Puzzle, +Progress0, -Progress) is det.
%
%   Progress0 becomes Progress by Puzzle. Result is `solved`, `failed`, or
%   `helped` for one solved with a hint, which changes no rating and ends no
%   streak.

after_puzzle(Result, Puzzle, Progress0, Progress) :-
    hash(Puzzle, Hash),
    Done = [Hash|Progress0.done],
    result(Result, Puzzle.rating, Progress0, Rating, Streak),
    Best is max(Progress0.best, Streak),
    Progress = progress{ rating:Rating, streak:Streak, best:Best, done:Done }.

result(helped, _, Progress, Progress.rating, Progress.streak).
result(solved, PuzzleRating, Progress, Rating, Streak) :-
    Streak is Progress.streak+1,
    new_rating(1, PuzzleRating, Progress.rating, Rating).
result(failed, PuzzleRating, Progress, Rating, 0) :-
    new_rating(0, PuzzleRating, Progress.rating, Rating).

%   A surprise moves the rating by 60 at most.

new_rating(Points, PuzzleRating, Rating0, Rating) :-
    Expected is 1/(1+10**((PuzzleRating-Rating0)/400)),
    Rating is round(Rating0+60*(Points-Expected)).
