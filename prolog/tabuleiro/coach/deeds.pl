/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_deeds,
          [ line_turns/4,               % +Game, +State, +Moves, -Turns
            threats/4                   % +Game, +State, +Player, -Threats
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module('../game/game', [has_predicate/2]).

/** <module> What the moves of a line achieve

A deed is Worth-Message, see move_deeds/4 of tabuleiro/game/game.
*/

%!  line_turns(+Game, +State, +Moves:list, -Turns:list) is det.
%
%   Turns are turn(Player, Plies, Deeds, Next) for each turn of Moves, which
%   are played from State: the moves that Player makes in a row, what they
%   achieve in their order, and the state after them.

line_turns(Game, State, Moves, Turns) :-
    plies(Moves, Game, State, Plies),
    turns(Plies, Turns).

plies([], _, _, []).
plies([Move|Moves], Game, State, [turn(Player, [Move], Deeds, Next)|Plies]) :-
    Game:player_to_move(State, Player),
    Game:move(State, Move, Next),
    !,
    deeds(Game, State, Move, Next, Deeds),
    plies(Moves, Game, Next, Plies).

deeds(Game, State, Move, Next, Deeds) :-
    (   has_predicate(Game, move_deeds/4)
    ->  Game:move_deeds(State, Move, Next, Deeds)
    ;   Deeds = []
    ).

turns([turn(Player, Moves0, Deeds0, _)|Plies0], Turns) :-
    Plies0 = [turn(Player, Moves1, Deeds1, Next)|Plies],
    !,
    append(Moves0, Moves1, Moves),
    append(Deeds0, Deeds1, Deeds),
    turns([turn(Player, Moves, Deeds, Next)|Plies], Turns).
turns([Turn|Plies], [Turn|Turns]) :-
    !,
    turns(Plies, Turns).
turns([], []).

%!  threats(+Game, +State, +Player, -Threats:list) is det.
%
%   Threats are the deeds of the plies that Player could make in State if it
%   were that player's turn, the worthiest first; `[]` for a game without
%   other_turn/3, and where Player could not have the turn.

threats(Game, State, Player, Threats) :-
    (   has_predicate(Game, other_turn/3),
        Game:other_turn(State, Player, Turn)
    ->  Game:valid_moves(Turn, Moves),
        findall(Deed,
                ( member(Move, Moves),
                  Game:move(Turn, Move, Next),
                  deeds(Game, Turn, Move, Next, Deeds),
                  member(Deed, Deeds)
                ),
                Threats0),
        sort(0, @>, Threats0, Threats)
    ;   Threats = []
    ).
