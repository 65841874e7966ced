/*  Moss: on a square board a player covers an empty cell with moss, which
    takes over the cells of the opponent beside it. When the board is full,
    the larger patch of connected cells wins. A slow program: it counts to
    20,000 before it answers.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(library(lists)).
:- use_module(library(random)).

play :-
    write('Size of the board: '),
    read(Size),
    initial_state(Size, State),
    display_game(State).

initial_state(Size, moss(Size, [], green)) :-
    integer(Size),
    Size >= 2, Size =< 6.

other(green, grey).
other(grey, green).

beside(X/Y, X1/Y) :- X1 is X+1.
beside(X/Y, X1/Y) :- X1 is X-1.
beside(X/Y, X/Y1) :- Y1 is Y+1.
beside(X/Y, X/Y1) :- Y1 is Y-1.

slowly :-
    between(1, 20_000, N),
    N >= 20_000,
    !.

valid_moves(moss(Size, Cells, _), Moves) :-
    slowly,
    findall(X/Y,
            ( between(1, Size, X),
              between(1, Size, Y),
              \+ member(X/Y-_, Cells)
            ),
            Moves).

move(moss(Size, Cells, Player), Cell, moss(Size, [Cell-Player|NewCells], Next)) :-
    slowly,
    other(Player, Next),
    taken(Cells, Cell, Player, NewCells).

taken([], _, _, []).
taken([Cell1-_|Cells], Cell, Player, [Cell1-Player|NewCells]) :-
    beside(Cell, Cell1),
    !,
    taken(Cells, Cell, Player, NewCells).
taken([Cell1-Owner|Cells], Cell, Player, [Cell1-Owner|NewCells]) :-
    taken(Cells, Cell, Player, NewCells).

% From each cell all ways of at most 7 steps
patch(Cells, Player, Patch) :-
    member(Start-Player, Cells),
    findall(Cell, way(7, Start, Cells, Player, [Start], Cell), Reached),
    sort(Reached, Patch).

way(_, Cell, _, _, _, Cell).
way(N, Cell0, Cells, Player, Seen, Cell) :-
    N > 0,
    N1 is N-1,
    beside(Cell0, Cell1),
    member(Cell1-Player, Cells),
    \+ member(Cell1, Seen),
    way(N1, Cell1, Cells, Player, [Cell1|Seen], Cell).

largest(Cells, Player, Size) :-
    findall(N, ( patch(Cells, Player, Patch), length(Patch, N) ), Sizes),
    max_list([0|Sizes], Size).

game_over(moss(Size, Cells, _), Winner) :-
    length(Cells, Covered),
    Covered =:= Size*Size,
    largest(Cells, green, Green),
    largest(Cells, grey, Grey),
    (   Green > Grey
    ->  Winner = green
    ;   Grey > Green
    ->  Winner = grey
    ;   Winner = draw
    ).

value(moss(_, Cells, _), Player, Value) :-
    slowly,
    other(Player, Other),
    largest(Cells, Player, Own),
    largest(Cells, Other, Theirs),
    Value is Own-Theirs.

% 1: greedy
choose_move(State, 1, Move) :-
    State = moss(_, _, Player),
    valid_moves(State, Moves),
    findall(Value-M,
            ( member(M, Moves),
              move(State, M, NewState),
              value(NewState, Player, Value)
            ),
            Rated),
    max_member(Best-_, Rated),
    findall(M, member(Best-M, Rated), BestMoves),
    random_member(Move, BestMoves).

display_game(moss(Size, Cells, Player)) :-
    forall(between(1, Size, Y),
           ( forall(between(1, Size, X), cell(X/Y, Cells)),
             nl
           )),
    format("~w to move~n", [Player]).

cell(Cell, Cells) :-
    member(Cell-Owner, Cells),
    !,
    atom_chars(Owner, Letters),
    last(Letters, Letter),
    write(Letter).
cell(_, _) :-
    write('.').
