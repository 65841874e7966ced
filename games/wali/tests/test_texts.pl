/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_wali_texts, [test_wali_texts/0]).
:- use_module(samples).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../tests/support/deterministic').
:- use_module('../../../tests/support/message_text').

/** <module> Wali: what players read
*/

test_wali_texts :-
    run_tests([wali_notation, wali_display, wali_effects, wali_rules_text]).

:- begin_tests(wali_notation).

notated(drop, 0-0/1-3, "b3").
notated(capture, 0-0/0-1, "a0-a1").
notated(capture, 3-3/2-3, "d3-c3").
notated(peek, 0-0/1-3, "xb3").

in_phase(drop, M, State) :-
    M:initial_state([size(4-4)], State).
in_phase(capture, _, State) :-
    state([".BB.","W.W.","WBB.","...W"], 'W'-capture, none-none, State).
in_phase(peek, _, State) :-
    state(["WWW.","....","B.B.","...B"], 'W'-peek, (3-0/2-0)-none, State).

test(writes,
     [forall(( impl(M), notated(Phase, Move, Text) )), Written == Text]) :-
    in_phase(Phase, M, State),
    M:move_notation(State, Move, Written).
test(reads,
     [forall(( impl(M), notated(Phase, Move, Text) )), Read == [Move]]) :-
    in_phase(Phase, M, State),
    findall(X, M:move_notation(State, X, Text), Read).
test(reads_what_a_person_types,
     [ forall(( impl(M),
                member(Phase-Text-Move,
                       [ drop-"1-3"-(0-0/1-3),
                         drop-" B3 "-(0-0/1-3),
                         capture-"b3 b4"-none,
                         capture-"a1b1"-(0-1/1-1),
                         capture-"A1 B1"-(0-1/1-1),
                         capture-"0-1 1-1"-(0-1/1-1),
                         capture-'a1, 1-1'-(0-1/1-1),
                         capture-"a1->b1"-(0-1/1-1),
                         peek-"b3"-(0-0/1-3),
                         peek-"X 1-3"-(0-0/1-3)
                       ])
              )),
       Read == Move
     ]) :-
    in_phase(Phase, M, State),
    (   M:move_notation(State, Read0, Text)
    ->  Read = Read0
    ;   Read = none
    ).
test(refuses,
     [ forall(( impl(M),
                member(Phase-Text,
                       [ drop-"", drop-"b", drop-"b4", drop-"e0", drop-"b33",
                         drop-"xb3", drop-"b3 b2", drop-"4-0", drop-"`0",
                         capture-"b3", capture-"b3 b3 b3", capture-"b3-z9",
                         peek-"xx b3", peek-"b3b2"
                       ])
              )),
       fail
     ]) :-
    in_phase(Phase, M, State),
    M:move_notation(State, _, Text).
test(moves_of_another_phase_have_no_text,
     [forall(( impl(M), member(Phase, [drop,peek]) )), fail]) :-
    in_phase(Phase, M, State),
    M:move_notation(State, 1-1/1-2, _).
test(steps_of_a_move,
     [ forall(impl(M)),
       Steps == [ step("stone to move", 0-1, ["a1","0-1"]),
                  step("cell to move it to", 1-1, ["b1","1-1"])
                ]
     ]) :-
    in_phase(capture, M, State),
    M:move_steps(State, 0-1/1-1, Steps).
test(unbound_both, [forall(impl(M)), error(instantiation_error)]) :-
    in_phase(drop, M, State),
    M:move_notation(State, _, _).
test(text_no_text, [forall(impl(M)), error(type_error(_, f(x)))]) :-
    in_phase(drop, M, State),
    M:move_notation(State, _, f(x)).

:- end_tests(wali_notation).

:- begin_tests(wali_display).

shown(M, State, Options, Lines) :-
    with_output_to(string(Text),
                   deterministic(M:show_game(State, Options))),
    split_string(Text, "\n", "", Lines).

test(ascii_board, [forall(impl(M)), Lines == Expected]) :-
    dropping(["...B",".W..","...."], 'W', 2-2, State),
    shown(M, State, [ascii(true)], Lines),
    Expected = [ "     a   b   c   d",
                 "  0  .   .   .   B  0",
                 "  1  .   W   .   .  1",
                 "  2  .   .   .   .  2",
                 "     a   b   c   d",
                 "",
                 "> White W    1 on the board, 2 in hand; drops a stone",
                 "  Black B    1 on the board, 2 in hand",
                 ""
               ].
test(the_board_turns_round,
     [ forall(impl(M)),
       First-Second == "     d   c   b   a"-"  2  .   .   .   .  2"
     ]) :-
    dropping(["...B",".W..","...."], 'W', 2-2, State),
    shown(M, State, [ascii(true),flip(true)], [First,Second|_]).
test(the_last_move_is_marked,
     [forall(impl(M)), Line == "  0  W   W  (W)  .  [B] 0"]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State0),
    play(M, [2-1/2-0], State0, State),
    shown(M, State, [ascii(true),last(2-1/2-0)], [_,Line,Left|_]),
    assertion(Left == "  1  .   .  (.)  .   .  1").
test(stones_to_take_are_marked,
     [forall(impl(M)), Line == "  2 [B]  .   .   .  [B] 2"]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State0),
    play(M, [2-1/2-0], State0, State),
    shown(M, State, [ascii(true)], [_,_,_,Line|_]).
test(a_drop_marks_one_cell, [forall(impl(M)), Line == "  0  .  (W)  .  0"]) :-
    M:initial_state([size(3-3)], State0),
    play(M, [0-0/1-0], State0, State),
    shown(M, State, [ascii(true),last(0-0/1-0)], [_,Line|_]).
test(marks, [forall(impl(M)), Line == "  0 [.]  .   .  0"]) :-
    M:initial_state([size(3-3)], State),
    shown(M, State, [ascii(true),marks([0-0])], [_,Line|_]).
test(the_last_move_and_what_is_possible_have_different_marks,
     [forall(impl(M)), Line-Legend == "  0 {W}  .  [.] 0"-
      "( ) last move, [ ] possible, { } both"]) :-
    M:initial_state([size(3-3)], State0),
    play(M, [0-0/0-0], State0, State),
    shown(M, State, [ascii(true),last(0-0/0-0),marks([0-0,2-0])],
          [_,Line,_,_,_,_,Legend|_]).
test(compact, [forall(impl(M)), Lines == Expected]) :-
    dropping(["...B",".W..","...."], 'W', 2-2, State),
    shown(M, State, [ascii(true),compact(true),last(0-0/1-1)], Lines),
    Expected = [ "    a  b  c  d",
                 " 0  .  .  .  B  0",
                 " 1  . (W) .  .  1",
                 " 2  .  .  .  .  2",
                 "> White W    1 on the board, 2 in hand; drops a stone",
                 "  Black B    1 on the board, 2 in hand",
                 ""
               ].
test(taken_stones_are_counted, [forall(impl(M)), true]) :-
    state(["WWW..",".....","B...B",".B..."], 'W'-capture, none-none, State),
    shown(M, State, [ascii(true)], Lines),
    assertion(memberchk("> White W    3 on the board, 4 out of the game; \
moves a stone", Lines)),
    assertion(memberchk("  Black B    3 on the board, 4 out of the game",
                        Lines)).
test(nobody_is_to_move_when_the_game_is_over,
     [ forall(impl(M)),
       Lines == [ "  White W    2 on the board, 1 out of the game",
                  "  Black B    3 on the board", ""
                ]
     ]) :-
    state(["WW.","...","BBB"], 'W'-capture, none-none, State),
    M:game_over(State, 'B'),
    shown(M, State, [ascii(true)], [_,_,_,_,_,_|Lines]).
test(sentences, [forall(impl(M)), Lines == Expected]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State0),
    play(M, [2-1/2-0], State0, State),
    shown(M, State, [text(true),last(2-1/2-0)], Lines),
    Expected = [ "The board has columns a to e and rows 0 to 3.",
                 "White stones, 4: a0, b0, c0, b3.",
                 "White has 4 on the board, 3 out of the game.",
                 "Black stones, 3: e0, a2, e2.",
                 "Black has 3 on the board, 4 out of the game.",
                 "Last move, 2: c1, c0.",
                 "Possible, 3: e0, a2, e2.",
                 "White takes a stone.",
                 ""
               ].
test(sentences_of_a_board, [forall(impl(M)), Lines == Expected]) :-
    dropping(["...B",".W..","...."], 'W', 2-2, wali(Board,_,_,_)),
    shown(M, Board, [text(true)], Lines),
    Expected = [ "The board has columns a to d and rows 0 to 2.",
                 "White stones: b1.",
                 "White has 1 on the board.",
                 "Black stones: d0.",
                 "Black has 1 on the board.",
                 ""
               ].
test(sentences_of_the_state_of_the_document, [forall(impl(M)), true]) :-
    M:initial_state(3-3, Start),
    shown(M, Start, [text(true)], Lines),
    assertion(memberchk("White has 0 on the board, 3 in hand.", Lines)),
    assertion(memberchk("White begins.", Lines)).
test(a_board_is_shown,
     [ forall(impl(M)),
       Lines == ["", "  White W    1 on the board",
                 "  Black B    1 on the board", ""]
     ]) :-
    dropping(["...B",".W..","...."], 'W', 2-2, wali(Board,_,_,_)),
    shown(M, Board, [ascii(true),last(0-0/1-1)], [_,_,Marked|All]),
    assertion(Marked == "  1  .  (W)  .   .  1"),
    append([_,_], Lines, All).
test(the_state_of_the_document_is_shown,
     [ forall(impl(M)),
       Lines == ["> White W    0 on the board, 12 in hand",
                 "  Black B    0 on the board, 12 in hand", ""]
     ]) :-
    M:initial_state(5-6, State),
    shown(M, State, [ascii(true)], All),
    append(_, [""|Lines], All),
    Lines = [_,_,_],
    !.
test(it_tells_who_begins, [forall(impl(M)), true]) :-
    M:initial_state(5-6, Board-1-N-N),
    shown(M, Board-2-N-N, [ascii(true)], Lines),
    memberchk("> Black B    0 on the board, 12 in hand", Lines).
test(stones_differ_without_colour, [forall(impl(M)), true]) :-
    dropping(["...B",".W..","...."], 'W', 2-2, State),
    with_output_to(string(Text), M:show_game(State, [ascii(false)])),
    forall(member(Stone, ["\u25CB","\u25CF"]),
           assertion(sub_string(Text, _, _, _, Stone))).
test(no_line_is_wider_than_a_terminal, [forall(impl(M)), true]) :-
    M:initial_state([size(8-8)], State),
    shown(M, State, [], Lines),
    maplist(string_length, Lines, Lengths),
    max_list(Lengths, Longest),
    assertion(Longest =< 79).

:- end_tests(wali_display).

:- begin_tests(wali_effects).

%   What is said after Move.

said(M, State, Move, Texts) :-
    deterministic(M:move_effects(State, Move, Messages)),
    maplist(message_text, Messages, Texts).

test(a_three,
     [forall(impl(M)),
      Texts == ["White has three in a line and takes a stone."]]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State),
    said(M, State, 2-1/2-0, Texts).
test(two_threes,
     [forall(impl(M)),
      Texts == ["White has two threes in line and takes two stones."]]) :-
    two_threes(Board),
    state(Board, 'W'-capture, none-none, [double(two)], State),
    said(M, State, 3-0/2-0, Texts).
test(two_threes_that_take_one,
     [forall(impl(M)),
      Texts == ["White has three in a line and takes a stone."]]) :-
    two_threes(Board),
    state(Board, 'W'-capture, none-none, State),
    said(M, State, 3-0/2-0, Texts).
test(a_three_that_takes_nothing,
     [forall(impl(M)),
      Texts == ["White has three in a line, but no stone can be taken."]]) :-
    state(["WW...","..W..","....B","....B","....B"], 'W'-capture, none-none,
          State),
    said(M, State, 2-1/2-0, Texts).
test(a_take,
     [forall(impl(M)), Texts == ["White takes the stone on e2; 2 left."]]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State0),
    play(M, [2-1/2-0], State0, State),
    said(M, State, 0-0/4-2, Texts).
test(a_player_who_is_skipped,
     [forall(impl(M)), Texts == ["Black cannot drop a stone and is skipped."]
     ]) :-
    dropping(["B.B","...","B.."], 'W', 3-0, State),
    said(M, State, 0-0/1-1, Texts).
test(the_end_of_the_drop_phase,
     [forall(impl(M)),
      Texts == ["The drop phase is over: from now on stones move."]]) :-
    dropping(["B.B","W..","B.W"], 'W', 1-0, State),
    said(M, State, 0-0/1-0, Texts).
test(stones_left_over_are_discarded,
     [forall(impl(M)),
      Texts == [ "The drop phase is over: from now on stones move.",
                 "One stone of White is left over, and out of the game."
               ]]) :-
    dropping(["B.B",".W.","B.."], 'W', 2-0, State),
    said(M, State, 0-0/2-2, Texts).
test(a_quiet_step, [forall(impl(M)), Texts == []]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State),
    said(M, State, 2-1/3-1, Texts).
test(an_illegal_move_has_no_effects, [forall(impl(M)), fail]) :-
    three(Board),
    state(Board, 'W'-capture, none-none, State),
    M:move_effects(State, 2-1/4-1, _).

:- end_tests(wali_effects).

:- begin_tests(wali_rules_text).

rules(M, Config, Text) :-
    deterministic(M:rules_text(Config, Lines)),
    atomic_list_concat(Lines, ' ', Text).

test(the_default, [forall(( impl(M),
                            member(Part,
                                   [ "5 columns and 6 rows",
                                     "12 stones", "not straight back",
                                     "not itself in a run of three",
                                     "also take only one stone",
                                     "four or more takes nothing"
                                   ])
                          ))]) :-
    rules(M, default, Text),
    once(sub_atom(Text, _, _, _, Part)).
test(they_follow_the_options,
     [forall(( impl(M),
               member(Option-Part,
                      [ size(3-4)-"3 columns and 4 rows",
                        size(3-4)-"has 3 stones",
                        rules([go_back(allowed)])-"not diagonally. ",
                        rules([take(any)])-"takes any enemy stone",
                        rules([double(two)])-"take two stones",
                        rules([long_run(illegal)])-"is not allowed"
                      ])
             ))]) :-
    rules(M, [Option], Text),
    once(sub_atom(Text, _, _, _, Part)).
test(lines_fit_narrow_terminals, [forall(impl(M)), true]) :-
    M:rules_text(default, Lines),
    maplist(string_length, Lines, Lengths),
    max_list(Lengths, Longest),
    assertion(Longest < 64).
test(a_bad_config,
     [forall(impl(M)), error(domain_error(board_size, 9-9), _)]) :-
    M:rules_text([size(9-9)], _).

:- end_tests(wali_rules_text).
