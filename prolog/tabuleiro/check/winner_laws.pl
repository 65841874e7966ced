/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_winner_laws,
          [ winner_breach/4             % +Subject, +Looked, +Max, -Breach
          ]).
:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2]).
:- use_module(ask, [ask/3, players/2, reply/3]).
:- use_module(check_game, [random_game_of/5]).

/** <module> A law of fairness: each player can win
*/

%   In this number of won random games, each player should win one. If the first
%   player wins 90% of all games, the other wins none of 40 games in 1.5% of
%   cases.

enough_games(8).
more_games(40).

%!  winner_breach(+Subject, +Looked, +Max, -Breach) is semidet.
%
%   Breach is never_wins(Player): the other player has won all games of Looked
%   that have a winner, and all of the further random games, of at most Max
%   plies, that are then played.

winner_breach(Subject, Looked, Max,
              broken(never_wins(Loser, Count), module)) :-
    players(Subject, Players),
    Players = [_,_],
    findall(Winner,
            ( member(looked(_, Looks), Looked),
              last(Looks, look(State, Answers)),
              reply(Answers, game_over(State), Winner),
              memberchk(Winner, Players)
            ),
            Winners),
    length(Winners, Won),
    enough_games(Enough),
    Won >= Enough,
    sort(Winners, [Winner]),
    member(Loser, Players),
    Loser \== Winner,
    more_games(More),
    findall(Winner1,
            ( between(1, More, Number),
              Careful is Number mod 2,
              random_game_of(Subject, default, Careful, Max,
                             game(_, _, States)),
              last(States, Last),
              ask(Subject, game_over(Last), answer(_, yes(Winner1), _)),
              memberchk(Winner1, Players)
            ),
            MoreWinners),
    append(Winners, MoreWinners, All),
    sort(All, [Winner]),
    length(All, Count).
