% desenho

display_game(state(Board, Player)) :-
    nl,
    display_rows(Board),
    format("~w to move~n", [Player]).

display_rows([]).
display_rows([Row|Rows]) :-
    display_row(Row), nl,
    display_rows(Rows).

display_row([]).
display_row([X|Xs]) :-
    symbol(X, S),
    write(S), write(' '),
    display_row(Xs).

symbol(empty, '.').
symbol(w, 'W').
symbol(b, 'B').
