/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_match, [run/2]).
:- use_module(library(apply)).
:- use_module(library(main)).
:- use_module(common).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/match/match', [match_option/4]).

/** <module> tabuleiro match: many games between two bots
*/

opt_type(Name, Name, Type) :-
    option_type(match_option, Name, Type).

opt_help(help(header),
         "Plays a match of GAME between PLAYER1 and PLAYER2, who take turns \c
          in moving first.").
opt_help(help(usage),
         " match [option ...] GAME PLAYER1 PLAYER2").
opt_help(help(footer),
         "A player is a level, 1 to 9, random, search(Options) or \c
          bot(Game, Level).").
opt_help(progress, "Report how it goes; --no-progress is quiet").
opt_help(Name, Help) :-
    option_help(match_option, Name, Help),
    Name \== progress.

opt_meta(Name, Meta) :-
    option_meta(match_option, Name, Meta).

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
