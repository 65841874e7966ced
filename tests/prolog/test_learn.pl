:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_learn, [test_learn/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(gensym)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../support/for_all').
:- use_module('../support/run_swipl').
:- use_module('../support/typed').
:- use_module('../../prolog/tabuleiro/game/games').
:- use_module('../../prolog/tabuleiro/learn/annotated').
:- use_module('../../prolog/tabuleiro/learn/check_lesson').
:- use_module('../../prolog/tabuleiro/learn/lesson').
:- use_module('../../prolog/tabuleiro/game/state_notation').
:- use_module('../../app/commands/puzzles', []).
:- use_module('../../prolog/tabuleiro/learn/make_puzzles').
:- use_module('../../prolog/tabuleiro/learn/puzzle_file').
:- use_module('../../prolog/tabuleiro/learn/puzzle_progress').
:- use_module('../../prolog/tabuleiro/learn/puzzle_search').
:- use_module('../../prolog/tabuleiro/learn/puzzle_theme').
:- use_module('../../prolog/tabuleiro/play/lessons').
:- use_module('../../prolog/tabuleiro/play/puzzle_session').
:- use_module('../../prolog/tabuleiro/web/learn').

/** <module> Lessons and puzzles, in files, in the terminal and for the page
*/

test_learn :-
    run_tests([lesson_files, lesson_in_terminal, puzzle_files, puzzle_search,
               puzzles_in_terminal, learning_on_the_page, annotated_games]).

%   typed(+Goal, +Lines, -Output): Goal asks a person, who types Lines.

typed(Goal, Lines, Output) :-
    atomic_list_concat(Lines, '\n', Input0),
    atom_concat(Input0, '\n', Input),
    new_folder(Folder),
    typed(Folder, Goal, Input, Output, Errors),
    assertion(Errors == "").

has(Output, Text) :-
    (   sub_string(Output, _, _, _, Text)
    ->  true
    ;   throw(not_printed(Text, Output))
    ).

:- begin_tests(lesson_files).

test(every_game_has_six_to_ten_steps) :-
    for_all(game_name(Game),
            ( load_game(Game, Module),
              lesson(Module, Steps),
              length(Steps, Count),
              between(6, 10, Count)
            )).
test(every_task_has_the_solutions_that_are_stated) :-
    for_all(game_name(Game),
            ( load_game(Game, Module),
              check_lesson(Module, Faults),
              Faults == []
            )).
test(the_reference_has_the_lesson_of_its_game) :-
    load_game(wali_reference, Reference),
    check_lesson(Reference, Faults),
    assertion(Faults == []).
test(every_step_is_in_both_languages) :-
    for_all(( game_name(Game),
              lesson(Game, Steps),
              member(Step, Steps),
              member(Language, [en,pt])
            ),
            memberchk(text(title, Language, _), Step.texts)).

test(a_solution_that_is_missing_is_a_fault,
     Faults == [fault(three, solutions(["c3-c2"], []))]) :-
    changed_lesson(wali, "moves:    c3-c2", "moves:    ", Faults).
test(a_solution_too_many_is_a_fault,
     Faults == [fault(three, solutions([], ["c3-c4"]))]) :-
    changed_lesson(wali, "moves:    c3-c2", "moves:    c3-c2 c3-c4", Faults).
test(an_illegal_solution_is_a_fault,
     Faults == [fault(names, illegal("b9"))]) :-
    changed_lesson(wali, "moves:    b3", "moves:    b3 b9", Faults).
test(another_rule_is_a_fault, Faults == [fault(gap, rules("c1", [4]))]) :-
    changed_lesson(wali, "why c1 R4", "why c1 R6", Faults).
test(a_missing_text_is_a_fault,
     Faults == [fault(four, text(title, pt))]) :-
    changed_lesson(wali, "pt title: Quatro não é três\n", "", Faults).
test(a_line_that_is_no_key_is_an_error_with_its_number,
     [ true(sub_string(Text, _, _, _, "lesson.txt:3: ")) ]) :-
    catch(changed_lesson(wali, "step:     names", "stap:     names", _),
          error(_, Context), true),
    message_of(error(syntax_error(lesson), Context), Text).

%   Faults are those of the lesson of Game with Old replaced by New, read by a
%   game in another folder that has this lesson only.

changed_lesson(Game, Old, New, Faults) :-
    game_folder(Game, From),
    atom_concat(From, '/lesson.txt', File),
    read_file_to_string(File, Text0, [encoding(utf8)]),
    once(sub_string(Text0, Before, Length, After, Old)),
    sub_string(Text0, 0, Before, _, Left),
    sub_string(Text0, _, After, 0, Right),
    assertion(sub_string(Text0, Before, Length, After, Old)),
    atomics_to_string([Left,New,Right], Text),
    own_copy(Game, Text, Module),
    check_lesson(Module, Faults).

%   Module is a game of one's own that exports what Game does, with a lesson of
%   Text beside it.

own_copy(Game, Text, Module) :-
    new_folder(Folder),
    gensym(own_copy_, Module),
    load_game(Game, _),
    game_source(Game, Source),
    atomic_list_concat([Folder,/,Module,'.pl'], File),
    setup_call_cleanup(
        open(File, write, Out),
        format(Out, ':- module(~q, []).~n:- reexport(~q).~n', [Module,Source]),
        close(Out)),
    atom_concat(Folder, '/lesson.txt', Lesson),
    setup_call_cleanup(
        open(Lesson, write, LessonOut, [encoding(utf8)]),
        write(LessonOut, Text),
        close(LessonOut)),
    load_files(Module:File, [imports([]),silent(true)]).

game_source(Game, Source) :-
    module_property(Game, file(Source)).

message_of(Error, Text) :-
    phrase(prolog:translate_message(Error), Lines),
    with_output_to(string(Text),
                   print_message_lines(current_output, '', Lines)).

:- end_tests(lesson_files).

:- begin_tests(lesson_in_terminal).

test(the_right_move_goes_on) :-
    typed(play_lesson(wali), ["b3", "", "quit"], Output),
    has(Output, "Right!"),
    has(Output, "Step 2 of 8: Not beside your own").
test(a_wrong_move_is_asked_again) :-
    typed(play_lesson(wali), ["a0", "b3", "q"], Output),
    has(Output, "This is not it."),
    has(Output, "Right!").
test(an_illegal_move_is_explained) :-
    typed(play_lesson(wali, 4), ["c3-c9", "b2-c3", "q"], Output),
    has(Output, "R6: b2 and c3 are ").
test(a_reason_is_chosen) :-
    typed(play_lesson(wali, 2), ["1", "3", "q"], Output),
    has(Output, "This is not it."),
    has(Output, "Right!").
test(a_hint_is_a_solution) :-
    typed(play_lesson(wali, 4), ["hint", "q"], Output),
    has(Output, "c3-c2 does it.").
test(a_question_of_a_lesson_knows_the_rules) :-
    typed(play_lesson(wali, 2), ["rules","q"], Output),
    has(Output, "Why?"),
    has(Output, "R13, R14").
test(undo_goes_back) :-
    typed(play_lesson(wali, 3), ["undo", "q"], Output),
    has(Output, "Step 2 of 8").
test(a_command_of_games_is_refused) :-
    typed(play_lesson(wali), ["save x", "q"], Output),
    has(Output, "A game has this command.").
test(the_whole_lesson) :-
    lesson(wali, Steps),
    maplist(answer, Steps, Lines0),
    append(Lines0, Lines),
    typed(play_lesson(wali), Lines, Output),
    has(Output, "The lesson is over.").
test(there_is_no_step_0, fail) :-
    play_lesson(wali, 0).

%   What solves Step, and Enter.

answer(Step, [Line,""]) :-
    Step.task = why(_, _),
    !,
    step_answers(Step, Answers),
    once(nth1(N, Answers, _-right)),
    number_string(N, Line).
answer(Step, [Line,""]) :-
    Step.moves = [Line|_].

:- end_tests(lesson_in_terminal).

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
              between(5, 60, Count)
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
                          --games=6 --nodes=500"),
    string_concat("# tabuleiro puzzles ", Text, Command),
    atomic_list_concat(Argv, ' ', Text),
    made(Argv, Again).
test(a_line_that_is_no_puzzle_is_an_error, error(syntax_error(puzzle), _)) :-
    new_folder(Folder),
    atom_concat(Folder, '/puzzles.txt', File),
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                       format(Out, "# no puzzle~nhard~n", []),
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
    Options = [count(4),games(6),nodes(500)],
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
    assertion(None =:= 2674),
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
    has(Output, "Right!"),
    rating_after(solved, Puzzle, Rating),
    has(Output, "Solved. Your rating is "),
    has(Output, Rating).
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
    has(Output, "Not solved at the first attempt. Your rating is "),
    has(Output, Rating).
test(there_are_two_hints_and_then_the_solution) :-
    first_puzzle(Puzzle),
    Puzzle.solutions = [Move|_],
    typed(play_puzzles(wali), ["hint","hint","hint","resign","q"], Output),
    has(Output, "Theme: "),
    has(Output, "A solution begins with "),
    has(Output, "There are two hints only"),
    has(Output, Move).
test(no_move_of_a_puzzle_is_taken_back) :-
    typed(play_puzzles(wali), ["undo","q"], Output),
    has(Output, "There is no move of yours to take back.").
test(the_streak_lasts_from_session_to_session) :-
    new_folder(Folder),
    first_puzzle(Puzzle),
    Puzzle.solutions = [Move|_],
    format(string(Input), "~w~nq~n", [Move]),
    typed(Folder, play_puzzles(wali), Input, _, ""),
    typed(Folder, play_puzzles(wali), "q\n", Output, ""),
    rating_after(solved, Puzzle, Rating),
    has(Output, Rating).

test(progress_counts_streaks, Rating-Streak-Best == 858-2-2) :-
    Start = progress{rating:800, streak:0, best:0, done:[]},
    after_puzzle(solved, puzzle{rating:800, position:"a"}, Start, Progress1),
    after_puzzle(solved, puzzle{rating:810, position:"b"}, Progress1, Progress),
    _{rating:Rating, streak:Streak, best:Best, done:[_,_]} :< Progress.
test(a_hint_changes_no_rating, Rating-Streak == 900-3) :-
    after_puzzle(helped, puzzle{rating:1500, position:"a"},
                 progress{rating:900, streak:3, best:3, done:[]}, Progress),
    _{rating:Rating, streak:Streak} :< Progress.
test(what_was_tried_does_not_come_again, fail) :-
    Puzzle = puzzle{rating:800, position:"a"},
    after_puzzle(failed, Puzzle,
                 progress{rating:800, streak:0, best:0, done:[]}, Progress),
    next_puzzle([Puzzle], Progress, _).

:- end_tests(puzzles_in_terminal).

:- begin_tests(learning_on_the_page).

test(the_lesson_is_in_the_language_of_the_person) :-
    lesson_steps(_{games:[wali]}, _{game:"wali"}, Dict),
    Dict.steps = [Step|_],
    assertion(Step.title == "Names of cells"),
    assertion(Step.moves == ["b3"]).
test(a_puzzle_comes_with_two_hints) :-
    puzzle_to_solve(_{games:[wali]}, _{game:"wali", rating:800, done:[]},
                    Dict),
    length(Dict.puzzle.hints, 2).
test(a_puzzle_that_was_done_does_not_come, Puzzle == null) :-
    numlist(1, 200, Done),
    puzzle_to_solve(_{games:[wali]}, _{game:"wali", rating:800, done:Done},
                    Dict),
    get_dict(puzzle, Dict, Puzzle).
test(progress_must_be_numbers, throws(web_refusal(422, no_progress))) :-
    puzzle_to_solve(_{games:[wali]}, _{game:"wali", rating:"x", done:[]}, _).
test(a_game_without_lesson_is_refused,
     throws(web_refusal(404, nothing_to_learn(lesson)))) :-
    lesson_steps(_{games:[wali]}, _{game:"wali_pie"}, _).
test(every_game_offers_what_it_has) :-
    for_all(( game_name(Game),
              load_game(Game, _)
            ),
            ( learning(Game, Names),
              subset([lesson,puzzles], Names)
            )).

:- end_tests(learning_on_the_page).

commented(Records, Part) :-
    member(record(_, Plies), Records),
    member(ply(_, Comment), Plies),
    sub_string(Comment, _, _, _, Part),
    !.

same_moves(record(_, Plies1), record(_, Plies2)) :-
    findall(Move, member(ply(Move, _), Plies1), Moves),
    findall(Move, member(ply(Move, _), Plies2), Moves).

:- begin_tests(annotated_games).

test(every_game_has_three_that_were_won) :-
    for_all(game_name(Game),
            ( load_game(Game, _),
              annotated_records(Game, Records),
              Records = [_,_,_],
              \+ ( member(record(Tags, _), Records),
                   memberchk('Result'-"1/2-1/2", Tags)
                 )
            )).
test(every_one_has_a_comment) :-
    for_all(( game_name(Game),
              annotated_records(Game, Records),
              member(record(_, Plies), Records)
            ),
            ( member(ply(_, Comment), Plies),
              Comment \== ""
            )).
test(the_comments_are_in_the_language_of_the_person) :-
    for_all(( game_name(Game), annotated_records(Game, Records) ),
            ( setup_call_cleanup(
                  ( current_prolog_flag(message_language, Old),
                    set_prolog_flag(message_language, pt)
                  ),
                  annotated_records(Game, Translated),
                  set_prolog_flag(message_language, Old)),
              assertion(commented(Records, " is better")),
              assertion(commented(Translated, " \u00e9 melhor")),
              assertion(maplist(same_moves, Records, Translated))
            )).
test(the_game_that_turns_most_comes_first, Numbers == [2,1]) :-
    Quiet = ply{chance:0.6, after:0.6, judgement:good},
    Turn = ply{chance:0.6, after:0.3, judgement:blunder},
    most_eventful([ review{plies:[Quiet]}, review{plies:[Quiet,Turn]},
                    review{plies:[Quiet]}
                  ], 2, Numbers).
test(of_games_that_turn_as_often_the_better_comes_first, Numbers == [2]) :-
    Bad = ply{chance:0.9, after:0.8, judgement:mistake},
    Good = ply{chance:0.9, after:0.9, judgement:good},
    most_eventful([review{plies:[Bad]}, review{plies:[Good]}], 1, Numbers).
test(a_bare_record_keeps_the_players,
     Bare == record(['Game'-"wali",'Result'-"*"], [ply(m, "")])) :-
    without_comments(record(['Game'-"wali",'Seed'-"7",'Result'-"*"],
                            [ply(m, "+0.5")]), Bare).

:- end_tests(annotated_games).
