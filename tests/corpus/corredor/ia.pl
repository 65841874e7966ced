:- module(ia, [choose_move/3]).
:- use_module(library(lists)).
:- use_module(library(random)).

% nivel 1: ao calhas; nivel 2: o melhor valor
choose_move(S, 1, M) :-
    user:valid_moves(S, Ms),
    random_member(M, Ms).
choose_move(S, 2, M) :-
    S = state(_, P),
    valid_moves(S, Ms),
    findall(V-M1,
            ( member(M1, Ms), move(S, M1, S1), value(S1, P, V) ),
            Pairs),
    sort(0, @>=, Pairs, [_-M|_]).
