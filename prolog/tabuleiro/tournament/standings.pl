/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_standings,
          [ standings/2                 % +Table, -Rows
          ]).
:- autoload(library(lists), [member/2, nth1/3, numlist/3]).
:- use_module(result, [game_points/3]).

/** <module> Who leads a tournament
*/

%!  standings(+Table, -Rows:list) is det.
%
%   Rows are row(Rank, Player, Name, Games, Wins, Draws, Losses) for all players
%   of Table, a dict of tabuleiro/tournament/result, in the order of their
%   points per game. Players with equal shares have the same Rank.

standings(Table, Rows) :-
    length(Table.players, Count),
    numlist(1, Count, Players),
    functor(Counts, counts, Count),
    forall(member(Player, Players), nb_setarg(Player, Counts, c(0,0,0))),
    forall(member(Game, Table.games), count_game(Game, Counts)),
    findall(Share-r(Player, Games, Wins, Draws, Losses),
            ( member(Player, Players),
              arg(Player, Counts, c(Wins, Draws, Losses)),
              Games is Wins+Draws+Losses,
              Share is (2*Wins+Draws) rdiv max(1, Games)
            ),
            Keyed0),
    sort(1, @>=, Keyed0, Keyed),
    ranked(Keyed, 1, none, 0, Table.players, Rows).

count_game(Game, Counts) :-
    Game = game(_, _, A, B, _, _, _),
    count_points(A, Game, Counts),
    count_points(B, Game, Counts).

count_points(Player, Game, Counts) :-
    game_points(Game, Player, Points),
    arg(Player, Counts, Count0),
    counted(Points, Count0, Count),
    nb_setarg(Player, Counts, Count).

counted(2, c(W0,D,L), c(W,D,L)) :- W is W0+1.
counted(1, c(W,D0,L), c(W,D,L)) :- D is D0+1.
counted(0, c(W,D,L0), c(W,D,L)) :- L is L0+1.

ranked([], _, _, _, _, []).
ranked([Share-r(Player, Games, Wins, Draws, Losses)|Keyed], Place, Last,
       LastRank, Names,
       [row(Rank, Player, Name, Games, Wins, Draws, Losses)|Rows]) :-
    (   Last == Share
    ->  Rank = LastRank
    ;   Rank = Place
    ),
    nth1(Player, Names, Name),
    Next is Place+1,
    ranked(Keyed, Next, Share, Rank, Names, Rows).
