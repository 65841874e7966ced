/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_laws, [test_laws/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/environment').
:- use_module('../support/for_all').
:- use_module(laws).
:- use_module('../support/game_rows').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/game/native').

/** <module> The laws, over every game and both of its implementations

The environment variables TABULEIRO_SEED and TABULEIRO_GAMES change the
seed, 1, and the number of random games per config, 1. With TABULEIRO_LONG
set the references keep the laws in every config, and the bots are compared on
their large samples.
*/

test_laws :-
    run_tests([laws, bots]).

%   Game is a game in C, Reference its implementation in Prolog.

implementations(Game, Reference) :-
    game_name(Game),
    load_game(Game, Game),
    atom_concat(Game, '_reference', Reference),
    load_game(Reference, Reference).

implementation(Module) :-
    implementations(Game, Reference),
    member(Module, [Game,Reference]).

games_of(Game, Games) :-
    number_from('TABULEIRO_SEED', 1, Seed),
    number_from('TABULEIRO_GAMES', 1, Count),
    random_games(Game, Seed, Count, Games).

%   A reference is slow, and the last test compares it with C in all configs. So
%   only its game of the second config, which is small, is checked.

looked_at(Module, Games, Game) :-
    (   native_game(Module)
    ;   getenv('TABULEIRO_LONG', _)
    ),
    !,
    member(Game, Games).
looked_at(_, [_,Game|_], Game) :-
    !.
looked_at(_, [Game], Game).

:- begin_tests(laws).

test(is_a_game, [forall(implementation(Module))]) :-
    must_be_game(Module).
test(runs_in_c, [forall(game_name(Game))]) :-
    assertion(native_game(Game)).
test(random_games_keep_the_laws, [forall(implementation(Module))]) :-
    games_of(Module, Games),
    for_all(looked_at(Module, Games, Game), keeps_laws(Module, Game)).
test(c_agrees_with_the_reference,
     [forall(implementations(Game, Reference))]) :-
    games_of(Game, Games),
    for_all(member(RandomGame, Games), agree(Game, Reference, RandomGame)).

:- end_tests(laws).

%   The rows of bots, of the size that was asked for.

sample(Game, Level, Count, Config) :-
    (   getenv('TABULEIRO_LONG', _)
    ->  bot_sample(Game, long, Level, Count, Config)
    ;   bot_sample(Game, short, Level, Count, Config)
    ).

:- begin_tests(bots).

test(best_moves_agree,
     [ forall(sample(Game, Level, Count, Config)),
       setup(format("~w level ~w ~w~n", [Game,Level,Config]))
     ]) :-
    once(implementations(Game, Reference)),
    number_from('TABULEIRO_SEED', 1, Seed),
    set_random(seed(Seed)),
    for_all(between(1, Count, _),
            ( mid_game(Game, Config, State),
              Game:best_moves(State, Level, Best),
              Reference:best_moves(State, Level, RefBest),
              assertion(Best == RefBest)
            )).
test(a_seed_gives_the_same_game_in_both,
     [forall(seeded_match(Game, Level, Config))]) :-
    once(implementations(Game, Reference)),
    findall(Moves,
            ( member(Module, [Game,Reference]),
              set_random(seed(7)),
              play_match(Module, level(Level), level(1), _,
                         [ config(Config), moves(Moves), threefold(true),
                           max_plies(200)
                         ])
            ),
            [Moves1,Moves2]),
    assertion(Moves1 == Moves2).

:- end_tests(bots).
