/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_at_terminal, [test_at_terminal/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/converse').
:- use_module('../support/record_texts').
:- use_module('../support/run_swipl', [has_terminal/0]).
:- use_module('../support/saved_game').
:- use_module('../support/texts').
:- use_module('../../prolog/tabuleiro').

/** <module> A game as a person plays it at a terminal
*/

test_at_terminal :-
    run_tests(at_a_terminal).

%   The menu of Game at a terminal, Dialogue, and an end that is not the
%   program's.

at_terminal(Game, Dialogue, Output) :-
    at_terminal(xterm, Game, Dialogue, Output).

at_terminal(Type, Game, Dialogue, Output) :-
    format(string(Goal), "play_game(~w),print(left)", [Game]),
    converse(Type, ['-g', Goal, '-t', halt, 'prolog/tabuleiro/play/menu.pl'],
             Dialogue, Output),
    must_have(Output, "left").

%   The moves of a game that two bots play, as a person types them.

bots_game(Game, Options, Lines, Winner) :-
    set_random(seed(1)),
    play_match(Game, level(2), level(2), Winner,
               [ as_record(Record),
                 max_plies(1000)
               | Options
               ]),
    record_texts(Record, Texts),
    append(Moves, [_], Texts),
    !,
    findall(line(Move), member(Move, Moves), Lines).

%   Small boards, by the settings of the menu, and its text for a person.

small(waldmeister, [config([size(2)])],
      ["s",1,2,"b"],   "Player 1, tree", "Every cell has a tree").
small(wali,        [config([size(3-3)])],
      ["s",1,"3-3","b"], "White, cell",  "Black").
small(mitsudomoe,  [], ["s","warn","off","b"], "White, cell to lay", ".").
small(tactigon,    [], [],               "Red, piece", ".").

%   Two first turns of a person, called Name, against level 3 of the menu. Plies
%   are those of a turn and its answer.

against_bot(waldmeister, "Player 1", "Player 2 (computer, level 3)", 2,
            "1-1@a1", "3-3@h8").
against_bot(mitsudomoe,  "White",    "Black (computer, hard)",       4,
            "@b4 b5-b4", "a4-b4").
against_bot(wali,        "White",    "Black (computer, level 3)",    2,
            "b1", "c3").
against_bot(tactigon,    "Red",      "Cyan (computer, level 3)",     2,
            "3-6>3-5", "3-6>4-5").

%   The terminal shows Text, up to a question for a move, on a screen of Rows
%   and Columns.

fits(Text, Rows, Columns) :-
    split_string(Text, "\n", "", Lines),
    length(Lines, Count),
    assertion(Count =< Rows),
    forall(member(Line, Lines),
           ( string_length(Line, Length),
             assertion(Length =< Columns)
           )).

%   A key that goes back, at each kind of question in a session of two people
%   that begins with the line First. At the board it does what Shown says.

goes_back("\x03\", "Leaving: Enter").
goes_back("\x04\", "? for help)").

questions(Key, Shown, First, Dialogue) :-
    Menu = see("Your choice: "),
    Ask = see("? for help)"),
    Back = type(Key),
    Dialogue =
        [ Menu, line(players), Menu, Back,
          Menu, line("hc"), see("How strong"), Menu, Back,
          Menu, line("s"), Menu, line("warn"), Menu, Back, Menu, Back,
          Menu, line("load"), see("Name of the file"), Back,
          Menu, line("hh"), Ask, Back,
          Menu, line("hh"), Ask, line(First), Ask,
          Back, see("Leaving: Enter"), line(back), Ask,
          line(resign), see("Give the game up?"), Back, Ask,
          line(draw), see("Offer a draw?"), Back, Ask,
          line(draw), see("Offer a draw?"), line(y),
          see("do you accept"), Back, see("declines"), Ask,
          type("\e[B"), see("arrows"), Back, see(Shown), line(back), Ask,
          line(resign), see("Give the game up?"), line(y),
          see("The game is over"), Menu,
          line(2), see("q leave"), Back, see("The game is over"), Menu,
          line(2), see("q leave"), type("g"), see("Which move"), Back,
          see("The game is over"), Menu,
          line(3), see("Name of the file"), Back,
          see("The game is over"), Menu, Back, Menu, Back
        ].

:- begin_tests(at_a_terminal, [condition(has_terminal)]).

test(a_whole_game_of_two_people,
     [forall(small(Game, Options, Settings, First, End))]) :-
    bots_game(Game, Options, Lines, _),
    findall(line(Setting), member(Setting, Settings), Set),
    Lines = [Move1,Move2|Moves],
    append([ Set, [line("hh"),see(First)],
             [Move1,Move2,line(undo),line(undo),line(redo),line("flip")],
             [Move2], Moves,
             [ see("The game is over"), line(what), see("not one of them"),
               line(1), see("accuracy"), see("Your choice"),
               line(2), see("Start"), type("nq"), see("Your choice"),
               line(back), see("Leave"), line(q)
             ]
           ],
           Dialogue),
    at_terminal(Game, Dialogue, Output),
    must_have(Output, End),
    must_have(Output, "The move is played again.").
test(a_game_against_a_bot_is_saved_and_resumes,
     [ forall(against_bot(Game, Name, Bot, Plies, Move1, Move2)),
       Times == 1
     ]) :-
    Ask = see("? for help)"),
    string_concat(Bot, " plays", Answer),
    format(string(Resumed), 'after ~d moves.', [Plies]),
    command(why, Move2, Why),
    in_file(File,
            ( command(load, File, Load),
              at_terminal(Game,
                          [ line("hc"), line("a level"), line(3), Ask,
                            line(Move1), see(Answer), Ask,
                            line(undo), see("taken back"), Ask,
                            line(Move2), see(Answer), Ask,
                            line(hint), see("would play"), Ask,
                            line(Move2), see("is not"), Ask,
                            line(Why), see("is not"), Ask,
                            line(nonsense), see("\"nonsense\" is not"), Ask,
                            line(quit), see("Leaving: Enter"), line(File),
                            see("is saved"), see("Leave"),
                            line("hh"), Ask, line(Load), see(Resumed),
                            see("is a computer"), Ask,
                            line(quit), see("Leaving: Enter"), line(""),
                            see("Leave"), line(q)
                          ],
                          Output)
            )),
    format(string(Played), '~w plays ~w', [Name,Move2]),
    times(Played, Output, Times).
test(control_c_and_end_of_file_go_back_at_every_question,
     [ forall(( member(Game, [mitsudomoe,wali]),
                against_bot(Game, _, _, _, First, _),
                goes_back(Key, Shown)
              ))
     ]) :-
    questions(Key, Shown, First, Dialogue),
    at_terminal(Game, Dialogue, _).
test(boards_and_lines_follow_the_size_of_the_terminal,
     [forall(against_bot(Game, _, _, _, First, _))]) :-
    format(string(Goal), 'shell(tty),play_game(~w)', [Game]),
    converse(xterm,
             ['-g', Goal, '-t', halt, 'prolog/tabuleiro/play/menu.pl'],
             [ see("Leave"), size(50, 132), see("Your choice: "), line("hh"),
               see("? for help)"), line(First), see("? for help)"),
               size(24, 80), line("board"), see("? for help)"),
               type("\e[B"), see("(arrows"), type("\e"), see("? for help)"),
               line("undo"), see("? for help)"),
               size(50, 132), line("board"), see("? for help)"),
               size(24, 80), line("moves"), see("? for help)"),
               line("resign"), see("Give"), line(y), see("wins")
             ],
             Output),
    atomic_list_concat([_,Large,Small|_], '? for help)', Output),
    fits(Large, 50, 132),
    fits(Small, 24, 80).
test(control_c_asks_before_it_leaves_a_game) :-
    at_terminal(wali,
                [ line("hh"), see("White, cell"), line(b1), see("Black, cell"),
                  type("\x03\"), see("Leaving: Enter"), line(c3),
                  see("Save in a file called c3?"), line(n),
                  see("Leaving: Enter"), line(back),
                  see("Black, cell"), line(b2), see("White, cell"),
                  line(resign), see("Give the game up?"), type("\x03\"),
                  see("White, cell"), line(draw), see("Offer"), line(y),
                  see("Black, do you accept a draw?"), line(n),
                  see("Black declines"), line(draw), see("Offer"), line(y),
                  see("accept"), line(y),
                  see("agreed on a draw"), see("The game is over"), line(4),
                  see("White, cell"), type("\x03\"), see("Leave"), line(q)
                ],
                _).
%   Enter begins a new game at the start, whatever was played on from.

test(a_game_goes_on_from_before_its_end) :-
    Ask = see("? for help)"),
    at_terminal(wali,
                [ line("hh"), Ask, line(help), see("Enter goes on"), line(""),
                  Ask, line(b1), Ask, line(c3), Ask,
                  line(resign), see("Give"), line(y),
                  see("The game is over"), line(undo),
                  see("Black, cell"), line(d3), see("White, cell"),
                  line(resign), see("Give"), line(y),
                  see("The game is over"), line("play on from here"),
                  see("White, cell"), line(a0), see("Black, cell"),
                  line(resign), see("Give"), line(y),
                  see("The game is over"), line(2), see("q leave"),
                  type("nno"), see("White, cell"), line(e5),
                  see("Black, cell"), line(resign), see("Give"), line(y),
                  see("The game is over"), line(rules), see("Enter goes on"),
                  line(""), see("A first move"), see("Enter goes on"), line(""),
                  see("Your choice"), line(rules), see("Enter goes on"),
                  line(q), see("Your choice"), line(""),
                  see("White, cell"), line(a0), see("Black, cell"),
                  line(q), see("Leaving"), line(""),
                  see("Leave"), line(q)
                ],
                Output),
    must_have(Output, "White plays e5").
test(enter_after_a_game_begins_one_against_the_next_opponent) :-
    converse(xterm,
             ['-g', "load_game(wali,_),\c
                     session(play_session(wali,human,strength(casual),[]))",
              '-t', halt, 'prolog/tabuleiro.pl',
              'prolog/tabuleiro/play/session.pl',
              'prolog/tabuleiro/play/terminal.pl'],
             [ see("White, cell"), line(resign), see("Give"), line(y),
               see("Try learner ("), see(">  4  Play against learner ("),
               line(""), see("White, cell"), line(b1),
               see("Black (computer, learner)"), see("White, cell"), line(q),
               see("Leaving"), line("")
             ],
             _).
test(a_game_that_its_rules_ended_is_taken_back, Offers == 0) :-
    at_terminal(mitsudomoe,
                [ line("hh"), see("? for help)"), line("@a3"),
                  see("? for help)"), line("a4-a3"), see("? for help)"),
                  line("@a1"), see("loses at once"), line(y),
                  see("The game is over"), line(undo), see("Black, cell"),
                  line(q), see("Leaving"), line(""), see("Leave"), line(q)
                ],
                Output),
    times("Play on from here", Output, Offers).
test(a_move_that_the_coach_calls_a_blunder_is_taken_back, Times == 0) :-
    converse(xterm,
             ['-g', "load_game(wali,_),\c
                     state_notation(wali,S,\"1WB2/BWBWB/WBWBW/1WBWB/1BWBW/\c
                     BW1BW_W_move_a3-a2,a4-a5\"),\c
                     play_match(wali,human,human,_,[state(S),coach(true)])",
              '-t', halt, 'prolog/tabuleiro.pl'],
             [ see("White, stone"), line("d1-d0"),
               see("The best answer to d1-d0:"), see("blunder"),
               see("Take it back?"), line(y), see("> White"),
               see("White, stone"), line("b5-c5"), see("White plays b5-c5"),
               see("Black, stone"), line(q), see("Leaving"), line("")
             ],
             Output),
    times("White plays d1-d0", Output, Times).
test(a_second_control_c_leaves_all, Menus == 1) :-
    at_terminal(wali,
                [ line("hh"), see("White, cell"), line(b1), see("Black, cell"),
                  type("\x03\"), see("Leaving: Enter"), type("\x03\")
                ],
                Output),
    times("1  Start: ", Output, Menus).
test(end_of_file_leaves_all, Menus == 1) :-
    at_terminal(wali,
                [ line("hh"), see("White, cell"), line(b1), see("Black, cell"),
                  type("\x04\"), see("Leaving: Enter"), type("\x04\")
                ],
                Output),
    times("Leaving: Enter", Output, Asked),
    assertion(Asked == 1),
    times("1  Start: ", Output, Menus).
test(control_c_makes_a_bot_move_now,
     [forall(against_bot(Game, _, Bot, Plies, First, _))]) :-
    split_string(Bot, "(", " ", [Name|_]),
    string_concat("s  ", Name, Thought),
    (   Plies =:= 2
    ->  Limit = time(3600)
    ;   Limit = nodes(2_000_000)        % the bot is to move once more
    ),
    format(string(Goal),
           'play_match(~w,human,search([~w]),_,[players(_)])', [Game,Limit]),
    converse(xterm,
             ['-g', Goal, '-t', halt, 'prolog/tabuleiro/play/at_terminal.pl'],
             [ see("? for help)"), line(First), see(Thought),
               type("\x03\"), see("(computer, search) plays")
             ],
             _).
test(a_second_one_leaves_a_game_of_bots, Plays == 1) :-
    converse(xterm, ['-g', "session(play_match(wali,search([time(3600)]),\c
                             search([time(3600)]),_,[show(true)])),print(left)",
              '-t', halt, 'prolog/tabuleiro.pl',
              'prolog/tabuleiro/play/terminal.pl'],
             [ see("s  White "), type("\x03\"), see("White (computer"),
               see("in hand; drops"), type("\x03\")
             ],
             Output),
    must_have(Output, "left"),
    times("plays", Output, Plays).
test(a_dumb_terminal_shows_no_thoughts, Escapes == 0) :-
    at_terminal(dumb, wali,
                [ line("ch"), line(6), see("White (computer"),
                  see("Black, cell"), line("\e[A"), see("\"[A\" is not"),
                  line(q), see("Leaving: Enter"), line(""),
                  line(q)
                ],
                Output),
    times("\e[K", Output, Escapes).

:- end_tests(at_a_terminal).
