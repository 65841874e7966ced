% Moedas: cada jogador tira uma moeda de uma das pontas da fila.

:- set_prolog_flag(occurs_check, true).
:- nb_setval(moedas, [3,1,5,2,4,2]).

:- dynamic pontos/2.

initial_state(state(Row, p1, 0, 0)) :-
    nb_getval(moedas, Row).

valid_moves(state([], _, _, _), []) :- !.
valid_moves(state([_], _, _, _), [left]) :- !.
valid_moves(_, [left,right]).

move(state([H|T], P, A, B), left, state(T, Q, A1, B1)) :- !,
    other(P, Q),
    add(P, H, A, B, A1, B1).
move(state(L, P, A, B), right, state(T, Q, A1, B1)) :-
    append(T, [H], L),
    T = [_|_], !,
    other(P, Q),
    add(P, H, A, B, A1, B1).

add(p1, H, A, B, A1, B) :- A1 is A+H.
add(p2, H, A, B, A, B1) :- B1 is B+H.

other(p1, p2).
other(p2, p1).

game_over(state([], _, A, B), Winner-Score) :-
    retractall(pontos(_, _)),
    assertz(pontos(p1, A)),
    assertz(pontos(p2, B)),
    best(A, B, Winner-Score).

best(A, B, p1-A) :- A > B, !.
best(A, B, p2-B) :- B > A, !.
best(A, _, draw-A).

value(state(_, _, A, B), p1, V) :- !, V is A-B.
value(state(_, _, A, B), p2, V) :- V is B-A.

choose_move(State, 1, Move) :- !,
    valid_moves(State, Moves),
    random_member(Move, Moves).
choose_move(State, 2, Move) :-
    State = state(_, P, _, _),
    nb_getval(moedas, _),
    valid_moves(State, Moves),
    findall(V-M,
            ( member(M, Moves), move(State, M, New), value(New, P, V) ),
            Values),
    max_member(_-Move, Values).

display_game(state(Row, P, _, _)) :-
    write('\e[2J\e[H'),
    format(user_output, '~w joga: ~w~n', [P,Row]),
    get_char(_).

play :-
    initial_state(S),
    display_game(S).
