/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_lines,
          [ win_chance/2,               % +Score, -Chance
            readable_line/4,            % +Game, +State, +Line, -Message
            player_name/3,              % +Game, +State, -Name
            notations/4                 % +Game, +State, +Moves, -Texts
          ]).
:- use_module(library(lists), [nth1/3]).
:- use_module(texts, []).

/** <module> What a search finds, as people read it
*/

%!  win_chance(+Score, -Chance:float) is det.
%
%   Chance, from 0 to 1, is the points that the player for whom a search has
%   found Score may expect: a thousand is one logit.
%
%       ?- win_chance(1000, Chance).
%       Chance = 0.7310585786300049.

win_chance(win(_), 1.0) :-
    !.
win_chance(loss(_), 0.0) :-
    !.
win_chance(Score, Chance) :-
    Chance is 1/(1+exp(-max(-20_000, min(20_000, Score))/1000)).

%!  readable_line(+Game, +State, +Line, -Message) is det.
%
%   Message, for say/1, is Line, a dict of analyse/4 for State, with the name
%   of the player to move, the chance to win, the depth, `book` or `tables`, and
%   the moves in notation.

readable_line(Game, State, Line, line(Name, Score, Chance, Depth, Texts)) :-
    _{score:Score0, depth:Depth0, moves:Moves} :< Line,
    (   get_dict(book, Line, true)
    ->  Depth = book
    ;   get_dict(table, Line, true)
    ->  Depth = tables
    ;   Depth = Depth0
    ),
    win_chance(Score0, Chance),
    (   Depth == tables,
        Score0 == 0
    ->  Score = draw
    ;   Score = Score0
    ),
    player_name(Game, State, Name),
    notations(Game, State, Moves, Texts).

%!  player_name(+Game, +State, -Name:string) is det.
%
%   Name is that of the player to move in State.

player_name(Game, State, Name) :-
    Game:player_to_move(State, Player),
    Game:game_info(Info),
    nth1(N, Info.players, Player),
    nth1(N, Info.player_names, Name),
    !.

%!  notations(+Game, +State, +Moves:list, -Texts:list(string)) is det.
%
%   Texts are the notations of Moves, which are played from State.

notations(Game, State, Moves, Texts) :-
    notations_(Moves, Game, State, Texts).

notations_([], _, _, []).
notations_([Move|Moves], Game, State, [Text|Texts]) :-
    Game:move_notation(State, Move, Text),
    Game:move(State, Move, Next),
    !,
    notations_(Moves, Game, Next, Texts).
