/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_puzzles, [test_puzzles/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../support/for_all').
:- use_module('../support/run_swipl').
:- use_module('../support/texts').
:- use_module('../support/typed').
:- use_module('../../prolog/tabuleiro/game/games').
:- use_module('../../prolog/tabuleiro/game/state_notation').
:- use_module('../../app/commands/puzzles', []).
:- use_module('../../prolog/tabuleiro/learn/make_puzzles').
:- use_module('../../prolog/tabuleiro/learn/puzzle_file').
:- use_module('../../prolog/tabuleiro/learn/puzzle_progress').
:- use_module('../../prolog/tabuleiro/learn/puzzle_search').
:- use_module('../../prolog/tabuleiro/learn/puzzle_theme').
:- use_module('../../prolog/tabuleiro/play/puzzle_session').

/** <module> Puzzles: found, in files and in the terminal
*/

test_puzzles :-
    run_tests([puzzle_files, puzzle_search, puzzles_in_terminal]).

:- begin_tests(puzzle_files).

has_theme(Theme, Puzzle) :-
    Puzzle.theme == Theme.

has_rating(Least-Most, Puzzle) :-
    between(Least, Most, Puzzle.rating).

count(Goal, Puzzles, Count) :-
    include(Goal, Puzzles, Found),
    length(Found, Count).

made(Argv, Output) :-
    with_output_to(string(Output), app_puzzles:run(Argv, 0)).

test(every_game_has_200) :-
    for_all(game_name(Game),
            ( puzzles(Game, Puzzles),
              length(Puzzles, 200)
            )).
test(a_quarter_at_most_is_won_in_one_turn) :-
    for_all(game_name(Game),
            ( puzzles(Game, Puzzles),
              count(has_theme(win1), Puzzles, Count),
              Count =< 50
            )).
test(no_theme_has_more_than_a_third) :-
    for_all(( game_name(Game),
              theme(Theme)
            ),
            ( puzzles(Game, Puzzles),
              count(has_theme(Theme), Puzzles, Count),
              Count =< 66
            )).
test(five_bands_of_rating_are_filled) :-
    for_all(( game_name(Game),
              rating_band(_, Ratings)
            ),
            ( puzzles(Game, Puzzles),
              count(has_rating(Ratings), Puzzles, Count),
              between(10, 60, Count)
            )).
test(a_rating_is_that_of_a_strength_or_higher_than_all) :-
    for_all(( game_name(Game),
              load_game(Game, _),
              puzzles(Game, Puzzles)
            ),
            ( findall(Rating, solver(Game, Rating, _), Ratings),
              last(Ratings, Highest),
              Higher is Highest+200,
              for_all(member(Puzzle, Puzzles),
                      assertion(memberchk(Puzzle.rating, [Higher|Ratings])))
            )).
test(no_position_comes_twice) :-
    for_all(game_name(Game),
            ( puzzles(Game, Puzzles),
              findall(Position,
                      ( member(Puzzle, Puzzles),
                        Position = Puzzle.position
                      ),
                      Positions),
              sort(Positions, Sorted),
              length(Sorted, 200)
            )).
test(solutions_and_lines_are_legal) :-
    for_all(( game_name(Game),
              load_game(Game, _),
              puzzles(Game, Puzzles),
              member(Puzzle, Puzzles)
            ),
            ( state_notation(Game, State, Puzzle.position),
              forall(member(Text, Puzzle.solutions),
                     ( Game:move_notation(State, Move, Text),
                       Game:move(State, Move, _)
                     )),
              playable(Puzzle.line, Game, State)
            )).

playable([], _, _).
playable([Text|Texts], Game, State) :-
    Game:move_notation(State, Move, Text),
    Game:move(State, Move, Next),
    !,
    playable(Texts, Game, Next).

test(written_puzzles_are_read, Again == Puzzles) :-
    new_folder(Folder),
    atom_concat(Folder, '/puzzles.txt', File),
    puzzles(wali, [Puzzle1,Puzzle2|_]),
    Puzzles = [Puzzle1,Puzzle2],
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                       write_puzzles(Out, Puzzles),
                       close(Out)),
    read_puzzles(File, Again).
test(the_first_line_is_the_command_that_makes_the_file, Again == Output) :-
    made([wali,'--games=6','--count=2','--nodes=500'], Output),
    split_string(Output, "\n", "", [Command,_|_]),
    assertion(Command == "# tabuleiro puzzles wali --seed=1 --count=2 \c
                          --games=6 --nodes=500 --confirm=1000"),
    string_concat("# tabuleiro puzzles ", Text, Command),
    atomic_list_concat(Argv, ' ', Text),
    made(Argv, Again).
test(a_line_that_is_no_puzzle_is_an_error,
     [ forall(member(Line, ["hard","800\tW\tb1\thard\tb1"])),
       error(syntax_error(puzzle), _)
     ]) :-
    new_folder(Folder),
    atom_concat(Folder, '/puzzles.txt', File),
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                       format(Out, "# no puzzle~n~s~n", [Line]),
                       close(Out)),
    read_puzzles(File, _).

:- end_tests(puzzle_files).

:- begin_tests(puzzle_search).

found(Game, Position, Found) :-
    load_game(Game, _),
    state_notation(Game, State, Position),
    puzzle_search(Game, State, [nodes(2000),threads(1)], Found).

test(the_start_of_a_game_is_no_puzzle, fail) :-
    found(wali, "5/5/5/5/5/5_W_drop", _).
test(a_capture_that_wins_is_a_puzzle, Moves == [3-1-3-0]) :-
    found(tactigon, "x1px1/x1c1C1x2/x2t2x2/x5/x7/x7/x5/x5/x5/x2Px2/x1_red",
          Found),
    get_dict(solutions, Found, Moves).
test(a_puzzle_that_is_none_is_refuted, Why == no_puzzle) :-
    load_game(wali, _),
    refuted(wali,
            puzzle{position:"5/5/5/5/5/5_W_drop", solutions:["a0"]},
            [nodes(1000),threads(1)], Why).
test(a_solution_that_is_not_the_best_is_refuted) :-
    puzzles(wali, [Puzzle0|_]),
    Puzzle = Puzzle0.put(solutions, ["a0"]),
    refuted(wali, Puzzle, [nodes(20_000),threads(1)], solutions(_)).
test(the_first_puzzles_stand) :-
    for_all(( game_name(Game),
              puzzles(Game, [Puzzle|_])
            ),
            \+ refuted(Game, Puzzle, [nodes(50_000),threads(1),seed(1)],
                       _)).
test(an_easy_puzzle_is_solved_by_the_weakest, Rating == 600) :-
    puzzles(wali, [Puzzle|_]),
    state_notation(wali, State, Puzzle.position),
    maplist(wali:move_notation(State), Moves, Puzzle.solutions),
    puzzle_rating(wali, State, Moves, Rating).
test(the_same_seed_makes_the_same_puzzles, Again == Puzzles) :-
    Options = [count(4),games(2),nodes(200)],
    make_puzzles(wali, Puzzles, Options),
    assertion(Puzzles = [_|_]),
    make_puzzles(wali, Again, Options).
test(what_nobody_solves_is_rated_above_the_strongest) :-
    load_game(tactigon, _),
    state_notation(tactigon, State,
                   "x1px1/x1c1C1x2/x2t2x2/x5/x7/x7/x5/x5/x5/x2Px2/x1_red"),
    tactigon:valid_moves(State, All),
    puzzle_rating(tactigon, State, All, 600),
    puzzle_rating(tactigon, State, [], None),
    puzzle_rating(tactigon, State, [3-1-3-0], Rating),
    findall(Solver, solver(tactigon, Solver, _), Solvers),
    last(Solvers, Strongest),
    assertion(None =:= Strongest+200),
    assertion(between(600, 1200, Rating)).
test(a_game_in_prolog_has_solvers_for_it, Ratings == [600,800,1000,1200]) :-
    findall(Rating, solver(wali_reference, Rating, _), Ratings).
test(a_puzzle_of_a_game_in_prolog, Rating == 600) :-
    load_game(wali_reference, _),
    state_notation(wali_reference, State,
                   "5/5/1WWW1/5/4B/BBB2_W_take_c3-c2,-"),
    wali_reference:valid_moves(State, Moves),
    puzzle_rating(wali_reference, State, Moves, Rating).

:- end_tests(puzzle_search).

:- begin_tests(puzzles_in_terminal).

%   The person begins with a rating of 800.

first_puzzle(Puzzle) :-
    puzzles(wali, Puzzles),
    next_puzzle(Puzzles, progress{rating:800, done:[]}, Puzzle).

%   Text says the rating of a person who begins with Puzzle.

rating_after(Result, Puzzle, Text) :-
    after_puzzle(Result, Puzzle,
                 progress{rating:800, streak:0, best:0, done:[]}, Progress),
    format(string(Text), "our rating is ~d", [Progress.rating]).

test(a_solution_raises_the_rating) :-
    first_puzzle(Puzzle),
    Puzzle.solutions = [Move|_],
    typed(play_puzzles(wali), [Move,"q"], Output),
    must_have(Output, "Right!"),
    rating_after(solved, Puzzle, Rating),
    must_have(Output, "Solved. Your rating is "),
    must_have(Output, Rating).
test(a_wrong_move_lowers_it_and_is_asked_again) :-
    first_puzzle(Puzzle),
    Puzzle.solutions = [Move|_],
    state_notation(wali, State, Puzzle.position),
    wali:valid_moves(State, Moves),
    member(Wrong, Moves),
    wali:move_notation(State, Wrong, WrongText),
    \+ memberchk(WrongText, Puzzle.solutions),
    !,
    typed(play_puzzles(wali), [WrongText,Move,"q"], Output),
    rating_after(failed, Puzzle, Rating),
    must_have(Output, "Not solved at the first attempt. Your rating is "),
    must_have(Output, Rating).
test(there_are_two_hints_and_then_the_solution) :-
    first_puzzle(Puzzle),
    Puzzle.solutions = [Move|_],
    typed(play_puzzles(wali), ["hint","hint","hint","resign","q"], Output),
    must_have(Output, "Theme: "),
    must_have(Output, "A solution begins: "),
    must_have(Output, "There are two hints only"),
    must_have(Output, Move).
test(no_move_of_a_puzzle_is_taken_back) :-
    typed(play_puzzles(wali), ["undo","q"], Output),
    must_have(Output, "There is no move of yours to take back.").
test(the_streak_lasts_from_session_to_session) :-
    new_folder(Folder),
    first_puzzle(Puzzle),
    Puzzle.solutions = [Move|_],
    format(string(Input), "~w~nq~n", [Move]),
    typed(Folder, play_puzzles(wali), Input, _, ""),
    typed(Folder, play_puzzles(wali), "q\n", Output, ""),
    rating_after(solved, Puzzle, Rating),
    must_have(Output, Rating).

test(progress_counts_streaks, Rating-Streak-Best == 858-2-2) :-
    Start = progress{rating:800, streak:0, best:0, done:[]},
    after_puzzle(solved, puzzle{rating:800, position:"a"}, Start, Progress1),
    after_puzzle(solved, puzzle{rating:810, position:"b"}, Progress1, Progress),
    _{rating:Rating, streak:Streak, best:Best, done:[_,_]} :< Progress.
test(a_hint_changes_no_rating, Rating-Streak == 900-3) :-
    after_puzzle(helped, puzzle{rating:1500, position:"a"},
                 progress{rating:900, streak:3, best:3, done:[]}, Progress),
    _{rating:Rating, streak:Streak} :< Progress.
test(the_next_puzzle_is_nearest_in_rating, Rating == 900) :-
    findall(puzzle{rating:R, position:R},
            member(R, [600,900,1000]), Puzzles),
    next_puzzle(Puzzles,
                progress{rating:850, streak:0, best:0, done:[]}, Next),
    Rating = Next.rating.
test(what_was_tried_does_not_come_again, fail) :-
    Puzzle = puzzle{rating:800, position:"a"},
    after_puzzle(failed, Puzzle,
                 progress{rating:800, streak:0, best:0, done:[]}, Progress),
    next_puzzle([Puzzle], Progress, _).

:- end_tests(puzzles_in_terminal).
