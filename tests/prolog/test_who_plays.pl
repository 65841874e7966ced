/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_who_plays, [test_who_plays/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/student_program').

/** <module> Who plays in a run of a program, and in its turns
*/

test_who_plays :-
    run_tests(who_plays).

:- begin_tests(who_plays, [setup(hide_notes), cleanup(show_notes)]).

%   Beside the players, which have a level, a mark changes each turn.

test(what_may_be_empty_is_no_player,
     true(memberchk(guess(players([computer1,computer2]), _), Guesses))) :-
    understood("
:- use_module(library(random)).
play :-
    write('1. Computer vs computer'), nl, read(1),
    initial_state(State), turn(State).
initial_state(s(none,9,computer1-L,computer2-L)) :-
    write('Level of the computers: 1 or 2'), nl, read(L),
    memberchk(L, [1,2]).
turn(State) :-
    display_game(State),
    choose_move(State, Move),
    move(State, Move, New),
    (   game_over(New, Winner)
    ->  format('~w wins~n', [Winner])
    ;   turn(New)
    ).
display_game(s(_,N,P-_,_)) :- format('~w: ~d stones~n', [P,N]).
choose_move(State, Move) :-
    valid_moves(State, Moves), random_member(Move, Moves).
valid_moves(s(_,N,_,_), Moves) :-
    findall(M, ( member(M, [1,2]), M =< N ), Moves).
move(s(X,N0,P,Q), M, s(Y,N,Q,P)) :- N is N0-M, mark(X, Y).
mark(none, 1).
mark(1, none).
game_over(s(_,0,_,P-_), P).
",
               [], Guesses).

%   No stone may be laid beside one of the other player. Three in a row win;
%   who can lay none has nothing to choose, and the game ends without a word.

test(a_bot_that_finds_no_move_ends_the_game, true(Ended > 0)) :-
    understood("
:- use_module(library(random)).
play :-
    write('1. Computer vs computer'), nl, read(1),
    (   turn([o,o,o,o,o,o,o,o,o,o], red)
    ->  true
    ;   write('Bye'), nl
    ).
turn(Row, Player) :-
    display_game(Row),
    computer(Row, Player, Cell),
    move(Row, Player, Cell, New),
    (   game_over(New, Winner)
    ->  display_game(New), format('~w wins~n', [Winner])
    ;   next(Player, Next), turn(New, Next)
    ).
display_game(Row) :- write(Row), nl.
computer(Row, Player, Cell) :-
    valid_moves(Row, Player, Cells), random_member(Cell, Cells).
valid_moves(Row, Player, Cells) :-
    findall(Cell, ( nth1(Cell, Row, o), \\+ beside(Row, Player, Cell) ), Cells).
beside(Row, Player, Cell) :-
    next(Player, Other), nth1(There, Row, Other), abs(Cell-There) =:= 1.
move(Row, Player, Cell, New) :-
    nth1(Cell, Row, o, Rest), nth1(Cell, New, Player, Rest).
game_over(Row, Player) :-
    next(Player, _), append(_, [Player,Player,Player|_], Row).
next(red, blue).
next(blue, red).
",
               [], Guesses),
    memberchk(note(oracle(agreed(_, _, Ended))), Guesses).

:- end_tests(who_plays).
