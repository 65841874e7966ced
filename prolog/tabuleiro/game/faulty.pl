/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_faulty,
          [ faulty_game/2,              % +Game, +Why
            start_of/3,                 % +Game, +Config, -State
            winner_of/4,                % +Game, +Players, +State, -Winner
            moves_of/3,                 % +Game, +State, -Moves
            moved_to/4,                 % +Game, +State, +Move, -NewState
            value_of/4                  % +Game, +State, +Player, -Value
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../texts/texts', []).

/** <module> Games that break the interface while they are played

The game of a user may fail where the interface demands an answer, or give an
answer with which play cannot go on. The predicates below then throw an error
that names the game.
*/

%!  faulty_game(+Game, +Why) is failure.
%
%   Throws domain_error(game, Game). Why is
%
%     - no_start(Config): initial_state/2 fails
%     - no_winner(Winner): game_over/2 gives Winner
%     - no_turn(Player): player_to_move/2 gives Player, unbound if it fails
%     - stuck: there are no moves and the game is not over
%     - no_moves(State): valid_moves/2 fails
%     - refused(Move): move/3 fails for a move of valid_moves/2
%     - no_value(Player, Value): value/3 gives Value for Player, unbound if it
%       fails

faulty_game(Game, Why) :-
    throw(error(domain_error(game, Game), context(_, tabuleiro(faulty(Why))))).

%!  start_of(+Game, +Config, -State) is det.
%
%   State is the start of Game with Config.
%
%   @error those of faulty_game/2 and of initial_state/2 of Game

start_of(Game, Config, State) :-
    (   Game:initial_state(Config, State0)
    ->  State = State0
    ;   faulty_game(Game, no_start(Config))
    ).

%!  winner_of(+Game, +Players, +State, -Winner) is semidet.
%
%   The game is over in State, and Winner is one of Players or `draw`.
%
%   @error those of faulty_game/2 and of game_over/2 of Game

winner_of(Game, Players, State, Winner) :-
    Game:game_over(State, Winner0),
    !,
    (   ground(Winner0),
        memberchk(Winner0, [draw|Players])
    ->  Winner = Winner0
    ;   faulty_game(Game, no_winner(Winner0))
    ).

%!  moves_of(+Game, +State, -Moves) is det.
%!  moved_to(+Game, +State, +Move, -NewState) is det.
%
%   Moves are the moves of valid_moves/2, and NewState is the state after Move,
%   one of them. If the game has '$legal_move'/3, it is called in place of
%   move/3 and does not check again that Move is legal.
%
%   @error those of faulty_game/2 and of Game

moves_of(Game, State, Moves) :-
    (   Game:valid_moves(State, Moves0)
    ->  Moves = Moves0
    ;   faulty_game(Game, no_moves(State))
    ).

moved_to(Game, State, Move, NewState) :-
    (   legal_move(Game, State, Move, NewState0)
    ->  NewState = NewState0
    ;   faulty_game(Game, refused(Move))
    ).

legal_move(Game, State, Move, NewState) :-
    (   current_predicate(Game:'$legal_move'/3)
    ->  Game:'$legal_move'(State, Move, NewState)
    ;   Game:move(State, Move, NewState)
    ).

%!  value_of(+Game, +State, +Player, -Value:number) is det.
%
%   @error those of faulty_game/2 and of Game

value_of(Game, State, Player, Value) :-
    (   Game:value(State, Player, Value0)
    ->  true
    ;   true
    ),
    (   number(Value0)
    ->  Value = Value0
    ;   faulty_game(Game, no_value(Player, Value0))
    ).
