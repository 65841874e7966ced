:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_session, [test_session/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(yall)).
:- use_module('../fixtures/ring', []).
:- use_module('../support/converse').
:- use_module('../support/for_all').
:- use_module('../support/record_texts').
:- use_module('../support/saved_game').
:- use_module('../support/texts').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/base/printing', [message_text/2]).
:- use_module('../../prolog/tabuleiro/play/advice', [tell_rules/2]).
:- use_module('../../prolog/tabuleiro/play/commands').

/** <module> A game as a person plays it: commands, undo, saving
*/

test_session :-
    run_tests([commands, playing, saving]).

:- begin_tests(commands).

test(a_typing_error_is_near_a_command, Near == ["analyse"]) :-
    near_commands("analize", [], Near).
test(a_cell_is_near_no_command, fail) :-
    near_commands("2-3", [], _).
test(a_beginning_is_enough,
     [ forall(member(Line-Command,
                     [ "UN"-command(undo, ""),
                       "mov 2-3"-command(moves, "2-3"),
                       "sa My Game.txt"-command(save, "My Game.txt"),
                       "l 3"-one_of(["load","level"]),
                       "lev"-command(level, ""),
                       "q"-command(quit, ""),
                       "d"-in_full("draw"),
                       "resig"-in_full("resign"),
                       "Swap"-command(swap, ""),
                       "EXIT"-command(quit, ""),
                       "menu"-command(quit, ""),
                       "m"-command(moves, ""),
                       "?"-command(?, ""),
                       "save"-argument(save, 'FILE'),
                       "h"-one_of(["hint","help"]),
                       "fl"-view(flip)
                     ])),
       Read == Command
     ]) :-
    read_command(Line, [flip-"turns the board round"], Read).
test(no_command,
     [ forall(member(Line, ["","b1","undo it","quit now"])), fail ]) :-
    read_command(Line, [], _).
test(each_is_documented) :-
    source_file(test_session:test_session, Here),
    file_directory_name(Here, Tests),
    atom_concat(Tests, '/../../docs/playing.md', File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    for_all(game_command(Word, _, _),
            ( format(string(Row), '\n| `~w', [Word]),
              must_have(Text, Row)
            )).
test(no_word_begins_another) :-
    findall(Word, game_command(Word, _, _), Words),
    assertion(\+ ( member(A, Words),
                   member(B, Words),
                   A \== B,
                   sub_atom(B, 0, _, _, A)
                 )).

:- end_tests(commands).

%   The game of two players, of whom a person types Lines over a pipe.

game(Game, Player1, Player2, Lines, Result, Output) :-
    game(Game, Player1, Player2, Lines, [], Result, Output).

game(Game, Player1, Player2, Lines, Options, result(Winner, Reason, Texts),
     Output) :-
    typed_into(Lines,
               catch(play_match(Game, Player1, Player2, Winner,
                                [ ended(Reason), as_record(Record)
                                | Options
                                ]),
                     tabuleiro_leave_all,
                     Winner-Reason-Record = none-left-none),
               Output),
    (   Record == none
    ->  Texts = []
    ;   record_texts(Record, Texts)
    ).

%   A person plays Lines with a coach, from a position of Wali.

coached(Lines, Texts, Output) :-
    state_notation(wali, State,
                   "1WB2/BWBWB/WBWBW/1WBWB/1BWBW/BW1BW_W_move_a3-a2,a4-a5"),
    append(Lines, [resign], Typed),
    game(wali, human, human, Typed, [state(State),coach(true)],
         result(_, _, Texts), Output).

%   Plies are forty plies of Tactigon: Moves, again and again.

shuffled(Moves, Plies) :-
    findall(ply(Move, ""),
            ( between(1, 10, _),
              member(Move, Moves)
            ),
            Plies).

first(State, Move) :-
    wali:valid_moves(State, [Move|_]).

:- begin_tests(playing).

test(resignation, Result == result('B', resigned(1), ["b1","b2","0-1"])) :-
    game(wali, human, human, [b1,b2,resign], Result, Output),
    must_have(Output, "Black wins"),
    must_have(Output, "White has resigned.").
test(both_are_warned_in_their_first_turn,
     Texts == ["@a3","a4-a3","@a1","1-0"]) :-
    game(mitsudomoe, human, human, ["@a3","a4-a3","@a1"],
         result(_, _, Texts), Output),
    must_have(Output, "@a1 loses at once").
test(a_draw_that_is_agreed,
     Result == result(draw, agreed, ["b1","1/2-1/2"])) :-
    game(wali, human, human, [b1,draw], Result, Output),
    must_have(Output, "have agreed on a draw").
test(one_letter_never_offers_a_draw,
     [ forall(game_name(Game)),
       Reason-Texts == resigned(1)-["0-1"]
     ]) :-
    game(Game, human, level(1), [d,dra,sw,'d 2',res,resign],
         result(_, Reason, Texts), Output),
    must_have(Output, "Type draw in full."),
    must_have(Output, "Type swap in full.").
test(a_computer_declines_a_draw_at_the_beginning, Reason == resigned(1)) :-
    game(wali, human, level(1), [draw,resign], result(_, Reason, _), Output),
    must_have(Output, "Black declines the draw.").
test(a_computer_accepts_a_draw_in_an_equal_position_after_a_while,
     Reason == agreed) :-
    shuffled([1-7-1-8,1-3-1-4,1-8-1-7,1-4-1-3], Plies),
    Record = record(['Game'-"tactigon",'Result'-"*"], Plies),
    game(tactigon, human, level(1), [draw], [resume(Record)],
         result(_, Reason, _), _).
test(a_computer_declines_a_draw_where_it_is_ahead_or_behind,
     [ forall(member(Player1-Player2, [human-random,random-human])),
       Reason = resigned(_)
     ]) :-
    load_game(tactigon, _),
    tactigon:initial_state(default, [Pieces0|Rest]),
    exclude([position(red-Kind-_, _)]>>(Kind \== pentagon), Pieces0, Pieces),
    State = [Pieces|Rest],
    tactigon:state_notation(State, Position),
    shuffled([3-8-3-9,1-3-1-4,3-9-3-8,1-4-1-3], Plies),
    game(tactigon, Player1, Player2, [draw,resign],
         [resume(record(['Game'-"tactigon",'FEN'-Position,'Result'-"*"],
                        Plies))],
         result(_, Reason, _), Output),
    must_have(Output, "declines the draw.").
test(a_coach_names_a_blunder_and_shows_the_answer, Texts == ["d1-d0","1-0"]) :-
    coached(['d1-d0'], Texts, Output),
    must_have(Output, "d1-d0: blunder, "),
    must_have(Output, "d1-d0 lets Black make three on c1-d1-e1 and take d3."),
    must_have(Output, "The best answer to d1-d0:").
test(a_coach_says_nothing_of_a_good_move) :-
    coached(['b5-c5'], _, Output),
    \+ sub_string(Output, _, _, _, "b5-c5:").
test(what_is_help,
     [ forall(member(Lines-Options-Expected,
                     [ [b1,resign]-[]-false,
                       [b1,'why b1',c3,explain,moves,resign]-[]-false,
                       [hint,resign]-[]-true,
                       ['analyse 0.01',b1,resign]-[]-true,
                       ['why b1',resign]-[]-true,
                       ['explain b1',resign]-[]-true,
                       [undo,b1,resign]-[]-false,
                       [b1,c3,undo,c3,resign]-[]-true,
                       [resign]-[coach(true)]-true,
                       [resign]-[resume(record(['Game'-"wali"], []))]-true
                     ])),
       Helped == Expected
     ]) :-
    typed_into(Lines,
               play_match(wali, human, human, _, [helped(Helped)|Options]), _).
test(a_change_of_sides_is_help, Helped == true) :-
    typed_into([swap,resign],
               play_match(tactigon, human, level(1), _, [helped(Helped)]), _).
test(explain_says_how_good_the_last_moves_were) :-
    game(wali, human, human, [explain,b1,c3,explain,'explain b5'], _, Output),
    must_have(Output, "No move was played yet."),
    must_have(Output, "\nb1: "),
    must_have(Output, "\nc3: "),
    must_have(Output, "\nb5: ").
test(the_turn_of_a_computer_is_one_board, Boards == 2) :-
    game(mitsudomoe, level(2), human, [], Output0, Output),
    Output0 = result(_, left, _),
    times("a        b        c", Output, Boards).
test(rules_have_the_numbers_of_the_readme_a_board_and_moves,
     [forall(member(Game-Parts,
                    [ wali-["R6, R8: Then a turn","12 in hand",
                            "cell to move it to "],
                      waldmeister-["R5, R6: After","Colours: ",
                                   "tree to plant "],
                      mitsudomoe-["R9, R10: You","rings in supply",
                                  "ball to move "],
                      tactigon-["R7: It may end","Red is to move",
                                "tile to move to "]
                    ]))]) :-
    typed_into([rules], tell_rules(Game, default), Output),
    for_all(member(Part, ["A first move may be "|Parts]),
            must_have(Output, Part)).
test(every_rule_number_is_one_of_the_readme, [forall(game_name(Game))]) :-
    load_game(Game, _),
    Game:rules_text(default, Lines),
    atomic_list_concat(['../../games/',Game,'/README.md'], Relative),
    module_property(test_session, file(Here)),
    absolute_file_name(Relative, File, [relative_to(Here)]),
    read_file_to_string(File, Text, [encoding(utf8)]),
    for_all(( member(Line, Lines),
              sub_string(Line, 0, 1, _, "R"),
              split_string(Line, ":", "", [Numbers|_]),
              split_string(Numbers, ",-", " ", Rules),
              member(Rule, Rules)
            ),
            ( format(string(Title), "**~w**", [Rule]),
              must_have(Text, Title)
            )).
test(the_clocks_of_a_game_are_shown) :-
    game(wali, human, human, [b1,resign], [time_per_game(180+2)], _, Output),
    must_have(Output, "Clocks: White 3:00, Black 3:00").
test(the_command_board_shows_the_clocks, Clocks == [x,x,x,x]) :-
    game(wali, human, human, [board,b1,board,resign],
         [time_per_game(36000+2)], _, Output),
    findall(x, sub_string(Output, _, _, _, "Clocks: White "), Clocks).
test(a_computer_that_thinks_shows_its_chance) :-
    message_text(thinking(0.71, line("Cyan", 370, 0.59, 10, ["a1"])), Text),
    assertion(Text == "0.7 s  Cyan 59% to win  depth 10  a1").
test(a_game_without_clocks_shows_none) :-
    game(wali, human, human, [board,b1,resign], _, Output),
    \+ sub_string(Output, _, _, _, "Clocks").
test(a_resigned_game_prints_no_points) :-
    game(waldmeister, human, human, [resign], _, Output),
    must_have(Output, "Player 2 wins.").
test(undo_takes_back_the_answer_of_a_bot_too,
     Texts == ["b1","a0","0-1"]) :-
    game(wali, human, first, [b2,undo,b1,resign], result(_, _, Texts), _).
test(undo_and_redo_of_two_people, Texts == ["b1","b3","1/2-1/2"]) :-
    game(wali, human, human, [b1,b2,undo,b3,undo,redo,draw],
         result(_, _, Texts), _).
test(undo_takes_back_a_choice_first, Texts == ["3-6>3-5","1-0"]) :-
    game(tactigon, human, human, ["3-6",undo,"3-6","3-5",resign],
         result(_, _, Texts), _).
test(a_ring_can_be_taken_back_before_the_ball_moves,
     Texts == ["@c2","0-1"]) :-
    game(mitsudomoe, human, human, ["@b3",undo,"@c2",resign], [warn(false)],
         result(_, _, Texts), _).
test(one_line_may_have_the_moves_of_a_turn,
     [ forall(member(Line, ["@c4 b5-c4","@c4 b5 c4","@c4  B5 c4 "])),
       Texts == ["@c4","b5-c4","1-0"]
     ]) :-
    game(mitsudomoe, human, human, [Line,resign], [warn(false)],
         result(_, _, Texts), Output),
    \+ sub_string(Output, _, _, _, "not possible").
test(but_not_those_of_two_turns, Texts == ["b1","1-0"]) :-
    game(wali, human, human, ["b1 b3",b1,resign], result(_, _, Texts),
         Output),
    must_have(Output, "b1 b3 is not a legal move here").
test(what_cannot_follow_is_asked_for, Texts == ["@c4","b5-c4","1-0"]) :-
    game(mitsudomoe, human, human, ["@c4 b5-e1","b5-c4",resign],
         [warn(false)], result(_, _, Texts), Output),
    must_have(Output, "b5-e1 is not a legal move here").
test(nothing_to_undo_or_redo, true) :-
    game(wali, human, human, [undo,redo], _, Output),
    must_have(Output, "There is no move of yours to take back."),
    must_have(Output, "Nothing was taken back since the last move.").
test(swap_changes_sides, Winner-Reason == 'B'-resigned(1)) :-
    game(wali, first, human, [swap,resign], result(Winner, Reason, _),
           Output),
    must_have(Output, "White is a person, Black is a computer").
test(who_is_at_the_board_after_swap, Players == [human,level(2)]) :-
    typed_into([swap,resign],
               play_match(wali, level(2), human, _, [players(Players)]), _).
test(with_the_pie_rule_swap_is_a_move_where_it_is_asked_for,
     Winner-Reason-Texts ==
         second-resigned(1)-["@b3","a4-b3","swap","0-1"]) :-
    game(mitsudomoe, human, human,
         ["@b3","a4-b3",swap,undo,swap,resign], [pie(true),warn(false)],
         result(Winner, Reason, Texts), Output),
    must_have(Output, "Second, cell to lay a ring on (? for help)"),
    must_have(Output, "or types swap to change sides."),
    must_have(Output, "First has Black, Second has White.\nFirst, ").
test(swap_and_level_need_a_computer, true) :-
    game(wali, human, human, [swap,'level 2'], _, Output),
    must_have(Output, "Your opponent is not a computer.").
test(the_level_can_be_changed, Players == [human,level(3)]) :-
    typed_into(['level 3',resign],
               play_match(wali, human, level(1), _, [players(Players)]), _).
test(a_wrong_level_lists_the_levels, true) :-
    game(wali, human, level(1), ['level 77'], _, Output),
    must_have(Output, "\"77\" is not a level. Black is a computer, random."),
    must_have(Output, "   9  level 9 (strongest)     thinks for two seconds").
test(the_last_move_stays_marked,
     [forall(member(Command, ['?',board,flip])), Boards == 2]) :-
    game(wali, human, human, [b1,Command], _, Output),
    findall(x, sub_string(Output, _, _, _, "(○)"), Marks),
    length(Marks, Boards).
test(moves_are_listed, true) :-
    game(wali, human, human, [moves,'moves e','moves z'], _, Output),
    must_have(Output, "30 moves."),
    must_have(Output, "6 moves.\n  e0  e1  e2  e3  e4  e5"),
    must_have(Output, "No legal move begins with \"z\".").
test(many_moves_are_counted_by_their_first_step, true) :-
    game(waldmeister, human, human, [moves,'moves 3-3'], _, Output),
    must_have(Output, "576 moves."),
    must_have(Output, "2-2 (64)"),
    must_have(Output, "3-3@h8").
test(a_hint_is_the_move_of_the_search, true) :-
    wali:initial_state(default, S0),
    wali:valid_moves(S0, [First|_]),
    wali:move(S0, First, State),
    game(wali, human, human, [hint], [state(State)], _, Output),
    must_have(Output, "The computer would play "),
    must_have(Output, "% to win."),
    \+ sub_string(Output, _, _, _, "logits").
test(an_illegal_move_is_explained, [forall(member(Line, [b1,'why b1']))]) :-
    game(wali, human, human, [b1,Line], _, Output),
    must_have(Output, "b1 is not a legal move here"),
    must_have(Output, "R4: there is a stone on b1").
test(a_move_of_another_phase_is_explained, true) :-
    game(wali, human, human, ['b1-b2'], _, Output),
    must_have(Output, "R4: in the drop phase a stone comes from the hand").
test(a_legal_move_is_compared_with_the_best, true) :-
    wali:initial_state([size(3-3)], State),
    game(wali, human, human, ['why a1'], [state(State)], _, Output),
    must_have(Output, "a1: White "),
    must_have(Output, " to win").
test(long_lines_break_between_words) :-
    game(waldmeister, human, human, ['1-1@a1',hint], _, Output),
    atomic_list_concat([_,Advice], 'The computer would play ', Output),
    split_string(Advice, "\n", "", Lines),
    for_all(member(Line, Lines),
            ( string_length(Line, Length),
              Length < 80
            )).
test(an_analysis_has_a_line, true) :-
    game(wali, human, human, ['analyse 0.05','analyse long'], _, Output),
    must_have(Output, "% to win  depth "),
    must_have(Output, "\"long\" is not a number of seconds.").
test(the_clock_counts_moves_only, Counts == [1,1]) :-
    typed_into([help,board,b1,undo,redo,b2,resign],
               play_match(wali, human, human, _, [times(Times)]), _),
    findall(Count, member(_-Count, Times), Counts).

:- end_tests(playing).

:- begin_tests(saving).

test(a_game_that_cannot_be_saved_says_where_and_why,
     [condition(access_file('/dev/full', write)), nondet]) :-
    game(wali, human, human, [b1,'save /dev/full',resign], _, Output),
    must_have(Output, "cannot write /dev/full: No space left on device"),
    must_have(Output, "Black has resigned.").

test(a_game_in_progress_resumes,
     Result == result('W', resigned(2), ["b1","b2","c5","1-0"])) :-
    in_file(File,
            ( command(save, File, Save),
              command(load, File, Load),
              game(wali, human, human, [b1,b2,Save], _, _),
              game(wali, human, human, [d4,Load,undo,redo,c5,resign], Result,
                   Output)
            )),
    must_have(Output, "goes on after 2 moves.").
test(so_does_a_game_of_another_size, Texts == ["a1","b0","1/2-1/2"]) :-
    in_file(File,
            ( command(save, File, Save),
              command(load, File, Load),
              game(wali, human, human, [a1,Save], [config([size(3-3)])], _, _),
              game(wali, human, human, [Load,b0,draw], result(_, _, Texts), _)
            )).
test(and_one_that_began_elsewhere, Texts == ["a1","1/2-1/2"]) :-
    wali:initial_state([size(3-3)], State),
    in_file(File,
            ( command(save, File, Save),
              command(load, File, Load),
              game(wali, human, human, [a1,Save], [state(State)], _, _),
              game(wali, human, human, [Load,draw], result(_, _, Texts), _)
            )).
test(the_players_of_the_file_play_on, Players == [level(2),human]) :-
    in_file(File,
            ( command(save, File, Save),
              command(load, File, Load),
              game(wali, level(2), human, [Save], _, _),
              typed_into([Load,resign],
                         play_match(wali, human, human, _,
                                    [players(Players)]), _)
            )).
test(the_last_game_of_the_file_is_loaded, Texts == ["b1","b2","1/2-1/2"]) :-
    in_file(File,
            ( command(save, File, Save),
              command(load, File, Load),
              game(wali, human, human, [b1,Save,b2,Save], _, _),
              game(wali, human, human, [Load,draw], result(_, _, Texts), _)
            )).
test(the_menu_plays_on_with_its_moves_and_players) :-
    in_file(File,
            ( command(save, File, Save),
              game(wali, human, level(2), [b1,Save], _, _),
              typed_into([load,File,play,undo,c3], play(wali), Output)
            )),
    must_have(Output, "White is a person, Black is a computer, intelligent"),
    must_have(Output, "White plays c3").
test(wrong_files_are_explained, true) :-
    in_file(File,
            ( command(save, File, Save),
              command(load, File, Load),
              game(tactigon, human, human, [Save], _, _),
              game(wali, human, human,
                   [Load,'load /nowhere','save /nowhere/at/all',b1,resign],
                   Result, Output)
            )),
    must_have(Output, "the record is of tactigon, not of wali"),
    must_have(Output, "There is no /nowhere."),
    must_have(Output,
              "cannot write /nowhere/at/all: No such file or directory"),
    assertion(Result == result('W', resigned(2), ["b1","1-0"])).
test(a_name_that_runs_nothing, true) :-
    game(wali, human, human, ['load $(ls)','load | ls'], _, Output),
    must_have(Output, "There is no $(ls).").

:- end_tests(saving).
