/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_tables, [test_tables/0]).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/search/tables').
:- use_module('../../prolog/tabuleiro/solve/make_table').

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

%   The winner plays by the tables, the opponent its first legal move.

plays_out(State, Folder, Winner, Plies) :-
    (   wali:game_over(State, Over)
    ->  Over == Winner,
        Plies = 0
    ;   wali:player_to_move(State, Player),
        (   Player == Winner
        ->  wali:choose_move(State, search([tables(Folder)]), Move)
        ;   table_lines(wali, State, Folder, Lines),
            last(Lines, Line),
            Move = Line.move
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
test(a_folder_without_tables_has_no_values, fail) :-
    start([size(3-3)], State),
    table_value(wali, State, '/nowhere', _).
test(without_a_table_it_searches, Depth == 2) :-
    start([size(3-3)], State),
    analyse(wali, State, [Line], [tables('/nowhere'),depth(2)]),
    Depth = Line.depth.
test(other_games_have_no_table, error(existence_error(table, tactigon), _)) :-
    load_game(tactigon, _),
    tactigon:initial_state(default, State),
    table_counts(tactigon, State, _).
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
