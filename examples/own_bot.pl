/*  A bot of one's own, on the fast predicates.

        swipl examples/own_bot.pl

    The bots of Wald Meister count their own points. This one also counts those
    that its turn takes from the opponent: it plays the turn with the largest
    lead. A turn takes a few microseconds, so that it can try all of them.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(own_bot, [main/0, leading_move/3, own_against_level/3]).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module('../prolog/tabuleiro').

:- initialization(main, main).

main(_) :-
    own_against_level(1, [size(6)], Winner1),
    own_against_level(2, [size(6)], Winner2),
    format("against level 1: ~w~nagainst level 2: ~w~n", [Winner1,Winner2]).

%!  leading_move(+Game, +State, -Move) is semidet.
%
%   Move gives the player to move the largest lead in value/3. It works for
%   every game.

leading_move(Game, State, Move) :-
    Game:player_to_move(State, Player),
    Game:game_info(Info),
    select(Player, Info.players, [Opponent]),
    Game:valid_moves(State, Moves),
    aggregate_all(max(Lead, M),
                  ( member(M, Moves),
                    Game:move(State, M, Next),
                    Game:value(Next, Player, Own),
                    Game:value(Next, Opponent, Other),
                    Lead is Own-Other
                  ),
                  max(_, Move)).

%!  own_against_level(+Level, +Config, -Winner) is det.
%
%   Winner is that of a game between leading_move/3, with the first move, and
%   the bot of Level.

own_against_level(Level, Config, Winner) :-
    load_game(waldmeister, Game),
    set_random(seed(1)),
    Game:initial_state(Config, State),
    play_on(Game, State, Level, Winner).

play_on(Game, State, _, Winner) :-
    Game:game_over(State, Winner),
    !.
play_on(Game, State, Level, Winner) :-
    (   Game:player_to_move(State, 1)
    ->  leading_move(Game, State, Move)
    ;   Game:choose_move(State, Level, Move)
    ),
    Game:move(State, Move, Next),
    !,
    play_on(Game, Next, Level, Winner).
