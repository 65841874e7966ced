% SALTOS, SICStus Prolog 4.6
% Duas filas de pecas num tabuleiro N x N.  Uma peca anda uma casa em frente
% ou salta uma peca adversaria, que sai.  Ganha quem deixar o outro sem
% jogadas.

:- use_module(library(lists)).
:- use_module(library(between)).
:- use_module(library(random)).
:- use_module(library(system), [now/1]).

:- op(600, xfx, ->>).

:- now(T), setrand(T).

title("SALTOS").

% initial_state(+Size, -GameState)
initial_state(Size, game(Board, Size, 1)) :-
    integer(Size),
    (   for(R, 1, Size), foreach(Row, Board), param(Size)
    do  (   for(_, 1, Size), foreach(Cell, Row), param(R, Size)
        do  start_cell(R, Size, Cell)
        )
    ).

start_cell(1, _, 2) :- !.
start_cell(N, N, 1) :- !.
start_cell(_, _, 0).

cell(Board, X, Y, P) :-
    nth1(Y, Board, Row),
    nth1(X, Row, P).

replace(Board, X, Y, P, NewBoard) :-
    (   foreach(Row, Board), foreach(NewRow, NewBoard), count(R, 1, _),
        param(X, Y, P)
    do  if(R =:= Y, replace_nth(X, Row, P, NewRow), NewRow = Row)
    ).

replace_nth(N, List, X, NewList) :-
    N0 is N - 1,
    nth0(N0, List, _, Rest),
    nth0(N0, NewList, X, Rest).

forward(1, -1).
forward(2, 1).

opponent(P, Q) :- Q is 3 - P.

step(Board, P, X/Y ->> X1/Y1, Taken) :-
    cell(Board, X, Y, P),
    forward(P, D),
    Y0 is Y + D,
    (   cell(Board, X, Y0, 0), X1 = X, Y1 = Y0, Taken = none
    ;   opponent(P, Q), cell(Board, X, Y0, Q),
        Y1 is Y0 + D, X1 = X, cell(Board, X1, Y1, 0), Taken = X/Y0
    ).

valid_moves(game(Board, _, P), Moves) :-
    findall(M, step(Board, P, M, _), Moves).

move(game(Board, Size, P), X/Y ->> X1/Y1, game(NewBoard, Size, Q)) :-
    step(Board, P, X/Y ->> X1/Y1, Taken), !,
    replace(Board, X, Y, 0, B1),
    replace(B1, X1, Y1, P, B2),
    if(Taken = XT/YT, replace(B2, XT, YT, 0, NewBoard), NewBoard = B2),
    opponent(P, Q).

game_over(game(Board, _, P), Winner) :-
    \+ step(Board, P, _, _),
    opponent(P, Winner).

value(game(Board, _, _), P, Value) :-
    opponent(P, Q),
    count_pieces(Board, P, N),
    count_pieces(Board, Q, M),
    scanlist(weigh, [N-1, M-(-1)], 0, Value).

weigh(N-W, V0, V) :- V is V0 + N * W.

count_pieces(Board, P, N) :-
    (   foreach(Row, Board), fromto(0, N0, N1, N), param(P)
    do  (   foreach(X, Row), fromto(N0, A, B, N1), param(P)
        do  ( X =:= P -> B is A + 1 ; B = A )
        )
    ).

choose_move(State, 1, Move) :-
    valid_moves(State, Moves),
    random_member(Move, Moves).
choose_move(State, 2, Move) :-
    State = game(_, _, P),
    valid_moves(State, Moves),
    (   foreach(M, Moves), foreach(V-M, Pairs), param(State, P)
    do  move(State, M, S), value(S, P, V)
    ),
    keysort(Pairs, Sorted),
    last(Sorted, _-Move).

display_game(game(Board, Size, P)) :-
    title(Title),
    format("~s ~d x ~d~n", [Title, Size, Size]),
    (   foreach(Row, Board)
    do  (   foreach(X, Row)
        do  symbol(X, Codes), format("~s ", [Codes])
        ),
        nl
    ),
    Share is P / 2,
    format("jogador ~w (~1F)~n", [P, Share]).

symbol(0, ".").
symbol(1, "X").
symbol(2, "O").

play :-
    initial_state(4, S),
    display_game(S),
    read_line(Line),
    atom_codes(_, Line),
    halt.
