/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_pie, [test_pie/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module('../fixtures/chase', []).
:- use_module('../fixtures/heap', []).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/game/game', [has_predicate/2]).
:- use_module('../../prolog/tabuleiro/match/pie', [pie_game/2]).

/** <module> The pie rule
*/

test_pie :-
    run_tests(pie).

%   turn_of(+Game, +Level, +State, -Next): after a ring step and a ball step.

turn_of(Game, Level, S0, S) :-
    Game:choose_move(S0, Level, Ring),
    Game:move(S0, Ring, S1),
    Game:choose_move(S1, Level, Ball),
    Game:move(S1, Ball, S).

lead(State, Lead) :-
    analyse(mitsudomoe, State, [Line], [nodes(10000),threads(1),seed(1)]),
    Lead is abs(Line.score).

:- begin_tests(pie).

pie(Name, Start) :-
    load_game(Name, Game),
    Game:initial_state(default, Start).

played(Game, Texts, State0, State) :-
    foldl(play_text(Game), Texts, State0, State).

play_text(Game, Text, State0, State) :-
    Game:move_notation(State0, Move, Text),
    Game:move(State0, Move, State).

test(each_game_keeps_the_laws_with_it,
     [ forall(member(Game, [heap,mitsudomoe])),
       Breaches == []
     ]) :-
    atom_concat(Game, '_pie', Name),
    check_game(Name, Breaches, [games(1),seconds(inf),levels([])]).
test(the_second_player_may_swap_after_the_first_turn,
     Plies == ["swap"]) :-
    pie(mitsudomoe_pie, S0),
    played(mitsudomoe_pie, ["@b3","a4-b3"], S0, S),
    findall(Text,
            ( mitsudomoe_pie:valid_moves(S, Moves),
              member(Move, Moves),
              atom(Move),
              mitsudomoe_pie:move_notation(S, Move, Text)
            ),
            Plies).
test(not_before_nor_later,
     [ forall(member(Texts, [[],["@b3"],["@b3","a4-b3","swap"],
                             ["@b3","a4-b3","@d3"]])),
       Swaps == 0
     ]) :-
    pie(mitsudomoe_pie, S0),
    played(mitsudomoe_pie, Texts, S0, S),
    aggregate_all(count,
                  ( mitsudomoe_pie:valid_moves(S, Moves),
                    member(swap, Moves)
                  ),
                  Swaps),
    assertion(\+ mitsudomoe_pie:move(S, swap, _)),
    assertion(\+ mitsudomoe_pie:move_notation(S, _, "swap")).
test(a_player_who_swaps_gets_the_other_pieces,
     Players == [second,first]) :-
    pie(wali_pie, S0),
    played(wali_pie, ["a0"], S0, S1),
    played(wali_pie, ["swap"], S1, S2),
    maplist(wali_pie:player_to_move, [S1,S2], Players),
    S2 = pie(_, _, Plain),
    wali:value(Plain, 'W', Value),
    wali_pie:value(S2, second, Value).
test(the_winner_is_the_person, Winners == [first,second]) :-
    findall(Winner,
            ( member(Texts, [["1","swap","3","3","2"],["1","3","3","2"]]),
              pie(heap_pie, S0),
              played(heap_pie, Texts, S0, S),
              heap_pie:game_over(S, Winner0),
              Winner = Winner0
            ),
            Winners).
test(who_sees_all_wins_as_the_second,
     [ forall(member(First, ["1","2"])),
       Winner == second
     ]) :-
    pie(heap_pie, S0),
    played(heap_pie, [First], S0, S),
    Player = search([depth(20)]),
    play_match(heap_pie, Player, Player, Winner, [state(S)]).
test(a_side_that_has_a_proved_win_is_kept,
     Moves-Score == [3,swap]-win(3)) :-
    pie(heap_pie, S0),
    played(heap_pie, ["1"], S0, S),
    analyse(heap_pie, S, Lines, [depth(4),multi_pv(9)]),
    Lines = [Best|_],
    Score = Best.score,
    findall(Move,
            ( member(Line, Lines),
              memberchk(Line.move, [3,swap]),
              Move = Line.move
            ),
            Moves).
test(a_search_begins_with_a_more_even_turn_than_without_the_rule,
     true(Even < Uneven)) :-
    Search = search([nodes(10000),threads(1),seed(1)]),
    pie(mitsudomoe_pie, S0),
    turn_of(mitsudomoe_pie, Search, S0, pie(choice, _, S1)),
    lead(S1, Even),
    mitsudomoe:initial_state(default, Plain0),
    turn_of(mitsudomoe, Search, Plain0, Plain),
    lead(Plain, Uneven).
test(a_level_of_the_original_swaps_too, Moves == [swap]) :-
    pie(mitsudomoe_pie, S0),
    played(mitsudomoe_pie, ["@b3","a4-b3"], S0, S),
    mitsudomoe_pie:best_moves(S, 3, Moves).
test(the_analysis_has_the_swap_first, Best-Sign == swap-1) :-
    pie(mitsudomoe_pie, S0),
    played(mitsudomoe_pie, ["@b3","a4-b3"], S0, S),
    analyse(mitsudomoe_pie, S, Lines,
            [nodes(20000),threads(1),seed(1),multi_pv(3)]),
    Lines = [Line,_,_],
    Best = Line.move,
    Sign is sign(Line.score).
test(positions_as_text,
     [ forall(member(Texts, [[],["a0"],["a0","swap"],["a0","b1"]])),
       State == S
     ]) :-
    pie(wali_pie, S0),
    played(wali_pie, Texts, S0, S),
    state_notation(wali_pie, S, Text),
    state_notation(wali_pie, State, Text).
test(a_position_of_the_game_begins_a_first_turn, Stage == first) :-
    state_notation(wali_pie, State, "5/5/5/5/5/5_W_drop"),
    State = pie(Stage, 'W', _).
test(no_position, error(_, _)) :-
    state_notation(wali_pie, _, "choice:W:here").
test(a_record_with_a_swap_is_read_again, Moves == Again) :-
    play_match(mitsudomoe, level(3), level(4), _,
               [pie(true), max_plies(8), as_record(Record)]),
    record_moves(Record, Moves),
    assertion(memberchk(swap, Moves)),
    tmp_file(record, File),
    setup_call_cleanup(
        open(File, write, Out, [encoding(utf8)]),
        write_record(Out, Record),
        close(Out)),
    read_records(File, [Read]),
    delete_file(File),
    record_moves(Read, Again).
test(results_are_those_of_the_players, Wins == 4) :-
    match(mitsudomoe, level(4), fails, Result,
          [games(4), pie(true), seed(1)]),
    Wins = Result.wins.
test(no_programs, error(domain_error(pie_player, _))) :-
    match(wali, level(1), engine(none), _, [pie(true)]).
test(no_random_opening, error(domain_error(pie_opening, 2))) :-
    match(wali, level(1), level(2), _, [pie(true), opening(2)]).
test(a_tournament_by_the_rule, Game == "wali_pie") :-
    tournament(wali, [random,level(1)], Table, [pie(true), max_plies(4)]),
    Game = Table.game.
test(why_not_swap, Reasons == [broken(none, tabuleiro(no_swap_now))]) :-
    pie(wali_pie, S0),
    why_not(wali_pie, S0, swap, Reasons).
test(positions_of_a_game_without_a_grammar_have_none, fail) :-
    adapt_game(chase, [], Game),
    pie_game(Game, PieGame),
    has_predicate(PieGame, state_notation/2).
test(the_scene_has_the_sides, Owners == [[1,2],[1,2],[2,1]]) :-
    pie(mitsudomoe_pie, S0),
    played(mitsudomoe_pie, ["@b3","a4-b3"], S0, S1),
    played(mitsudomoe_pie, ["swap"], S1, S2),
    maplist(owners, [S0,S1,S2], Owners).

owners(State, Owners) :-
    mitsudomoe_pie:scene(State, Scene),
    maplist(get_dict(owner), Scene.sides, Owners).

test(the_analysis_of_a_first_turn_has_even_ones_first, Same == true) :-
    pie(mitsudomoe_pie, S0),
    played(mitsudomoe_pie, ["@b3"], S0, S),
    S = pie(_, _, Plain),
    Options = [depth(4),threads(1),seed(1),multi_pv(all)],
    analyse(mitsudomoe_pie, S, Lines, Options),
    analyse(mitsudomoe, Plain, Plains, Options),
    maplist(get_dict(score), Lines, Scores),
    maplist(get_dict(score), Plains, PlainScores),
    maplist(minus_lead, PlainScores, Leads0),
    msort(Leads0, Leads),
    reverse(Leads, Even),
    (   Scores == Even
    ->  Same = true
    ;   Same = Scores-Even
    ).

minus_lead(Score, Lead) :-
    Lead is -abs(Score).

test(news_of_an_analysis_have_the_swap, Best == swap) :-
    pie(mitsudomoe_pie, S0),
    played(mitsudomoe_pie, ["@b3","a4-b3"], S0, S),
    message_queue_create(News),
    analyse(mitsudomoe_pie, S, [_],
            [depth(8),threads(1),seed(1),on_info(thread_send_message(News))]),
    thread_get_message(News, Info, [timeout(0)]),
    message_queue_destroy(News),
    [Line] = Info.lines,
    Best = Line.move.
test(no_game_of_that_name, error(existence_error(game, no_game))) :-
    load_game(no_game_pie, _).

fails(_, _) :-
    fail.

:- end_tests(pie).
