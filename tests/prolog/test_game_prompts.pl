/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_game_prompts, [test_game_prompts/0]).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/adopt/run_answers').
:- use_module('../support/student_program').

/** <module> Prompts of the menus, and those of the game, of a watched program
*/

test_game_prompts :-
    run_tests(game_prompts).

:- begin_tests(game_prompts, [setup(hide_notes), cleanup(show_notes)]).

/*  What asks for the level of each player is asked twice, with another fact in
    between, as a loop with turns would be. In the game the program waits for a
    key after each move, without a word for it.
*/

two_levels("
:- use_module(library(random)).
:- dynamic level/2.
play :-
    write('1. Bot against bot'), nl, choice(1, 1),
    level(red), level(blue),
    findall(o, between(1, 16, _), Stones),
    turn(Stones, red).
level(Player) :-
    format('Level of ~w: 1. Random 2. Greedy~n', [Player]),
    choice(2, Level),
    assertz(level(Player, Level)).
choice(Most, N) :-
    repeat,
    get_char(C), skip(10),
    atom_number(C, N),
    ( between(1, Most, N) -> ! ; write('Again:'), nl, fail ).
turn([], Player) :-
    !,
    next(Player, Winner),
    format('~w wins~n', [Winner]).
turn(Stones, Player) :-
    write(Stones), nl,
    level(Player, Level),
    choose_move(Level, Stones, N),
    length(Taken, N),
    append(Taken, Left, Stones),
    shown(Player, N),
    next(Player, Next),
    turn(Left, Next).
shown(Player, N) :-
    length(Marks, N), maplist(=(*), Marks),
    format('~w took ~w', [Player,Marks]), nl,
    get_char(_).
valid_moves(Stones, Moves) :-
    length(Stones, Length),
    findall(M, ( member(M, [1,2,3]), M =< Length ), Moves).
choose_move(1, Stones, N) :-
    valid_moves(Stones, Moves), random_member(N, Moves).
choose_move(2, Stones, N) :-
    valid_moves(Stones, Moves), last(Moves, N).
next(red, blue).
next(blue, red).
").

test(what_asks_for_two_levels_is_a_menu, Lines == ["1","1","1"]) :-
    two_levels(Text),
    with_program(Text, loop_term(input(Lines))).

loop_term(Term, File) :-
    adopt_game(File, [], _, Guesses),
    memberchk(guess(loop(Terms), _), Guesses),
    memberchk(Term, Terms).

%   shown(-Prompts): a program waits for a key after each move.

shown([ prompt(wait, "red took [*]\n", "a", 1),
        prompt(wait, "blue took [*,*]\n", "b", 2),
        prompt(wait, "red took [*,*]\n", "c", 3)
      ]).

test(what_asks_after_other_texts_each_time_is_known_by_what_asks,
     Prompts-Line == [prompt(wait, any, "c", 1)]-"c") :-
    shown(Shown),
    game_prompts([prompt(menu, "1. Play", "1", 0)|Shown], Prompts),
    known_answer(Prompts, wait, "blue took [*,*,*]\n", Line).
test(what_asks_for_something_else_is_not_known,
     throws(tabuleiro_watched(prompts))) :-
    shown(Shown),
    known_answer(Shown, move, "blue took [*,*,*]\n", _).
test(what_asks_after_two_texts_knows_these_alone,
     throws(tabuleiro_watched(prompts))) :-
    shown([A,B|_]),
    known_answer([A,B], wait, "red took [*,*]\n", _).

:- end_tests(game_prompts).
