/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tactigon, [play/0]).
:- use_module('../../prolog/tabuleiro/interface/native').
:- autoload(library(apply), [maplist/2]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [member/2]).
:- autoload('../../prolog/tabuleiro/search/choose',
            [player_valid_moves/4, player_choose_move/5, choose_best/4]).
:- autoload('../../prolog/tabuleiro/play/menu', [play_game/1]).

/** <module> Tactigon

Circles, triangles, squares and pentagons on hexagons. A piece moves at most
as many steps as it has sides; the fewer its sides, the more it may attack.
Take the enemy pentagon or hold both gold tiles.

    ?- initial_state(default, S), valid_moves(S, Ms), length(Ms, N).
    N = 58.

    ?- initial_state([size(15),advanced([1,2])], S0),
       choose_move(S0, 2, M), move(S0, M, S), display_game(S).

README.md in this folder describes states, moves, levels and every rule.
The predicates are those of reference.pl, which documents them; in_c/1
lists those that run in C. Without the C library this module reexports
the reference.
*/

:- if(native_game(tactigon)).

%   The predicates that run in C; the others are the reference's.

in_c([                              % A game, see library(tabuleiro)
       player_to_move/2,            % +State, -Player
       valid_moves/2,               % +State, -Moves
       valid_moves/3,               % +State, +Player, -Moves
       move/3,                      % +State, +Move, -NewState
       game_over/2,                 % +State, -Winner
       value/3,                     % +State, +Player, -Value
       best_moves/3,                % +State, +Level, -Moves
       choose_move/3,               % +State, +Level, -Move
       choose_move/4,               % +State, +Player, +Level, -Move
                                    % Predicates of the original program
       validate_move/2,             % +State, ?Move
       valid_move_for_piece/3,      % +State, +Piece, ?Move
       valid_move_dfs/5             % +State, +Steps, +Piece, ?To, +From
     ]).

:- in_c(PIs),
   maplist(export, PIs),
   reexport(reference, except([play/0|PIs])).

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
    Within is max(0, min(Steps, 117)),  % no board has more tiles
    '$tactigon_reach'(State, Within, Piece, From, Cells),
    member(To, Cells).

play :-
    play_game(tactigon).

:- else.

:- reexport(reference, except([play/0])).

play :-
    play_game(tactigon).

:- endif.
