/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_perft, [test_perft/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(time)).
:- use_module('../drivers/perft_table').
:- use_module('../../prolog/tabuleiro').

test_perft :-
    run_tests(perft).

%   A count of the table of a game.

count(Game, Position, Depth, Count) :-
    game_name(Game),
    perft_rows(Game, Rows),
    member(row(Position, Counts), Rows),
    member(Depth-Count, Counts).

%   The reference repeats the cheap ones.

cheap_count(Reference, Position, Depth, Count) :-
    count(Game, Position, Depth, Count),
    Count < 5000,
    atom_concat(Game, '_reference', Reference),
    load_game(Reference, Reference).

start(State) :-
    load_game(waldmeister, _),
    waldmeister:initial_state(default, State).

:- begin_tests(perft).

test(c_counts_as_the_table,
     [forall(count(Game, Position, Depth, Count)), N == Count]) :-
    load_game(Game, Game),
    perft_state(Game, Position, State),
    perft(Game, State, Depth, N).
test(the_reference_counts_as_the_table,
     [ forall(cheap_count(Reference, Position, Depth, Count)), N == Count ]) :-
    perft_state(Reference, Position, State),
    perft(Reference, State, Depth, N).
test(depth_0_is_one_leaf, N == 1) :-
    start(State),
    perft(waldmeister, State, 0, N).
test(no_leaf_beyond_the_longest_game, N == 0) :-
    start(State),
    perft(waldmeister, State, 100000000, N).
test(divide_adds_up_to_perft, Sum == 95256) :-
    start(State),
    perft_divide(waldmeister, State, 2, Counts),
    pairs_values(Counts, Ns),
    sum_list(Ns, Sum).
test(divide_is_in_the_order_of_moves, Moves == Valid) :-
    start(State),
    perft_divide(waldmeister, State, 1, Counts),
    pairs_keys(Counts, Moves),
    waldmeister:valid_moves(State, Valid).
test(negative_depth, error(type_error(nonneg, -1), _)) :-
    start(State),
    perft(waldmeister, State, -1, _).
test(unbound_depth, error(instantiation_error, _)) :-
    start(State),
    perft(waldmeister, State, _, _).
test(depth_no_integer, error(type_error(nonneg, a), _)) :-
    start(State),
    perft(waldmeister, State, a, _).
test(depth_beyond_any_tree, error(representation_error(int), _)) :-
    start(State),
    Depth is 1<<70,
    perft(waldmeister, State, Depth, _).
test(unknown_game, error(existence_error(game, chequers), _)) :-
    perft(chequers, [], 1, _).
test(bad_state, error(type_error(wald_meister_state, foo), _)) :-
    perft(waldmeister, foo, 1, _).
test(a_long_count_ends_at_a_time_limit, Ball == time_limit_exceeded) :-
    start(State),
    catch(call_with_time_limit(0.05, perft(waldmeister, State, 6, _)),
          Ball, true).
test(a_long_count_ends_at_a_thread_signal, Ball == stop) :-
    start(State),
    thread_self(Me),
    thread_create(catch(( thread_send_message(Me, counts),
                          perft(waldmeister, State, 6, _)
                        ),
                        Ball,
                        thread_exit(Ball)),
                  Thread, []),
    thread_get_message(counts),
    sleep(0.1),                         % most likely it does by now
    thread_signal(Thread, throw(stop)),
    thread_join(Thread, exited(Ball)).

:- end_tests(perft).
