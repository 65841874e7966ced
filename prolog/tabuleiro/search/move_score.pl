/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_move_score,
          [ scored_move/6,              % +Game, +State, +Move, +Limits, -Best,
                                        % -Line
            final_score/4,              % +Winner, +Player, +Plies, -Score
            opposite_score/2,           % +Score, -Opposite
            with_engine/4               % +Game, +Limits0, -Limits, :Goal
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(option), [merge_options/3, option/2]).
:- use_module('../game/native', [searched_in_c/2]).
:- use_module('../base/options', [known_options/3]).
:- use_module(analyse, [analyse/4, close_engine/1, open_engine/3]).
:- use_module(search_options, [search_option/5]).

/** <module> One move against the best one
*/

:- meta_predicate with_engine(+, +, -, 0).

%!  with_engine(+Game, +Limits0, -Limits, :Goal) is semidet.
%
%   Calls Goal with Limits, options of analyse/4: Limits0 with an engine for
%   all searches, if Game, a module, runs in C and Limits0 has none. What it
%   has seen of one position serves the next.

with_engine(Game, Limits0, Limits, Goal) :-
    searched_in_c(Game, Native),
    \+ option(engine(_), Limits0),
    !,
    known_options(search_option(engine), Limits0, EngineOptions),
    setup_call_cleanup(
        open_engine(Native, Engine, EngineOptions),
        ( Limits = [engine(Engine)|Limits0],
          call(Goal)
        ),
        close_engine(Engine)).
with_engine(_, Limits, Limits, Goal) :-
    call(Goal).

%!  scored_move(+Game, +State, +Move, +Limits, -Best:dict, -Line:dict) is det.
%
%   Best is the best line from State, Line the best one that begins with Move,
%   a legal move: lines of analyse/4 with the options Limits, both scored for
%   the player to move in State.
%
%   Line is searched a ply less deep from the state after Move: both scores
%   look at the same positions.

scored_move(Game, State, Move, Limits, Best, Line) :-
    analyse(Game, State, [Best], Limits),
    (   Best.move == Move
    ->  Line = Best
    ;   Game:move(State, Move, Next),
        Game:player_to_move(State, Player),
        Depth is max(1, Best.depth-1),
        merge_options([depth(Depth)], Limits, Deep),
        line_after(Game, Next, Player, Deep, Line0),
        Moves = [Move|Line0.moves],
        Depth1 is Line0.depth+1,
        Line = Line0.put(_{move:Move, moves:Moves, depth:Depth1})
    ).

%!  final_score(+Winner, +Player, +Plies, -Score) is det.
%
%   Score, as in the lines of analyse/4, is that of a game over after Plies, for
%   Player; Winner is that of game_over/2.

final_score(draw, _, _, Score) =>
    Score = 0.
final_score(Player, Player, Plies, Score) =>
    Score = win(Plies).
final_score(_, _, Plies, Score) =>
    Score = loss(Plies).

%   Line is the best one from State, scored for Player.

line_after(Game, State, Player, _, Line) :-
    Game:game_over(State, Winner),
    !,
    final_score(Winner, Player, 1, Score),
    Line = line{score:Score, depth:0, exact:true, moves:[], terms:[]}.
line_after(Game, State, Player, Limits, Line) :-
    analyse(Game, State, [Line0], Limits),
    (   Game:player_to_move(State, Player)
    ->  Score0 = Line0.score,
        Line1 = Line0
    ;   opposite_score(Line0.score, Score0),
        other_terms(Line0, Line1)
    ),
    ply_earlier(Score0, Score),
    Line = Line1.put(score, Score).

%!  opposite_score(+Score, -Opposite) is det.
%
%   Opposite is Score, as in the lines of analyse/4, for the other player.

opposite_score(win(Plies), loss(Plies)) :-
    !.
opposite_score(loss(Plies), win(Plies)) :-
    !.
opposite_score(Score, Opposite) :-
    Opposite is -Score.

ply_earlier(win(Plies0), win(Plies)) :-
    !,
    Plies is Plies0+1.
ply_earlier(loss(Plies0), loss(Plies)) :-
    !,
    Plies is Plies0+1.
ply_earlier(Score, Score).

other_terms(Line0, Line) :-
    (   get_dict(terms, Line0, Terms0)
    ->  maplist(other_term, Terms0, Terms),
        Line = Line0.put(terms, Terms)
    ;   Line = Line0
    ).

other_term(Term0, Term) :-
    Count is -Term0.count,
    Score is -Term0.score,
    Term = Term0.put(_{count:Count, score:Score}).
