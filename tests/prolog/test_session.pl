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
:- use_module('../support/run_swipl', [has_terminal/0]).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/match/clock').
:- use_module('../../prolog/tabuleiro/match/draws').
:- use_module('../../prolog/tabuleiro/match/timeline').
:- use_module('../../prolog/tabuleiro/play/advice', [tell_rules/2]).
:- use_module('../../prolog/tabuleiro/play/commands').
:- use_module('../../prolog/tabuleiro/play/graph').

/** <module> A game as a person plays it: commands, undo, saving
*/

test_session :-
    run_tests([timeline, graph, commands, playing, saving, at_a_terminal]).

:- begin_tests(timeline).

%   A timeline of the states 0, 1, ..., to which players 1 and 2 alternate.

steps(Count, Options, Timeline) :-
    history(Options, History),
    clock([], Clock),
    timeline(0, History, Clock, Start),
    findall(N, between(1, Count, N), Ns),
    foldl(step, Ns, Start, Timeline).

step(State, Timeline0, Timeline) :-
    on_timeline(Timeline0, _, _, Clock),
    N is 2-State mod 2,
    played(N, to(State), none, State, Clock, Timeline0, Timeline).

state(Timeline, State) :-
    on_timeline(Timeline, State, _, _).

test(moves_are_in_order, Moves == [to(1),to(2),to(3)]) :-
    steps(3, [], Timeline),
    timeline_moves(Timeline, Moves).
test(undo_goes_back_to_a_decision_of_ones_own, State == 2) :-
    steps(4, [], Timeline0),
    taken_back([1], Timeline0, Timeline),
    state(Timeline, State).
test(of_two_people_the_last_decision_is_taken_back, State == 3) :-
    steps(4, [], Timeline0),
    taken_back([1,2], Timeline0, Timeline),
    state(Timeline, State).
test(undo_before_the_first_move_of_ones_own, fail) :-
    steps(1, [], Timeline),
    taken_back([2], Timeline, _).
test(redo_is_the_inverse_of_undo, Timeline == Timeline0) :-
    steps(5, [], Timeline0),
    taken_back([1], Timeline0, Timeline1),
    taken_back([1], Timeline1, Timeline2),
    played_again(Timeline2, Timeline3),
    played_again(Timeline3, Timeline).
test(a_move_leaves_nothing_to_redo, fail) :-
    steps(3, [], Timeline0),
    taken_back([1], Timeline0, Timeline1),
    step(7, Timeline1, Timeline),
    played_again(Timeline, _).
test(what_is_taken_back_does_not_count_as_repetition, Draws == [none,none]) :-
    steps(0, [threefold(true)], Timeline0),
    foldl([_,T0-Ds,T-[D|Ds]]>>( step(1, T0, T1),
                                on_timeline(T1, _, D, _),
                                taken_back([1], T1, T)
                              ),
          [a,b], Timeline0-[], _-Draws).
test(a_repetition_is_a_draw_after_undo_and_redo, Draw == threefold) :-
    steps(0, [threefold(true)], Timeline0),
    foldl(step, [1,0,1,0], Timeline0, Timeline1),
    taken_back([1,2], Timeline1, Timeline2),
    played_again(Timeline2, Timeline),
    on_timeline(Timeline, _, Draw, _).
test(the_clock_is_that_of_the_position, Clock == clock(inf,inf,1-1,0-0)) :-
    steps(0, [], Timeline0),
    played(1, a, none, 1, clock(inf,inf,1-1,0-0), Timeline0, Timeline1),
    played(2, b, none, 2, clock(inf,inf,1-1,9-1), Timeline1, Timeline2),
    taken_back([2], Timeline2, Timeline),
    on_timeline(Timeline, _, _, Clock).

:- end_tests(timeline).

:- begin_tests(graph).

test(a_bar_has_the_share_of_its_chance,
     [ forall(member(Chance-Text,
                     [ 0.0-"....", 0.5-"##..", 1.0-"####" ])),
       Bar == Text
     ]) :-
    in_ascii(chance_bar(Chance, 4, Bar)).
test(a_graph_has_a_character_for_each_chance, Graph == "0959") :-
    in_ascii(chance_graph([0.0,0.99,0.5,1.0], 10, Graph)).
test(a_long_graph_keeps_its_ends, Graph == "0369") :-
    numlist(0, 99, Numbers),
    maplist([N,Chance]>>(Chance is N/100), Numbers, Chances),
    in_ascii(chance_graph(Chances, 4, Graph)).
test(blocks_where_they_can_be_printed,
     Bar-Graph == "\u2588\u2591"-"\u2581\u2588") :-
    with_output_to(string(_),           % its encoding is Unicode
                   ( chance_bar(0.5, 2, Bar),
                     chance_graph([0.0,1.0], 2, Graph)
                   )).

:- end_tests(graph).

in_ascii(Goal) :-
    setup_call_cleanup(
        set_prolog_flag(tabuleiro_ascii, true),
        Goal,
        set_prolog_flag(tabuleiro_ascii, false)).

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
              has(Text, Row)
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
    ;   notations(Record, Texts)
    ).

notations(record(Tags, Plies0), Texts) :-
    findall(ply(Move, ""), member(ply(Move, _), Plies0), Plies),
    with_output_to(string(Text),
                   write_record(current_output, record(Tags, Plies))),
    split_string(Text, "\n", "", Lines),
    append(_, [""|Body], Lines),
    !,
    atomic_list_concat(Body, ' ', Joined),
    split_string(Joined, " ", " .", Words),
    exclude([Word]>>( Word == ""
                    ; catch(number_string(_, Word), _, fail)
                    ), Words, Texts).

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

has(Text, Part) :-
    (   sub_string(Text, _, _, _, Part)
    ->  true
    ;   throw(not_printed(Part, Text))
    ).

:- begin_tests(playing).

test(resignation, Result == result('B', resigned(1), ["b1","b2","0-1"])) :-
    game(wali, human, human, [b1,b2,resign], Result, Output),
    has(Output, "Black wins"),
    has(Output, "White has resigned.").
test(both_are_warned_in_their_first_turn,
     Texts == ["@a3","a4-a3","@a1","1-0"]) :-
    game(mitsudomoe, human, human, ["@a3","a4-a3","@a1"],
         result(_, _, Texts), Output),
    has(Output, "@a1 loses at once").
test(a_draw_that_is_agreed,
     Result == result(draw, agreed, ["b1","1/2-1/2"])) :-
    game(wali, human, human, [b1,draw], Result, Output),
    has(Output, "have agreed on a draw").
test(one_letter_never_offers_a_draw,
     [ forall(game_name(Game)),
       Reason-Texts == resigned(1)-["0-1"]
     ]) :-
    game(Game, human, level(1), [d,dra,sw,'d 2',res,resign],
         result(_, Reason, Texts), Output),
    has(Output, "Type draw in full."),
    has(Output, "Type swap in full.").
test(a_computer_declines_a_draw_at_the_beginning, Reason == resigned(1)) :-
    game(wali, human, level(1), [draw,resign], result(_, Reason, _), Output),
    has(Output, "Black declines the draw.").
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
    has(Output, "declines the draw.").
test(a_coach_names_a_blunder_and_shows_the_answer, Texts == ["d1-d0","1-0"]) :-
    coached(['d1-d0'], Texts, Output),
    has(Output, "d1-d0: blunder, "),
    has(Output, "d1-d0 lets Black make three on c1-d1-e1 and take d3."),
    has(Output, "The best answer:").
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
    has(Output, "No move was played yet."),
    has(Output, "\nb1: "),
    has(Output, "\nc3: "),
    has(Output, "\nb5: ").
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
            has(Output, Part)).
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
              has(Text, Title)
            )).
test(the_clocks_of_a_game_are_shown) :-
    game(wali, human, human, [b1,resign], [time_per_game(180+2)], _, Output),
    has(Output, "clock of White 3:00, clock of Black 3:00").
test(a_game_without_clocks_shows_none) :-
    game(wali, human, human, [b1,resign], _, Output),
    \+ sub_string(Output, _, _, _, "clock").
test(a_resigned_game_prints_no_points) :-
    game(waldmeister, human, human, [resign], _, Output),
    has(Output, "Player 2 wins.").
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
    has(Output, "b1 b3 is not a legal move here").
test(what_cannot_follow_is_asked_for, Texts == ["@c4","b5-c4","1-0"]) :-
    game(mitsudomoe, human, human, ["@c4 b5-e1","b5-c4",resign],
         [warn(false)], result(_, _, Texts), Output),
    has(Output, "b5-e1 is not a legal move here").
test(nothing_to_undo_or_redo, true) :-
    game(wali, human, human, [undo,redo], _, Output),
    has(Output, "There is no move of yours to take back."),
    has(Output, "Nothing was taken back since the last move.").
test(swap_changes_sides, Winner-Reason == 'B'-resigned(1)) :-
    game(wali, first, human, [swap,resign], result(Winner, Reason, _),
           Output),
    has(Output, "White is a person, Black is a computer").
test(who_is_at_the_board_after_swap, Players == [human,level(2)]) :-
    typed_into([swap,resign],
               play_match(wali, level(2), human, _, [players(Players)]), _).
test(with_the_pie_rule_swap_is_a_move_where_it_is_asked_for,
     Winner-Reason-Texts ==
         second-resigned(1)-["@b3","a4-b3","swap","0-1"]) :-
    game(mitsudomoe, human, human,
         ["@b3","a4-b3",swap,undo,swap,resign], [pie(true),warn(false)],
         result(Winner, Reason, Texts), Output),
    has(Output, "Second, cell to lay a ring on (? for help)"),
    has(Output, "or types swap to change sides."),
    has(Output, "First has Black, Second has White.\nFirst, ").
test(swap_and_level_need_a_computer, true) :-
    game(wali, human, human, [swap,'level 2'], _, Output),
    has(Output, "Your opponent is not a computer.").
test(the_level_can_be_changed, Players == [human,level(3)]) :-
    typed_into(['level 3',resign],
               play_match(wali, human, level(1), _, [players(Players)]), _).
test(a_wrong_level_lists_the_levels, true) :-
    game(wali, human, level(1), ['level 77'], _, Output),
    has(Output, "\"77\" is not a level. Black is a computer, random."),
    has(Output, "   9  level 9 (strongest)     thinks for two seconds").
test(the_last_move_stays_marked,
     [forall(member(Command, ['?',board,flip])), Boards == 2]) :-
    game(wali, human, human, [b1,Command], _, Output),
    findall(x, sub_string(Output, _, _, _, "(○)"), Marks),
    length(Marks, Boards).
test(moves_are_listed, true) :-
    game(wali, human, human, [moves,'moves e','moves z'], _, Output),
    has(Output, "30 moves."),
    has(Output, "6 moves.\n  e0  e1  e2  e3  e4  e5"),
    has(Output, "No legal move begins with \"z\".").
test(many_moves_are_counted_by_their_first_step, true) :-
    game(waldmeister, human, human, [moves,'moves 3-3'], _, Output),
    has(Output, "576 moves."),
    has(Output, "2-2 (64)"),
    has(Output, "3-3@h8").
test(a_hint_is_the_move_of_the_search, true) :-
    wali:initial_state(default, S0),
    wali:valid_moves(S0, [First|_]),
    wali:move(S0, First, State),
    game(wali, human, human, [hint], [state(State)], _, Output),
    has(Output, "The computer would play "),
    has(Output, "% to win."),
    \+ sub_string(Output, _, _, _, "logits").
test(an_illegal_move_is_explained, [forall(member(Line, [b1,'why b1']))]) :-
    game(wali, human, human, [b1,Line], _, Output),
    has(Output, "b1 is not a legal move here"),
    has(Output, "R4: there is a stone on b1").
test(a_move_of_another_phase_is_explained, true) :-
    game(wali, human, human, ['b1-b2'], _, Output),
    has(Output, "R4: in the drop phase a stone comes from the hand").
test(a_legal_move_is_compared_with_the_best, true) :-
    wali:initial_state([size(3-3)], State),
    game(wali, human, human, ['why a1'], [state(State)], _, Output),
    has(Output, "a1: White "),
    has(Output, " to win").
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
    has(Output, "% to win  depth "),
    has(Output, "\"long\" is not a number of seconds.").
test(the_clock_counts_moves_only, Counts == [1,1]) :-
    typed_into([help,board,b1,undo,redo,b2,resign],
               play_match(wali, human, human, _, [times(Times)]), _),
    findall(Count, member(_-Count, Times), Counts).

:- end_tests(playing).

%   The file of a test.

in_file(File, Goal) :-
    tmp_file(game, File),
    setup_call_cleanup(
        true,
        Goal,
        ( exists_file(File)
        ->  delete_file(File)
        ;   true
        )).

command(Word, File, Line) :-
    format(string(Line), '~w ~w', [Word,File]).

:- begin_tests(saving).

test(a_game_that_cannot_be_saved_says_where_and_why,
     [condition(access_file('/dev/full', write)), nondet]) :-
    game(wali, human, human, [b1,'save /dev/full',resign], _, Output),
    has(Output, "cannot write /dev/full: No space left on device"),
    has(Output, "Black has resigned.").

test(a_game_in_progress_resumes,
     Result == result('W', resigned(2), ["b1","b2","c5","1-0"])) :-
    in_file(File,
            ( command(save, File, Save),
              command(load, File, Load),
              game(wali, human, human, [b1,b2,Save], _, _),
              game(wali, human, human, [d4,Load,undo,redo,c5,resign], Result,
                   Output)
            )),
    has(Output, "goes on after 2 moves.").
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
    has(Output, "White is a person, Black is a computer, intelligent"),
    has(Output, "White plays c3").
test(wrong_files_are_explained, true) :-
    in_file(File,
            ( command(save, File, Save),
              command(load, File, Load),
              game(tactigon, human, human, [Save], _, _),
              game(wali, human, human,
                   [Load,'load /nowhere','save /nowhere/at/all',b1,resign],
                   Result, Output)
            )),
    has(Output, "the record is of tactigon, not of wali"),
    has(Output, "There is no /nowhere."),
    has(Output, "cannot write /nowhere/at/all: No such file or directory"),
    assertion(Result == result('W', resigned(2), ["b1","1-0"])).
test(a_name_that_runs_nothing, true) :-
    game(wali, human, human, ['load $(ls)','load | ls'], _, Output),
    has(Output, "There is no $(ls).").

:- end_tests(saving).

%   The menu of Game at a terminal, Dialogue, and an end that is not the
%   program's.

at_terminal(Game, Dialogue, Output) :-
    at_terminal(xterm, Game, Dialogue, Output).

at_terminal(Type, Game, Dialogue, Output) :-
    format(string(Goal), "play_game(~w),print(left)", [Game]),
    converse(Type, ['-g', Goal, '-t', halt, 'prolog/tabuleiro/play/menu.pl'],
             Dialogue, Output),
    has(Output, "left").

times(Part, Text, Times) :-
    findall(x, sub_string(Text, _, _, _, Part), Xs),
    length(Xs, Times).

%   The moves of a game that two bots play, as a person types them.

bots_game(Game, Options, Lines, Winner) :-
    set_random(seed(1)),
    play_match(Game, level(2), level(2), Winner,
               [ as_record(Record),
                 max_plies(1000)
               | Options
               ]),
    notations(Record, Texts),
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
    has(Output, End),
    has(Output, "The move is played again.").
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
                [ line("hh"), Ask, line(b1), Ask, line(c3), Ask,
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
                  see("The game is over"), line(rules), see("A first move"),
                  see("Your choice"), line(""),
                  see("White, cell"), line(a0), see("Black, cell"),
                  line(q), see("Leaving"), line(""),
                  see("Leave"), line(q)
                ],
                Output),
    has(Output, "White plays e5").
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
             [ see("White, stone"), line("d1-d0"), see("blunder"),
               see("The best answer"), see("Take it back?"), line(y),
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
    has(Output, "left"),
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
