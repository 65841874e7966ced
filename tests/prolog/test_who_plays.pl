/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_who_plays, [test_who_plays/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/student_program').
:- use_module('../../prolog/tabuleiro/adopt/adopt').

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

%   The state has both players with their levels, and again the one in turn; the
%   other bot takes the most, and lists its moves for itself.

test(the_player_in_turn_has_a_level,
     Levels-Moves == [ 1-loop([]),
                       2-loop([[1,2,2]-2,[1,3,2]-2,[1,4,2]-2])
                     ]-[3,3]) :-
    with_program("
:- use_module(library(random)).
play :-
    write('1. Computer vs computer'), nl, read(1),
    write('Level of red (1 - 2): '), read(L),
    write('Level of the blue computer (1 - 2): '), read(M),
    turn(s(12,pc(red,L),pc(red,L),pc(blue,M))).
turn(State) :-
    display_game(State),
    (   game_over(State, Winner)
    ->  format('~w wins~n', [Winner])
    ;   choose_move(State, Move),
        move(State, Move, New),
        turn(New)
    ).
display_game(s(N,pc(P,_),_,_)) :- format('~w: ~d stones~n', [P,N]).
choose_move(s(N,pc(_,1),_,_), Move) :-
    findall(M, ( member(M, [1,2,3]), M =< N ), Moves),
    random_member(Move, Moves).
choose_move(s(N,pc(_,2),_,_), Move) :- Move is min(3, N).
move(s(N0,P,P,Q), M, s(N,Q,P,Q)) :- N is N0-M.
move(s(N0,Q,P,Q), M, s(N,P,P,Q)) :- N is N0-M.
game_over(s(0,pc(P,_),_,_), P).
",
                 takes_most(Levels, Moves)).

takes_most(Levels, [First,Second], File) :-
    adopt_game(File, [], Game, Guesses),
    memberchk(guess(levels(Levels), _), Guesses),
    Game:initial_state(default, State),
    Game:choose_move(State, 2, First),
    Game:move(State, First, New),
    Game:choose_move(New, 2, Second).

:- end_tests(who_plays).
