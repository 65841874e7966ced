/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_puzzle_file,
          [ has_puzzles/1,              % +Game
            puzzles/2,                  % +Game, -Puzzles
            read_puzzles/2,             % +File, -Puzzles
            write_puzzles/2             % +Out, +Puzzles
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(beside, [beside/3, file_lines/2]).
:- use_module(puzzle_theme, [theme/1]).

/** <module> Files of puzzles

A game has puzzles if its folder has a file `puzzles.txt`, which `tabuleiro
puzzles` writes. A line is a puzzle; its fields end with a tab:

    | field     | what it is                                               |
    |-----------|----------------------------------------------------------|
    | rating    | how hard the puzzle is, see puzzle_rating/4              |
    | position  | a text of state_notation/3                               |
    | solutions | the moves that solve it, in notation, separated by ` \| ` |
    | theme     | a word of theme/1                                        |
    | line      | the best line, as the solutions                          |

Lines that begin with `#` are comments.
*/

%!  has_puzzles(+Game) is semidet.

has_puzzles(Game) :-
    beside(Game, 'puzzles.txt', _).

%!  puzzles(+Game, -Puzzles:list(dict)) is semidet.
%!  read_puzzles(+File, -Puzzles:list(dict)) is det.
%
%   Puzzles are those of the module Game, or of File, with the keys
%
%     - rating: an integer
%     - position: a text
%     - solutions, line: lists of texts
%     - theme: an atom
%
%   @error syntax_error(puzzle), whose message has the line

puzzles(Game, Puzzles) :-
    beside(Game, 'puzzles.txt', File),
    read_puzzles(File, Puzzles).

read_puzzles(File, Puzzles) :-
    file_lines(File, Lines),
    findall(Puzzle,
            ( nth1(N, Lines, Line),
              Line \== "",
              \+ sub_string(Line, 0, _, _, "#"),
              must_read(Line, File-N, Puzzle)
            ),
            Puzzles).

must_read(Line, File-N, Puzzle) :-
    (   puzzle_line(Line, Puzzle)
    ->  true
    ;   throw(error(syntax_error(puzzle),
                    context(_, tabuleiro(in_puzzles(File, N)))))
    ).

puzzle_line(Line, puzzle{ rating:Rating, position:Position,
                          solutions:Solutions, theme:Theme,
                          line:Moves }) :-
    split_string(Line, "\t", "",
                 [RatingText,Position,SolutionText,Word,LineText]),
    number_string(Rating, RatingText),
    move_list(SolutionText, Solutions),
    move_list(LineText, Moves),
    atom_string(Theme, Word),
    theme(Theme).

%   A move of a student's program may have blanks and commas.

move_list(Text, Moves) :-
    atomic_list_concat(Atoms, ' | ', Text),
    maplist(atom_string, Atoms, Moves).

%!  write_puzzles(+Out, +Puzzles:list(dict)) is det.
%
%   Writes Puzzles to the stream Out, as read_puzzles/2 reads them.

write_puzzles(Out, Puzzles) :-
    forall(member(Puzzle, Puzzles),
           write_puzzle(Out, Puzzle)).

write_puzzle(Out, Puzzle) :-
    _{ rating:Rating, position:Position, solutions:Solutions,
       theme:Theme, line:Line } :< Puzzle,
    maplist(written_moves, [Solutions,Line], [SolutionText,LineText]),
    atomic_list_concat([Rating,Position,SolutionText,Theme,LineText], '\t',
                       Text),
    format(Out, '~w~n', [Text]).

written_moves(Moves, Text) :-
    atomic_list_concat(Moves, ' | ', Text).
