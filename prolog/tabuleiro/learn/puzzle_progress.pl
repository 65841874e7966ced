/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_puzzle_progress,
          [ first_progress/1,           % -Progress
            recall_progress/2,          % +Game, -Progress
            remember_progress/2,        % +Game, +Progress
            next_puzzle/3,              % +Puzzles, +Progress, -Puzzle
            after_puzzle/4,             % +Result, +Puzzle, +Progress0,
                                        % -Progress
            scored/4                    % +Result, +Rating, +Progress0,
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

%!  first_progress(-Progress:dict) is det.
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

first_progress(progress{rating:800, streak:0, best:0, done:[]}).

recall_progress(Game, Progress) :-
    (   kept_term('tabuleiro.puzzles', is_progress,
                  puzzles(Game, Rating, Streak, Best, Done))
    ->  Progress = progress{ rating:Rating, streak:Streak, best:Best,
                             done:Done }
    ;   first_progress(Progress)
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
%!  scored(+Result, +Rating, +Progress0, -Progress) is det.
%
%   Progress0 becomes Progress by Puzzle. Result is `solved`, `failed`, or
%   `helped` for one solved with a hint, which changes no rating and ends no
%   streak. scored/4 leaves `done` as it is, after a puzzle with Rating.

after_puzzle(Result, Puzzle, Progress0, Progress) :-
    hash(Puzzle, Hash),
    scored(Result, Puzzle.rating, Progress0, Progress1),
    Progress = Progress1.put(done, [Hash|Progress0.done]).

scored(Result, PuzzleRating, Progress0, Progress) :-
    result(Result, PuzzleRating, Progress0, Rating, Streak),
    Best is max(Progress0.best, Streak),
    Progress = Progress0.put(_{rating:Rating, streak:Streak, best:Best}).

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
