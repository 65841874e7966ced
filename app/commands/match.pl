/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_match, [run/2]).
:- use_module(library(apply)).
:- use_module(library(main)).
:- use_module(common).
:- use_module('../../prolog/tabuleiro').

/** <module> tabuleiro match: many games between two bots
*/

opt_type(games,          games,         natural).
opt_type(opening,        opening,       nonneg).
opt_type(config,         config,        term).
opt_type(max_plies,      max_plies,     nonneg).
opt_type(threefold,      threefold,     boolean).
opt_type(time_per_move,  time_per_move, number).
opt_type(time_per_game,  time_per_game, number).
opt_type(seed,           seed,          integer).
opt_type(jobs,           jobs,          natural).
opt_type(record,         record,        atom).
opt_type(progress,       progress,      boolean).

opt_help(help(header),
         "Plays a match of GAME between PLAYER1 and PLAYER2, who take turns \c
          in moving first.").
opt_help(help(usage),
         " match [option ...] GAME PLAYER1 PLAYER2").
opt_help(help(footer),
         "A player is a level, 1 to 9, random, search(Options) or \c
          bot(Game, Level).").
opt_help(games,         "Number of games (2)").
opt_help(opening,       "Random plies first, played from both sides (0)").
opt_help(config,        "Config of the game, such as [size(5)]").
opt_help(max_plies,     "A draw after so many plies (1000)").
opt_help(threefold,     "A draw when a position occurs the third time").
opt_help(time_per_move, "Seconds; who needs more has lost").
opt_help(time_per_game, "Seconds for each player").
opt_help(seed,          "Seed of the random generator").
opt_help(jobs,          "Games at a time (all cores)").
opt_help(record,        "Append the games to this file").
opt_help(progress,      "Tell how it goes; --no-progress is quiet").

opt_meta(config, 'TERM').
opt_meta(time_per_move, 'SECONDS').
opt_meta(time_per_game, 'SECONDS').
opt_meta(record, 'FILE').

%!  run(+Argv, -Status) is det.

run(Argv, 0) :-
    argv_options(Argv, Positional, Options0),
    positional(['GAME','PLAYER1','PLAYER2'], Positional, [Name|Players0]),
    named_game(Name, Game),
    maplist(player_term, Players0, [Player1,Player2]),
    (   memberchk(progress(_), Options0)
    ->  Options = Options0
    ;   Options = [progress(true)|Options0]
    ),
    match(Game, Player1, Player2, Result, Options),
    print_message_lines(user_output, '~N', []),
    print_result(Result, Player1, Player2).

print_result(Result, Player1, Player2) :-
    _{ games:Games, wins:Wins, draws:Draws, losses:Losses, score:Score,
       elo:Elo, elo_low:Low, elo_high:High, ends:Ends, faults:Faults,
       move_times:[Time1,Time2]
     } :< Result,
    format("~n~w against ~w: ~d games, +~d =~d -~d, score ~3f~n",
           [Player1,Player2,Games,Wins,Draws,Losses,Score]),
    maplist(rounded, [Elo,Low,High], Numbers),
    format("Elo ~w, 95% interval ~w to ~w~n", Numbers),
    format("ms per move: ~3f, ~3f~n", [Time1*1000,Time2*1000]),
    forall(member(Reason-Count, Ends),
           format("~d ended by ~w~n", [Count,Reason])),
    forall(member(fault(Number, N, Fault), Faults),
           format("game ~d: player ~d: ~p~n", [Number,N,Fault])).

rounded(Number, Rounded) :-
    (   number(Number)
    ->  Rounded is round(Number)
    ;   Rounded = Number
    ).
