/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_tables, [test_tables/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(yall)).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/base/printing').
:- use_module('../../prolog/tabuleiro/game/native').
:- use_module('../../prolog/tabuleiro/match/player').
:- use_module('../../prolog/tabuleiro/match/review').
:- use_module('../../prolog/tabuleiro/play/advice').
:- use_module('../../prolog/tabuleiro/search/lines').
:- use_module('../../prolog/tabuleiro/search/tables').
:- use_module('../../prolog/tabuleiro/web/games_list').
:- use_module('../../prolog/tabuleiro/web/thinking').
:- use_module('../../prolog/tabuleiro/solve/table_entries').
:- use_module('../../prolog/tabuleiro/solve/kept_value').
:- use_module('../../prolog/tabuleiro/solve/check_table').
:- use_module('../../prolog/tabuleiro/solve/make_table').
:- use_module('../../prolog/tabuleiro/solve/play_won').

test_tables :-
    run_tests(tables).

:- dynamic folder/1.

%   The unit has a folder with the tables of the smallest board.

config([size(3-3)]).
config([size(3-3),rules([go_back(allowed)])]).

start(Config, State) :-
    load_game(wali, _),
    wali:initial_state(Config, State).

make_tables :-
    tmp_file(tables, Folder),
    assertz(folder(Folder)),
    forall(config(Config),
           ( start(Config, State),
             make_table(wali, State, [folder(Folder)])
           )).

remove_tables :-
    retract(folder(Folder)),
    delete_directory_and_contents(Folder).

%   A position of the move phase that White wins.

won(State) :-
    start([size(3-3),rules([go_back(allowed)])], _),
    state_notation(wali, State, "WW1/1BW/1BB_W_move_-,-_go-back-allowed").

%   Cian takes the circle, and wins a position that the second layer of Tactigon
%   has.

before_a_table(State) :-
    load_game(tactigon, _),
    state_notation(tactigon, State,
                   "x1px1/x2c1x2/x2C1x2/x5/x7/x7/x5/x5/x5/x2Px2/x1_cian").

%   A game with the rules of Wali in which the other player wins.

other_game(tables_other) :-
    load_game(wali_reference, _),
    module_property(wali_reference, exports(Exports)),
    forall(( member(Name/Arity, Exports),
             Name/Arity \== game_over/2
           ),
           ( functor(Head, Name, Arity),
             as_in_wali(Head, wali_reference:Head)
           )),
    as_in_wali(game_over(State, Winner),
               ( wali_reference:game_over(State, Loser),
                 member(Winner, ['B','W']),
                 Winner \== Loser
               )).

as_in_wali(Head, Body) :-
    functor(Head, Name, Arity),
    retractall(tables_other:Head),
    assertz((tables_other:Head :- Body)),
    tables_other:export(Name/Arity).

%   Calls Goal with the tables at hand.

with_tables(Goal) :-
    folder(Folder),
    setup_call_cleanup(
        create_prolog_flag(tabuleiro_tables, Folder, []),
        once(Goal),
        create_prolog_flag(tabuleiro_tables, '/nowhere', [])).

%   Answer is the first one to the request Dict of a page.

asked(Dict, Answer) :-
    Box = box(none),
    thought(_{games:[wali]}, Dict, test_tables:keep(Box), Last),
    arg(1, Box, News),
    (   News == none
    ->  Answer = Last
    ;   Answer = News
    ).

keep(Box, Dict) :-
    (   arg(1, Box, none)
    ->  nb_setarg(1, Box, Dict)
    ;   true
    ).

%   The winner plays by the tables, the opponent its first legal move.

plays_out(State, Folder, Winner, Plies) :-
    (   wali:game_over(State, Over)
    ->  Over == Winner,
        Plies = 0
    ;   wali:player_to_move(State, Player),
        (   Player == Winner
        ->  wali:choose_move(State, search([tables(Folder)]), Move)
        ;   table_moves(wali, State, Folder, Values),
            last(Values, Move-_)
        ),
        wali:move(State, Move, Next),
        plays_out(Next, Folder, Winner, Plies0),
        Plies is Plies0+1
    ).

:- begin_tests(tables, [setup(make_tables), cleanup(remove_tables)]).

test(the_start_has_the_value_that_is_proved,
     Value-Result == loss(37)-loss(37)) :-
    folder(Folder),
    start([size(3-3)], State),
    table_value(wali, State, Folder, Value),
    solve(wali, State, Result, []).
test(the_smallest_board_is_drawn_if_one_may_go_back, Value == draw) :-
    folder(Folder),
    start([size(3-3),rules([go_back(allowed)])], State),
    table_value(wali, State, Folder, Value).
test(entries_agree_with_the_reference, true(Count > 400)) :-
    folder(Folder),
    start([size(3-3)], State),
    check_table(wali, State, Count, [folder(Folder),entries(500)]).
test(entries_disagree_with_other_rules,
     error(domain_error(table_entry, _), _)) :-
    folder(Folder),
    start([size(3-3)], State),
    other_game(Other),
    check_table(wali, State, _,
                [folder(Folder),entries(500),reference(Other)]).
test(all_entries_have_the_best_value_of_their_moves, Verified == Used) :-
    folder(Folder),
    start([size(3-3),rules([go_back(allowed)])], State),
    verify_table(wali, State, Verified, [folder(Folder)]),
    open_table(wali, State, Folder, Table),
    '$table_layers'(Table, [layer(0, Size, _)]),
    aggregate_all(count,
                  ( between(1, Size, I),
                    Index is I-1,
                    '$table_entry'(Table, 0, Index, _, _)
                  ),
                  Used).
test(all_ends_of_the_game_are_those_of_the_reference, true(Count > 100)) :-
    folder(Folder),
    start([size(3-3)], State),
    check_ends(wali, State, Count, [folder(Folder)]).
test(an_end_with_another_winner_is_noticed,
     error(domain_error(table_entry, _), _)) :-
    folder(Folder),
    start([size(3-3)], State),
    other_game(Other),
    check_ends(wali, State, _, [folder(Folder),reference(Other)]).
test(won_entries_are_won_in_play, Played == 40) :-
    folder(Folder),
    start([size(3-3)], State),
    load_game(wali_reference, Rules),
    play_won(wali, Rules, State, Folder, 40, Played).
test(won_entries_are_not_won_by_other_rules,
     error(domain_error(table_entry, _), _)) :-
    folder(Folder),
    start([size(3-3)], State),
    other_game(Other),
    play_won(wali, Other, State, Folder, 40, _).
test(no_entries_are_drawn_without_a_table,
     error(existence_error(table, wali), _)) :-
    start([size(3-3)], State),
    drawn_entries(wali, State, '/nowhere', 1, [_,_]>>true, _).
test(entries_are_drawn_from_whole_tables,
     error(existence_error(table_layer, 1), _)) :-
    folder(Folder),
    load_game(tactigon, _),
    tactigon:initial_state([advanced([1])], State),
    make_table(tactigon, State, [folder(Folder),layers(1)]),
    drawn_entries(tactigon, State, Folder, 1, [_,_]>>true, _).
test(no_entry_is_won_in_more_plies_than_the_longest_win,
     Longest-Score == Most-win(Most)) :-
    folder(Folder),
    start([size(3-3)], State),
    longest_win(wali, State, Folder, Won, Line),
    table_value(wali, Won, Folder, win(Longest)),
    Score = Line.score,
    open_table(wali, State, Folder, Table),
    '$table_layers'(Table, [layer(0, Size, _)]),
    aggregate_all(max(N),
                  ( between(1, Size, I),
                    Index is I-1,
                    '$table_entry'(Table, 0, Index, _, win(N))
                  ),
                  Most).
test(no_entries_are_drawn_where_none_is_wanted, Entries == []) :-
    folder(Folder),
    start([size(3-3),rules([go_back(allowed)])], State),
    drawn_entries(wali, State, Folder, 1, [_,_]>>fail, Entries).
test(perfect_play_keeps_every_value_and_random_play_does_not,
     true((Perfect =:= 50, Random < 50))) :-
    folder(Folder),
    start([size(3-3)], State),
    critical_states(wali, State, Folder, 50, States),
    kept_value(wali, States, Folder, search([tables(Folder)]), Perfect),
    kept_value(wali, States, Folder, 1, Random).
test(every_move_has_its_value, Scores == Sorted) :-
    folder(Folder),
    won(State),
    analyse(wali, State, Lines, [tables(Folder),multi_pv(all)]),
    findall(Score, (member(Line, Lines), Score = Line.score), Scores),
    findall(Rank-Score, (member(Score, Scores), rank(Score, Rank)), Ranked0),
    keysort(Ranked0, Ranked),
    findall(Score, member(_-Score, Ranked), Sorted),
    wali:valid_moves(State, Moves),
    assertion(same_length(Moves, Lines)).
test(the_flag_is_for_analyses_alone, Score == win(Plies)) :-
    folder(Folder),
    won(State),
    table_value(wali, State, Folder, win(Plies)),
    setup_call_cleanup(
        create_prolog_flag(tabuleiro_tables, Folder, []),
        ( analyse(wali, State, [Line], []),
          Score = Line.score
        ),
        create_prolog_flag(tabuleiro_tables, '/nowhere', [])).
test(a_won_position_is_won_in_its_plies, Played == Plies) :-
    folder(Folder),
    won(State),
    table_value(wali, State, Folder, win(Plies)),
    plays_out(State, Folder, 'W', Played).
test(every_move_is_valued_in_the_terminal,
     Output == "White wins in 2:\n  c1-c0\nWhite loses in 5:\n  a0-a1  b0-c0\n")
     :-
    won(State),
    with_tables(with_output_to(string(Output), tell_values(wali, State))).
test(without_a_table_the_terminal_says_so) :-
    won(State),
    with_output_to(string(Output), tell_values(wali, State)),
    assertion(sub_string(Output, _, _, _, "No table at hand")).
test(a_drawn_line_of_a_table_is_called_so,
     Text == "White draws  table  a0") :-
    folder(Folder),
    start([size(3-3),rules([go_back(allowed)])], State),
    analyse(wali, State, [Line], [tables(Folder)]),
    readable_line(wali, State, Line, Message),
    message_text(Message, Text).
test(the_page_gets_the_value_of_every_move,
     Values == [999998-["c1-c0"],-999995-["a0-a1","b0-c0"]]) :-
    won(State),
    state_notation(wali, State, Text),
    with_tables(asked(_{type:"analyse", game:"wali", start:Text}, Info)),
    findall(Score-Moves,
            ( member(Value, Info.values),
              _{score:Score, moves:Moves} :< Value
            ),
            Values).
test(the_page_offers_perfect_play_with_tables_alone, With-Without == true-false)
     :-
    with_tables(games_dicts([wali], [Dict1])),
    games_dicts([wali], [Dict2]),
    With = Dict1.tables,
    Without = Dict2.tables.
test(the_perfect_player_of_the_page_plays_the_shortest_win, Move == "c1-c0") :-
    won(State),
    state_notation(wali, State, Text),
    with_tables(asked(_{type:"choose", game:"wali", start:Text,
                        level:"perfect"},
                      Answer)),
    Move = Answer.move.
test(a_perfect_player_needs_a_table, error(existence_error(table, wali), _)) :-
    known_player(wali, user:perfect, _).
test(a_perfect_player_is_written_as_it_is_read, Term == perfect) :-
    with_tables(known_player(wali, user:perfect, Player)),
    player_term(wali, Player, Term).
test(of_equal_moves_it_plays_the_one_a_short_search_likes_best,
     Move == Liked) :-
    folder(Folder),
    start([size(3-3),rules([go_back(allowed)])], State),
    wali:choose_move(State, search([tables(Folder),seed(1)]), Move),
    analyse(wali, State, Lines,
            [depth(4),multi_pv(all),threads(1),seed(1),hash(1)]),
    table_moves(wali, State, Folder, [_-Best|_]),
    table_moves(wali, State, Folder, Moves),
    member(Line, Lines),
    memberchk(Line.move-Best, Moves),
    !,
    Liked = Line.move.
test(a_review_takes_its_chances_from_tables, Chances == [1.0-0.0]) :-
    folder(Folder),
    won(State),
    state_notation(wali, State, Text),
    wali:move_notation(State, Move, "a0-a1"),
    review(record(['Game'-"wali",'FEN'-Text,'Result'-"*"], [ply(Move, "")]),
           Review, [tables(Folder),depth(1)]),
    findall(Before-After,
            ( member(Ply, Review.plies),
              _{chance:Before, after:After} :< Ply
            ),
            Chances).
test(a_folder_without_tables_has_no_values, fail) :-
    start([size(3-3)], State),
    table_value(wali, State, '/nowhere', _).
test(a_table_of_another_board_is_not_opened, fail) :-
    folder(Folder),
    start([size(5-6)], State),
    open_table(wali, State, Folder, _).
test(without_a_table_it_searches, Depth == 2) :-
    start([size(3-3)], State),
    analyse(wali, State, [Line], [tables('/nowhere'),depth(2)]),
    Depth = Line.depth.
test(other_games_have_no_table,
     error(existence_error(table, waldmeister), _)) :-
    load_game(waldmeister, _),
    waldmeister:initial_state(default, State),
    table_counts(waldmeister, State, _).
test(the_endings_of_tactigon_are_those_that_are_proved,
     Values-Count == [draw,loss(34)]-20) :-
    folder(Folder),
    load_game(tactigon, _),
    tactigon:initial_state(default, State),
    make_table(tactigon, State, [folder(Folder),layers(2)]),
    findall(Value,
            ( member(Text, [ "x1px1/x5/x5/x5/x7/x7/x5/x5/x5/x2Px2/x1_red",
                             "x1px1/x2c1x2/x5/x5/x7/x7/x5/x5/x5/x2Px2/x1_red"
                           ]),
              state_notation(tactigon, Ending, Text),
              table_value(tactigon, Ending, Folder, Value)
            ),
            Values),
    check_table(tactigon, State, Count,
                [folder(Folder),layers(2),entries(10)]).
test(a_search_takes_the_values_of_a_table, [nondet, Score == win(Plies)]) :-
    folder(Folder),
    before_a_table(State),
    tactigon:initial_state(default, Start),
    make_table(tactigon, Start, [folder(Folder),layers(2)]),
    assertion(\+ table_value(tactigon, State, Folder, _)),
    analyse(tactigon, State, [Line],
            [depth(1),threads(1),seed(1),tables(Folder)]),
    _{score:Score, move:Move} :< Line,
    tactigon:move(State, Move, Next),
    table_value(tactigon, Next, Folder, loss(Less)),
    Plies is Less+1.
test(a_search_without_them_does_not_see_as_far, true(number(Score))) :-
    before_a_table(State),
    analyse(tactigon, State, [Line], [depth(1),threads(1),seed(1)]),
    Score = Line.score.
test(a_position_with_five_pieces_has_no_value, fail) :-
    folder(Folder),
    load_game(tactigon, _),
    tactigon:initial_state(default, State),
    table_value(tactigon, State, Folder, _).
test(large_boards_have_no_table, error(existence_error(table, wali), _)) :-
    start([size(6-6)], State),
    table_counts(wali, State, _).
test(sizes_are_known_before, Entries-Memory == 315991708-201183840) :-
    start([size(4-5),rules([go_back(allowed)])], State),
    table_counts(wali, State, Counts),
    _{entries:Entries, memory:Memory} :< Counts.

:- end_tests(tables).

rank(win(N), Rank) :-
    Rank is N-1000.
rank(0, 0).
rank(loss(N), Rank) :-
    Rank is 1000-N.
