/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(laws,
          [ random_games/4,             % +Game, +Seed, +Count, -Games
            keeps_laws/2,               % +Game, +RandomGame
            agree/3,                    % +Game, +Reference, +RandomGame
            mid_game/3                  % +Game, +Config, -State
          ]).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../support/for_all').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/compare/agree', [disagreement_at/4]).
:- use_module('../../prolog/tabuleiro/check/ask', [subject/3]).
:- use_module('../../prolog/tabuleiro/check/laws').
:- use_module('../../prolog/tabuleiro/game/native').

/** <module> The laws of games, at every state of random games

The laws themselves are in the library, where check_game/2 uses them too. A
random game is game(Config, Moves, States), as random_game/3 makes it. A broken
law is thrown as law(Name, Game, Where), so that a failing test shows where.
Bots that search are slow in Prolog: without C only level 1 is checked here, and
test_laws compares the others.
*/

%!  random_games(+Game, +Seed, +Count, -Games:list) is det.
%
%   Games are Count random games of each config in game_info/1. Seed is
%   printed.

random_games(Game, Seed, Count, Games) :-
    format("~w: random games from seed ~w~n", [Game,Seed]),
    set_random(seed(Seed)),
    Game:game_info(Info),
    findall(game(Config, Moves, States),
            ( member(Config, Info.configs),
              between(1, Count, _),
              random_game(Game, Moves,
                          [ config(Config), states(States), max_plies(200),
                            careful(true)
                          ])
            ),
            Games).

%!  mid_game(+Game, +Config, -State) is det.
%
%   State is a random one of a random game, not its last.

mid_game(Game, Config, State) :-
    random_game(Game, _,
                [ config(Config), states(States0), max_plies(200),
                  careful(true)
                ]),
    append(States, [_], States0),
    random_member(State, States).

                /*******************************
                *             LAWS             *
                *******************************/

%!  keeps_laws(+Game, +RandomGame) is det.
%
%   @throws law(Name, Game, Where)

keeps_laws(Game, RandomGame) :-
    findall(levels([1]), \+ native_game(Game), Options),
    subject(Game, [seconds(inf),bot_seconds(inf)|Options], Subject),
    forall(( module_breach(Subject, Breach)
           ; game_breach(Subject, RandomGame, Breach)
           ),
           ( plain(Breach, broken(Law, Where)),
             throw(law(Law, Game, Where))
           )).

                /*******************************
                *           AGREEMENT          *
                *******************************/

%!  agree(+Game, +Reference, +RandomGame) is det.
%
%   Game and Reference answer alike at every state.
%
%   @throws law(agree(What), Game, state(State))

agree(Game, Reference, game(_, _, States)) :-
    for_all(member(State, States),
            agree_at(Game, Reference, State)).

agree_at(Game, Reference, State) :-
    (   disagreement_at(Game-Reference, State, Call, _)
    ->  functor(Call, Name, _),
        throw(law(agree(Name), Game, state(State)))
    ;   true
    ).
