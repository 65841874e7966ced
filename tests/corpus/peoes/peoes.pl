% Peões (hexapawn), 3 x 3 - Programação Funcional e em Lógica
% Um peão anda para a frente ou come na diagonal. Ganha quem chegar ao fim,
% quem comer tudo ou quem deixar o adversário sem jogadas.

:- use_module(library(lists)).
:- use_module(library(graficos)).
:- include('pecas.pl').
:- ensure_loaded('menus.pl').

% o estado: estado(Tabuleiro, Próximo)
initial_state(_, estado([pos(1,1)-preto, pos(1,2)-preto, pos(1,3)-preto,
                         pos(3,1)-branco, pos(3,2)-branco, pos(3,3)-branco],
                        branco)).

valid_moves(S, []) :-
    game_over(S, _), !.
valid_moves(S, Jogadas) :-
    jogadas(S, Jogadas).

jogadas(estado(T, J), Jogadas) :-
    findall(J1, jogada(T, J, J1), Lista),
    sort(Lista, Jogadas).

% avança
jogada(T, J, L/C-L2/C) :-
    member(pos(L,C)-J, T),
    sentido(J, D),
    L2 is L+D, L2 > 0, L2 < 4,
    \+ member(pos(L2,C)-_, T).
% come
jogada(T, J, L/C-L2/C2) :-
    member(pos(L,C)-J, T),
    sentido(J, D),
    L2 is L+D,
    member(DC, [-1,1]),
    C2 is C+DC,
    adversario(J, A),
    member(pos(L2,C2)-A, T).

move(estado(T, J), L/C-L2/C2, estado(T2, A)) :-
    jogada(T, J, L/C-L2/C2), !,
    adversario(J, A),
    delete(T, pos(L,C)-J, T0),
    delete(T0, pos(L2,C2)-A, T1),
    sort([pos(L2,C2)-J|T1], T2).

game_over(estado(T, _), branco) :- member(pos(1,_)-branco, T), !.
game_over(estado(T, _), preto) :- member(pos(3,_)-preto, T), !.
game_over(estado(T, J), A) :-
    jogadas(estado(T, J), []),
    adversario(J, A).

% este erro é de propósito: falta um parêntesis
ajuda(X) :- write(X, nl.

value(estado(T, _), J, V) :-
    adversario(J, A),
    conta(T, J, N),
    conta(T, A, M),
    V is N-M.

conta(T, J, N) :-
    findall(x, member(_-J, T), Xs),
    length(Xs, N).

choose_move(S, 1, Jogada) :-
    valid_moves(S, Js),
    random_member(Jogada, Js).
choose_move(S, 2, Jogada) :-
    melhor_jogada(S, Jogada).        % não chegámos a fazer

display_game(estado(T, J)) :-
    forall(member(L, [1,2,3]),
           ( forall(member(C, [1,2,3]), mostra(T, pos(L,C))), nl )),
    format('É a vez de ~w~n', [J]).

mostra(T, P) :-
    (   member(P-J, T)
    ->  desenho(J, X)
    ;   X = '·'
    ),
    write(X).

play :-
    cabecalho,
    initial_state(default, S),
    ciclo_de_jogo(S).
