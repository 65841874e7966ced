/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(chase,
          [ initial_state/2, player_to_move/2, valid_moves/2, move/3,
            game_over/2, value/3, game_info/1
          ]).

/** <module> A program whose positions come again, to adapt

Two pieces on a ring of seven cells; one moves by one or two cells, two by
one. Who lands on the other has won. A state is chase(One, Two, Player).
*/

initial_state(_, chase(0, 3, one)).

player_to_move(chase(_, _, Player), Player).

valid_moves(chase(_, _, one), [-2,-1,1,2]).
valid_moves(chase(_, _, two), [-1,1]).

move(chase(A, B, one), Move, chase(C, B, two)) :-
    C is (A+Move) mod 7.
move(chase(A, B, two), Move, chase(A, C, one)) :-
    C is (B+Move) mod 7.

game_over(chase(A, A, two), one).
game_over(chase(A, A, one), two).

value(chase(A, B, _), one, Value) :-
    Value is (3*A+B) mod 5.
value(chase(A, B, _), two, Value) :-
    Value is (A+2*B) mod 5.

game_info(info{players:[one,two]}).
