/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_result_json,
          [ result_json/4               % +Game, +Player, +Result, -JSON
          ]).
:- use_module(library(lists), [nth1/3]).

/** <module> A proved result as JSON
*/

%!  result_json(+Game, +Player, +Result, -JSON:dict) is det.
%
%   JSON is a dict of JSON values for Result, that of solve/4 for Player of the
%   module Game, with the keys
%
%     - kind: `"win"`, `"loss"`, `"draw"` or `"unknown"`
%     - player: the name of Player
%     - low, high: the plies of a win or loss
%     - no_win, no_loss: of `"unknown"`, the plies within which there is none,
%       null for all

result_json(Game, Player, Result, JSON) :-
    player_text(Game, Player, Name),
    result_json_(Result, Kind, Keys),
    JSON = Keys.put(_{kind:Kind, player:Name}).

result_json_(draw, "draw", _{}).
result_json_(unknown([win(NoWin0),loss(NoLoss0)]), "unknown",
             _{no_win:NoWin, no_loss:NoLoss}) :-
    null_inf(NoWin0, NoWin),
    null_inf(NoLoss0, NoLoss).
result_json_(win(Plies), "win", _{low:Low, high:High}) :-
    low_high(Plies, Low, High).
result_json_(loss(Plies), "loss", _{low:Low, high:High}) :-
    low_high(Plies, Low, High).

low_high(Low-High, Low, High) :-
    !.
low_high(Plies, Plies, Plies).

null_inf(inf, null) :-
    !.
null_inf(Plies, Plies).

player_text(Game, Player, Name) :-
    Game:game_info(Info),
    nth1(N, Info.players, Player),
    nth1(N, Info.player_names, Name0),
    !,
    format(string(Name), '~w', [Name0]).
