/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_tactigon_texts, [test_tactigon_texts/0]).
:- use_module(samples).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../../tests/support/deterministic').
:- use_module('../../../tests/support/message_text').
:- use_module('../../../tests/support/run_swipl').

/** <module> Tactigon: what players read
*/

test_tactigon_texts :-
    run_tests([ tactigon_settings, tactigon_notation, tactigon_display,
                tactigon_effects, tactigon_info
              ]).

:- begin_tests(tactigon_settings, [cleanup(defaults)]).

%   Each test sets what it needs; the thread of the tests has the defaults
%   before and after.

defaults :-
    nb_setval(tactigon_settings, settings(11, [], [cian-3,red-3])).

set(Lines, Advanced) :-
    nb_setval(tactigon_settings, settings(Lines, Advanced, [cian-3,red-3])).

test(at_first_eleven_lines_and_no_rules,
     [forall(impl(M)), Found == [7-11,[4],[cian-3,red-3]]]) :-
    thread_self(Me),
    thread_create(( M:board_size(Columns, Lines),
                    findall(Rule, M:rules(Rule), Rules),
                    findall(P-L, M:difficulty(P, L), Levels),
                    thread_send_message(Me, found([Columns-Lines,Rules,Levels]))
                  ), Thread),
    thread_join(Thread),
    thread_get_message(found(Found)),
    !.
test(threads_have_their_own, [forall(impl(M)), Size == 10-15]) :-
    M:create_new_board(15),
    thread_create(M:create_new_board(13), Thread),
    thread_join(Thread),
    M:board_size(Columns, Lines),
    Size = Columns-Lines,
    defaults.
test(a_new_board_has_its_lines, [forall(impl(M)), Lines == [2-5,3-3,8]]) :-
    M:create_new_board(13),
    M:line(0, A, B),
    M:line(12, C, D),
    M:board_size(Columns, _),
    Lines = [A-B,C-D,Columns],
    defaults.
test(two_elements_are_read_with_the_settings,
     [forall(impl(M)), Counts == [58,87,58]]) :-
    start(M, default, [Board,Player|_]),
    findall(Count,
            ( member(Advanced, [[],[1],[2]]),
              set(11, Advanced),
              M:valid_moves([Board,Player], Moves),
              length(Moves, Count)
            ),
            Counts),
    defaults.
test(three_elements_are_not, [forall(impl(M)), Count == 58]) :-
    start(M, default, State),
    set(15, [1,2]),
    M:valid_moves(State, Moves),
    length(Moves, Count),
    defaults.
test(two_elements_must_fit_the_settings,
     [ forall(impl(M)), cleanup(defaults),
       error(domain_error(tactigon_state, _), _)
     ]) :-
    start(M, [size(15)], [Board,Player|_]),
    set(11, []),
    M:valid_moves([Board,Player], _).
test(an_initial_state_sets_the_size, [forall(impl(M)), Lines == 15]) :-
    M:initial_state(15, _),
    M:board_size(_, Lines),
    defaults.
test(a_config_does_not, [forall(impl(M)), Lines == 11]) :-
    M:initial_state([size(15)], _),
    M:board_size(_, Lines).
test(rules_that_are_set, [forall(impl(M)), Found == [[1],[1,2],[4]]]) :-
    findall(Rules,
            ( member(Advanced, [[1],[1,2],[]]),
              set(11, Advanced),
              findall(Rule, M:rules(Rule), Rules)
            ),
            Found),
    defaults.
test(change_settings, [forall(impl(M)), true]) :-
    settings_after(M, "2\nx\n1\n2\n3\n", Output),
    assertion(Output == "[8-13,[1,2],[cian-1,red-2]]").
test(end_of_file_changes_nothing, [forall(impl(M)), true]) :-
    settings_after(M, "2\n1\n", Output),
    assertion(Output == "[7-11,[4],[cian-3,red-3]]").

settings_after(M, Input, Last) :-
    format(string(Goal),
           "load_game(~q,_),~q:change_settings,~q:board_size(C,L),\c
            findall(R,~q:rules(R),Rs),findall(P-D,~q:difficulty(P,D),Ds),\c
            nl,print([C-L,Rs,Ds])",
           [M,M,M,M,M]),
    run_swipl(['-g', Goal, '-t', halt, 'prolog/tabuleiro.pl'], Input, Output,
              "", exit(0)),
    split_string(Output, "\n", "", Lines),
    last(Lines, Last).

:- end_tests(tactigon_settings).

:- begin_tests(tactigon_notation).

test(of_a_move, [forall(impl(M)), Text == "3-6>3-5"]) :-
    start(M, default, State),
    M:move_notation(State, 3-6-3-5, Text).
test(ways_to_type_it,
     [ forall(( impl(M),
                member(Text, [ "3-6>3-5", "3-6 3-5", "3-6,3-5", " 3-6:3-5 ",
                               "3 6 3 5", "3-6-3-5", "3,6; 3,5", '3-6 3-5'
                             ])
              )),
       Move == 3-6-3-5
     ]) :-
    start(M, default, State),
    M:move_notation(State, Move, Text).
test(no_moves,
     [ forall(( impl(M),
                member(Text, [ "", "3-6", "3-6 3", "3-6 3-5 1", "a-6 3-5",
                               "3-6 9-9", "9-9 3-6", "-3-6 3-5", "36 35",
                               "3-6 3-5a"
                             ])
              )),
       fail
     ]) :-
    start(M, default, State),
    M:move_notation(State, _, Text).
test(tiles_are_those_of_the_board, [forall(impl(M)), Move == 9-7-9-6]) :-
    start(M, [size(15)], State),
    M:move_notation(State, Move, "9-7>9-6").
test(a_move_need_not_be_legal, [forall(impl(M)), Move == 3-5-0-4]) :-
    start(M, default, State),
    M:move_notation(State, Move, "3-5>0-4").
test(steps, [forall(impl(M)), Steps == Expected]) :-
    start(M, default, State),
    M:move_steps(State, 3-6-3-5, Steps),
    Expected = [ step("piece to move", 3-6, ["3-6"]),
                 step("tile to move to", 3-5, ["3-5"])
               ].
test(no_text, [forall(impl(M)), error(type_error(text, f(x)), _)]) :-
    start(M, default, State),
    M:move_notation(State, _, f(x)).
test(no_move, [forall(impl(M)), error(type_error(tactigon_move, 3-6), _)]) :-
    start(M, default, State),
    M:move_notation(State, 3-6, _).
test(nothing_given, [forall(impl(M)), error(instantiation_error, _)]) :-
    start(M, default, State),
    M:move_notation(State, _, _).

:- end_tests(tactigon_notation).

:- begin_tests(tactigon_display).

shown(M, State, Options, Lines) :-
    with_output_to(string(Text),
                   deterministic(M:show_game(State,
                                             [ascii(true)|Options]))),
    split_string(Text, "\n", "", Lines).

test(the_original_hexagons, [forall(impl(M)), Top == Expected]) :-
    start(M, default, State),
    shown(M, State, [], Lines),
    length(Top, 6),
    append(Top, _, Lines),
    Expected = [ "    |    0  1  2  3  4  5  6   |",
                 "----|--------------------------|----",
                 "    |            __            |",
                 "  0 |         __/CC\\__         |  0",
                 "    |      __/  \\__/  \\__      |",
                 "  1 |     /CC\\__/CT\\__/CC\\     |  1"
               ].
test(gold, [forall(impl(M)), true]) :-
    start(M, default, State),
    shown(M, State, [], Lines),
    assertion(nth1(14, Lines,
                   "  5 |  \\__/GT\\__/  \\__/GT\\__/  |  5")).
test(the_last_line_is_closed, [forall(impl(M)), true]) :-
    start(M, default, State),
    shown(M, State, [], Lines),
    assertion(nth1(24, Lines, " 10 |        \\__/RC\\__/        | 10")),
    assertion(nth1(25, Lines, "    |           \\__/           |")).
test(the_last_move_stands_in_parentheses, [forall(impl(M)), true]) :-
    start(M, default, State),
    M:move(State, 3-6-3-5, Next),
    shown(M, Next, [last(3-6-3-5)], Lines),
    assertion(nth1(14, Lines,
                   "  5 |  \\__/GT\\__(RC)__/GT\\__/  |  5")),
    assertion(nth1(16, Lines,
                   "  6 |  \\__/  \\__(  )__/  \\__/  |  6")).
test(marked_tiles_stand_in_brackets, [forall(impl(M)), true]) :-
    start(M, default, State),
    shown(M, State, [marks([0-4,6-4])], Lines),
    assertion(nth1(13, Lines,
                   "    |  [  ]__/  \\__/  \\__[  ]  |")).
test(a_flipped_board_begins_with_the_last_line, [forall(impl(M)), true]) :-
    start(M, default, State),
    shown(M, State, [flip(true)], [Header|Lines]),
    assertion(Header == "    |    6  5  4  3  2  1  0   |"),
    assertion(nth1(4, Lines, "    |         __/RC\\__         |")).
test(a_tile_of_the_last_move_may_be_marked_too, [forall(impl(M)), true]) :-
    start(M, default, State),
    M:move(State, 3-6-3-5, Next),
    shown(M, Next, [last(3-6-3-5),marks([3-5])], Lines),
    assertion(nth1(14, Lines,
                   "  5 |  \\__/GT\\__{RC}__/GT\\__/  |  5")),
    assertion(memberchk("( ) last move, [ ] possible, { } both", Lines)).
test(gold_is_seen_under_a_piece, [forall(impl(M)), Seen == Expected]) :-
    with_pieces([red-circle-1=1-5,cian-square-1=5-6], red, rules(11,[]),
                State),
    shown(M, State, [], Lines),
    shown(M, State, [compact(true),last(1-4-1-5)], Compact),
    findall(Line, (member(N, [14,15]), nth1(N, Lines, Line)), Seen0),
    nth1(8, Compact, Line5),
    append(Seen0, [Line5], Seen),
    Expected = [ "  5 |  \\__/RC\\__/  \\__/GT\\__/  |  5",
                 "    |  /  \\GT/  \\__/  \\__/  \\  |",
                 " 5   .  (RC*)  .    .    .   GT    .    5"
               ].
test(compact, [forall(impl(M)), Lines == Expected]) :-
    start(M, default, State),
    shown(M, State, [compact(true),marks([3-5])], Lines0),
    length(Lines, 8),
    append(Lines, _, Lines0),
    Expected = [ "          1         3         5       ",
                 "     0         2         4         6  ",
                 " 0             .   CC    .              0",
                 " 1       CC   CS   CT   CS   CC         1",
                 " 2        .   CT   CP   CT    .         2",
                 " 3       CC    .   CS    .   CC         3",
                 " 4   .    .    .   CC    .    .    .    4",
                 " 5   .   GT    .  [ . ]  .   GT    .    5"
               ].
test(the_turn_is_shown, [forall(impl(M)), Last == Expected]) :-
    start(M, [first(cian)], State),
    shown(M, State, [], Lines),
    length(Last, 4),
    append(_, Last, Lines),
    !,
    Expected = [ "  Red: 13 pieces.", "> Cyan: 13 pieces.",
                 "  Cyan is to move.", ""
               ].
test(nobody_is_to_move_when_the_game_is_over,
     [forall(impl(M)), Last == Expected]) :-
    just_pieces([cian-circle-1=1-5,cian-circle-2=5-5,cian-pentagon-1=3-0,
                 red-pentagon-1=3-10,red-square-3=3-9],
                Board),
    shown(M, [Board,cian,rules(11,[])], [], Lines),
    length(Last, 3),
    append(_, Last, Lines),
    !,
    Expected = [ "  Red: 2 pieces. Lost: 6 circles, 3 triangles, 2 squares.",
                 "  Cyan: 3 pieces. Lost: 4 circles, 3 triangles, 3 squares.",
                 ""
               ].

legend([ "1st sign: R red, C cyan   GT gold tile, below a piece",
         "1st sign: R red, C cyan   GT gold tile, * below a piece",
         "2nd sign: C circle, T triangle, S square, P pentagon"
       ]).

test(a_legend_explains_the_signs,
     [ forall(( impl(M),
                member(Name-Options-Times,
                       [ initial-[]-2, initial-[compact(true)]-2,
                         initial-[legend(false)]-0, final-[]-0,
                         final-[last(3-6-3-5)]-0, final-[marks([])]-2,
                         final-[legend(true)]-2
                       ])
              )),
       Count == Times
     ]) :-
    legend(Legend),
    once(M:board(Name, Board)),
    shown(M, [Board,_], Options, Lines),
    findall(Line, ( member(Line, Legend), memberchk(Line, Lines) ), Shown),
    length(Shown, Count).
test(sentences_say_what_stands_where, [forall(impl(M)), Lines == Expected]) :-
    with_pieces([red-circle-1=1-5,red-circle-2=1-6,cian-square-1=5-6], red,
                rules(11,[]), State),
    shown(M, State, [text(true),last(1-4-1-5),marks([2-5])], Lines),
    Expected = [ "Red circles, 2: 1-5, 1-6.", "Red pentagon: 3-10.",
                 "Cyan square: 5-6.", "Cyan pentagon: 3-0.",
                 "Gold tiles, 2: 1-5, 5-5.", "Last move, 2: 1-4, 1-5.",
                 "Possible: 2-5.",
                 "Red: 3 pieces. Lost: 4 circles, 3 triangles, 3 squares.",
                 "Cyan: 2 pieces. Lost: 6 circles, 3 triangles, 2 squares.",
                 "Red is to move.", ""
               ].
test(the_document_shows_any_player, [forall(impl(M)), Lines == Expected]) :-
    start(M, default, [Board|_]),
    shown(M, [Board,_], [], Lines),
    shown(M, [Board,red], [], All),
    append(Same, ["> Red: 13 pieces.","  Cyan: 13 pieces.",_,""], All),
    append(Same, ["  Red: 13 pieces.","  Cyan: 13 pieces.",""], Expected),
    !.
test(samples_of_the_document_are_shown,
     [forall(( impl(M), member(Name, [initial,intermediate,final]) )), true]) :-
    once(M:board(Name, Board)),
    shown(M, [Board,_], [], Lines),
    length(Lines, Length),
    assertion(Length > 20).
test(pieces_are_shapes_where_they_can_be_printed,
     [forall(impl(M)), Signs == "\u25CF\u25B2\u25A0\u2B1F"]) :-
    start(M, default, State),
    with_output_to(string(Text), M:show_game(State, [ascii(false)])),
    split_string(Text, "\n", "", Lines),
    once(( member(Legend, Lines),
           sub_string(Legend, 0, _, _, "2nd sign: ")
         )),
    string_codes(Legend, Codes),
    include(<(0'z), Codes, SignCodes),
    string_codes(Signs, SignCodes),
    once(( member(Line, Lines),
           sub_string(Line, _, _, _, "R\u2B1F")
         )).
test(the_chosen_piece_has_sides_of_its_own, [forall(impl(M))]) :-
    start(M, default, State),
    shown(M, State, [compact(true),chosen([4-7]),marks([4-6])], Lines),
    assertion(( member(Line, Lines),
                sub_string(Line, _, _, _, "<RT >")
              )).
test(every_piece_and_tile_is_shown,
     [forall(( impl(M), member(L, [11,13,15]), member(Flip, [true,false]),
               member(Compact, [true,false]) )),
      Counts == [12,6,6,2,2]]) :-
    start(M, [size(L)], State),
    with_output_to(string(Text),
                   M:show_game(State,
                               [ascii(true),flip(Flip),compact(Compact)])),
    findall(Count,
            ( member(Letters, [["CC","RC"],["CS","RS"],["CT","RT"],
                               ["CP","RP"],["GT"]]),
              findall(B, ( member(Piece, Letters),
                           sub_string(Text, B, _, _, Piece) ), Bs),
              length(Bs, Count0),
              (   Letters == ["GT"]
              ->  Count is Count0-1     % the legend
              ;   Count = Count0
              )
            ),
            Counts).
test(no_line_is_wider_than_sixty_columns,
     [ forall(( impl(M), member(L, [11,13,15]), member(Compact, [true,false])
              ))
     ]) :-
    start(M, [size(L)], [Board|Rest]),
    include(late, Board, Late),
    shown(M, [Late|Rest], [compact(Compact),marks([3-5])], Lines),
    maplist(string_length, Lines, Lengths),
    max_list(Lengths, Longest),
    assertion(Longest =< 60).

%   Few pieces are left, so that many are listed as lost.

late(position(_-Type-1, _)) :-
    Type \== circle.

:- end_tests(tactigon_display).

:- begin_tests(tactigon_effects).

said(M, State, Move, Texts) :-
    deterministic(M:move_effects(State, Move, Messages)),
    maplist(message_text, Messages, Texts).

test(attacks, [forall(impl(M)), Said == Expected]) :-
    with_pieces([red-circle-1=3-5,cian-square-1=3-4,
                 red-triangle-1=5-8,cian-circle-1=5-7],
                red, rules(11,[]), State),
    findall(Texts,
            ( member(Move, [3-5-3-4,5-8-5-7,3-5-3-6]),
              said(M, State, Move, Texts)
            ),
            Said),
    Expected = [ ["Red's circle takes Cyan's square."],
                 ["Red's triangle attacks Cyan's circle: both are lost."],
                 []
               ].
test(gold_is_held, [forall(impl(M)), Said == Expected]) :-
    with_pieces([cian-circle-1=1-5,cian-circle-2=5-4,red-square-1=5-5], cian,
                rules(11,[]), State),
    M:move(State, 5-4-5-5, Next),
    said(M, State, 5-4-5-5, Said),
    assertion(M:valid_moves(Next, [_|_])),
    Expected = [ "Cyan's circle takes Red's square.",
                 "Cyan is on both gold tiles, and wins if it holds them for a \c
                  turn."
               ].
test(of_an_illegal_move, [forall(impl(M)), fail]) :-
    start(M, default, State),
    M:move_effects(State, 3-6-3-0, _).
test(of_no_move, [forall(impl(M)), error(type_error(tactigon_move, x), _)]) :-
    start(M, default, State),
    M:move_effects(State, x, _).

:- end_tests(tactigon_effects).

:- begin_tests(tactigon_info).

test(the_rules_are_those_of_the_config, [forall(impl(M))]) :-
    rules_of(M, default, Default),
    rules_of(M, [size(15)], [Line|Basic]),
    rules_of(M, [size(15),advanced([1])], [Line|One]),
    rules_of(M, [size(15),advanced([1,2])], [Line|Both]),
    assertion(Line == "R1: The board has 15 lines and 10 columns, 117 tiles."),
    assertion(Default = [_|Basic]),
    assertion(append(Basic, [_|_], One)),
    assertion(append(One, [_|_], Both)).
test(the_rules_of_a_number_are_those_set,
     [ forall(impl(M)), Rules == Expected,
       cleanup(advanced(M, []))
     ]) :-
    advanced(M, [2]),
    rules_of(M, 13, Rules),
    rules_of(M, [size(13),advanced([2])], Expected).
test(rules_of_no_config,
     [forall(impl(M)), error(domain_error(board_size, 12), _)]) :-
    M:rules_text([size(12)], _).

rules_of(M, Config, Lines) :-
    deterministic(M:rules_text(Config, Lines)).

%   Advanced are the advanced rules that are set.

advanced(M, Advanced) :-
    M:set_menu_settings(settings{ size:11, advanced:Advanced,
                                  player1:human, player2:human
                                }).

:- end_tests(tactigon_info).
