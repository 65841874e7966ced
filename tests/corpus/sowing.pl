/*  Sowing: four pits a side; who sows the last seed into an empty pit of the
    own side plays again. Taken are the seeds that pass the end of the row.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).

% state(PitsOf1, PitsOf2, Stores, Player)

initial_state(default, state([2,2,2,2], [2,2,2,2], 0-0, p1)).

opponent(p1, p2).
opponent(p2, p1).

pits(state(Pits, _, _, _), p1, Pits).
pits(state(_, Pits, _, _), p2, Pits).

valid_moves(State, Player, Moves) :-
    pits(State, Player, Pits),
    findall(pit(N), (nth1(N, Pits, Seeds), Seeds > 0), Moves).

move(state(A, B, S1-S2, p1), pit(N), state(NewA, B, T1-S2, Next)) :-
    sow(A, N, NewA, Gain, Again),
    T1 is S1+Gain,
    ( Again == yes -> Next = p1 ; Next = p2 ).
move(state(A, B, S1-S2, p2), pit(N), state(A, NewB, S1-T2, Next)) :-
    sow(B, N, NewB, Gain, Again),
    T2 is S2+Gain,
    ( Again == yes -> Next = p2 ; Next = p1 ).

sow(Pits, N, NewPits, Gain, Again) :-
    nth1(N, Pits, Seeds, Rest),
    Seeds > 0,
    nth1(N, Pits1, 0, Rest),
    Last is N+Seeds,
    ( nth1(Last, Pits1, 0) -> Again = yes ; Again = no ),
    length(Pits, Length),
    Gain is max(0, Last-Length),
    From is N+1,
    add_seeds(Pits1, 1, From, Last, NewPits).

add_seeds([], _, _, _, []).
add_seeds([P|Ps], I, From, To, [Q|Qs]) :-
    ( I >= From, I =< To -> Q is P+1 ; Q = P ),
    I1 is I+1,
    add_seeds(Ps, I1, From, To, Qs).

game_over(State, Winner) :-
    State = state(_, _, S1-S2, Player),
    valid_moves(State, Player, []),
    (   S1 > S2
    ->  Winner = p1
    ;   S2 > S1
    ->  Winner = p2
    ;   Winner = tie
    ).

value(Player, state(_, _, S1-S2, _), Value) :-
    ( Player == p1 -> Value is S1-S2 ; Value is S2-S1 ).

choose_move(State, Player, easy, Move) :-
    valid_moves(State, Player, Moves),
    last(Moves, Move).
choose_move(State, Player, hard, Move) :-
    valid_moves(State, Player, Moves),
    findall(V-M,
            ( member(M, Moves),
              move(State, M, New),
              value(Player, New, V)
            ),
            Rated),
    keysort(Rated, Sorted),
    last(Sorted, _-Move).

display_game(state(A, B, S1-S2, Player), Player) :-
    reverse(B, BackB),
    format("~w~n~w~n~d to ~d, ~w to move~n", [BackB,A,S1,S2,Player]).
