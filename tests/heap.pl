/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(heap,
          [ initial_state/2, player_to_move/2, valid_moves/2, valid_moves/3,
            move/3, game_over/2, value/3, best_moves/3, choose_move/3,
            choose_move/4, move_notation/3, move_steps/3, display_game/1,
            show_game/2, game_info/1, play/0
          ]).
:- use_module('../prolog/tabuleiro/interface/checks').
:- use_module('../prolog/tabuleiro/search/choose').

/** <module> A small game to test with, and to plant faults in

One takes 1 to 3 off a heap, and who takes the last has won. Who takes 3
moves again, so that sides do not alternate. A state is heap(Left, Player,
Extra); nothing looks at Extra.
*/

initial_state(_, heap(9, 1, [])).

player_to_move(heap(_, Player, _), Player).

valid_moves(heap(Left, _, _), Moves) :-
    findall(Move, (between(1, 3, Move), Move =< Left), Moves).

valid_moves(State, Player, Moves) :-
    player_valid_moves(heap, State, Player, Moves).

move(heap(Left, Player, Extra), Move, heap(NewLeft, Next, Extra)) :-
    integer(Move),
    between(1, 3, Move),
    Move =< Left,
    NewLeft is Left-Move,
    next(Left, Move, Player, Next),
    !.

next(3, 3, Player, Next) :-             % nothing left to move again with
    !,
    Next is 3-Player.
next(_, 3, Player, Player) :-
    !.
next(_, _, Player, Next) :-
    Next is 3-Player.

game_over(heap(0, Player, _), Winner) :-
    Winner is 3-Player.

value(heap(0, Player, _), Of, Value) :-
    !,
    (   Of == Player
    ->  Value = -10
    ;   Value = 10
    ).
value(heap(Left, Player, _), Of, Value) :-
    Value is (Left*(4*Player+Of)) mod 7.

best_moves(State, Level, Moves) :-
    must_be_one_to(level, 1, Level),
    valid_moves(State, Moves).

choose_move(State, Level, Move) :-
    choose_best(heap, State, Level, Move).

choose_move(State, Player, Level, Move) :-
    player_choose_move(heap, State, Player, Level, Move).

move_notation(_, Move, Text) :-
    (   nonvar(Move)
    ->  number_string(Move, Written),
        Text = Written
    ;   catch(number_string(Move, Text), error(_,_), fail),
        integer(Move)
    ).

move_steps(_, Move, [step("number", none, [Text])]) :-
    number_string(Move, Text).

display_game(State) :-
    show_game(State, []).

show_game(State, _) :-
    print(State),
    nl.

game_info(info{ title:"Heap", players:[1,2], player_names:["One","Two"],
                levels:[level{number:1, name:"any", strength:"any move"}],
                options:[], configs:[default], most_moves:3, longest_game:9,
                value_range: -10-10, rules:["Take the last."],
                credits:["Nim"]
              }).

play.
