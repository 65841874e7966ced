/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_solve, [test_solve/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(time)).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/solve/exact_endings').
:- use_module('../../prolog/tabuleiro/solve/result_json').
:- use_module('../../prolog/tabuleiro/solve/proof').
:- use_module('../fixtures/heap', []).

test_solve :-
    run_tests(solve).

start(Game, Config, State) :-
    load_game(Game, _),
    Game:initial_state(Config, State).

%   Positions that the Prolog search decides in a few plies.

position("WWW/1B1/BB1_W_take_c1-c0,-_double-two,take-any").
position("W1W/1W1/BBB_W_move_-,-_go-back-allowed").
position("WW1/1W1/BBB_W_move_-,-_go-back-allowed").

white(Text, State) :-
    load_game(wali, _),
    state_notation(wali, State, Text).

%   State follows Plies random moves of Wald Meister.

random_plies(0, State, State) :-
    !.
random_plies(Plies, State0, State) :-
    waldmeister:valid_moves(State0, Moves),
    random_member(Move, Moves),
    waldmeister:move(State0, Move, State1),
    Plies1 is Plies-1,
    random_plies(Plies1, State1, State).

result(Game, State, Result) :-
    solve(Game, State, Result, [time(3600)]).

long_or_short(Long, Short, Count) :-
    (   getenv('TABULEIRO_LONG', _)
    ->  Count = Long
    ;   Count = Short
    ).

%   A file that is deleted after Goal.

:- meta_predicate with_file(-, 0).

with_file(File, Goal) :-
    setup_call_cleanup(tmp_file(proof, File), once(Goal), delete_file(File)).

proof_of(Game, State, Result, Proof) :-
    with_file(File,
              ( solve(Game, State, Result, [proof(File)]),
                verify_proof(File, Proof, _)
              )).

:- begin_tests(solve).

test(white_loses_the_smallest_wali, Result == loss(37)) :-
    start(wali, [size(3-3)], State),
    solve(wali, State, Result, []).
test(a_proof_of_it_is_right_by_the_reference, true(Count > 1000)) :-
    start(wali, [size(3-3)], State),
    with_file(File,
              ( solve(wali, State, _, [proof(File)]),
                verify_proof(File, proof(wali, State, loss(37), _), Count,
                             [reference(wali_reference)])
              )).
test(a_result_is_written_as_json,
     [ forall(member(Result-JSON,
                     [ win(3)-_{kind:"win", player:"White", low:3, high:3},
                       loss(2-9)-_{kind:"loss", player:"White", low:2, high:9},
                       draw-_{kind:"draw", player:"White"},
                       unknown([win(4),loss(inf)])-
                       _{kind:"unknown", player:"White", no_win:4,
                         no_loss:null}
                     ])),
       true(Written :< JSON)
     ]) :-
    load_game(wali, _),
    result_json(wali, 'W', Result, Written).
test(a_proof_is_wrong_by_the_rules_of_another_game,
     error(type_error(tactigon_state, _), _)) :-
    start(wali, [size(3-3)], State),
    with_file(File,
              ( solve(wali, State, _, [proof(File)]),
                verify_proof(File, _, _, [reference(tactigon)])
              )).
test(a_proof_by_search_alone_is_right, Result == loss(37)) :-
    start(wali, [size(3-3)], State),    % its positions do not fit in 8 MiB
    with_file(File,
              ( solve(wali, State, Result, [proof(File),memory(8)]),
                verify_proof(File, proof(wali, State, Result, _), _)
              )).
test(a_draw_is_proved_for_both_players, Players == ['B','W']) :-
    start(wali, [size(3-3),rules([go_back(allowed)])], State),
    proof_of(wali, State, draw, proof(_, _, _, Entries)),
    findall(Player, member(hold(Player, _, _), Entries), All),
    sort(All, Players).
test(endless_play_that_goes_on_has_no_result,
     Result == unknown([win(inf),loss(inf)])) :-
    start(wali, [size(3-3),rules([go_back(allowed)])], State),
    solve(wali, State, Result, [repetition(go_on)]).
test(c_and_prolog_agree, [forall(position(Text)), R1 == R2]) :-
    white(Text, State),
    load_game(wali_reference, _),
    solve(wali, State, R1, [positions(3000)]),
    solve(wali_reference, State, R2, [positions(3000)]).
test(a_finite_game_needs_no_list_of_its_positions, R == Result) :-
    start(waldmeister, [size(2)], State0),
    waldmeister:move(State0, plant(1-1, 0-0), State1),
    waldmeister:valid_moves(State1, [Move|_]),
    waldmeister:move(State1, Move, State),
    load_game(waldmeister_reference, _),
    solve(waldmeister, State, R, []),
    solve(waldmeister_reference, State, Result, []).
test(three_plies_before_the_end_the_reference_agrees, Results1 == Results2) :-
    load_game(waldmeister_reference, _),
    start(waldmeister, [size(3)], Start),
    long_or_short(300, 3, Count),
    length(Endings, Count),
    maplist(random_plies(6, Start), Endings),
    maplist(result(waldmeister), Endings, Results1),
    maplist(result(waldmeister_reference), Endings, Results2).
test(a_player_who_moves_again_is_the_same_player, Results == Known) :-
    findall(Left-Result,
            ( between(1, 7, Left),
              solve(heap, heap(Left, 1, []), Result, [])
            ),
            Results),
    Known = [ 1-win(1), 2-win(1), 3-win(1), 4-win(2), 5-win(2), 6-win(2),
              7-win(3)
            ].
test(the_end_needs_no_search, Result == loss(0)) :-
    white("3/WW1/BBB_W_move_-,-_go-back-allowed", State),
    solve(wali, State, Result, []).
test(few_plies_exclude_few_results, Result == unknown([win(3),loss(3)])) :-
    start(wali, default, State),
    solve(wali, State, Result, [plies(3),positions(100_000)]).

test(a_proof_without_an_entry_is_wrong,
     [ forall(member(Which, [1,100,last])),
       error(domain_error(proof, win('B', _, _)), _)
     ]) :-
    start(wali, [size(3-3)], State),
    proof_of(wali, State, Result, proof(Game, State, Result, Entries0)),
    (   Which == last
    ->  append(Entries, [_], Entries0)
    ;   nth1(Which, Entries0, _, Entries)
    ),
    check_proof(proof(Game, State, Result, Entries), _).
test(a_proof_of_a_shorter_win_is_wrong, error(domain_error(proof, _), _)) :-
    start(wali, [size(3-3)], State),
    proof_of(wali, State, _, proof(Game, State, _, Entries)),
    check_proof(proof(Game, State, loss(36), Entries), _).
test(a_proof_of_the_other_player_is_wrong, error(domain_error(proof, _), _)) :-
    start(wali, [size(3-3)], State),
    proof_of(wali, State, _, proof(Game, State, _, Entries)),
    check_proof(proof(Game, State, win(37), Entries), _).
test(a_file_of_something_else_is_no_proof,
     error(type_error(proof, hello), _)) :-
    with_file(File,
              ( setup_call_cleanup(open(File, write, Out),
                                   format(Out, "hello.~n", []),
                                   close(Out)),
                verify_proof(File, _, _)
              )).
test(an_unknown_option_is_an_error,
     error(domain_error(solve_option, depth(3)), _)) :-
    start(wali, default, State),
    solve(wali, State, _, [depth(3)]).
test(a_time_limit_ends_it, Ball == time_limit_exceeded) :-
    start(wali, default, State),
    catch(call_with_time_limit(0.05, solve(wali, State, _, [time(3600)])),
          Ball, true).
test(progress_is_told, Depths = [1|_]) :-
    start(wali, default, State),
    Told = told([]),
    solve(wali, State, _, [positions(100_000),on_info(hear(Told))]),
    arg(1, Told, Heard),
    reverse(Heard, All),
    exclude(==(0), All, Depths).

test(three_plies_before_the_end_a_search_is_exact, Exact == 5) :-
    start(waldmeister, default, State),
    exact_endings(waldmeister, State, 3, 5, 60, Exact).
test(the_end_of_a_small_board_is_that_of_its_games, Exact == 5) :-
    start(waldmeister, [size(3)], State),
    exact_endings(waldmeister, State, 4, 5, 60, Exact).
test(without_time_nothing_is_exact, Exact == 0) :-
    start(waldmeister, default, State),
    exact_endings(waldmeister, State, 3, 2, 0, Exact).
test(a_game_without_a_bound_has_no_plies_left,
     error(domain_error(game_of_bounded_length, wali), _)) :-
    start(wali, default, State),
    exact_endings(wali, State, 3, 1, 1, _).

:- end_tests(solve).

hear(Told, Info) :-
    arg(1, Told, Before),
    nb_setarg(1, Told, [Info.plies|Before]).
