/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(long_choices,
          [ choices/0,
            reached/3,                  % +Game, +Plies, -State
            search_millions/1,          % +Game
            time_millions/1             % +Game
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module('../../prolog/tabuleiro/game/games', [game_name/1, load_game/2]).
:- use_module('../../prolog/tabuleiro/search/analyse',
              [analyse/4, engine_move/4]).
:- use_module('../../prolog/tabuleiro/search/levels',
              [level_options/3, own_levels/2]).
:- use_module('../../prolog/tabuleiro/search/strengths',
              [offered_strengths/3]).

/** <module> What bots choose and how fast they search

tests/long/site.pl compares the output of choices/0 here and in WebAssembly.
*/

%!  choices is det.
%
%   Prints a line for each game, each of three positions, and each level and
%   strength: what the bot would draw from, or the move of its search with the
%   seed 1 and the time of an hour.

choices :-
    forall(( game_name(Game),
             load_game(Game, _),
             Game:game_info(Info),
             member(Plies, [0,4,9]),
             reached(Game, Plies, State),
             bot(Game, Info, Bot)
           ),
           ( chosen(Game, Info, State, Bot, Moves),
             maplist(text(Game, State), Moves, Texts),
             format("~w ~d ~w: ~w~n", [Game,Plies,Bot,Texts])
           )).

bot(_, Info, Level) :-
    member(Dict, Info.levels),
    Level = Dict.number,
    Level =< 8.
bot(Game, Info, strength(Name)) :-
    offered_strengths(Game, Info, Strengths),
    member(Strength, Strengths),
    Name = Strength.name.

chosen(Game, Info, State, Level, Moves) :-
    own_levels(Info, Own),
    memberchk(Level, Own),
    !,
    Game:best_moves(State, Level, Moves).
chosen(Game, Info, State, Level, [Move]) :-
    level_options(Info, Level, Options0),
    merge_options([seed(1),threads(1),time(3_600)], Options0, Options),
    engine_move(Game, State, Options, Move).

text(Game, State, Move, Text) :-
    once(Game:move_notation(State, Move, Text)).

%!  reached(+Game, +Plies, -State) is semidet.
%
%   State is reached by Plies moves, each the first from the middle of the list
%   that does not end the game.

reached(Game, Plies, State) :-
    Game:initial_state(default, Start),
    once(played(Plies, Game, Start, State)).

played(0, _, State, State).
played(Plies, Game, State0, State) :-
    Plies > 0,
    Game:valid_moves(State0, Moves),
    length(Moves, Count),
    Half is Count//2,
    length(Before, Half),
    append(Before, After, Moves),
    append(After, Before, Others),
    member(Move, Others),
    Game:move(State0, Move, State1),
    \+ Game:game_over(State1, _),
    Plies1 is Plies-1,
    played(Plies1, Game, State1, State).

%!  search_millions(+Game) is det.
%
%   Searches four million nodes from a position of Game, in one thread: after
%   one million the compiler of a browser is still at work.

search_millions(Game) :-
    load_game(Game, _),
    reached(Game, 4, State),
    analyse(Game, State, _, [nodes(4_000_000),threads(1),hash(16)]).

%!  time_millions(+Game) is det.
%
%   Prints the seconds of processor time that search_millions/1 takes.

time_millions(Game) :-
    statistics(process_cputime, T0),
    search_millions(Game),
    statistics(process_cputime, T1),
    Seconds is T1-T0,
    format("~w: ~2f~n", [Game,Seconds]).
