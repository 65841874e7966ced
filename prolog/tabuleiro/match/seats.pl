/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_seats,
          [ player_number/3,            % +State, +Match, -N
            opponent/3,                 % +N, +Match, -Player
            name_of/3,                  % +N, +Match, -Name
            marks/2                     % +Timeline, -Marks
          ]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module('../game/faulty', [faulty_game/2]).
:- use_module(timeline, [last_turn/2]).

/** <module> The seats of the players in a match

Match is the dict of tabuleiro/match/play_match.
*/

%!  player_number(+State, +Match, -N) is det.
%
%   N is 1 or 2, for the player to move.

player_number(State, Match, N) :-
    ignore(Match.game:player_to_move(State, Player)),
    (   nonvar(Player),
        nth1(N0, Match.info.players, Player)
    ->  N = N0
    ;   faulty_game(Match.game, no_turn(Player))
    ).

%!  opponent(+N, +Match, -Player) is det.
%
%   Player is the player of the game other than number N.

opponent(N, Match, Opponent) :-
    M is 3-N,
    nth1(M, Match.info.players, Opponent).

%!  name_of(+N, +Match, -Name) is det.
%
%   Name is that of player number N.

name_of(N, Match, Name) :-
    nth1(N, Match.info.player_names, Name).

%!  marks(+Timeline, -Marks:list) is det.
%
%   Marks are the options of show_game/2 that mark the moves of the last turn.

marks(Timeline, Marks) :-
    last_turn(Timeline, Moves),
    findall(last(Move), member(Move, Moves), Marks).
