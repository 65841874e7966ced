% casas do tabuleiro

piece(white, w).
piece(black, b).

other(white, black).
other(black, white).

cell(Board, R, C, X) :-
    nth1(R, Board, Row),
    nth1(C, Row, X).

% set_cell(+Board, +R, +C, +X, -NewBoard)
set_cell([Row|Rows], 1, C, X, [NewRow|Rows]) :- !,
    set_nth(Row, C, X, NewRow).
set_cell([Row|Rows], R, C, X, [Row|NewRows]) :-
    R1 is R - 1,
    set_cell(Rows, R1, C, X, NewRows).

set_nth([_|T], 1, X, [X|T]) :- !.
set_nth([H|T], N, X, [H|T1]) :-
    N1 is N - 1,
    set_nth(T, N1, X, T1).
