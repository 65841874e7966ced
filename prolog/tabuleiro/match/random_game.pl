/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_random_game,
          [ random_game/3,              % +Game, -Moves, +Options
            blunder/3                   % +Game, +State, +NewState
          ]).
:- autoload(library(lists), [selectchk/3]).
:- autoload(library(option), [option/2, option/3]).
:- autoload(library(random), [random_member/2]).
:- use_module('../interface/games', [load_game/2]).

/** <module> Random games
*/

:- predicate_options(random_game/3, 3,
                     [ config(any), state(any), max_plies(nonneg),
                       careful(boolean), states(-list)
                     ]).

%!  random_game(+Game, -Moves:list, +Options) is det.
%
%   Moves are those of a game of Game, which is loaded if need be, each
%   drawn from valid_moves/2. It reads and changes the random generator of
%   the thread: set_random(seed(Seed)) before it makes it reproducible, and
%   the same in all implementations of a game. Options:
%
%     - config(Config): for initial_state/2; default `default`
%     - state(State): where to start instead
%     - max_plies(Max): stop after that many plies
%     - careful(Bool): play a move by which one loses at once only if there
%       is no other; default false
%     - states(-States): the state before each move, and the last one
%
%   @error those of load_game/2 and of the game's initial_state/2

random_game(Game, Moves, Options) :-
    load_game(Game, Module),
    (   option(state(State), Options)
    ->  true
    ;   option(config(Config), Options, default),
        Module:initial_state(Config, State)
    ),
    option(max_plies(Max), Options, inf),
    option(careful(Careful), Options, false),
    random_plies(Max, Careful, Module, State, Moves, States),
    ignore(option(states(States), Options)).

random_plies(Left, Careful, Game, State, Moves, [State|States]) :-
    Left \== 0,
    Game:valid_moves(State, Valid),
    Valid = [_|_],
    !,
    random_ply(Careful, Game, State, Valid, Move, NewState),
    Moves = [Move|Moves1],
    less(Left, Left1),
    random_plies(Left1, Careful, Game, NewState, Moves1, States).
random_plies(_, _, _, State, [], [State]).

random_ply(Careful, Game, State, Valid, Move, NewState) :-
    random_member(Move0, Valid),
    Game:move(State, Move0, NewState0),
    !,
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
%   Who was to move in State has lost in NewState, the state after a move.

blunder(Game, State, NewState) :-
    Game:game_over(NewState, Winner),
    Winner \== draw,
    Game:player_to_move(State, Player),
    Winner \== Player.

less(inf, inf) :-
    !.
less(N, N1) :-
    N1 is N-1.
