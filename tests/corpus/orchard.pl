/*  Orchard: one picks all the apples of a tree at either end of the row; who
    has more at the end has won.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).

play :-
    write('Level of the bots, 1 or 2: '),
    read(Level),
    initial_state(10, State),
    game_loop(State, Level).

game_loop(State, _) :-
    game_over(State, Winner),
    !,
    announce(Winner).
game_loop(State, Level) :-
    display_game(State),
    choose_move(State, Level, Move),
    move(State, Move, NewState),
    game_loop(NewState, Level).

announce(Winner) :-
    var(Winner),
    !,
    write('It is a draw.'), nl.
announce(Winner) :-
    format("Player ~w wins!~n", [Winner]).

initial_state(Size, orchard(Trees, 0-0, ann)) :-
    findall(N, ( between(1, Size, I), N is 1+(I*I) mod 5 ), Trees).

next(ann, ben).
next(ben, ann).

valid_moves(orchard([_,_|_], _, _), [left,right]).
valid_moves(orchard([_], _, _), [left]).
valid_moves(orchard([], _, _), []).

move(orchard(Trees, Points, Player), Move, orchard(Left, NewPoints, Next)) :-
    picked(Move, Trees, N, Left),
    more(Player, N, Points, NewPoints),
    next(Player, Next).

picked(left, [N|Left], N, Left).
picked(right, [A,B|Trees], N, Left) :-
    append(Left, [N], [A,B|Trees]).

more(ann, N, A-B, A1-B) :-
    A1 is A+N.
more(ben, N, A-B, A-B1) :-
    B1 is B+N.

% Nobody is named after a draw.
game_over(orchard([], A-B, _), Winner) :-
    (   A > B
    ->  Winner = ann
    ;   B > A
    ->  Winner = ben
    ;   true
    ).

% How much the player is behind: the less, the better.
value(orchard(_, A-B, ann), Value) :-
    Value is B-A.
value(orchard(_, A-B, ben), Value) :-
    Value is A-B.

choose_move(State, 1, Move) :-
    valid_moves(State, Moves),
    random_member(Move, Moves).
choose_move(State, 2, Move) :-
    State = orchard(_, _, Player),
    setof(Value-M,
          Moves^Left^Points^Next^( valid_moves(State, Moves),
                                   member(M, Moves),
                                   move(State, M,
                                        orchard(Left, Points, Next)),
                                   value(orchard(Left, Points, Player), Value)
                                 ),
          [_-Move|_]).

display_game(orchard(Trees, A-B, Player)) :-
    forall(member(N, Trees), format(" ~w", [N])),
    format("~nann ~w, ben ~w; ~w picks~n", [A,B,Player]).
