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
    run_tests([last_board, last_facts]).

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

%   This one counts in facts, and sets them back after the end.

counted("
:- use_module(library(lists)).
:- use_module(library(random)).
:- dynamic row/1, taken/2, turn/1.
row([a,b,c,d,e,f,g]).
taken(1, 0).
taken(2, 0).
turn(1).
play :-
    write('1. Two persons   2. Two computers'), nl,
    read(Mode),
    repeat,
    once(turn_of(Mode)),
    row(Row),
    game_over(Row, Winner),
    display_game(Row),
    format('Player ~d wins!~n', [Winner]),
    set_back.
turn_of(Mode) :-
    row(Row),
    display_game(Row),
    picked(Mode, Row, Card),
    select(Card, Row, Left),
    retract(row(Row)),
    assertz(row(Left)),
    retract(turn(Player)),
    retract(taken(Player, N0)),
    N is N0+1,
    assertz(taken(Player, N)),
    Next is 3-Player,
    assertz(turn(Next)).
picked(1, _, Card) :-
    write('Card: '), read(Card).
picked(2, Row, Card) :-
    valid_moves(Row, Moves),
    random_member(Card, Moves).
valid_moves(Row, Row).
game_over([_], Winner) :-
    turn(Next),
    Winner is 3-Next.
display_game(Row) :-
    taken(1, First),
    taken(2, Second),
    format('~w, taken ~d and ~d~n', [Row,First,Second]).
set_back :-
    retractall(row(_)),
    retractall(taken(_, _)),
    retractall(turn(_)),
    assertz(row([a,b,c,d,e,f,g])),
    assertz(taken(1, 0)),
    assertz(taken(2, 0)),
    assertz(turn(1)).
").

:- dynamic cards_game/1.

:- meta_predicate adopt_cards(1).

adopt_cards(Program) :-
    hide_notes,
    call(Program, Text),
    with_program(Text, adopt_file).

adopt_file(File) :-
    adopt_game(File, [], Game, _),
    assertz(cards_game(Game)).

forget_cards :-
    show_notes,
    retractall(cards_game(_)).

last_state(Game, State) :-
    cards_game(Game),
    once(Game:initial_state(default, State0)),
    foldl(move_of(Game), [a,b,c,d,e,f], State0, State).

move_of(Game, Move, State0, State) :-
    once(Game:move(State0, Move, State)).

last_shown(Text) :-
    last_state(Game, State),
    with_output_to(string(Text), Game:display_game(State)).

:- begin_tests(last_board,
               [setup(adopt_cards(cards)), cleanup(forget_cards)]).

test(the_board_after_the_last_move_is_displayed, Text == "Player 1: [g]\n") :-
    last_shown(Text).
test(the_winner_is_the_one_whose_name_is_printed, Winner == 2) :-
    last_state(Game, State),
    Game:game_over(State, Winner).

:- end_tests(last_board).

:- begin_tests(last_facts,
               [setup(adopt_cards(counted)), cleanup(forget_cards)]).

test(all_facts_are_those_of_the_end, Text == "[g], taken 3 and 3\n") :-
    last_shown(Text).

:- end_tests(last_facts).
