% LAJES (Domineering) - PLOG 2019/2020
% Cada jogador poe uma laje de duas casas: um ao alto, o outro ao comprido.
% Quem nao conseguir jogar perde.

:- use_module(library(lists)).
:- use_module(library(random)).

play :-
    menu(Mode),
    ask_size(Size),
    initial_state(Size, Board),
    display_game(Board, vertical),
    game(Mode, Board, vertical).

menu(Mode) :-
    write('1. Humano / Humano'), nl,
    write('2. Humano / PC'), nl,
    write('3. PC / PC'), nl,
    write('> '),
    read(Mode),
    member(Mode, [1,2,3]), !.
menu(Mode) :-
    write('Opcao invalida'), nl,
    menu(Mode).

ask_size(Size) :-
    write('Tamanho (2 a 6)? '),
    read(Size),
    integer(Size), Size >= 2, Size =< 6, !.
ask_size(Size) :-
    write('Tamanho invalido'), nl,
    ask_size(Size).

game(_, Board, Player) :-
    game_over(Board, Player, Winner), !,
    format('~w ganhou~n', [Winner]).
game(Mode, Board, Player) :-
    next_move(Mode, Board, Player, Move),
    move(Move, Board, NewBoard),
    next_player(Player, Next),
    display_game(NewBoard, Next),
    game(Mode, NewBoard, Next).

next_move(3, Board, Player, Move) :- !,
    choose_move(Board, Player, 2, Move).
next_move(2, Board, horizontal, Move) :- !,
    choose_move(Board, horizontal, 2, Move).
next_move(_, Board, Player, Move) :-
    write('Linha/Coluna? '),
    read(R/C),
    Move = place(Player, R, C),
    valid_moves(Board, Player, Moves),
    member(Move, Moves), !.
next_move(Mode, Board, Player, Move) :-
    next_move(Mode, Board, Player, Move).

% initial_state(+Size, -Board): o tabuleiro e uma lista de listas
initial_state(Size, Board) :-
    integer(Size),
    length(Board, Size),
    maplist(empty_row(Size), Board).

empty_row(Size, Row) :-
    length(Row, Size),
    maplist(=(0), Row).

next_player(vertical, horizontal).
next_player(horizontal, vertical).

cells(vertical, R, C, R1, C) :- R1 is R + 1.
cells(horizontal, R, C, R, C1) :- C1 is C + 1.

cell(Board, R, C, X) :-
    nth1(R, Board, Row),
    nth1(C, Row, X).

valid_moves(Board, Player, Moves) :-
    findall(place(Player, R, C),
            ( cell(Board, R, C, 0),
              cells(Player, R, C, R1, C1),
              cell(Board, R1, C1, 0)
            ),
            Moves).

% move(+Move, +Board, -NewBoard)
move(place(Player, R, C), Board, NewBoard) :-
    cells(Player, R, C, R1, C1),
    fill(Board, R, C, Player, Board1),
    fill(Board1, R1, C1, Player, NewBoard).

fill([Row|Rows], 1, C, P, [NewRow|Rows]) :- !,
    fill_row(Row, C, P, NewRow).
fill([Row|Rows], R, C, P, [Row|NewRows]) :-
    R1 is R - 1,
    fill(Rows, R1, C, P, NewRows).

fill_row([_|Xs], 1, vertical, [1|Xs]) :- !.
fill_row([_|Xs], 1, horizontal, [2|Xs]) :- !.
fill_row([X|Xs], C, P, [X|Ys]) :-
    C1 is C - 1,
    fill_row(Xs, C1, P, Ys).

game_over(Board, Player, Winner) :-
    valid_moves(Board, Player, []),
    next_player(Player, Winner).

value(Board, Player, Value) :-
    next_player(Player, Other),
    valid_moves(Board, Player, Mine),
    valid_moves(Board, Other, Theirs),
    length(Mine, N),
    length(Theirs, M),
    Value is N - M.

choose_move(Board, Player, 1, Move) :-
    valid_moves(Board, Player, Moves),
    random_member(Move, Moves).
choose_move(Board, Player, 2, Move) :-
    valid_moves(Board, Player, Moves),
    findall(V-M,
            ( member(M, Moves), move(M, Board, B), value(B, Player, V) ),
            Pairs),
    keysort(Pairs, Sorted),
    last(Sorted, _-Move).

display_game(Board, Player) :-
    nl,
    display_rows(Board),
    write('Joga: '), write(Player), nl.

display_rows([]).
display_rows([Row|Rows]) :-
    display_row(Row), nl,
    display_rows(Rows).

display_row([]).
display_row([X|Xs]) :-
    nth0(X, ['.','|','-'], S),
    write(S), write(' '),
    display_row(Xs).
