/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_mitsudomoe_texts, [test_mitsudomoe_texts/0]).
:- use_module(samples).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../tests/support/deterministic').
:- use_module('../../../tests/support/message_text').
:- use_module('../../../prolog/tabuleiro').

/** <module> Mitsudomoe: what players read
*/

test_mitsudomoe_texts :-
    run_tests([ mitsudomoe_notation, mitsudomoe_display, mitsudomoe_effects,
                mitsudomoe_info
              ]).

:- begin_tests(mitsudomoe_notation).

notation(start, [-1,-1,2,1,whiteRing], "@c2").
notation(middle, [0,2,4,4,whiteRing], "a3-e5").
notation(ball, [2,2,1,3,whiteBall], "c3-b4").
notation(relocation, [2,3,4,2,blackBall], "c4-e3").

named(start, M, State) :-
    start(M, State).
named(middle, M, [Board,Hands,'White'-ring]) :-
    M:intermediateMap([Board,Hands]).
named(ball, M, [Board,Hands,'White'-ball]) :-
    M:intermediateMap([Board,Hands]).
named(relocation, M, [Board,Hands,'White'-relocate([2-3])]) :-
    M:intermediateMap([Board,Hands]).

test(writes,
     [forall(( impl(M), notation(Name, Move, Text) )), Written == Text]) :-
    named(Name, M, State),
    M:move_notation(State, Move, Written).
test(reads,
     [forall(( impl(M), notation(Name, Move, Text) )), Read == [Move]]) :-
    named(Name, M, State),
    findall(X, M:move_notation(State, X, Text), Read).
test(reads_what_a_person_types,
     [ forall(( impl(M),
                member(Text-Move,
                       [ " @ C2 "-[-1,-1,2,1,whiteRing],
                         "@2-1"-[-1,-1,2,1,whiteRing],
                         '@c2'-[-1,-1,2,1,whiteRing],
                         "a3 e5"-[0,2,4,4,whiteRing],
                         "A3,E5"-[0,2,4,4,whiteRing],
                         "a3e5"-[0,2,4,4,whiteRing],
                         "0-2 4-4"-[0,2,4,4,whiteRing],
                         "a3 > e5"-[0,2,4,4,whiteRing]
                       ])
              )),
       Read == Move
     ]) :-
    named(middle, M, State),
    M:move_notation(State, Read, Text).
test(refuses,
     [ forall(( impl(M),
                member(Text, ["","c2","@","@f1","@a6","@a0","a3-e6","a3",
                              "a3-e5-a1","@c2 x","5-0 0-0"])
              )),
       fail
     ]) :-
    named(middle, M, State),
    M:move_notation(State, _, Text).
test(refuses_another_piece,
     [ forall(( impl(M),
                member(Name-Move,
                       [ start-[0,2,4,4,whiteBall], start-[0,2,4,4,blackRing],
                         ball-[0,2,4,4,whiteRing], ball-[-1,-1,0,0,whiteBall],
                         relocation-[2,2,0,2,whiteBall],
                         start-[0,2,4,5,whiteRing]
                       ])
              )),
       fail
     ]) :-
    named(Name, M, State),
    M:move_notation(State, Move, _).
test(balls_do_not_come_from_the_supply, [forall(impl(M)), fail]) :-
    named(ball, M, State),
    M:move_notation(State, _, "@c2").
test(unbound_both, [forall(impl(M)), error(instantiation_error, _)]) :-
    start(M, State),
    M:move_notation(State, _, _).
test(text_no_text, [forall(impl(M)), error(type_error(_, f(x)), _)]) :-
    start(M, State),
    M:move_notation(State, _, f(x)).
test(a_ring_comes_from_the_supply_or_from_a_stack,
     [ forall(impl(M)),
       Steps == [ [ step("ring to lay", none, ["supply","@"]),
                    step("cell to lay it on", 2-1, ["c2","2-1"])
                  ],
                  [ step("ring to lay", 2-2, ["c3","2-2"]),
                    step("cell to lay it on", 2-1, ["c2","2-1"])
                  ]
                ]
     ]) :-
    stacked(State),
    findall(Steps1,
            ( member(Move, [[-1,-1,2,1,whiteRing],[2,2,2,1,whiteRing]]),
              M:move_steps(State, Move, Steps1)
            ),
            Steps).
test(steps_ask_where_from_and_where_to_unless_all_rings_are_in_the_supply,
     [ forall(impl(M)),
       Steps == [ [ step("cell to lay a ring on", 2-1, ["c2","2-1"]) ],
                  [ step("ball to move", 2-2, ["c3","2-2"]),
                    step("cell to move it to", 1-3, ["b4","1-3"])
                  ],
                  [ step("ball to relocate", 2-3, ["c4","2-3"]),
                    step("cell to relocate it to", 4-2, ["e3","4-2"])
                  ]
                ]
     ]) :-
    findall(Steps1,
            ( member(Name, [start,ball,relocation]),
              notation(Name, Move, _),
              named(Name, M, State),
              M:move_steps(State, Move, Steps1)
            ),
            Steps).

:- end_tests(mitsudomoe_notation).

:- begin_tests(mitsudomoe_display).

shown(M, State, Options, Lines) :-
    with_output_to(string(Text),
                   deterministic(M:show_game(State, Options))),
    split_string(Text, "\n", "", Lines).

test(ascii_board, [forall(impl(M)), Lines == Expected]) :-
    stacked(State),
    shown(M, State, [ascii(true)], Lines),
    Expected =
    [ "       a        b        c        d        e",
      "   +--------+--------+--------+--------+--------+",
      " 1 |  (W)   |  (B)   |   .    | bBoB   | bBoB   |",
      "   +--------+--------+--------+--------+--------+",
      " 2 |   .    |  (W)   |  (B)   |   .    | b(B) 2 |",
      "   +--------+--------+--------+--------+--------+",
      " 3 |   .    |   .    |   W  3 |   .    |   .    |",
      "   +--------+--------+--------+--------+--------+",
      " 4 | wWoW   |   .    |   .    |   .    |   .    |",
      "   +--------+--------+--------+--------+--------+",
      " 5 | w(W)   | wWoW   |   .    |   .    |   .    |",
      "   +--------+--------+--------+--------+--------+",
      "> White: 3 rings in supply, 0 of 3 balls on goals.",
      "  Black: 3 rings in supply, 0 of 3 balls on goals.",
      "  White is to lay a ring.",
      ""
    ].
test(whole_stacks_on_request,
     [ forall(impl(M)),
       Stacks == ["   c3:  W   B   W ","   e2: (B)  B   B  BoB"]
     ]) :-
    stacked(State),
    shown(M, State, [ascii(true),stacks(true)], Lines),
    append(Before, Stacks0, Lines),
    length(Before, 12),
    length(Stacks, 2),
    append(Stacks, _, Stacks0),
    !.
test(a_flipped_board_starts_with_the_last_row_and_column,
     [ forall(impl(M)),
       Line == " 5 |   .    |   .    |   .    | wWoW   | w(W)   |"
     ]) :-
    stacked(State),
    shown(M, State, [ascii(true),flip(true)], [_,_,Line|_]).
test(the_last_move_and_what_is_possible_have_different_marks,
     [ forall(impl(M)),
       Line == " 3 |[  .   ]|   .    |(  W  3)|   .    |{  .   }|"
     ]) :-
    stacked(State),
    shown(M, State,
          [ascii(true),last([4,2,2,2,whiteRing]),marks([0-2,4-2])], Lines),
    nth1(7, Lines, Line),
    assertion(memberchk("( ) last move, [ ] possible, { } both", Lines)).
test(a_ring_from_the_supply_marks_one_cell, [forall(impl(M)), Marked == 1]) :-
    stacked(State),
    shown(M, State, [ascii(true),last([-1,-1,2,2,whiteRing])], Lines),
    aggregate_all(count,
                  ( member(Line, Lines),
                    sub_string(Line, _, _, _, "|(")
                  ),
                  Marked).
test(the_step_is_named,
     [ forall(( impl(M),
                member(Step-Text,
                       [ ring-"  White is to lay a ring.",
                         ball-"  White is to move a ball.",
                         relocate([1-0,2-1])-
                             "  White is to relocate a ball of Black: b1, c2."
                       ])
              )) ]) :-
    position([2-2-'W',3-2-'B',0-0-w,0-4-w,1-1-w,1-0-b,2-1-b,4-1-b],
             'White'-Step, State),
    shown(M, State, [ascii(true)], Lines),
    assertion(memberchk(Text, Lines)).
test(nobody_is_to_move_when_the_game_is_over,
     [ forall(impl(M)),
       Last == [ "  White: 5 rings in supply, 3 of 3 balls on goals.",
                 "  Black: 5 rings in supply, 0 of 3 balls on goals.",
                 ""
               ]
     ]) :-
    position([3-0-w,4-0-w,4-1-w,0-0-b,1-0-b,2-0-b], 'Black'-ring, State),
    shown(M, State, [ascii(true)], Lines),
    length(Last, 3),
    append(_, Last, Lines),
    !.

legend([ "(W) ball, on its ring    W  ring    W  3 stack of 3 rings",
         "w b home cell of White, of Black   wWoW empty home cell"
       ]).

test(a_legend_explains_the_signs,
     [ forall(( impl(M),
                member(Name-Options-Times,
                       [ start-[]-2, start-[legend(false)]-0,
                         later-[]-0, later-[last([0,2,4,4,whiteRing])]-0,
                         later-[marks([])]-2, later-[legend(true)]-2
                       ])
              )),
       Count == Times
     ]) :-
    legend(Legend),
    (   Name == start
    ->  start(M, State)
    ;   stacked(State)
    ),
    shown(M, State, [ascii(true)|Options], Lines),
    aggregate_all(count, ( member(Line, Legend), memberchk(Line, Lines) ),
                  Count).
test(sentences_say_what_stands_where,
     [ forall(impl(M)),
       Lines == [ "Balls of White, 3: a1, b2, a5.",
                  "Rings of White on top: c3.",
                  "Empty home cells of White, 2: a4, b5.",
                  "Balls of Black, 3: b1, c2, e2.",
                  "Empty home cells of Black, 2: d1, e1.",
                  "Rings on c3, from the top: White, Black, White.",
                  "Rings on e2, from the top: Black, Black.",
                  "Last move: a3.",
                  "Possible, 2: b4, b5.",
                  "White: 3 rings in supply, 0 of 3 balls on goals.",
                  "Black: 3 rings in supply, 0 of 3 balls on goals.",
                  "White is to lay a ring.",
                  ""
                ]
     ]) :-
    stacked(State),
    shown(M, State,
          [text(true),last([-1,-1,0,2,whiteRing]),marks([1-3,1-4])], Lines).
test(display_game_2_of_the_original,
     [ forall(impl(M)),
       Lines == [ "  White: 0 rings in supply, 0 of 3 balls on goals.",
                  "> Black: 3 rings in supply, 0 of 3 balls on goals.", ""
                ]
     ]) :-
    M:intermediateMap(State),
    with_output_to(string(Text),
                   deterministic(M:display_game(State, 'Black'))),
    split_string(Text, "\n", "", All),
    length(Lines, 3),
    append(_, Lines, All),
    !.
test(states_of_the_document_are_nobodys_turn,
     [ forall(( impl(M),
                member(Name-Counts, [ initial-[5-0,5-0],
                                      intermediateMap-[0-0,3-0],
                                      endMap-[2-0,0-3]
                                    ])
              )),
       Shown == Expected
     ]) :-
    call(M:Name, State),
    shown(M, State, [ascii(true)], Lines),
    Counts = [White-WhiteGoals,Black-BlackGoals],
    format(string(WhiteLine),
           "  White: ~d rings in supply, ~d of 3 balls on goals.",
           [White,WhiteGoals]),
    format(string(BlackLine),
           "  Black: ~d rings in supply, ~d of 3 balls on goals.",
           [Black,BlackGoals]),
    Expected = [WhiteLine,BlackLine,""],
    length(Shown, 3),
    append(_, Shown, Lines),
    !.
test(no_line_is_wider_than_a_terminal,
     [forall(( impl(M), member(Text, [true,false]) )),
      true(Longest =< 79)]) :-
    position([ 0-4-[w,'B','B','B','B','B','W','W','W','W','W'],
               0-3-w,1-2-w,1-0-b,4-0-b,4-1-b
             ],
             'White'-ring, State),
    shown(M, State, [stacks(true),legend(true),text(Text)], Lines),
    maplist(string_length, Lines, Lengths),
    max_list(Lengths, Longest).
test(unicode_lines, forall(impl(M))) :-
    start(M, State),
    with_output_to(string(Text), M:show_game(State, [ascii(false)])),
    sub_string(Text, _, _, _, "\u253C"),
    !.

:- end_tests(mitsudomoe_display).

:- begin_tests(mitsudomoe_effects).

said(M, State, Move, Texts) :-
    deterministic(M:move_effects(State, Move, Messages)),
    maplist(message_text, Messages, Texts).

test(rings, [forall(impl(M)), Said == Expected]) :-
    stacked(State),
    findall(Texts,
            ( member(Move, [ [-1,-1,1,2,whiteRing], [2,2,1,2,whiteRing],
                             [-1,-1,2,2,whiteRing]
                           ]),
              said(M, State, Move, Texts)
            ),
            Said),
    Expected = [ ["White lays a ring from the supply on b3."],
                 ["White lays a ring from c3 on b3."],
                 [ "White lays a ring from the supply on c3.",
                   "It covers a ring of White."
                 ]
               ].
test(a_ball_moves, [forall(impl(M)), Said == Expected]) :-
    position([0-0-w,0-1-'W',0-4-w,1-4-w,3-0-b,4-0-b,4-1-b], 'White'-ball,
             State),
    said(M, State, [0,0,0,1,whiteBall], Said),
    Expected = ["White moves a ball from a1 to a2."].
test(a_ball_vaults_and_balls_are_relocated,
     [forall(impl(M)), Said == Expected]) :-
    position([0-0-w,1-0-b,2-0-b,3-0-'W',0-4-w,1-4-w,4-1-b,4-4-'B',0-3-'B'],
             'White'-ball, State),
    said(M, State, [0,0,3,0,whiteBall], Said0),
    M:move(State, [0,0,3,0,whiteBall], State1),
    said(M, State1, [1,0,0,3,blackBall], Said1),
    append(Said0, Said1, Said),
    Expected = [ "White vaults with a ball from a1 over b1, c1 to d1.",
                 "To be relocated: Black on b1, c1.",
                 "White has 1 of 3 balls on goals.",
                 "White relocates a ball of Black from b1 to a4.",
                 "Black has 1 of 3 balls on goals."
               ].
test(a_vault_over_balls_of_ones_own, [forall(impl(M)), Said == Expected]) :-
    position([0-0-w,1-1-w,2-2-'W',0-4-w,3-0-b,4-0-b,4-1-b], 'White'-ball,
             State),
    said(M, State, [0,0,2,2,whiteBall], Said),
    Expected = ["White vaults with a ball from a1 over b2 to c3."].
test(of_an_illegal_move, [forall(impl(M)), fail]) :-
    start(M, State),
    M:move_effects(State, [-1,-1,0,3,whiteRing], _).
test(of_no_move, [forall(impl(M)), error(type_error(mitsudomoe_move, x), _)]) :-
    start(M, State),
    M:move_effects(State, x, _).
test(every_move_of_a_game_has_a_text, [forall(impl(M))]) :-
    set_random(seed(1)),
    random_game(M, Moves,
                [states([State|States]),careful(true),max_plies(60)]),
    foldl(has_text(M), Moves, States, State, _).

has_text(M, Move, NewState, State, NewState) :-
    said(M, State, Move, Texts),
    assertion(Texts = [_|_]).

:- end_tests(mitsudomoe_effects).

:- begin_tests(mitsudomoe_info).

test(the_rules_are_those_of_the_config, [forall(impl(M))]) :-
    maplist(rules_of(M), [default,[rules(seed)],[rules(official)]],
            [Default,Seed,Official]),
    assertion(Default == Seed),
    assertion(append(Default, [_|_], Official)).
test(the_rules_count_the_pieces, [forall(impl(M))]) :-
    M:rules_text(default, [Line|_]),
    assertion(string_concat("R2, R3: Each player has three balls and eight \c
                             rings.", _, Line)).
test(rules_of_no_config,
     [forall(impl(M)), error(domain_error(rules, none), _)]) :-
    M:rules_text([rules(none)], _).

rules_of(M, Config, Lines) :-
    deterministic(M:rules_text(Config, Lines)).

:- end_tests(mitsudomoe_info).
