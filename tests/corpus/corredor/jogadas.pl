% jogadas: m(Linha, De, Para)

valid_moves(state(Board, Player), []) :-
    game_over(state(Board, Player), _), !.
valid_moves(state(Board, Player), Moves) :-
    moves_of(Board, Player, Moves).

moves_of(Board, Player, Moves) :-
    findall(M, user:one_move(Board, Player, M), Moves).

one_move(Board, Player, m(R,C,C2)) :-
    piece(Player, X),
    cell(Board, R, C, X),
    direction(Player, D),
    C1 is C + D,
    cell(Board, R, C1, empty),
    (   C2 = C1
    ;   C2 is C1 + D,
        cell(Board, R, C2, empty)
    ).

direction(white, 1).
direction(black, -1).

move(state(Board, Player), m(R,C,C2), state(NewBoard, Next)) :-
    one_move(Board, Player, m(R,C,C2)),
    piece(Player, X),
    set_cell(Board, R, C, empty, B1),
    set_cell(B1, R, C2, X, NewBoard),
    other(Player, Next).

value(state(Board, _), Player, Value) :-
    other(Player, Other),
    moves_of(Board, Player, Ms1),
    moves_of(Board, Other, Ms2),
    length(Ms1, N1),
    length(Ms2, N2),
    Value is N1 - N2.
