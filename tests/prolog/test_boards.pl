/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_boards, [test_boards/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/base/room').
:- use_module('../../prolog/tabuleiro/base/paragraph').
:- use_module('../../prolog/tabuleiro/base/screen').
:- use_module('../../prolog/tabuleiro/base/printing',
              [no_color/0, print_lines/1]).
:- use_module('../../prolog/tabuleiro/base/text_view').
:- use_module('../support/run_swipl').

/** <module> The common parts of the boards of all games
*/

test_boards :-
    run_tests([text_view, paragraph, screen, print_analysis]).

:- begin_tests(text_view).

said(Sentences, Text) :-
    with_output_to(string(Text), print_sentences(Sentences)).

test(places, Text == "White stones, 2: a1, b2.\n") :-
    said([place("White stones", ["a1","b2"])], Text).
test(one_place, Text == "Gold: c1.\n") :-
    said([place("Gold", ["c1"])], Text).
test(no_place, Text == "Gold: none.\n") :-
    said([place("Gold", [])], Text).
test(messages_of_games, Text == "White has no move.\nSo it ends.\n") :-
    load_game(wali, _),
    said([wali(no_move('W')),"So it ends."], Text).
test(long_sentences_are_filled,
     Lines == ["Stones, 3: a1,","a2, a3.","Second."]) :-
    filled_lines([place("Stones", ["a1","a2","a3"]),"Second."], 16, Lines).
test(a_line_leaves_the_last_column_free, Lines == ["White","moves."]) :-
    filled_lines(["White moves."], 12, Lines).
test(marks_without_cells_are_not_mentioned,
     Sentences == [place(tabuleiro(possible), ["a1"])]) :-
    phrase(marked_places([], ["a1"], =), Sentences).

:- end_tests(text_view).

:- begin_tests(paragraph).

filled(Lines, Width, Texts) :-
    filled_message(Lines, Width, Filled),
    with_output_to(string(Text),
                   print_message_lines(current_output, '', Filled)),
    split_string(Text, "\n", "", Texts).

test(a_line_that_fits_stays, Filled == Lines) :-
    Lines = ['ab cd'-[],nl],
    filled_message(Lines, 5, Filled).
test(a_line_goes_on_after_a_word, Texts == ["  ab","      cd","e",""]) :-
    filled(['  ab cd'-[],nl,'e'-[]], 6, Texts).
test(a_mark_is_as_wide_as_a_space, Texts == ["> ab","      cd",""]) :-
    filled(['> ab cd'-[]], 6, Texts).
test(blanks_between_parts_stay, Texts == ["a:  b","    c",""]) :-
    filled(['a:  b  c'-[]], 6, Texts).
test(columns_stay, Texts == ["a   b","    cd e",""]) :-
    filled([a-[],'~t~4|b cd e'-[]], 6, Texts).
test(a_line_is_filled_to_its_width, Texts == ["ab cd","    ef",""]) :-
    filled(['ab cd ef'-[]], 5, Texts).
test(a_long_word_stays, Texts == ["abcdefgh",""]) :-
    filled([abcdefgh-[]], 6, Texts).
test(styles_stay, Filled == [ansi(bold,'~w',[ab]),nl,'~*c'-[4,0' ],
                             ansi(bold,'~w',[cd]),'~w'-[' e']]) :-
    filled_message([ansi(bold,'ab cd',[]),' e'-[]], 4, Filled).

:- end_tests(paragraph).

:- begin_tests(screen).

test(no_terminal_is_80_columns_wide, Columns == 80) :-
    with_output_to(string(_), screen_width(Columns)).
test(no_terminal_is_too_low, fail) :-
    with_output_to(string(_), use_compact([], 100)).
test(no_terminal_is_too_narrow, fail) :-
    with_output_to(string(_), use_text([], 500)).
test(sentences_where_asked_for, true) :-
    use_text([text(true)], 1).
test(the_option_decides, true) :-
    use_compact([compact(true)], 1).
test(marks, Marks == [none,last,possible,both]) :-
    findall(Mark,
            ( member(Cell, [a,b,c,d]),
              cell_mark(Cell, [b,d], [c,d], Mark)
            ),
            Marks).
test(marks_differ_without_colour, Sides == ["  ","()","[]","{}"]) :-
    findall(Side,
            ( mark_sides(_, Left, Right),
              format(string(Side), '~w~w', [Left,Right])
            ),
            Sides).
test(different_marks_are_explained,
     Text == "( ) last move, [ ] possible, { } both\n") :-
    phrase(mark_legend([a], [b]), Lines),
    with_output_to(string(Text), print_lines(Lines)).
test(marks_of_one_kind_are_not, Lines == []) :-
    phrase(mark_legend([], [b]), Lines).
test(blocks_side_by_side, Text == "abc  one\nx    two\n     three\n") :-
    phrase(beside([abc-[],nl,ansi(bold, '~w', [x]),nl],
                  [one-[],nl,two-[],nl,three-[],nl], 2),
           Lines),
    with_output_to(string(Text), print_lines(Lines)).
test(a_line_without_a_neighbour_takes_no_room, Text == "a one\n\nlong\n") :-
    phrase(beside([a-[],nl,nl,long-[],nl], [one-[],nl], 1), Lines),
    with_output_to(string(Text), print_lines(Lines)).
test(blocks_that_just_fit_are_side_by_side, Length == 80) :-
    phrase(beside([a-[],nl], ['~*c'-[78,0'b],nl], 1), Lines),
    with_output_to(string(Text), print_lines(Lines)),
    split_string(Text, "\n", "", [Line,""]),
    string_length(Line, Length).
test(an_empty_no_color_asks_for_nothing,
     [ setup(( getenv('NO_COLOR', Old) -> true ; Old = none )),
       cleanup(( Old == none
               -> unsetenv('NO_COLOR')
               ;  setenv('NO_COLOR', Old)
               )),
       Asked == [1]
     ]) :-
    findall(Value,
            ( member(Value, [1,'']),
              setenv('NO_COLOR', Value),
              no_color
            ),
            Asked).

%   Lines are the output of Goal in a terminal of Rows and Columns.

in_terminal(Rows, Columns, Goal, Lines) :-
    format(string(Goals), "shell(\"stty rows ~d cols ~d\"),~w",
           [Rows,Columns,Goal]),
    run_in_terminal(['-g', Goals, '-t', halt, 'prolog/tabuleiro.pl'], "",
                    Output),
    split_string(Output, "\n", "", Lines).

drawn("load_game(waldmeister,_),waldmeister:initial_state(default,S),\
waldmeister:display_game(S)").

test(a_low_terminal_gets_a_small_board,
     [condition(has_terminal), true(Count < 24)]) :-
    drawn(Goal),
    in_terminal(24, 80, Goal, Lines),
    length(Lines, Count).
test(a_high_terminal_gets_a_large_board,
     [condition(has_terminal), true(Count > 30)]) :-
    drawn(Goal),
    in_terminal(40, 80, Goal, Lines),
    length(Lines, Count).
test(sentences_are_filled_to_the_terminal,
     [condition(has_terminal), true]) :-
    drawn(Drawn),
    string_concat(Goal0, "display_game(S)", Drawn),
    string_concat(Goal0, "show_game(S,[text(true)])", Goal),
    in_terminal(24, 40, Goal, Lines),
    assertion(memberchk("The diagonals of the board are a to h", Lines)).

:- end_tests(screen).

:- begin_tests(print_analysis).

printed(Text, Lines) :-
    state_notation(wali, State, Text),
    analyse(wali, State, Found, [depth(3),multi_pv(2)]),
    with_output_to(string(Printed), print_analysis(wali, State, Found)),
    split_string(Printed, "\n", "\n", Lines).

test(a_line_of_text_for_each_line, true) :-
    printed("5/5/5/5/5/5_W_drop", Lines),
    assertion(Lines = [_,_]),
    forall(member(Line, Lines),
           ( assertion(sub_string(Line, 0, _, _, "White ")),
             assertion(sub_string(Line, _, _, _, "% to win  depth 3  "))
           )).
test(at_the_end, Lines == ["The game is over here."]) :-
    printed("WW1/3/BBB_W_move_-,-", Lines).
test(an_unknown_game, error(existence_error(game, nim), _)) :-
    print_analysis(nim, s, []).

:- end_tests(print_analysis).
