/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_balance,
          [ is_balanced/2               % +Game, +State
          ]).
:- use_module(library(lists), [nth1/3]).
:- use_module('../game/native', [native_game/1]).
:- use_module('../search/analyse',
              [analyse/4, close_engine/1, engine_move/4, open_engine/3]).

/** <module> Which openings can both sides win?

The score of a search is a poor judge: in Mitsudomoe and Wali, most openings
without a lead are won by the same side for any two players. So a search plays
some games against itself from the opening, each with another number of
positions per move and another seed, and each side must get a share of the
points. docs/strength.md has the gain. Nothing depends on the clock or the
machine.
*/

%!  balance_limit(?Name, -Value) is nondet.
%
%     - lead: an opening in which a search finds such a lead is not balanced
%     - nodes: positions of that search
%     - games: games that are played
%     - least: points that each side must get
%     - first, more: positions per move in the first game, and the increase in
%       each later game
%     - plies: a longer game is a draw
%     - prolog: the positions for a game without C are divided by this

balance_limit(lead,   500).
balance_limit(nodes,  20_000).
balance_limit(games,  8).
balance_limit(least,  2).
balance_limit(first,  4_000).
balance_limit(more,   1_000).
balance_limit(plies,  200).
balance_limit(prolog, 50).

%!  is_balanced(+Game, +State) is semidet.
%
%   Neither side has a lead in State, and in games of a search against itself
%   each gets a share of the points. Fails if the game is over.

is_balanced(Game, State) :-
    no_lead(Game, State),
    balance_limit(games, Games),
    balance_limit(least, Least),
    share(0, Games, Least, Least, Game, State).

no_lead(Game, State) :-
    balance_limit(lead, Lead),
    balance_limit(nodes, Nodes),
    analyse(Game, State, [Line], [nodes(Nodes),threads(1),hash(0),seed(0)]),
    number(Line.score),
    abs(Line.score) < Lead.

%   The first player lacks Need1 points, the second Need2, after N games.

share(_, _, Need1, Need2, _, _) :-
    Need1 =< 0,
    Need2 =< 0,
    !.
share(N, Games, Need1, Need2, Game, State) :-
    max(0, Need1) + max(0, Need2) =< Games-N,
    game_nodes(Game, N, Nodes),
    self_play(Game, State, N, Nodes, Points),
    N1 is N+1,
    Left1 is Need1-Points,
    Left2 is Need2-(1-Points),
    share(N1, Games, Left1, Left2, Game, State).

game_nodes(Game, N, Nodes) :-
    balance_limit(first, First),
    balance_limit(more, More),
    Nodes0 is First+N*More,
    (   native_game(Game)
    ->  Nodes = Nodes0
    ;   balance_limit(prolog, Divisor),
        Nodes is max(1, Nodes0//Divisor)
    ).

%!  self_play(+Game, +State, +Seed, +Nodes, -Points) is det.
%
%   Points are those of the first player of Game.

self_play(Game, State, Seed, Nodes, Points) :-
    Options = [nodes(Nodes),threads(1),seed(Seed)],
    balance_limit(plies, Plies),
    (   native_game(Game)
    ->  setup_call_cleanup(
            open_engine(Game, Engine, [hash(1)]),
            played(Plies, Game, State, [engine(Engine)|Options], Winner),
            close_engine(Engine))
    ;   played(Plies, Game, State, Options, Winner)
    ),
    Game:game_info(Info),
    (   nth1(N, Info.players, Winner)
    ->  Points is 2-N
    ;   Points = 0.5
    ).

played(Plies, Game, State, Options, Winner) :-
    (   Game:game_over(State, Winner0)
    ->  Winner = Winner0
    ;   Plies =:= 0
    ->  Winner = draw
    ;   engine_move(Game, State, Options, Move),
        Game:move(State, Move, Next),
        !,
        Left is Plies-1,
        played(Left, Game, Next, Options, Winner)
    ).
