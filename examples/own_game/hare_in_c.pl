/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(hare_in_c, [play/0]).
:- use_module('../../prolog/tabuleiro/interface/native').
:- autoload(library(apply), [maplist/2]).
:- autoload('../../prolog/tabuleiro/search/choose',
            [choose_best/4, player_choose_move/5, player_valid_moves/4]).
:- autoload('../../prolog/tabuleiro/play/menu', [play_game/1]).

/** <module> Hare and Hounds, a game of one's own in C

The game of hare_and_hounds.pl with its rules in C: hare_in_c.c, and the
meaning of its terms in hare_in_c_codec.c. Only the library that `make
more` builds has them, see README.md of this folder; with another one this
module is hare_and_hounds under another name.
*/

:- if(native_game(hare_in_c)).

%   What runs in C; the rest is that of hare_and_hounds.

in_c([ player_to_move/2,                % +State, -Player
       valid_moves/2,                   % +State, -Moves
       valid_moves/3,                   % +State, +Player, -Moves
       move/3,                          % +State, +Move, -NewState
       game_over/2,                     % +State, -Winner
       value/3,                         % +State, +Player, -Value
       best_moves/3,                    % +State, +Level, -Moves
       choose_move/3,                   % +State, +Level, -Move
       choose_move/4                    % +State, +Player, +Level, -Move
     ]).

:- in_c(PIs),
   maplist(export, PIs),
   reexport(hare_and_hounds, except([play/0|PIs])).

player_to_move(State, Player) :-
    '$player_to_move'(hare_in_c, State, Player).

valid_moves(State, Moves) :-
    '$valid_moves'(hare_in_c, State, Moves).

valid_moves(State, Player, Moves) :-
    player_valid_moves(hare_in_c, State, Player, Moves).

move(State, Move, NewState) :-
    '$move'(hare_in_c, State, Move, NewState).

game_over(State, Winner) :-
    '$game_over'(hare_in_c, State, Winner).

value(State, Player, Value) :-
    '$value'(hare_in_c, State, Player, Value).

best_moves(State, Level, Moves) :-
    '$best_moves'(hare_in_c, State, Level, Moves).

choose_move(State, Level, Move) :-
    choose_best(hare_in_c, State, Level, Move).

choose_move(State, Player, Level, Move) :-
    player_choose_move(hare_in_c, State, Player, Level, Move).

play :-
    play_game(hare_in_c).

:- else.

:- reexport(hare_and_hounds, except([play/0])).

play :-
    play_game(hare_in_c).

:- endif.
