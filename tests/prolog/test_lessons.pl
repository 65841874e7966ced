:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_lessons, [test_lessons/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply)).
:- use_module(library(gensym)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../support/for_all').
:- use_module('../support/run_swipl').
:- use_module('../support/texts').
:- use_module('../support/typed').
:- use_module('../../prolog/tabuleiro/game/games').
:- use_module('../../prolog/tabuleiro/learn/check_lesson').
:- use_module('../../prolog/tabuleiro/learn/lesson').
:- use_module('../../prolog/tabuleiro/play/lessons').

/** <module> Lessons, in files and in the terminal
*/

test_lessons :-
    run_tests([lesson_files, lesson_in_terminal]).

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
    must_have(Output, "Right!"),
    must_have(Output, "Step 2 of 8: Not beside your own").
test(a_wrong_move_is_asked_again) :-
    typed(play_lesson(wali), ["a0", "b3", "q"], Output),
    must_have(Output, "This is not it."),
    must_have(Output, "Right!").
test(an_illegal_move_is_explained) :-
    typed(play_lesson(wali, 4), ["c3-c9", "b2-c3", "q"], Output),
    must_have(Output, "R6: b2 and c3 are ").
test(a_reason_is_chosen) :-
    typed(play_lesson(wali, 2), ["1", "3", "q"], Output),
    must_have(Output, "This is not it."),
    must_have(Output, "Right!").
test(a_hint_is_a_solution) :-
    typed(play_lesson(wali, 4), ["hint", "q"], Output),
    must_have(Output, "c3-c2 does it.").
test(a_question_of_a_lesson_knows_the_rules) :-
    typed(play_lesson(wali, 2), ["rules","q"], Output),
    must_have(Output, "R13, R14").
test(the_answers_stay_above_a_second_attempt, Times == 1) :-
    typed(play_lesson(wali, 2), ["1","hint","2","q"], Output),
    aggregate_all(count,
                  sub_string(Output, _, _, _, "Black has a stone in column c"),
                  Times).
test(a_question_has_a_hint_and_a_step_before) :-
    typed(play_lesson(wali, 2), ["hint","undo","q"], Output),
    must_have(Output, "The answer: White already has a stone on c2"),
    must_have(Output, "Step 1 of 8").
test(undo_goes_back) :-
    typed(play_lesson(wali, 3), ["undo", "q"], Output),
    must_have(Output, "Step 2 of 8").
test(a_command_of_games_is_refused) :-
    typed(play_lesson(wali), ["save x", "q"], Output),
    must_have(Output, "A game has this command.").
test(the_whole_lesson) :-
    lesson(wali, Steps),
    maplist(answer, Steps, Lines0),
    append(Lines0, Lines),
    typed(play_lesson(wali), Lines, Output),
    must_have(Output, "The lesson is over.").
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
