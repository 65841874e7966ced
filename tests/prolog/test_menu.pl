:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_menu, [test_menu/0]).
:- use_module(library(plunit)).
:- use_module('../support/run_swipl').
:- use_module('../support/texts').
:- use_module('../support/typed').
:- use_module('../../prolog/tabuleiro/play/menu', [play_game/1]).

/** <module> The menu, as a person uses it

Each test types lines into the menu of a game and checks that the output has
certain texts, in order. A thread has its own settings, as a process has. So a
test needs a process only if it types at the Prolog prompt.
*/

test_menu :-
    run_tests(menu).

%   Types Lines into the menu of Game.

types(Game, Lines, Output) :-
    typed(play_game(Game), Lines, Output).

:- begin_tests(menu).

test(leave) :-
    types(waldmeister, ["10"], Output),
    in_order(["Wald Meister",
              ">  1  Start: Player 1 human, Player 2 newcomer (600)",
              "10  Leave"], Output).
test(leave_by_word) :-
    types(waldmeister, ["quit"], _).
test(end_of_file_leaves) :-
    types(waldmeister, [], _).
test(end_of_file_in_a_game_leaves) :-
    types(waldmeister, ["1"], Output),
    in_order(["Player 1, tree to plant (? for help): "], Output).
test(end_of_file_outside_of_a_menu_has_a_text) :-
    run_swipl(['-g', 'play_match(wali,human,human,_,[])', '-t', halt,
               'prolog/tabuleiro.pl'],
              "b1\n", _, Errors, _),
    in_order(["The game was left."], Errors).
test(wrong_choices_are_explained) :-
    types(waldmeister, ["11", "stop", "?", "foo(", "players", "5", "10"],
          Output),
    in_order(["\"11\" is not one of them: type a number from 1 to 10",
              "\"stop\" is not one",
              "1  Start: Player 1 human, Player 2 newcomer",
              "Enter chooses what is marked", "\"foo(\" is not one"
             ], Output).
test(enter_starts_a_game_against_the_weakest_computer) :-
    types(waldmeister, ["", "1-1 a1", "quit", "q"], Output),
    in_order(["Player 1, tree to plant", "Player 1 plays 1-1@a1",
              "Player 2 (computer, newcomer) plays "], Output).
test(a_unique_beginning_of_a_word_is_enough) :-
    types(waldmeister, ["cr", "set", "b", "qui"], Output),
    in_order(["Credits", "Settings", "Board size", "Leave"], Output).
test(a_beginning_of_several_words_lists_them) :-
    types(waldmeister, ["p", "human", "computer against h", "back", "q"],
          Output),
    in_order(["That may be human against human or human against computer",
              "How strong is Player 1"], Output).
test(rules_and_credits) :-
    types(waldmeister, ["rules", "credits", "q"], Output),
    in_order(["Rules", "8 by 8, 64 cells", "Credits", "Tomás", "Leave"],
             Output).
test(settings_reach_the_game) :-
    types(waldmeister, ["s","1","12","2","2","2-1","b","1","quit","q"],
          Output),
    in_order(["1  Board size: 8",
              "Board size, 2 to 11 (now 8): ",
              "\"12\" is not possible; possible: 2 to 11.",
              "1  Board size: 2",
              "2  What the players collect: player 1 heights,",
              "2  What the players collect: player 1 colours,",
              " 2  ", "> Player 1, colours"], Output).
test(seconds_are_typed_with_a_point_or_a_comma) :-
    types(wali, ["s","pace","other","x","0,5","pace","other","2.5","b","q"],
          Output),
    in_order(["\"x\" is not a number of seconds",
              "Pace of two computers: 0.5 seconds",
              "Pace of two computers: 2.5 seconds"], Output).
test(any_clock_can_be_typed) :-
    types(wali, ["s","clock","other","x","20+1","clock","other","120",
                 "clock","8","90+0.5","b","q"], Output),
    in_order(["\"x\" is not a number of seconds",
              "Clock of each player: 20 s + 1 s a move",
              "Clock of each player: 2 min\n",
              "\"8\" is not one of them",
              "Clock of each player: 90 s + 0.5 s a move"], Output).
test(every_menu_of_a_record_knows_the_rules) :-
    types(wali, ["annotated","rules","b","q"], Output),
    in_order(["Annotated games", "1  Game 1, ",
              "R13, R14", "1  Game 1", "Leave"], Output).
test(settings_last_until_the_program_ends) :-
    run_swipl(['-g', "play(tactigon),play(tactigon),print(left)",
               '-t', halt, 'prolog/tabuleiro.pl'],
              "settings\n1\n13\n2\n[1,2]\nback\nq\ns\nback\nq\n",
              Output, "", exit(0)),
    in_order(["Board size, columns x lines: 7x11", "Leave", "Leave",
              "Board size, columns x lines: 8x13",
              "2  Advanced rules: both"], Output).
test(settings_of_the_original_program_reach_the_menu) :-
    run_swipl(['-g', "load_game(tactigon,_),tactigon:change_settings,\c
                      play(tactigon),print(left)",
               '-t', halt, 'prolog/tabuleiro.pl'],
              "2\n1\n2\n4\nsettings\nback\n1\nq\nq\n",
              Output, "", exit(0)),
    in_order(["1  Start: Red level 2 (very weak), Cyan level 1 (weakest)",
              "columns x lines: 8x13", "Advanced rules: none",
              "\n 12 |", "Red (computer, greedy) plays",
              "Cyan (computer, random) plays"
             ], Output).
test(settings_of_the_menu_reach_the_original_program) :-
    run_swipl(['-g', "play(tactigon),tactigon:board_size(_,Lines),\c
                      findall(R,tactigon:rules(R),Rs),\c
                      findall(P-L,tactigon:difficulty(P,L),Ls),\c
                      tactigon:initial_state(Lines,[Board,_]),\c
                      tactigon:validate_move([Board,red],4-7-4-6),\c
                      print(Lines/Rs/Ls)",
               '-t', halt, 'prolog/tabuleiro.pl'],
              "s\n1\n13\n2\n2\nback\nplayers\nch\ngreedy\nq\n",
              Output, "", exit(0)),
    in_order(["3  Computer against human",
              "Start: Red level 2 (very weak), Cyan human",
              "13/[2]/[cian-3,red-2]"], Output).
test(a_game_starts_with_the_players_that_are_set) :-
    types(tactigon, ["2", "2", "random", "1", "3-6", "3-5", "q", "q"],
          Output),
    in_order(["Players", "1  Human against human",
              "2  Human against computer", "How strong is Cyan",
              "1  Start: Red human, Cyan level 1 (weakest)",
              "Red, piece to move",
              "Cyan (computer, random) plays", "Red, piece to move"], Output).
test(an_empty_answer_keeps_a_setting) :-
    types(waldmeister, ["s","1","","2","","b","q"], Output),
    in_order(["Board size, 2 to 11 (now 8): ", "1  Board size: 8",
              "3  No change: player 1 heights, player 2 colours",
              "2  What the players collect: player 1 heights,"], Output).
test(a_choice_of_level_can_be_left) :-
    types(waldmeister, ["cc","1","q","q"], Output),
    in_order(["How strong is Player 2", "Start: Player 1 human"], Output).
test(levels_go_up_to_nine) :-
    types(mitsudomoe, ["hc","levels","12","level 5","q","q"], Output),
    in_order(["How strong is Black", "4  wary (very weak): ",
              "5  level 5 (fair): looks up to",
              "9  level 9 (strongest): thinks for two seconds",
              "10  Back",
              "\"12\" is not one of them",
              "White, cell to lay a ring on"], Output).
test(a_search_plays) :-
    types(wali, ["ch","level 3","q","q"], Output),
    in_order(["White (computer, level 3) plays", "Black, cell"], Output).
test(a_strength_plays) :-
    types(wali, ["ch","newcomer","q","q"], Output),
    in_order(["How strong is White", "1  newcomer (600)",
              "White (computer, newcomer) plays", "Black, cell",
              "Start: White newcomer (600), Black human"], Output).
test(a_program_plays) :-
    types(wali, ["ch","program","","ch","program","no_such_program x","true",
                 "build/tabuleiro-ugi wali","q","q"], Output),
    in_order(["Command, such as", "Start: White human", "Command, such as",
              "There is no program no_such_program.",
              "true has ended, with status exit(0).",
              "White (computer, tabuleiro-ugi) plays", "Black, cell",
              "Start: White program build/tabuleiro-ugi wali, Black human"],
             Output).
test(a_program_that_ends_has_lost) :-
    tmp_file_stream(File, Out, [encoding(utf8)]),
    format(Out, "read a; echo ugiok; read a; read a; echo readyok~n", []),
    close(Out),
    format(string(Command), "sh ~w", [File]),
    types(wali, ["ch","program",Command,"q"], Output),
    delete_file(File),
    in_order(["White has ended, with status exit(0).",
              "Start: White program sh"], Output).
test(a_game_by_hand) :-
    types(waldmeister,
          [ "s","1","2","b","hh",
            "2-3","a1",                 % choice by choice
            "a1 b1 1-1",                % all at once
            "a1-a2+3-3",                % in notation
            "C9","b1","2-0","1-2",      % wrong, then cells as X-Y
            "q"
          ], Output),
    in_order(["Player 1, tree to plant", "Player 1, cell",
              "Player 1 plays 2-3@a1", "Player 2 plays a1-b1+1-1",
              "Player 1 plays a1-a2+3-3",
              "\"c9\" is not possible as the tree to move; type b1 or a2.",
              "Player 2, cell to move it to", "Player 2 plays b1-b2+1-2",
              "Player 1 wins, 4 to 3.\nEvery cell has a tree.",
              "Wald Meister"], Output).
test(stones_by_hand) :-
    types(wali,
          [ "s","1","3-3","b","hh",
            "b1","B1","d1","a0",        % not there, not on the board
            "2-0","","c2","a2",         % a cell as Column-Row
            "q"
          ], Output),
    in_order(["Board size: 3-3",
              "White, cell", "White plays b1",
              "b1 is not a legal move here; ? lists what is.",
              "\"d1\" is not possible as the cell; ? lists what is.",
              "Black plays a0", "White plays c0",
              "Type the cell, or ? for help.", "Black plays c2",
              "White plays a2",         % and Black can drop no more
              "2 on the board, 1 out of the game",
              "White wins.\nBlack has two stones left.\n", "Wali"
             ], Output).
test(a_turn_in_several_steps) :-
    types(mitsudomoe,
          [ "hh",
            "b3","a4","b3",             % all rings are in the supply
            "@a1",                      % leaves Black no ball step
            "q"
          ], Output),
    in_order(["White, cell to lay a ring on",
              "White plays @b3", "White is to move a ball",
              "White, ball to move", "White, cell to move it to",
              "White plays a4-b3", "> Black: 5 rings in supply",
              "@a1 loses at once: Black has no ball that can move.",
              "Black plays @a1",
              "White wins.\nBlack has no ball that can move.\n", "Mitsudomoe"
             ], Output).
test(a_refusal_lists_few_answers) :-
    types(mitsudomoe, ["hh","@a3 a4-a3","@d3 e2-d3","d5","quit","q"], Output),
    in_order(["\"d5\" is not possible as the ring to lay; type supply or a4."],
             Output).
test(help_lists_the_answers) :-
    types(waldmeister, ["1", "?", "3-1", "?", "quit", "q"], Output),
    in_order(["Possible answers for the tree to plant:", "1-1  1-2  1-3",
              "Possible answers for the cell:", "a1  b1  a2"], Output).
test(illegal_moves_are_explained) :-
    types(waldmeister, ["1", "a1-b1+1-1", "2-2 z9", "", "quit", "q"],
          Output),
    in_order(["a1-b1+1-1 is not a legal move here",
              "\"z9\" is not possible as the cell",
              "Type the tree to plant, or ? for help."], Output).
test(back_begins_the_move_again) :-
    types(waldmeister, ["1", "2-2", "back", "3-3", "c1", "quit", "q"],
          Output),
    in_order(["Player 1, cell", "Player 1, tree to plant",
              "Player 1 plays 3-3@c1"], Output).
test(the_same_answer_again_takes_it_back) :-
    types(tactigon, ["1", "3-6", "3-6", "5-7", "5-6", "quit", "q"], Output),
    in_order(["Red, piece to move", "Red, tile to move to",
              "Red, piece to move", "Red plays 5-7>5-6"], Output),
    \+ sub_string(Output, _, _, _, "is not possible").
test(help_lists_the_commands) :-
    types(waldmeister, ["1", "help", "quit", "q"], Output),
    in_order(["  back                  begins the move again",
              "  quit                  leaves the game",
              "  flip                  turns the board round"], Output).
test(a_game_may_have_views_of_its_own) :-
    types(tactigon,
          ["1", "help", "compact", "3-6 3-5", "compact", "quit", "q"], Output),
    in_order(["__/C\u25CF\\__", "  compact               draws it small",
              " 0             .   C\u25CF", "Red plays 3-6>3-5",
              " 5   .   GT    .  (R\u25CF )",
              "__/C\u25CF\\__"], Output).
test(a_flipped_board_stays_flipped) :-
    types(waldmeister, ["s","1","3","b","1","flip","1-1 a1","quit","q"],
          Output),
    in_order(["\n 0 ", "\n 4 ", "Player 1, tree", "\n 4 ", "\n 0 ",
              "Player 1 plays", "\n 4 ", "\n 0 "], Output).
test(flip_turns_the_board) :-
    types(waldmeister, ["1", "flip", "quit", "q"], Output),
    in_order(["\n 0 ", "\n14 ", "tree to plant", "\n14 ", "\n 0 "], Output).
test(a_person_against_a_bot) :-
    types(waldmeister,
          ["s","1","2","b","hc","easy","1-1 a1","a1 a2 1-1"], Output),
    in_order(["How strong is Player 2, the computer?",
              "Player 1 plays 1-1@a1",
              "Player 2 (computer, easy) plays "], Output).
test(bots_play_to_the_end) :-
    types(waldmeister, ["s","1","2","b","cc","easy","hard","q"], Output),
    in_order(["Player 1 (computer, easy) plays ",
              "Player 2 (computer, hard) plays ",
              "Leave"], Output).
test(the_menu_of_games) :-
    run_swipl(['-g', "tabuleiro,print(left)", '-t', halt,
               'prolog/tabuleiro.pl'],
              "Wald Meister\nq\nwaldmeister\nq\nq\n", Output, "", exit(0)),
    in_order(["Wald Meister", "1  Start: ", "1  Start: ", "tabuleiro"], Output),
    string_concat(_, "left", Output).

:- end_tests(menu).
