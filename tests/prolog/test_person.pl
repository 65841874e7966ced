/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_person, [test_person/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil), [read_line_to_string/2]).
:- use_module('../../prolog/tabuleiro/adopt/loop_answers', []).
:- use_module('../../prolog/tabuleiro/adopt/person').
:- use_module('../../prolog/tabuleiro/adopt/prompts').

/** <module> A person who answers the prompts of a program
*/

test_person :-
    run_tests([prompts, person]).

:- begin_tests(prompts).

%   first_answer(?Text, ?Answer): Answer is tried first.

first_answer("1. Human vs Human\n2. Bot vs Bot\n3. Exit\n> ", "2").
first_answer("1 - Player vs Player\n2 - Player vs PC\n3 - PC vs PC\n", "3").
first_answer("| [1] Play   [2] Rules   [0] Exit |", "1").
first_answer("1 -> Settings\n2 -> Jogar\n0 -> Sair\n", "2").
first_answer("Computer 1, level: 1 - greedy, 2 - random? ", "2").
first_answer("(a) hard\n(b) easy\n", "b").
first_answer("Board size (5-9): ", "6").
first_answer("Board size (8 for 8x8, 12 for 12x12): ", "8").
first_answer("Size, between 3 and 5? ", "5").
first_answer("Level (2 to 4): ", "2").
first_answer("\"rules\", \"game\" or \"leave\"? ", "game").
first_answer("1. Level 1\n2. Level 2\n0. Back\nOption (0-2): ", "1").
first_answer("Press any key", "").
first_answer("1 | x | o |\n2 | o | x |\nPress Enter to continue...\n", "").
first_answer("1 | x | o |\n2 | o | x |\nShow the move (y/n)? ", "y").
first_answer("_|_| art without a label\n\nN: ", "1").
first_answer("  1. Two persons   2. Person vs PC   3. PC vs PC\n", "3").
first_answer("1. Show the computer's moves\n2. Continue\n", "2").
first_answer("0. Game menu\n1. 8x8\n2. Other\n", "1").
first_answer("Levels of both, in the format First-Second - e.g. 1-2 |", "1-2").
first_answer("| A | P | A |\n0. Game menu\n1. 8x8\n2. Other\n", "1").
first_answer("|'_ \\|_|'_ \\\n1. Play\n", "1").
first_answer("\e[0m1) Easy\n2) Medium\n3) \e[31mHard\e[0m\n", "1").
first_answer("\t\t1- Person (W) vs Bot (B)\n\t\t2- Bot (W) vs Bot (B)\n", "2").
first_answer("Mode: Greedy(G) or Random(R)? ", "R").
first_answer("(1)Two persons (2)Two computers\n", "2").
first_answer("[H]uman or [B]ot? ", "B").
first_answer("Board size: 5\n1. Start\n2. Leave\nOption: ", "1").

test(the_likeliest_answer_comes_first,
     [forall(first_answer(Text, Answer)), First == Answer]) :-
    prompt_answers(Text, [First|_]).
test(brackets_may_be_part_of_a_label,
     Choices == ["1"-"4 x 4 (29 pieces)","2"-"5 x 5 (9 pieces)"]) :-
    prompt_choices("  1. 4 x 4 (29 pieces)   2. 5 x 5 (9 pieces)\n", Choices).
test(a_line_of_the_board_is_no_choice_to_go_on,
     set(Line == ["2"])) :-
    member(Line, ["1","2"]),
    goes_on("1 | x | o |\n1. Show the moves\n2. Continue\n", Line).
test(the_only_key_that_is_named_goes_on, set(Line == ["1"])) :-
    member(Line, ["","1","2"]),
    goes_on("1 | x | o |\nThe bot plays 2.\nPress 1 to continue: ", Line).

%   result(?Said, ?Ball): where only the first prompt is known.

result("Red wins!\n", menu("Red wins!\nPress 1 to leave: ")).
result("No moves. Draw!\n", menu("No moves. Draw!\nPress 1 to leave: ")).
result("No moves.\n", prompts).

test(who_waits_after_a_result_has_played_to_the_end,
     [forall(result(Said, Why)), Ball == tabuleiro_watched(Why)]) :-
    Kind = kind(term, wait/0),
    string_concat(Said, "Press 1 to leave: ", Text),
    catch(tabuleiro_loop_answers:answer(asked(0),
                                     [prompt(Kind, "Press 1 to go on: ", "1",
                                             1)],
                                     Kind, Text, _),
          Ball, true).
test(who_asks_for_ever_in_a_turn_waits_for_a_person,
     throws(tabuleiro_watched(prompts))) :-
    tabuleiro_loop_answers:silently([prompt(kind(line, none), any, "", 1)],
                                 ( repeat,
                                   read_line_to_string(user_input, "move")
                                 )).
test(what_leaves_the_menu_comes_after_what_plays) :-
    prompt_answers("0. Leave\n1. Credits\n2. New game\n", Answers),
    once(nth1(Plays, Answers, "2")),
    once(nth1(Leaves, Answers, "0")),
    once(nth1(Credits, Answers, "1")),
    Plays < Leaves,
    Plays < Credits.
test(choices_come_before_the_size_that_a_menu_shows) :-
    prompt_answers("Board size: 5\n1. Person\n2. Human\n", Answers),
    once(nth1(Second, Answers, "2")),
    once(nth1(Size, Answers, "6")),
    Second < Size.
test(a_letter_is_answered_as_it_is_shown_and_then_small,
     Answers == ["Y","y"]) :-
    prompt_answers("Ready? (Y/N) ", All),
    findall(Answer, ( member(Answer, All), memberchk(Answer, ["Y","y"]) ),
            Answers).
test(alternatives_in_brackets_may_be_compound_words,
     Answers == ["up","up-left","up-right"]) :-
    text_answers("Where? (up, up-left, up-right): ", Answers).
test(no_answer_comes_twice, Answers == Set) :-
    prompt_answers("1. One\n1. One again\nSize (1-3)?", Answers),
    list_to_set(Answers, Set).

:- end_tests(prompts).

:- begin_tests(person).

test(a_term_is_asked_for_and_answered,
     Read-Asked == seven-[term-"Number? "]) :-
    Seen = seen([]),
    with_person(test_person:ask(Seen),
                ( write('Number? '),
                  read(Read)
                ),
                _),
    arg(1, Seen, Asked).
test(the_prompt_that_the_program_sets_is_asked, Asked == [line-"Size? "]) :-
    Seen = seen([]),
    with_person(test_person:ask(Seen),
                ( prompt(_, 'Size? '),
                  get_char(_)
                ),
                _),
    arg(1, Seen, Asked).
test(a_line_is_asked_for_and_answered, Line-What == "seven"-line) :-
    Seen = seen([]),
    with_person(test_person:ask(Seen),
                read_line_to_string(user_input, Line),
                _),
    arg(1, Seen, [What-_]).
test(what_is_said_after_the_last_answer_is_left, Left == "later") :-
    with_person(test_person:ask(seen([])),
                ( read(_),
                  write(user_error, later)
                ),
                Left).
test(a_board_of_46_lines_is_left_whole, Last == Board) :-
    length(Line, 164),
    maplist(=(0'x), Line),
    with_output_to(string(Board),
                   forall(between(1, 46, N), format("~d~s~n", [N,Line]))),
    with_person(test_person:ask(seen([])),
                ( forall(between(1, 30, _), write(Board)),
                  write(Board)
                ),
                Left),
    string_length(Board, Length),
    sub_string(Left, _, Length, 0, Last).
test(what_the_answer_throws_the_program_throws, throws(enough)) :-
    with_person(test_person:refuse, read(_), _).
test(the_streams_are_as_before, Before == After) :-
    stream_property(Before, alias(user_input)),
    catch(with_person(test_person:refuse, read(_), _), enough, true),
    stream_property(After, alias(user_input)).

test(flags_and_the_prompt_are_as_before, Flag-Prompt == Flag0-Prompt0) :-
    current_prolog_flag(occurs_check, Flag0),
    prompt(Prompt0, Prompt0),
    with_person(test_person:refuse,
                ( set_prolog_flag(occurs_check, error),
                  prompt(_, 'move? ')
                ),
                _),
    current_prolog_flag(occurs_check, Flag),
    prompt(Prompt, Prompt).

:- end_tests(person).

:- public                               % called as closures
    ask/4,
    refuse/3.

ask(Seen, kind(What, _), Text, Line) :-
    arg(1, Seen, Before),
    nb_setarg(1, Seen, [What-Text|Before]),
    Line = "seven".

refuse(_, _, _) :-
    throw(enough).
