/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_analyse, [run/2]).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(common).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/interface/options', [known_options/3]).
:- use_module('../../prolog/tabuleiro/search/search_options',
              [search_option/5]).

/** <module> tabuleiro analyse: the best lines from a position
*/

opt_type(config,   config,   term).
opt_type(state,    state,    term).
opt_type(position, position, string).
opt_type(moves,    moves,    string).
opt_type(Name,     Name,     Type) :-
    option_type(printed_option, Name, Type).

opt_help(help(header),
         "Prints the board and the best ways to play on, with their scores.").
opt_help(help(usage), " analyse [option ...] GAME").
opt_help(config,   "Start of the game, such as [size(5)]").
opt_help(state,    "Start from this state instead").
opt_help(position, "Start from this position, see the README of the game").
opt_help(moves,    "Play these moves first, in notation, with blanks between").
opt_help(Name,     Help) :-
    option_help(printed_option, Name, Help).

opt_meta(config,   'TERM').
opt_meta(state,    'TERM').
opt_meta(position, 'TEXT').
opt_meta(moves,    'MOVES').
opt_meta(Name,     Meta) :-
    option_meta(printed_option, Name, Meta).

%   The options of analyse/4 but for terms, which are not printed.

printed_option(Name, Type, Default, Meaning) :-
    search_option(analyse, Name, Type, Default, Meaning),
    Name \== terms.

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    argv_options(Argv, Positional, Options0),
    positional(['GAME'], Positional, [Name]),
    named_game(Name, Game),
    reached_state(Game, Options0, State),
    known_options(printed_option, Options0, Options),
    Game:display_game(State),
    state_notation(Game, State, Position),
    format("~n~w~n", [Position]),
    analyse(Game, State, Lines, Options),
    (   Lines == []
    ->  Game:game_over(State, Winner),
        format("~nThe game is over: ~w~n", [Winner])
    ;   nl,
        forall(member(Line, Lines), print_line(Game, State, Line))
    ).

print_line(Game, State, Line) :-
    _{score:Score, depth:Depth, moves:Moves} :< Line,
    notations(Moves, Game, State, Texts),
    atomic_list_concat(Texts, ' ', Text),
    format("depth ~d  score ~w  ~w~n", [Depth,Score,Text]).

notations([], _, _, []).
notations([Move|Moves], Game, State, [Text|Texts]) :-
    Game:move_notation(State, Move, Text),
    Game:move(State, Move, Next),
    !,
    notations(Moves, Game, Next, Texts).
