/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_waldmeister_texts, [test_waldmeister_texts/0]).
:- use_module(samples).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../tests/support/deterministic').
:- use_module('../../../tests/support/for_all').
:- use_module('../../../tests/support/message_text').

/** <module> Wald Meister: what players read
*/

test_waldmeister_texts :-
    run_tests([ waldmeister_notation, waldmeister_display,
                waldmeister_effects, waldmeister_rules_text
              ]).

:- begin_tests(waldmeister_notation).

notation(plant(2-3, 3-1), "2-3@c2").
notation(plant(1-1, 0-0), "1-1@a1").
notation(replant(14-0, 7-7, 3-1), "h8-a8+3-1").

test(writes, [forall(( impl(M), notation(Move, Text) )), Written == Text]) :-
    start(M, default, State),
    M:move_notation(State, Move, Written).
test(reads, [forall(( impl(M), notation(Move, Text) )), Read == [Move]]) :-
    start(M, default, State),
    findall(X, M:move_notation(State, X, Text), Read).
test(reads_what_a_person_types,
     [ forall(( impl(M),
                member(Text-Move,
                       [ "c2 e4 2-3"-replant(3-1, 7-3, 2-3),
                         "C2,E4,2-3"-replant(3-1, 7-3, 2-3),
                         "3-1 7-3 2-3"-replant(3-1, 7-3, 2-3),
                         'c2e4+2-3'-replant(3-1, 7-3, 2-3),
                         "  2-3 3-1 "-plant(2-3, 3-1),
                         "c2 2-3"-plant(2-3, 3-1)
                       ])
              )),
       Read == Move
     ]) :-
    start(M, default, State),
    M:move_notation(State, Read, Text).
test(refuses,
     [ forall(( impl(M),
                member(Text, ["","c2","c9 2-3","k1 2-3","c2 e4 4-1","c0 1-1",
                              "c2 e4 2-3 x","9-9 1-1","c2 e4 g6"])
              )),
       fail
     ]) :-
    start(M, default, State),
    M:move_notation(State, _, Text).
test(every_cell_has_its_two_names, forall(impl(M))) :-
    forall(between(2, 11, Size),
           ( start(M, [size(Size)], State),
             M:valid_moves(State, Moves),
             for_all(( member(Move, Moves),
                       Move = plant(1-1, _)
                     ),
                     ( M:move_notation(State, Move, Text),
                       M:move_notation(State, Move1, Text),
                       Move1 == Move
                     ))
           )).
test(unbound_both, [forall(impl(M)), error(instantiation_error, _)]) :-
    start(M, default, State),
    M:move_notation(State, _, _).
test(text_no_text, [forall(impl(M)), error(type_error(_, f(x)), _)]) :-
    start(M, default, State),
    M:move_notation(State, _, f(x)).

:- end_tests(waldmeister_notation).

:- begin_tests(waldmeister_display).

shown(M, State, Options, Lines) :-
    with_output_to(string(Text),
                   deterministic(M:show_game(State, Options))),
    split_string(Text, "\n", "", Lines).

%   The board alone, as far as Column, where the panels begin.

board(M, State, Options, Column, Board) :-
    shown(M, State, [ascii(true)|Options], Lines),
    maplist(cut(Column), Lines, Board0),
    exclude(no_row, Board0, Board).

no_row("").
no_row(Legend) :-
    sub_string(Legend, 0, _, _, "1-3:").

cut(Column, Line, Cut) :-
    (   sub_string(Line, 0, Column, _, Part)
    ->  true
    ;   Part = Line
    ),
    string_codes(Part, Codes),
    reverse(Codes, Back),
    trimmed(Back, Trimmed),
    reverse(Trimmed, CutCodes),
    string_codes(Cut, CutCodes).

trimmed([0' |Codes], Trimmed) :-
    !,
    trimmed(Codes, Trimmed).
trimmed(Codes, Codes).

test(board_points_and_hands, [forall(impl(M)), Lines == Expected]) :-
    with_trees(M, 2, [0-0-(1-1),1-0-(2-2),1-1-(3-3)], 1, State),
    shown(M, State, [ascii(true)], Lines),
    Expected = [ "          / \\      > Player 1, heights",
                 " 0     a | o | 1     3 points: 1+1+1",
                 "        / \\ / \\        1     2     3",
                 " 1   b |+ +|###| 2  1  o  2  +  3  #  3",
                 "        \\ / \\ /     2 o o 3 + + 2 # # 3",
                 " 2       |   |      3 ooo 3 +++ 3 ### 2",
                 "          \\ /",
                 "                     Player 2, colours",
                 "                     3 points: 1+1+1",
                 "                       1     2     3",
                 "                    1  o  3  +  3  #  3",
                 "                    2 o o 3 + + 3 # # 3",
                 "                    3 ooo 3 +++ 3 ### 3",
                 "1-3: height 1, colour 3. Colours: o 1, + 2, # 3",
                 ""
               ].
test(compact, [forall(impl(M)), Board == Expected]) :-
    with_trees(M, 2, [0-0-(1-1),1-0-(2-2),1-1-(3-3)], 1, State),
    board(M, State, [compact(true)], 18, Board),
    Expected = [ " 0     a | o | 1",
                 " 1   b |+ +|###| 2",
                 " 2       |   |"
               ].
test(a_flipped_board_starts_with_the_last_row,
     [forall(impl(M)), Line == " 2       |###|"]) :-
    with_trees(M, 2, [2-0-(3-3)], 1, State),
    board(M, State, [flip(true)], 18, [_,Line|_]).
test(the_last_move_is_marked,
     [forall(impl(M)), Board == [" 0     a (###) 1"," 1   b ( o )   | 2",
                                 " 2       |   |"]]) :-
    with_trees(M, 2, [0-0-(1-1)], 2, State),
    Move = replant(0-0, 1-0, 3-3),
    M:move(State, Move, Next),
    board(M, Next, [compact(true),last(Move)], 18, Board).
test(the_last_move_and_what_is_possible_have_different_marks,
     [forall(impl(M)), Board == [" 0     a (###) 1"," 1   b { o [ . ] 2",
                                 " 2       |   |"]]) :-
    with_trees(M, 2, [0-0-(1-1)], 2, State),
    Move = replant(0-0, 1-0, 3-3),
    M:move(State, Move, Next),
    Options = [compact(true),last(Move),marks([1-0,1-1])],
    board(M, Next, Options, 18, [A,B,C|_]),
    Board = [A,B,C],
    shown(M, Next, Options, Lines),
    assertion(memberchk("( ) last move, [ ] possible, { } both", Lines)).
test(the_end_marks_the_groups_that_score,
     [forall(impl(M)), Board == [" 0     a {# #} 1",
                                 " 1   b {ooo|###} 2",
                                 " 2       [# #]"]]) :-
    with_trees(M, 2, [0-0-(2-3),1-0-(3-1),1-1-(3-3),2-0-(2-3)], 1, State),
    M:game_over(State, 2),
    board(M, State, [compact(true),last(plant(1-1, 0-0))], 18, [A,B,C|_]),
    Board = [A,B,C],
    shown(M, State, [compact(true)], Lines),
    assertion(memberchk("Groups that score: ( ) player 1, [ ] player 2, \
{ } both", Lines)).
test(the_scene_of_a_full_board_marks_them_too,
     [forall(impl(M)), Groups == [group1,group2]]) :-
    with_trees(M, 2, [0-0-(2-3),1-0-(3-1),1-1-(3-3),2-0-(2-3)], 1, State),
    M:scene(State, Scene),
    findall(Group,
            ( member(Mark, Scene.marks),
              Group = Mark.what
            ),
            Groups0),
    sort(Groups0, Groups).
test(groups_before_the_end_on_request,
     [forall(impl(M)), Board == [" 0     a { o } 1"," 1   b |   |   | 2",
                                 " 2       |   |"]]) :-
    with_trees(M, 2, [0-0-(1-1)], 2, State),
    board(M, State, [compact(true),groups(true)], 18, [A,B,C|_]),
    Board = [A,B,C].
test(marks_of_possible_cells_replace_those_of_groups,
     [forall(impl(M)), Board == [" 0     a [ o ] 1"," 1   b |   |   | 2",
                                 " 2       |   |"]]) :-
    with_trees(M, 2, [0-0-(1-1)], 2, State),
    board(M, State, [compact(true),groups(true),marks([0-0])], 18, [A,B,C|_]),
    Board = [A,B,C].
test(the_turn_is_shown, [forall(impl(M)), Signs == [" ",">"]]) :-
    with_trees(M, 2, [0-0-(1-1)], 2, State),
    signs(M, State, Signs).
test(nobody_is_to_move_when_the_game_is_over,
     [forall(impl(M)), Signs == [" "," "]]) :-
    with_trees(M, 2, [0-0-(2-3),1-0-(3-1),1-1-(3-3),2-0-(2-3)], 1, State),
    M:game_over(State, _),
    signs(M, State, Signs).
test(a_state_without_a_turn_is_nobodys_turn,
     [ forall(( impl(M), member(Goals, [[],[2-1]]) )),
       Signs == [" "," "]
     ]) :-
    final(_, State0),
    append(State0, Goals, State),
    signs(M, State, Signs).

%   What stands before the names of the players.

signs(M, State, Signs) :-
    shown(M, State, [ascii(true)], Lines),
    findall(Sign,
            ( member(Line, Lines),
              sub_string(Line, Before, _, _, " Player "),
              Start is Before-1,
              sub_string(Line, Start, 1, _, Sign)
            ),
            Signs).

test(the_widest_board_fits_24_lines_of_80, [forall(impl(M)), true]) :-
    start(M, [size(11)], State),
    shown(M, State, [compact(true)], Lines),
    length(Lines, Count),
    assertion(Count =< 22),             % with the last, which is empty
    maplist(string_length, Lines, Lengths),
    max_list(Lengths, Longest),
    assertion(Longest =< 79).
test(the_usual_board_fits_60_columns,
     [forall(( impl(M), member(Compact, [true,false]) )), true]) :-
    start(M, default, State),
    shown(M, State, [compact(Compact)], Lines),
    maplist(string_length, Lines, Lengths),
    max_list(Lengths, Longest),
    assertion(Longest =< 60).
test(sentences, [forall(impl(M)), Lines == Expected]) :-
    with_trees(M, 2, [0-0-(1-1)], 2, State),
    Move = replant(0-0, 1-0, 3-3),
    M:move(State, Move, Next),
    shown(M, Next, [text(true),last(Move),marks([0-0,1-0])], Lines0),
    exclude(sub_string_of(" in hand: "), Lines0, Lines1),
    exclude(sub_string_of(" times"), Lines1, Lines),
    Expected = [ "The diagonals of the board are a to b and 1 to 2.",
                 "Trees 1-1: b1.",
                 "Trees 3-3: a1.",
                 "Player 1 collects heights and has 2 points: 1+0+1.",
                 "Player 2 collects colours and has 2 points: 1+0+1.",
                 "Last move, 2: a1, b1.",
                 "Possible, 2: a1, b1.",
                 "Player 1 is to move.",
                 ""
               ].
test(sentences_of_hands, true) :-
    findall((1-Color,Count), nth1(Color, [1,2,0], Count), Hand),
    message_text(waldmeister(hand(1, [])), "Player 1 has in hand: no tree."),
    message_text(waldmeister(hand(1, Hand)),
                 "Player 1 has in hand: 1-1, 1-2 2 times, 1-3 0 times.").
test(sentences_of_the_groups, [forall(impl(M)), true]) :-
    with_trees(M, 2, [0-0-(2-3),1-0-(3-1),1-1-(3-3),2-0-(2-3)], 1, State),
    shown(M, State, [text(true)], Lines),
    forall(member(Line, [ "Player 1's group of height 3, 2: b1, a2.",
                          "Player 2's group of colour 3, 3: a1, a2, b2."
                        ]),
           assertion(memberchk(Line, Lines))),
    assertion(\+ memberchk("Player 1 is to move.", Lines)).

sub_string_of(Part, Line) :-
    sub_string(Line, _, _, _, Part),
    !.

test(showing_binds_no_turn, [forall(impl(M)), true(var(Turn))]) :-
    final(Turn, State),
    with_output_to(string(_), M:display_game(State)).
test(no_line_is_wider_than_a_terminal,
     [forall(( impl(M), between(2, 11, Size) )), true]) :-
    start(M, [size(Size)], State),
    shown(M, State, [], Lines),
    maplist(string_length, Lines, Lengths),
    max_list(Lengths, Longest),
    assertion(Longest =< 79).
test(the_flag_asks_for_ascii, [forall(impl(M)), true(Max < 128)]) :-
    start(M, default, State),
    setup_call_cleanup(
        set_prolog_flag(tabuleiro_ascii, true),
        with_output_to(codes(Codes), M:display_game(State)),
        set_prolog_flag(tabuleiro_ascii, false)),
    max_list(Codes, Max).
test(unicode_shapes, [forall(impl(M)), true]) :-
    with_trees(M, 2, [0-0-(3-1)], 1, State),
    with_output_to(string(Text), M:show_game(State, [ascii(false)])),
    assertion(sub_string(Text, _, _, _, "\u25B3\u25B3\u25B3")).

:- end_tests(waldmeister_display).

:- begin_tests(waldmeister_effects).

said(M, State, Move, Texts) :-
    deterministic(M:move_effects(State, Move, Messages)),
    maplist(message_text, Messages, Texts).

test(points_that_a_turn_brings,
     [forall(impl(M)), Texts == ["Player 1 now has 1 point (+1).",
                                 "Player 2 now has 1 point (+1)."]]) :-
    start(M, [size(2)], State),
    said(M, State, plant(1-1, 0-0), Texts).
test(points_that_a_turn_costs,
     [forall(impl(M)), Texts == ["Player 1 now has 3 points (+1).",
                                 "Player 2 now has 2 points (-1)."]]) :-
    with_trees(M, 3, [0-0-(1-1),1-0-(2-1),2-0-(1-1)], 1, State),
    said(M, State, replant(1-0, 3-1, 3-2), Texts).
test(a_quiet_turn, [forall(impl(M)), Texts == []]) :-
    with_trees(M, 3, [0-0-(1-1),1-0-(1-1)], 1, State),
    said(M, State, replant(0-0, 2-2, 1-1), Texts).
test(an_illegal_turn_has_no_effects, [forall(impl(M)), fail]) :-
    start(M, [size(2)], State),
    M:move_effects(State, replant(0-0, 1-0, 1-1), _).

:- end_tests(waldmeister_effects).

:- begin_tests(waldmeister_rules_text).

rules(M, Config, Text) :-
    deterministic(M:rules_text(Config, Lines)),
    atomic_list_concat(Lines, ' ', Text).

test(they_follow_the_options,
     [forall(( impl(M),
               member(Config-Part,
                      [ default-"8 by 8, 64 cells",
                        default-"27 trees",
                        default-"Player 1 collects heights, Player 2 colours",
                        [size(5)]-"Only 25 trees fit",
                        [goals(2-1)]-"Player 1 collects colours, Player 2 hei"
                      ])
             ))]) :-
    rules(M, Config, Text),
    once(sub_atom(Text, _, _, _, Part)).
test(all_trees_fit_on_a_usual_board, [forall(impl(M)), fail]) :-
    rules(M, default, Text),
    sub_atom(Text, _, _, _, "fit on it").
test(a_bad_config, [forall(impl(M)), error(domain_error(board_size, 1), _)]) :-
    M:rules_text([size(1)], _).

:- end_tests(waldmeister_rules_text).
