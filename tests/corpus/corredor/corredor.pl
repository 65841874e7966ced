% Corredor - PFL, trabalho 2
% Dois peoes num corredor: quem chegar primeiro ao outro lado ganha.
% Um peao anda uma ou duas casas, e nao pode saltar por cima do outro;
% quem ja nao se pode mexer perde.

:- consult('tabuleiro.pl').
:- [jogadas].
:- ensure_loaded(ecra).
:- use_module(ia).
:- use_module(library(lists)).
:- use_module(library(random)).

:- dynamic largura/1.

largura(5).

% initial_state(+Config, -GameState): a posicao esta em inicio.txt
initial_state(_, state(Board, white)) :-
    open('dados/inicio.txt', read, File),
    read(File, Rows),
    close(File),
    largura(W),
    check_rows(Rows, W),
    Board = Rows.

check_rows([], _).
check_rows([Row|Rows], W) :-
    length(Row, W),
    check_rows(Rows, W).

game_over(state(Board, _), white) :-
    largura(W),
    member(Row, Board),
    nth1(W, Row, w), !.
game_over(state(Board, _), black) :-
    member([b|_], Board), !.
game_over(state(Board, Player), Winner) :-
    moves_of(Board, Player, []),
    other(Player, Winner).

play :-
    initial_state(default, S),
    cycle(S).

cycle(S) :-
    game_over(S, Winner), !,
    display_game(S),
    format("~w wins!~n", [Winner]).
cycle(S) :-
    display_game(S),
    S = state(_, P),
    ( P == white -> human(S, M) ; choose_move(S, 2, M) ),
    move(S, M, S1), !,
    cycle(S1).

human(S, M) :-
    valid_moves(S, Ms),
    write(Ms), nl,
    write('Move? '),
    read(M),
    member(M, Ms), !.
human(S, M) :-
    write('Invalid!'), nl,
    human(S, M).
