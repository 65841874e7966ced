/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_blunder,
          [ loses_at_once/4             % +Game, +State, +Move, -End
          ]).
:- use_module(analyse, [analyse/4]).

/** <module> Moves that lose at once
*/

%!  loses_at_once(+Game, +State, +Move, -End) is semidet.
%
%   Move loses the game, or lets the opponent win in the next turn whatever the
%   player does in the rest of this one. End is the state in which the game is
%   over then. A turn may have several plies. Fails as well where the search
%   does not find the win within its limits.

loses_at_once(Game, State, Move, End) :-
    Game:player_to_move(State, Player),
    Game:move(State, Move, Next),
    (   Game:game_over(Next, Winner)
    ->  End = Next
    ;   search_options(Options),
        analyse(Game, Next, [Line|_], Options),
        decided(Line.score),
        plies(Line.moves, Game, Next, Player, End),
        Game:game_over(End, Winner)
    ),
    \+ memberchk(Winner, [Player,draw]).

%   A full turn of Mitsudomoe without relocations, and the rest of one.

search_options([ depth(4), nodes(20_000), time(1), threads(1), hash(1),
                 selective(false), seed(1)
               ]).

decided(win(_)).
decided(loss(_)).

%!  plies(+Moves, +Game, +State, +Player, -End) is semidet.
%
%   End is State after Moves: the rest of the turn of Player, and one turn of
%   the opponent.

plies([Move|Moves], Game, State, Player, End) :-
    Game:player_to_move(State, Player),
    !,
    Game:move(State, Move, Next),
    plies(Moves, Game, Next, Player, End).
plies(Moves, Game, State, Player, End) :-
    opponent_plies(Moves, Game, State, Player, End).

opponent_plies([], _, State, _, End) :-
    End = State.
opponent_plies([Move|Moves], Game, State, Player, End) :-
    \+ Game:player_to_move(State, Player),
    Game:move(State, Move, Next),
    opponent_plies(Moves, Game, Next, Player, End).
