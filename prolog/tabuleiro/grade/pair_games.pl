/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_pair_games,
          [ pair_games/5                % +Game, +Level, +Opponent, +Options,
                                        % -JSON
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(option), [option/2]).
:- use_module('../statistics/result', [plain_reason/2, reason_text/2]).
:- use_module('../check/ask', [subject/3]).
:- use_module('../check/bot_games', [bot_games/5]).
:- use_module('../base/deadline', [deadline/2]).

/** <module> Games between the bots of two programs

This module runs in a process of its own, see tabuleiro/grade/grade. It starts
another process for the opponent.
*/

%!  pair_games(+Game, +Level, +Opponent, +Options, -JSON:dict) is det.
%
%   Plays bot Level of the module Game against Opponent, a term of
%   tabuleiro/match/player. They take turns in moving first, and play by the
%   rules of Game. JSON has the key `games`, a list of dicts with the keys
%   points, the points of Level; ended, a text of reason_text/2; and plies. A
%   game that was not over in time is left out. Options are
%
%     - class_games(Count)
%     - move_time(Seconds): a player who takes longer for a move loses
%     - seconds(Seconds): for all games

pair_games(Game, Level, Opponent, Options, _{games:Games}) :-
    option(class_games(Count), Options),
    option(move_time(PerMove), Options),
    option(seconds(Seconds), Options),
    deadline(Seconds, Deadline),
    subject(Game, [], Subject),
    bot_games(Subject, level(Level)-Opponent,
              [ games(Count), max_plies(300), deadline(Deadline),
                time_per_move(PerMove)
              ],
              Played, _),
    maplist(game_json, Played.results, Games).

game_json(result(Points, Ended, Plies),
          _{points:Points, ended:Text, plies:Plies}) :-
    plain_reason(Ended, Reason),
    reason_text(Reason, Text).
