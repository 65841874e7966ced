/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_random_game,
          [ random_game/3,              % +Game, -Moves, +Options
            blunder/3                   % +Game, +State, +NewState
          ]).
:- use_module(library(lists), [selectchk/3]).
:- use_module(library(option), [option/2]).
:- use_module(library(random), [random_member/2]).
:- use_module('../game/faulty', [moved_to/4, moves_of/3, start_of/3]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../base/options', [check_options/3]).

/** <module> Random games
*/

random_game_option(config,    any,           default,
                   "config of the game").
random_game_option(state,     any,           _,
                   "start from this state").
random_game_option(max_plies, nonneg_or_inf, inf,
                   "stop after this many plies").
random_game_option(careful,   boolean,       false,
                   "play a move that loses at once only if there is no other").
random_game_option(states,    unbound,       _,
                   "the state before each move, and the last one").

%!  random_game(+Game, -Moves:list, +Options) is det.
%
%   Plays Game, which is loaded if need be, with Moves drawn from
%   valid_moves/2 by the random generator of the thread. After
%   set_random(seed(Seed)) all implementations of a game give the same Moves.
%
%   Options: random_game_option.
%
%   @error those of load_game/2, of check_options/3 and of the game's
%   initial_state/2

random_game(Game, Moves, Options0) :-
    check_options(random_game_option, Options0, Options),
    load_game(Game, Module),
    (   option(state(State), Options)
    ->  true
    ;   option(config(Config), Options),
        start_of(Module, Config, State)
    ),
    option(max_plies(Max), Options),
    option(careful(Careful), Options),
    random_plies(0, Max, Careful, Module, State, Moves, States),
    ignore(option(states(States), Options)).

random_plies(Plies, Max, Careful, Game, State, Moves, [State|States]) :-
    Plies \== Max,
    moves_of(Game, State, Valid),
    Valid = [_|_],
    !,
    random_ply(Careful, Game, State, Valid, Move, NewState),
    Moves = [Move|Moves1],
    Plies1 is Plies+1,
    random_plies(Plies1, Max, Careful, Game, NewState, Moves1, States).
random_plies(_, _, _, _, State, [], [State]).

random_ply(Careful, Game, State, Valid, Move, NewState) :-
    random_member(Move0, Valid),
    moved_to(Game, State, Move0, NewState0),
    (   Careful == true,
        blunder(Game, State, NewState0),
        selectchk(Move0, Valid, Others),
        Others = [_|_]
    ->  random_ply(Careful, Game, State, Others, Move, NewState)
    ;   Move = Move0,
        NewState = NewState0
    ).

%!  blunder(+Game, +State, +NewState) is semidet.
%
%   The player to move in State has lost in NewState, the state after the
%   move.

blunder(Game, State, NewState) :-
    Game:game_over(NewState, Winner),
    Winner \== draw,
    Game:player_to_move(State, Player),
    Winner \== Player.
