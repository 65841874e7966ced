/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe,
          [                             % A game, see library(tabuleiro)
            initial_state/2,            % +Config, -State
            player_to_move/2,           % +State, -Player
            valid_moves/2,              % +State, -Moves
            valid_moves/3,              % +State, +PlayerOrKind, -Moves
            move/3,                     % +State, +Move, -NewState
            game_over/2,                % +State, -Winner
            value/3,                    % +State, +Player, -Value
            best_moves/3,               % +State, +Level, -Moves
            choose_move/3,              % +State, +Level, -Move
            choose_move/4,              % +State, +Player, +Level, -Move
            move_notation/3,            % +State, ?Move, ?Text
            move_steps/3,               % +State, +Move, -Steps
            display_game/1,             % +State
            show_game/2,                % +State, +Options
            game_info/1,                % -Info
            play/0,
                                        % Predicates of the document
            initial/1,                  % -State
            intermediateMap/1,          % -State
            endMap/1,                   % -State
            getBoard/2,                 % +State, -Board
            getPieces/2,                % +State, -Hands
            move/4,                     % +State, +Move, +Player, -NewState
            game_over/3,                % +State, +Player, -Bool
            display_game/2,             % +State, +Player
            choose_moveRing/5,          % +State, +Player, +Level, +Moves,
                                        % -Move
            choose_moveBall/5,          % +State, +Player, +Level, +Moves,
                                        % -Move
            choose_moveBallRelocate/5,  % +State, +Player, +Level, +Moves,
                                        % -Move
            valueOfEachValidMoveRing/6, % +State, +Player, +Level, +Moves,
                                        % +Values0, -Values
            valueOfEachValidMoveBall/5  % +State, +Player, +Moves, +Values0,
                                        % -Values
          ]).
:- use_module('../../prolog/tabuleiro/interface/native').
:- autoload('../../prolog/tabuleiro/search/choose',
            [choose_best/4, player_choose_move/5]).
:- autoload('../../prolog/tabuleiro/play/menu', [play_game/1]).

/** <module> Mitsudomoe

Three balls each cross a board of 5x5 cells over rings that the players
lay: who first has its balls where the opponent's started wins.

    ?- initial_state(default, S), valid_moves(S, Ms), length(Ms, N).
    N = 19.

    ?- initial_state(default, S0), choose_move(S0, 4, M),
       move(S0, M, S), display_game(S).

States, moves, levels and every rule are in README.md of this folder.
The predicates are documented where they are written in Prolog, in
reference.pl: those below do the same in C. When there is no C library
this module is the reference under another name.
*/

:- if(native_game(mitsudomoe)).

:- use_module(document, []).
:- reexport(reference,
            [ initial_state/2, move_notation/3, move_steps/3, show_game/2,
              display_game/1, game_info/1, initial/1, intermediateMap/1,
              endMap/1, getBoard/2, getPieces/2, display_game/2
            ]).

player_to_move(State, Player) :-
    '$player_to_move'(mitsudomoe, State, Player).

valid_moves(State, Moves) :-
    '$valid_moves'(mitsudomoe, State, Moves).

valid_moves(State, Of, Moves) :-
    mitsudomoe_document:valid_moves(mitsudomoe, State, Of, Moves).

move(State, Move, NewState) :-
    '$move'(mitsudomoe, State, Move, NewState).

game_over(State, Winner) :-
    '$game_over'(mitsudomoe, State, Winner).

value(State, Player, Value) :-
    mitsudomoe_document:value(mitsudomoe, State, Player, Value).

best_moves(State, Level, Moves) :-
    '$best_moves'(mitsudomoe, State, Level, Moves).

choose_move(State, Level, Move) :-
    choose_best(mitsudomoe, State, Level, Move).

choose_move(State, Player, Level, Move) :-
    player_choose_move(mitsudomoe, State, Player, Level, Move).

move(State, Move, Player, NewState) :-
    '$mitsudomoe_move'(State, Move, Player, NewState).

game_over(State, Player, Bool) :-
    '$mitsudomoe_on_goals'(State, Player, Bool).

choose_moveRing(State, Player, Level, Moves, Move) :-
    mitsudomoe_document:choose_moveRing(mitsudomoe, State, Player, Level,
                                        Moves, Move).

choose_moveBall(State, Player, Level, Moves, Move) :-
    mitsudomoe_document:choose_moveBall(mitsudomoe, State, Player, Level,
                                        Moves, Move).

choose_moveBallRelocate(State, Player, Level, Moves, Move) :-
    mitsudomoe_document:choose_moveBallRelocate(mitsudomoe, State, Player,
                                                Level, Moves, Move).

valueOfEachValidMoveRing(State, Player, Level, Moves, Values0, Values) :-
    mitsudomoe_document:values_of_rings(mitsudomoe, State, Player, Level,
                                        Moves, Values0, Values).

valueOfEachValidMoveBall(State, Player, Moves, Values0, Values) :-
    mitsudomoe_document:values_of_balls(mitsudomoe, State, Player, Moves,
                                        Values0, Values).

%   What document.pl asks of an implementation.

:- public
    kind_moves/4,                       % +Kind, +State, +Player, -Moves
    full_value/3,                       % +State, +Player, -Value
    board_value/3,                      % +State, +Player, -Value
    ring_worths/5,                      % +State, +Player, +Level, +Moves,
                                        % -Worths
    ball_worths/4.                      % +State, +Player, +Moves, -Worths

kind_moves(Kind, State, Player, Moves) :-
    '$mitsudomoe_moves'(Kind, State, Player, Moves).

full_value(State, Player, Value) :-
    '$value'(mitsudomoe, State, Player, Value).

board_value(State, Player, Value) :-
    '$mitsudomoe_value'(State, Player, Value).

ring_worths(State, Player, Level, Moves, Worths) :-
    '$mitsudomoe_ring_worths'(State, Player, Level, Moves, Worths).

ball_worths(State, Player, Moves, Worths) :-
    '$mitsudomoe_ball_worths'(State, Player, Moves, Worths).

play :-
    play_game(mitsudomoe).

:- else.

:- reexport(reference, except([play/0])).

play :-
    play_game(mitsudomoe).

:- endif.
