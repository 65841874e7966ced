/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_state_levels, [test_state_levels/0]).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../support/student_program').

/** <module> Bots whose level is in the state of the game
*/

test_state_levels :-
    run_tests([state_levels]).

/*  Two computers take one, two or three of the stones. The level of both is
    asked for by a menu; choose_move/2 finds it in the state.
*/

stones("
:- use_module(library(random)).
play :-
    write('1. Two computers'), nl,
    read(1),
    write('1. Easy'), nl,
    write('2. Hard'), nl,
    read(Level),
    memberchk(Level, [1,2]),
    initial_state(Level, State),
    turns(State).
initial_state(Level, stones([s,s,s,s,s,s,s,s,s,s,s,s,s], ann, Level)).
valid_moves(stones(Left, _, _), Moves) :-
    findall(N, taken(N, Left, _), Moves).
move(stones(Left0, Player, Level), N, stones(Left, Other, Level)) :-
    taken(N, Left0, Left),
    other(Player, Other).
taken(1, [_|Left], Left).
taken(2, [_,_|Left], Left).
taken(3, [_,_,_|Left], Left).
other(ann, bob).
other(bob, ann).
game_over(stones([], Player, _), Winner) :-
    other(Player, Winner).
choose_move(State, Move) :-
    State = stones(_, _, 1),
    valid_moves(State, Moves),
    random_member(Move, Moves).
choose_move(State, Move) :-
    State = stones(_, _, 2),
    valid_moves(State, Moves),
    max_list(Moves, Move).
display_game(stones(Left, Player, _)) :-
    write(Player), write(' to move, stones: '), write(Left), nl.
turns(State) :-
    game_over(State, Winner),
    !,
    write('The winner is '), write(Winner), nl.
turns(State) :-
    display_game(State),
    choose_move(State, Move),
    move(State, Move, New),
    turns(New).
").

:- begin_tests(state_levels, [setup(hide_notes), cleanup(show_notes)]).

test(a_level_in_the_state_is_asked_in_a_state_with_it,
     Levels == [1-state([]),2-state([[3]-2])]) :-
    stones(Text),
    understood(Text, [], Guesses),
    memberchk(guess(levels(Levels), state_levels), Guesses).
test(each_bot_plays_in_the_game_that_was_chosen,
     [Easy-Hard == [1,2,3]-[3]]) :-
    stones(Text),
    with_program(Text, choices(Easy, Hard)).

choices(Easy, Hard, File) :-
    adopt_game(File, [], Game, _),
    Game:initial_state(default, State),
    all_choices(Game, State, 1, Easy),
    all_choices(Game, State, 2, Hard).

all_choices(Game, State, Level, Moves) :-
    findall(Move,
            ( between(1, 50, _),
              once(Game:choose_move(State, Level, Move))
            ),
            Moves0),
    sort(Moves0, Moves).

:- end_tests(state_levels).
