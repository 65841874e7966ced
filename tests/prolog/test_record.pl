/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_record, [test_record/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../support/message_text').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/match/read_record', [play_text/4]).
:- use_module('../../prolog/tabuleiro/match/record', [player_tags/3]).

test_record :-
    run_tests(record).

%   A record of a random game of Game from Config.

random_record(Game, Config, record(Tags, Plies)) :-
    random_game(Game, Moves, [config(Config), states(States), max_plies(100)]),
    last(States, Last),
    Game:game_info(Info),
    (   Game:game_over(Last, Winner)
    ->  once(nth1(N, [draw|Info.players], Winner)),
        nth1(N, ["1/2-1/2","1-0","0-1"], Result)
    ;   Result = "*"
    ),
    format(string(ConfigText), "~q", [Config]),
    atom_string(Game, GameText),
    Tags = [ 'Game'-GameText, 'Config'-ConfigText,
             'Comment'-"quotes \" and \\ backslashes", 'Result'-Result
           ],
    findall(ply(Move, ""), member(Move, Moves), Plies0),
    comment_some(Plies0, 1, Plies).

comment_some([], _, []).
comment_some([ply(Move, _)|Plies0], N, [ply(Move, Comment)|Plies]) :-
    (   N mod 5 =:= 0
    ->  format(string(Comment), "ply ~d,\nwith more", [N])
    ;   Comment = ""
    ),
    N1 is N+1,
    comment_some(Plies0, N1, Plies).

%   Reads Text as a file.

read_text(Text, Records) :-
    tmp_file(record, File),
    setup_call_cleanup(
        ( open(File, write, Out, [encoding(utf8)]),
          write(Out, Text),
          close(Out)
        ),
        read_records(File, Records),
        delete_file(File)).

written(Records, Text) :-
    with_output_to(string(Text),
                   forall(member(Record, Records),
                          write_record(current_output, Record))).

good("[Game \"waldmeister\"]\n[Config \"[size(2)]\"]\n\c
      [Result \"1-0\"]\n\n\c
      1. 2-3@a1 2. a1-b1+1-1 {a fork} 3. a1-a2+3-3 4. b1-b2+1-2 1-0\n").

:- begin_tests(record).

test(written_records_are_read_back, [forall(game_name(Game))]) :-
    load_game(Game, _),
    (   getenv('TABULEIRO_LONG', _)
    ->  Count = 200
    ;   Count = 4
    ),
    set_random(seed(1)),
    Game:game_info(Info),
    findall(Record,
            ( member(Config, Info.configs),
              between(1, Count, _),
              random_record(Game, Config, Record)
            ),
            Records),
    written(Records, Text),
    read_text(Text, Read),
    assertion(Read == Records).
test(reads_a_record, true) :-
    good(Text),
    read_text(Text, [Record]),
    record_moves(Record, Moves),
    assertion(Moves == [ plant(2-3,0-0), replant(0-0,1-0,1-1),
                         replant(0-0,1-1,3-3), replant(1-0,2-0,1-2)
                       ]),
    Record = record(_, Plies),
    assertion(nth1(2, Plies, ply(_, "a fork"))).
test(states_are_one_more_than_moves, Count == 5) :-
    good(Text),
    read_text(Text, [Record]),
    record_states(Record, States),
    length(States, Count).
test(an_empty_file_has_no_records, Records == []) :-
    read_text(" \n", Records).
test(lines_are_short, true(Longest =< 79)) :-
    load_game(waldmeister, _),
    set_random(seed(1)),
    random_record(waldmeister, default, record(Tags, Plies0)),
    findall(ply(Move, ""), member(ply(Move, _), Plies0), Plies),
    written([record(Tags, Plies)], Text),
    split_string(Text, "\n", "", Lines),
    maplist(string_length, Lines, Lengths),
    max_list(Lengths, Longest).

%   An error of a record, and its place.

bad(From-To, Reason, Line, Column, Text) :-
    good(Good),
    once(sub_string(Good, Before, _, After, From)),
    sub_string(Good, 0, Before, _, Start),
    sub_string(Good, _, After, 0, End),
    atomics_string([Start,To,End], Text),
    bad_place(From-To, Reason, Line, Column).

atomics_string(Parts, String) :-
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, String).

bad_place("a1-b1+1-1"-"a1-b1+4-1", move_expected("a1-b1+4-1"), 5, 13).
bad_place("a1-b1+1-1"-"b2-b1+1-1", illegal_move("b2-b1+1-1"), 5, 13).
bad_place("2. a1"-"3. a1", number_or_result_expected(2), 5, 10).
bad_place("fork}"-"fork", end_of_comment_expected, 6, 0).
bad_place(" 1-0"-" 0-1", number_or_result_expected(5), 5, 58).
bad_place("[Result \"1-0\"]"-"[Result \"0-1\"]", number_or_result_expected(5),
          5, 58).
bad_place(" 1-0\n"-"\n", number_or_result_expected(5), 6, 0).
bad_place("\"waldmeister\""-"\"chequers\"",
          bad_tags(error(existence_error(game, chequers), _)), 1, 0).
bad_place("[Result \"1-0\"]\n"-"",
          bad_tags(error(existence_error(tag, 'Result'), _)), 1, 0).
bad_place("size(2)"-"size(1)",
          bad_tags(error(domain_error(board_size, 1), _)), 1, 0).
bad_place("\"1-0\"]"-"\"1-0]", end_of_string_expected, 3, 13).
bad_place("[Config "-"[Config", tag_expected, 2, 7).
bad_place("\"1-0\"]"-"\"1-0\"", end_of_tag_expected, 3, 13).

test(a_bad_record_is_an_error_with_its_place,
     [ forall(bad_place(Change, Reason, Line, Column)),
       error(syntax_error(Reason), file(_, Line, Column, _))
     ]) :-
    bad(Change, Reason, Line, Column, Text),
    read_text(Text, _).
test(its_message_names_file_line_and_column, true) :-
    bad("2. a1"-"3. a1", _, _, _, Text),
    catch(read_text(Text, _), Error, true),
    message_text(Error, Message),
    assertion(sub_string(Message, _, _, _,
                         ":5:10: expected \"2.\" or the result")).
test(the_rules_decide_the_result, error(syntax_error(wrong_result("0-1")))) :-
    good(Good),
    atomic_list_concat(Parts, '1-0', Good),
    atomic_list_concat(Parts, '0-1', Text),
    read_text(Text, _).
test(a_record_cut_anywhere_is_refused_with_its_place) :-
    good(Text),
    string_length(Text, Length),
    string_concat(Text, Text, Two),
    forall(( between(0, Length, Cut),
             Kept is Length+Cut
           ),
           ( sub_string(Two, 0, Kept, _, CutText),
             catch(read_text(CutText, Records), Error, true),
             (   var(Error)
             ->  length(Records, N),
                 assertion(( N == 1, Cut =< 1 ; N == 2, Cut >= Length-1 ))
             ;   assertion(Error = error(syntax_error(_),
                                         file(_, _, _, _)))
             )
           )).
%   A game of Wali from a position.

elsewhere(Position, Text) :-
    format(string(Text),
           "[Game \"wali\"]\n[FEN \"~w\"]\n[Result \"0-1\"]\n\n\c
            1. b1-b0 2. xa1 0-1\n", [Position]).

test(a_record_starts_from_its_position, true) :-
    elsewhere("B1B/WBW/1W1_B_move_-,-", Text),
    read_text(Text, [Record]),
    record_states(Record, [First|_]),
    state_notation(wali, First, "B1B/WBW/1W1_B_move_-,-"),
    written([Record], Written),
    read_text(Written, [Again]),
    assertion(Again == Record).
test(a_game_from_any_position_is_written_and_read,
     [forall(game_name(Game))]) :-
    load_game(Game, _),
    set_random(seed(2)),
    random_game(Game, Moves,
                [states([_,_,State|_]), max_plies(10), careful(true)]),
    Moves = [_,_|Moves2],
    once(append(Played, [_], Moves2)),
    state_notation(Game, State, Position),
    atom_string(Game, GameText),
    findall(ply(Move, ""), member(Move, Played), Plies),
    Record = record(['Game'-GameText,'FEN'-Position,'Result'-"*"], Plies),
    written([Record], Text),
    read_text(Text, Read),
    assertion(Read == [Record]).
test(the_position_beats_the_config, Length == 3) :-
    elsewhere("B1B/WBW/1W1_B_move_-,-", Text0),
    string_concat("[Config \"[size(4-4)]\"]\n", Text0, Text),
    read_text(Text, [Record]),
    record_states(Record, States),
    length(States, Length).
test(a_record_of_no_position_says_why, true) :-
    elsewhere("B1B/WBW/1X1_B_move_-,-", Text),
    catch(read_text(Text, _), Error, true),
    message_text(Error, Message),
    assertion(sub_string(Message, _, _, _, ":1:0: ")),
    assertion(sub_string(Message, _, _, _, "character 10: expected a piece")).
test(a_config_is_not_run,
     error(syntax_error(bad_tags(error(syntax_error(_), _))))) :-
    good(Good),
    atomic_list_concat(Parts, '[size(2)]', Good),
    atomic_list_concat(Parts, '{|string(X)||x|}', Text),
    read_text(Text, _).
test(moves_as_they_stand_in_a_record,
     [ forall(member(Text,
                     [ "a0 c3 e5", "1. a0 2. c3 3. e5", "1.a0 2... c3\n3.e5 *",
                       "1. a0 {two words} 2. c3 {1. b2} 3. e5 1-0",
                       " a0\tc3 e5 1/2-1/2 "
                     ])),
       Position == "W4/5/5/2B2/5/4W_B_drop"
     ]) :-
    wali:initial_state(default, Start),
    play_text(wali, Start, Text, State),
    state_notation(wali, State, Position).
test(wrong_moves_are_named_with_their_place,
     [ forall(member(Text-Part,
                     [ "a0 a0" - "character 4: a0 is not legal here",
                       "1. a0 {no end" - "character 14: expected \"}\"",
                       "* a0" - "character 1: \"*\" is not a move"
                     ])),
       true
     ]) :-
    wali:initial_state(default, Start),
    catch(play_text(wali, Start, Text, _), Error, true),
    message_text(Error, Message),
    assertion(sub_string(Message, _, _, _, Part)).
test(illegal_moves_are_not_written,
     error(domain_error(legal_move, plant(1-1, 9-9)))) :-
    written([record(['Game'-"waldmeister",'Result'-"*"],
                    [ply(plant(1-1, 9-9), "")])], _).
test(tags_must_name_the_game, error(existence_error(tag, 'Game'))) :-
    written([record(['Result'-"*"], [])], _).

%   The game of good/1 in the form of other programs.

other_way("2-3@a1 a1-b1+1-1 a1-a2+3-3 b1-b2+1-2").
other_way("1.2-3@a1 a1-b1+1-1 2.a1-a2+3-3 b1-b2+1-2").
other_way("1. 2-3@a1 1... a1-b1+1-1\n2. a1-a2+3-3 {x} 2... b1-b2+1-2").
other_way("1. 2-3@a1!? 2.a1-b1+1-1 $1 $14 3. a1-a2+3-3 ?! 4. b1-b2+1-2!!").
other_way("1. 2-3@a1 ; best\n% 9. no move\n2. a1-b1+1-1\n3. a1-a2+3-3 \c
           (3. x (y) {)} 1-0) ( z ) 4. b1-b2+1-2").
other_way("{a} 1. {b} 2-3@a1 {c} {d} 2. a1-b1+1-1 3. a1-a2+3-3 4. {e} \c
           b1-b2+1-2 ; f").

read_moves(Moves, Records) :-
    format(string(Text),
           "%!\n[Game \"waldmeister\"]\n% x\n[Config   \"[size(2)]\"]\n\c
            [Result \"1-0\"]\n\n~s\n1-0\n", [Moves]),
    read_text(Text, Records).

test(records_of_other_programs, [forall(other_way(Moves)), Found == Wanted]) :-
    good(Good),
    read_text(Good, [Record]),
    record_moves(Record, Wanted),
    read_moves(Moves, [Read]),
    record_moves(Read, Found).
test(comments_stand_anywhere, Comments == ["a b c d","","","e  f"]) :-
    once(( other_way(Moves), sub_string(Moves, 0, _, _, "{a}") )),
    read_moves(Moves, [record(_, Plies)]),
    findall(Comment, member(ply(_, Comment), Plies), Comments).
test(variations_are_kept_and_written,
     Variations == [variation(3, "3. x (y) {)} 1-0"),variation(3, " z ")]) :-
    once(( other_way(Moves), sub_string(Moves, _, _, _, "(y)") )),
    read_moves(Moves, [Record]),
    Record = record(Tags, _),
    memberchk(variations-Variations, Tags),
    written([Record], Text),
    read_text(Text, [Again]),
    assertion(Again == Record).
test(a_record_without_variations_has_no_such_key, fail) :-
    good(Text),
    read_text(Text, [record(Tags, _)]),
    memberchk(variations-_, Tags).
test(a_variation_without_end,
     error(syntax_error(end_of_variation_expected))) :-
    read_moves("1. 2-3@a1 (2. x", _).
test(players_are_named_for_other_programs, Named == ["x","x","y","y"]) :-
    player_tags("x", "y", Tags),
    findall(Value,
            ( member(Key, ['Player1','White','Player2','Black']),
              memberchk(Key-Value, Tags)
            ),
            Named).

:- end_tests(record).
