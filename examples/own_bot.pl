/*  A bot of one's own, on the fast predicates.

        swipl examples/own_bot.pl [GAME ...]

    The greedy bots count their own points. This one also counts what its move
    takes from the opponent: it plays the move with the largest lead. A move
    takes a few microseconds, so that it can try all of them.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(own_bot, [main/0, leading_move/3, own_against_level/3]).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module('../prolog/tabuleiro').

:- initialization(main, main).

main([]) :-
    !,
    main([waldmeister,tactigon]).
main(Games) :-
    forall(( member(Game, Games),
             member(Level, [1,2])
           ),
           ( own_against_level(Game, Level, Winner),
             format("~w, against level ~d: ~w~n", [Game,Level,Winner])
           )).

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

%!  own_against_level(+Game, +Level, -Winner) is det.
%
%   Winner is that of a game between leading_move/3, with the first move, and
%   the bot of Level.

own_against_level(Game, Level, Winner) :-
    set_random(seed(1)),
    play_match(Game, leading_move(Game), level(Level), Winner,
               [threefold(true), max_plies(300)]).
