/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_standard,
          [ display_game/1,             % +State
            play/0,
            player_to_move/2,           % +State, -Player
            valid_moves/2,              % +State, -Moves
            valid_moves/3,              % +State, +Player, -Moves
            move/3,                     % +State, +Move, -NewState
            move_effects/3,             % +State, +Move, -Messages
            game_over/2,                % +State, -Winner
            game_end/2,                 % +State, -Reason
            value/3,                    % +State, +Player, -Value
            best_moves/3,               % +State, +Level, -Moves
            choose_move/3,              % +State, +Level, -Move
            choose_move/4               % +State, +Player, +Level, -Move
          ]).
:- use_module('base/first_use', [first_use/2]).
:- use_module('game/checks', [must_be_own_level/2, must_be_player/2]).
:- use_module('search/choose',
              [choose_best/4, player_choose_move/5, player_valid_moves/4]).

/** <module> The predicates that rules/2 copies into a reference

The rules of the game are the predicates declared dynamic. reference/1,
players/1, own_levels/1 and reason/2 are replaced by what they stand for.

help/1 finds the comments of this file for each game. They are in a file that no
game imports: of an imported file, help/1 reads only some.
*/

:- dynamic
    must_be_state/1, must_be_move/1, to_move/2, moves/2, legal/2, play_ply/3,
    winner/2, ending/2, worth/3, level_moves/3, ply_effects/4, show_game/2,
    reference/1, players/1, own_levels/1, reason/2.

%!  display_game(+State) is det.
%
%   As show_game/2 without options.

display_game(State) :-
    show_game(State, []).

%!  play is det.
%
%   The menu of the game.

play :-
    reference(Game),
    first_use('play/menu', play_game(Game)).

%!  player_to_move(+State, -Player) is det.
%
%   Player is to move in State.
%
%   @error those of a malformed State

player_to_move(State, Player) :-
    must_be_state(State),
    to_move(State, Player).

%!  valid_moves(+State, -Moves:list) is det.
%
%   Moves are the legal moves in standard order, [] when the game is over.
%
%   @error those of a malformed State

valid_moves(State, Moves) :-
    must_be_state(State),
    moves(State, Moves).

%!  valid_moves(+State, +Player, -Moves:list) is det.
%
%   Moves are those of valid_moves/2 if Player is to move, else [].
%
%   @error domain_error(player, Player)

valid_moves(State, Player, Moves) :-
    reference(Game),
    player_valid_moves(Game, State, Player, Moves).

%!  move(+State, +Move, -NewState) is semidet.
%
%   NewState is State after Move. Fails if Move is not legal.
%
%   @error those of a malformed State or Move

move(State, Move, NewState) :-
    must_be_state(State),
    must_be_move(Move),
    legal(State, Move),
    play_ply(State, Move, NewState).

%!  move_effects(+State, +Move, -Messages:list) is semidet.
%
%   Messages are what Move brings about besides what its notation shows. Fails
%   if Move is not legal.
%
%   @error those of move/3

move_effects(State, Move, Messages) :-
    must_be_state(State),
    must_be_move(Move),
    legal(State, Move),
    play_ply(State, Move, NewState),
    ply_effects(State, Move, NewState, Messages).

%!  game_over(+State, -Winner) is semidet.
%
%   The game is over, and Winner, a player or `draw`, has won it.
%
%   @error those of a malformed State

game_over(State, Winner) :-
    must_be_state(State),
    winner(State, Winner).

%!  game_end(+State, -Reason) is semidet.
%
%   The game is over. Reason is the message of why.
%
%   @error those of a malformed State

game_end(State, Reason) :-
    must_be_state(State),
    ending(State, Why),
    reason(Why, Reason).

%!  value(+State, +Player, -Value) is det.
%
%   Value is that of State for Player, a number.
%
%   @error domain_error(player, Player)

value(State, Player, Value) :-
    must_be_state(State),
    players(Players),
    must_be_player(Players, Player),
    worth(State, Player, Value).

%!  best_moves(+State, +Level, -Moves:list) is det.
%
%   Moves are those that the bot of Level draws from, in standard order, [] when
%   the game is over.
%
%   @error type_error(integer, Level), domain_error(level, Level)

best_moves(State, Level, Moves) :-
    must_be_state(State),
    own_levels(Count),
    must_be_own_level(Count, Level),
    level_moves(Level, State, Moves).

%!  choose_move(+State, +Level, -Move) is semidet.
%
%   Move is drawn at random from best_moves/3, or is that of a search, see
%   tabuleiro/search/levels. Fails when the game is over.
%
%   @error domain_error(level, Level)

choose_move(State, Level, Move) :-
    reference(Game),
    choose_best(Game, State, Level, Move).

%!  choose_move(+State, +Player, +Level, -Move) is semidet.
%
%   Move is that of choose_move/3. Fails if Player is not to move.
%
%   @error domain_error(player, Player), domain_error(level, Level)

choose_move(State, Player, Level, Move) :-
    reference(Game),
    player_choose_move(Game, State, Player, Level, Move).
