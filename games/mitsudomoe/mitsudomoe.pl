/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe, []).
:- use_module('../../prolog/tabuleiro/c_game').
:- use_module('../../prolog/tabuleiro/interface/native').
:- use_module(notation, []).
:- use_module(original, []).
:- autoload(state, [must_be_original_state/1, rules_of/2]).

/** <module> Mitsudomoe

Two players move three balls each across a board of 5x5 cells, over rings
that they lay. The first player with all balls where the opponent's started
wins.

    ?- initial_state(default, S), valid_moves(S, Ms), length(Ms, N).
    N = 19.

    ?- initial_state(default, S0), choose_move(S0, 4, M),
       move(S0, M, S), display_game(S).

README.md in this folder describes states, moves, levels and every rule.
The predicates are those of reference.pl, which documents them. Without the
C library this module reexports the reference.
*/

%   c_game/2 defines what all games have in C and reexports the reference for
%   what does not run in C. The predicates listed are defined below.

:- c_game(reference,
       [ valid_moves/3,              % +State, +PlayerOrKind, -Moves
         value/3,                    % +State, +Player, -Value
         move_notation/3,            % +State, ?Move, ?Text
                                     % Predicates of the original program
         move/4,                     % +State, +Move, +Player, -NewState
         choose_moveRing/5,          % +State, +Player, +Level, +Moves,
                                     % -Move
         valueOfEachValidMoveRing/6  % +State, +Player, +Level, +Moves,
                                     % +Values0, -Values
       ]).

:- if(native_game(mitsudomoe)).

valid_moves(State, Of, Moves) :-
    mitsudomoe_original:valid_moves(mitsudomoe, State, Of, Moves).

value(State, Player, Value) :-
    mitsudomoe_original:value(mitsudomoe, State, Player, Value).

move(State, Move, Player, NewState) :-
    must_be_original_state(State),
    State = [Board,Hands|Rest],
    '$mitsudomoe_move'(Board, Hands, Move, Player, NewBoard, NewHands),
    NewState = [NewBoard,NewHands|Rest].

%   C checks a state in a fraction of the time.

move_notation(State, Move, Text) :-
    '$player_to_move'(mitsudomoe, State, _),
    mitsudomoe_notation:notation_in(State, Move, Text).

choose_moveRing(State, Player, Level, Moves, Move) :-
    mitsudomoe_original:choose_moveRing(mitsudomoe, State, Player, Level,
                                        Moves, Move).

valueOfEachValidMoveRing(State, Player, Level, Moves, Values0, Values) :-
    mitsudomoe_original:values_of_rings(mitsudomoe, State, Player, Level,
                                        Moves, Values0, Values).

%   The predicates that original.pl calls in each implementation.

:- public
    kind_moves/4,                       % +Kind, +State, +Player, -Moves
    full_value/3,                       % +State, +Player, -Value
    board_value/3,                      % +State, +Player, -Value
    ring_worths/5.                      % +State, +Player, +Level, +Moves,
                                        % -Worths

kind_moves(Kind, State, Player, Moves) :-
    State = [Board,Hands|_],
    rules_of(State, Rules),
    '$mitsudomoe_moves'(Kind, Board, Hands, Rules, Player, Moves).

full_value(State, Player, Value) :-
    '$value'(mitsudomoe, State, Player, Value).

board_value(State, Player, Value) :-
    must_be_original_state(State),
    State = [Board|_],
    '$mitsudomoe_value'(Board, Player, Value).

ring_worths(State, Player, Level, Moves, Worths) :-
    must_be_original_state(State),
    State = [Board,Hands|_],
    rules_of(State, Rules),
    '$mitsudomoe_ring_worths'(Board, Hands, Rules, Player, Level, Moves,
                              Worths).

:- endif.
