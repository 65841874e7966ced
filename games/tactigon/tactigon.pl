/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon,
          [                             % A game, see library(tabuleiro)
            initial_state/2,            % +Config, -State
            player_to_move/2,           % +State, -Player
            valid_moves/2,              % +State, -Moves
            valid_moves/3,              % +State, +Player, -Moves
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
            validate_move/2,            % +State, ?Move
            valid_move_for_piece/3,     % +State, +Piece, ?Move
            valid_move_dfs/5,           % +State, +Steps, +Piece, ?To, +From
            move_aux/3,                 % +State, +Move, -NewState
            combat/3,                   % ?Attacker, ?Defender, ?Winner
            movement/2,                 % ?Type, ?Steps
            evaluate_advantage/3,       % +State, +Player, -Advantage
            closest_to_opponent_pentagon/3, % +State, +Player, -Distance
            wins_game/3,                % +State, +Player, -Value
            count_player_pieces/3,      % +State, +Player, -Count
            distance/3,                 % +Tile1, +Tile2, -Distance
            player/1,                   % ?Player
            other_player/2,             % ?Player, ?Other
            piece_info/3,               % ?Piece, ?Player, ?Type
            adjacent/2,                 % ?Tile, ?Neighbour
            tile/2,                     % ?X, ?Y
            gold_tile/2,                % ?X, ?Y
            line/3,                     % ?Y, ?MinX, ?MaxX
            board_size/2,               % ?Columns, ?Lines
            board/2,                    % ?Name, -Board
            create_new_board/1,         % +Lines
            rules/1,                    % ?Rule
            difficulty/2,               % ?Player, ?Level
            change_settings/0
          ]).
:- use_module('../../prolog/tabuleiro/interface/native').
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [member/2]).
:- autoload('../../prolog/tabuleiro/search/choose',
            [player_valid_moves/4, player_choose_move/5, choose_best/4]).
:- autoload('../../prolog/tabuleiro/play/menu', [play_game/1]).

/** <module> Tactigon

Circles, triangles, squares and pentagons on hexagons: each moves as many
steps as it has sides, and the fewer its sides the more it may attack. Take
the enemy pentagon, or hold both gold tiles.

    ?- initial_state(default, S), valid_moves(S, Ms), length(Ms, N).
    N = 58.

    ?- initial_state([size(15),advanced([1,2])], S0),
       choose_move(S0, 2, M), move(S0, M, S), display_game(S).

States, moves, levels and every rule are in README.md of this folder.
The predicates are documented where they are written in Prolog, in
reference.pl: those below do the same in C. When there is no C library
this module is the reference under another name.
*/

:- if(native_game(tactigon)).

:- reexport(reference,
            except([ player_to_move/2, valid_moves/2, valid_moves/3, move/3,
                     game_over/2, value/3, best_moves/3, choose_move/3,
                     choose_move/4, play/0, validate_move/2,
                     valid_move_for_piece/3, valid_move_dfs/5, move_aux/3,
                     evaluate_advantage/3, closest_to_opponent_pentagon/3,
                     wins_game/3, count_player_pieces/3
                   ])).

player_to_move(State, Player) :-
    '$player_to_move'(tactigon, State, Player).

valid_moves(State, Moves) :-
    '$valid_moves'(tactigon, State, Moves).

valid_moves(State, Player, Moves) :-
    player_valid_moves(tactigon, State, Player, Moves).

move(State, Move, NewState) :-
    '$move'(tactigon, State, Move, NewState).

game_over(State, Winner) :-
    '$game_over'(tactigon, State, Winner).

value(State, Player, Value) :-
    '$value'(tactigon, State, Player, Value).

best_moves(State, Level, Moves) :-
    '$best_moves'(tactigon, State, Level, Moves).

choose_move(State, Level, Move) :-
    choose_best(tactigon, State, Level, Move).

choose_move(State, Player, Level, Move) :-
    player_choose_move(tactigon, State, Player, Level, Move).

validate_move(State, Move) :-
    (   ground(Move)
    ->  '$tactigon_can_walk'(State, Move)
    ;   '$tactigon_walks'(State, Moves),
        member(Move, Moves)
    ).

valid_move_for_piece(State, Piece, OX-OY-DX-DY) :-
    '$tactigon_reach'(State, _, Piece, OX-OY, Cells),
    member(DX-DY, Cells).

valid_move_dfs(State, Steps, Piece, To, From) :-
    must_be(integer, Steps),
    Within is max(0, min(Steps, 117)),  % more are no use
    '$tactigon_reach'(State, Within, Piece, From, Cells),
    member(To, Cells).

move_aux(State, Move, NewState) :-
    '$tactigon_move'(State, Move, NewState).

evaluate_advantage(State, Player, Advantage) :-
    '$tactigon_counts'(State, Player, Own, Others),
    Advantage is Own-Others.

closest_to_opponent_pentagon(State, Player, Distance) :-
    '$tactigon_pentagon_distance'(State, Player, Distance).

wins_game(State, Player, Value) :-
    (   '$tactigon_wins'(State, Player)
    ->  Value = 1000
    ;   Value = 0
    ).

count_player_pieces(State, Player, Count) :-
    '$tactigon_counts'(State, Player, Count, _).

play :-
    play_game(tactigon).

:- else.

:- reexport(reference, except([play/0])).

play :-
    play_game(tactigon).

:- endif.
