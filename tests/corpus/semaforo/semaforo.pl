#!/usr/bin/env swipl
% Semaforo: tabuleiro de 3 x 4.  Em cada jogada poe-se uma peca verde numa
% casa vazia, ou troca-se uma verde por amarela, ou uma amarela por vermelha.
% Quem fizer tres iguais em linha ganha.

:- initialization(main).

:- write('A carregar o jogo...'), nl.
:- dynamic(jogador/2).
:- dynamic(nome/1).

:- write('O teu nome? '), read(Nome), assertz(nome(Nome)).

main :-
    play,
    halt.

:- initialization((write('pronto'), nl, main)).

play :-
    repeat,
    write('1 - jogar, 0 - sair: '), nl,
    read(Option),
    member(Option, [0,1]), !,
    ( Option =:= 1 -> initial_state(default, S), loop(S) ; halt ).

loop(S) :-
    game_over(S, W), !,
    display_game(S), write(W), write(' ganhou'), nl.
loop(S) :-
    display_game(S),
    read(M),
    move(S, M, S1),
    loop(S1).

initial_state(_, [p1, [[e,e,e,e],[e,e,e,e],[e,e,e,e]]]).

% troca o jogador
next(p1, p2).
next(p2, p1).

up(e, g).
up(g, y).
up(y, r).

valid_moves([P, B], Moves) :-
    (   game_over([P, B], _)
    ->  Moves = []
    ;   findall(L-C, ( cell(B, L, C, X), up(X, _) ), Moves)
    ).

cell(B, L, C, X) :-
    nth1(L, B, Row),
    nth1(C, Row, X).

move([P, B], L-C, [Q, B2]) :-
    valid_moves([P, B], Ms),
    memberchk(L-C, Ms),
    write('a jogar...'), nl,
    sleep(1),
    cell(B, L, C, X),
    up(X, Y),
    put(B, L, C, Y, B2),
    next(P, Q).

put([R|Rs], 1, C, X, [R2|Rs]) :- !, put_row(R, C, X, R2).
put([R|Rs], L, C, X, [R|Rs2]) :- L1 is L-1, put(Rs, L1, C, X, Rs2).

put_row([_|T], 1, X, [X|T]) :- !.
put_row([H|T], C, X, [H|T2]) :- C1 is C-1, put_row(T, C1, X, T2).

% quem jogou por ultimo fez a linha
game_over([P, B], W) :-
    line(B), !,
    next(P, W).

line(B) :-
    cell(B, L, C, X), X \= e,
    member(DL-DC, [0-1, 1-0, 1-1, 1-(-1)]),
    L1 is L+DL, C1 is C+DC, cell(B, L1, C1, X),
    L2 is L1+DL, C2 is C1+DC, cell(B, L2, C2, X).

value([P, B], P, -100) :- line(B), !.
value([_, B], _, 100) :- line(B), !.
value(_, _, 0).

choose_move(S, 1, M) :-
    write('a pensar...'), nl,
    sleep(2),
    valid_moves(S, Ms),
    random_member(M, Ms).
choose_move(S, 2, M) :-
    valid_moves(S, Ms),
    member(M, Ms), put_and_win(S, M), !.
choose_move(S, 2, M) :-
    choose_move(S, 1, M).

put_and_win([_, B], L-C) :-
    cell(B, L, C, X), up(X, Y), put(B, L, C, Y, B2), line(B2).

clear :-
    shell(clear),
    write('\e[2J\e[H').

display_game([P, B]) :-
    clear,
    forall(member(R, B), ( forall(member(X, R), ( write(X), write(' ') )), nl )),
    write(P), write(' joga'), nl,
    write('carregue em ENTER'), get_char(_).
