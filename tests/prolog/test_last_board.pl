/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_last_board, [test_last_board/0]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(plunit)).
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../support/student_program').

/** <module> The board after the last move of a loop

The loop of the program ends within a turn: it displays the last board and
prints who has won.
*/

test_last_board :-
    run_tests(last_board).

cards("
:- use_module(library(lists)).
:- use_module(library(random)).
play :-
    write('1. Two persons   2. Two computers'), nl,
    read(Mode),
    cards(Cards),
    round(Cards, 1, Mode).
cards([a,b,c,d,e,f,g]).
round(Cards, Player, Mode) :-
    display_game(Cards, Player),
    picked(Mode, Cards, Card),
    select(Card, Cards, Left),
    Next is 3-Player,
    (   Left = [_]
    ->  display_game(Left, Next),
        format('Player ~d wins!~n', [Player])
    ;   round(Left, Next, Mode)
    ).
picked(1, _, Card) :-
    write('Card: '), read(Card).
picked(2, Cards, Card) :-
    valid_moves(Cards, Moves),
    random_member(Card, Moves).
valid_moves(Cards, Cards).
display_game(Cards, Player) :-
    format('Player ~d: ~w~n', [Player,Cards]).
").

:- dynamic cards_game/1.

adopt_cards :-
    hide_notes,
    cards(Text),
    with_program(Text, adopt_file).

adopt_file(File) :-
    adopt_game(File, [], Game, _),
    assertz(cards_game(Game)).

forget_cards :-
    show_notes,
    retractall(cards_game(_)).

:- begin_tests(last_board, [setup(adopt_cards), cleanup(forget_cards)]).

test(the_board_after_the_last_move_is_displayed, Text == "Player 1: [g]\n") :-
    last_state(Game, State),
    with_output_to(string(Text), Game:display_game(State)).
test(the_winner_is_the_one_whose_name_is_printed, Winner == 2) :-
    last_state(Game, State),
    Game:game_over(State, Winner).

last_state(Game, State) :-
    cards_game(Game),
    once(Game:initial_state(default, State0)),
    foldl(move_of(Game), [a,b,c,d,e,f], State0, State).

move_of(Game, Move, State0, State) :-
    once(Game:move(State0, Move, State)).

:- end_tests(last_board).
