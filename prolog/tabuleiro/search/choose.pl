/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_choose,
          [ player_valid_moves/4,       % +Game, +State, +Player, -Moves
            player_choose_move/5,       % +Game, +State, +Player, +Level, -Move
            choose_best/4               % +Game, +State, +Level, -Move
          ]).
:- autoload(library(error), [domain_error/2]).
:- autoload(library(random), [random_member/2]).
:- autoload('../interface/checks', [must_be_player/2]).
:- autoload(analyse, [engine_move/4]).
:- autoload(levels, [level_options/3]).

/** <module> valid_moves/3 and choose_move/3,4 for the modules of games

A game defines these predicates of the interface by a call of those below.
*/

%!  player_valid_moves(+Game, +State, +Player, -Moves) is det.
%
%   What valid_moves/3 does in every game, see above.

player_valid_moves(Game, State, Player, Moves) :-
    is_to_move(Game, State, Player, Is),
    (   Is == true
    ->  Game:valid_moves(State, Moves)
    ;   Moves = []
    ).

is_to_move(Game, State, Player, Is) :-
    Game:player_to_move(State, ToMove),
    (   ToMove == Player
    ->  Is = true
    ;   Game:game_info(Info),
        must_be_player(Info.players, Player),
        Is = false
    ).

%!  player_choose_move(+Game, +State, +Player, +Level, -Move) is semidet.
%
%   What choose_move/4 does in every game, see above.

player_choose_move(Game, State, Player, Level, Move) :-
    is_to_move(Game, State, Player, true),
    Game:choose_move(State, Level, Move).

%!  choose_best(+Game, +State, +Level, -Move) is semidet.
%
%   Move is drawn from best_moves/3 of Game, or is that of engine_move/4 if
%   Level is search(Options) or, in game_info/1, has the key `search`: what
%   choose_move/3 does unless a game says otherwise.
%
%   That best_moves/3 does not have such a level is only known from its
%   error: to ask game_info/1 first would take longer than many a bot.
%
%   @error domain_error(level, Level)

choose_best(Game, State, Level, Move) :-
    nonvar(Level),
    Level = search(Options),
    !,
    engine_move(Game, State, Options, Move).
choose_best(Game, State, Level, Move) :-
    catch(Game:best_moves(State, Level, Moves),
          error(domain_error(level, _), _),
          Moves = none),
    (   Moves == none
    ->  Game:game_info(Info),
        (   level_options(Info, Level, Options)
        ->  engine_move(Game, State, Options, Move)
        ;   domain_error(level, Level)
        )
    ;   Moves = [_|_],
        random_member(Move, Moves)
    ).
