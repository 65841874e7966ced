/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_learn_texts,
          [ refuted//1,                 % +Pair
            streak//1,                  % +Count
            best_streak//2              % +Count, +Best
          ]).
:- use_module(library(dcg/high_order), [sequence//2, sequence//3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../texts/language').
:- use_module('../texts/layout').

/** <module> The texts of lessons and puzzles
*/

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

:- discontiguous message//1.

%   Texts are pairs Language-Text.

message(in_language(Texts)) -->
    { memberchk(en-Text, Texts) },
    [ '~w'-[Text] ].

message(lesson_step(N, Count, Title)) -->
    [ nl, ansi(bold, 'Step ~d of ~d: ~w', [N,Count,Title]), nl ].
message(go_on) -->
    [ 'Enter goes on: '-[] ].
message(lesson_keys) -->
    [ 'Enter goes on, back returns to the step before, quit leaves.'-[], nl ].
message(lesson_finished) -->
    [ 'The lesson is over. Play a game, or try the puzzles.'-[], nl ].
message(exercise_right) -->
    [ ansi([bold,fg(green)], 'Right!', []), nl ].
message(exercise_wrong) -->
    [ 'This is not it. Try again, or type hint.'-[], nl ].
message(exercise_solution(Move)) -->
    [ '~w does it.'-[Move], nl ].
message(exercise_answer(Text)) -->
    [ 'The answer: ~w'-[Text], nl ].
message(exercise_any) -->
    [ 'Any legal move does it; moves lists them.'-[], nl ].
message(exercise_commands) -->
    [ 'A game has this command. Here there are moves, why, hint, resign \c
       (shows the solution), undo (goes back), board, rules and quit.'-[], nl
    ].

message(error(in_lesson(Why, File, Line), _)) -->
    [ '~w:~d: '-[File,Line] ],
    in_lesson(Why).
message(error(in_puzzles(File, Line), _)) -->
    [ '~w:~d: this is no puzzle'-[File,Line] ].
message(lesson_faults([])) -->
    [ 'The lesson has no faults.'-[], nl ].
message(lesson_faults([Fault|Faults])) -->
    sequence(step_fault, [Fault|Faults]).
message(lesson_fault(text(Kind, Language))) -->
    [ 'no ~w ~w'-[Language,Kind] ].
message(lesson_fault(illegal(Move))) -->
    [ '~w is not legal'-[Move] ].
message(lesson_fault(solutions(Missing, Wrong))) -->
    [ 'moves lacks ~w, and should not have ~w'-[Missing,Wrong] ].
message(lesson_fault(rules(Move, Rules))) -->
    [ '~w breaks the rules ~w, not that of the task'-[Move,Rules] ].

step_fault(fault(Name, Why)) -->
    [ '~w: '-[Name] ],
    sentence(lesson_fault(Why)),
    [ nl ].

in_lesson(no_key(Line)) -->
    [ 'this line is none of a lesson: ~w'-[Line] ].
in_lesson(missing(Key)) -->
    [ 'the step has no ~w'-[Key] ].
in_lesson(no_task(Text)) -->
    [ 'there is no task ~w'-[Text] ].

                /*******************************
                *            PUZZLES           *
                *******************************/

message(not_kept('tabuleiro.puzzles', Error)) -->
    [ 'Your rating is kept until the program ends: '-[] ],
    prolog:translate_message(Error).
message(kept_damaged('tabuleiro.puzzles', File, Error)) -->
    [ 'Your ratings cannot be read and are ignored. They are kept in \c
       ~w.'-[File], nl
    ],
    prolog:translate_message(Error).
message(puzzle(Rating, Own, Streak)) -->
    [ nl, ansi(bold, 'A puzzle of ~d', [Rating]),
      '; your rating is ~d'-[Own]
    ],
    streak(Streak),
    [ '.'-[], nl ].
message(puzzle_task(Name)) -->
    text(Name),
    [ ' is to move. Find the best move.'-[], nl ].
message(puzzle_line(Line)) -->
    [ 'Best play: '-[] ],
    sequence(written, [' '], Line),
    [ nl ].
message(puzzle_result(Result, Rating, Streak, Best)) -->
    sentence(puzzle_result(Result)),
    [ ' Your rating is ~d'-[Rating] ],
    streak(Streak),
    best_streak(Streak, Best),
    [ '.'-[], nl ].
message(puzzle_result(solved)) --> [ 'Solved.'-[] ].
message(puzzle_result(helped)) --> [ 'Solved, with help.'-[] ].
message(puzzle_result(failed)) --> [ 'Not solved at the first attempt.'-[] ].
message(puzzle_streak(N)) -->
    [ ', ~d solved in a row'-[N] ].
message(puzzle_best_streak(N)) -->
    [ '; your longest run is ~d'-[N] ].
message(no_puzzle_left) -->
    [ 'You have tried all puzzles of this game.'-[], nl ].
message(puzzle_next) -->
    [ 'Enter for the next puzzle, q to leave: '-[] ].
message(puzzle_no_more_hints) -->
    [ 'There are two hints only; resign shows the solution.'-[], nl ].
message(puzzle_solutions(Moves)) -->
    sentence(solutions(Moves)),
    sequence(written, [', '], Moves),
    [ nl ].
message(solutions([_])) -->
    !,
    [ 'The solution: '-[] ].
message(solutions(_)) -->
    [ 'The solutions: '-[] ].
message(puzzle_theme(Theme)) -->
    [ 'Theme: '-[] ],
    sentence(theme(Theme)),
    [ nl ].
message(puzzle_begins(What, Text)) -->
    [ 'A solution begins: '-[] ],
    text(What),
    [ ' '-[] ],
    text(Text),
    [ nl ].
message(puzzle_letter(What, Letter)) -->
    [ 'A solution begins: '-[] ],
    text(What),
    [ ' ~w...'-[Letter], nl ].
message(making_puzzles(Kept, Count, Games)) -->
    [ '~d of ~d puzzles, of ~d games'-[Kept,Count,Games] ].
message(checking_puzzles(N, Count)) -->
    [ 'puzzle ~d of ~d'-[N,Count] ].
message(puzzles_checked(Count, Refuted)) -->
    { length(Refuted, Wrong) },
    [ '~d of ~d puzzles are refuted.'-[Wrong,Count], nl ],
    sequence(refuted, Refuted).
message(refuted(no_puzzle)) -->
    [ 'no move is better than all others' ].
message(refuted(solutions(Moves))) -->
    [ 'the best moves are '-[] ],
    sequence(written, [', '], Moves).
message(theme(win1)) --> [ 'win in one turn'-[] ].
message(theme(win2)) --> [ 'win in two turns'-[] ].
message(theme(win3)) --> [ 'win in three turns'-[] ].
message(theme(win4)) --> [ 'win in four turns or more'-[] ].
message(theme(only_move)) --> [ 'only move'-[] ].
message(theme(capture)) --> [ 'capture'-[] ].
message(theme(defence)) --> [ 'defence'-[] ].
message(theme(trap)) --> [ 'a trap, what looks best loses'-[] ].
message(theme(advantage)) --> [ 'advantage'-[] ].

%!  refuted(+Pair)// is det.
%
%   The number of a puzzle that is refuted, and why.

refuted(N-Why) -->
    [ '~t~d~6|  '-[N] ],
    sentence(refuted(Why)),
    [ nl ].

%!  streak(+Count)// is det.
%!  best_streak(+Count, +Best)// is det.
%
%   How many puzzles were solved in a row, and at best, if that is worth a word.

streak(Streak) -->
    (   { Streak > 1 }
    ->  sentence(puzzle_streak(Streak))
    ;   []
    ).

best_streak(Streak, Best) -->
    (   { Best > Streak,
          Best > 1
        }
    ->  sentence(puzzle_best_streak(Best))
    ;   []
    ).
