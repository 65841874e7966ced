/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_puzzles, [run/2, command_option/4, help/2]).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/base/printing', [say/1]).
:- use_module('../../prolog/tabuleiro/base/progress_line',
              [end_progress/0, show_progress/1]).
:- use_module('../../prolog/tabuleiro/learn/make_puzzles',
              [make_puzzles/3, puzzle_option/4, refuted/4]).
:- use_module('../../prolog/tabuleiro/learn/puzzle_file',
              [has_puzzles/1, puzzles/2, write_puzzles/2]).
:- use_module('../../prolog/tabuleiro/match/read_record', [read_records/2]).
:- use_module('../../prolog/tabuleiro/play/puzzle_session', [play_puzzles/1]).

/** <module> tabuleiro puzzles: makes puzzles, checks them, or sets them
*/

command_option(solve, boolean, false,
               "set the puzzles of GAME to you, by your rating").
command_option(check, boolean, false,
               "search the puzzles of GAME again, at nodes(N) positions, and \c
                print those that are refuted").
command_option(record, atom as 'FILE', _,
               "take the positions of the games in this record").
command_option(Name, Type, Default, Meaning) :-
    puzzle_option(Name, Type, Default, Meaning),
    \+ memberchk(Name, [records,on_puzzle]).

help(usage, ['GAME']).
help(header,
     "Makes puzzles of GAME and writes them to standard output, as a file \c
      puzzles.txt has them: positions in which the best move wins or saves \c
      the game, and every other move loses 0.35 or more of the chance to \c
      win. With --check the status is 2 if a puzzle is refuted.").
help(footer,
     "A game of one's own has puzzles if there is a file puzzles.txt beside \c
      it, see docs/your-own-game.md.").

%!  run(+Argv, -Status) is det.

run(Argv, Status) :-
    arguments(Argv, Positional, Options0),
    positional(['GAME'], Positional, [Name]),
    named_game(Name, Game),
    option(solve(Solve), Options0, false),
    option(check(Check), Options0, false),
    (   memberchk(true, [Solve,Check]),
        \+ has_puzzles(Game)
    ->  wrong_argument(no_puzzles(Game))
    ;   Solve == true
    ->  play_puzzles(Game),
        Status = 0
    ;   Check == true
    ->  option(nodes(Nodes), Options0, 500_000),
        check(Game, Nodes, Status)
    ;   make_options(Options0, Options),
        make_puzzles(Game, Puzzles, Options),
        end_progress,
        write_command(Name, Options0),
        current_output(Out),
        write_puzzles(Out, Puzzles),
        Status = 0
    ).

make_options(Options0, [on_puzzle(app_puzzles:making)|Options]) :-
    (   selectchk(record(File), Options0, Options1)
    ->  read_records(File, Records),
        Options2 = [records(Records)|Options1]
    ;   Options2 = Options0
    ),
    findall(Option,
            ( member(Option, Options2),
              \+ memberchk(Option, [solve(_),check(_)])
            ),
            Options).

%   The first line of the file is a comment, the command that makes it again.

write_command(Name, Options) :-
    findall(Key=Value,
            ( member(Key, [seed,count,games,nodes,confirm,record]),
              Given =.. [Key,Value],
              (   memberchk(Given, Options)
              ->  true
              ;   puzzle_option(Key, _, Value, _)
              )
            ),
            Pairs),
    format("# tabuleiro puzzles ~w", [Name]),
    forall(member(Key=Value, Pairs),
           format(" --~w=~w", [Key,Value])),
    nl.

:- public making/3.                     % called by make_puzzles/3

making(Kept, Count, Games) :-
    show_progress(making_puzzles(Kept, Count, Games)).

check(Game, Nodes, Status) :-
    puzzles(Game, Puzzles),
    length(Puzzles, Count),
    findall(N-Why,
            ( nth1(N, Puzzles, Puzzle),
              show_progress(checking_puzzles(N, Count)),
              refuted(Game, Puzzle, [nodes(Nodes),threads(1),seed(1)],
                      Why)
            ),
            Refuted),
    end_progress,
    say(puzzles_checked(Count, Refuted)),
    (   Refuted == []
    ->  Status = 0
    ;   Status = 2
    ).
