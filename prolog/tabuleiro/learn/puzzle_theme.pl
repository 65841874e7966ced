/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_puzzle_theme,
          [ theme/1,                    % ?Theme
            puzzle_theme/5              % +Game, +State, +Found, +Limits,
                                        % -Theme
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3, sum_list/2]).
:- use_module('../game/game', [has_predicate/2]).
:- use_module('../search/analyse', [analyse/4]).
:- use_module('../search/lines', [win_chance/2]).
:- use_module('../search/move_score', [scored_move/6]).

/** <module> The theme of a puzzle
*/

%!  theme(?Theme:atom) is nondet.
%
%   Theme is the word of a puzzle file for what decides the puzzle. A puzzle has
%   the first theme of this list that fits:
%
%     - win1, win2, win3: the player wins in one, two or three turns
%     - win4: the player wins in four turns or more
%     - capture: a solution takes a piece of the opponent
%     - trap: the move that looks best, one ply deep, loses
%     - only_move: there is one solution, and every other move loses
%     - defence: the best move saves the game, but does not win it
%     - advantage: none of these

theme(win1).
theme(win2).
theme(win3).
theme(win4).
theme(capture).
theme(trap).
theme(only_move).
theme(defence).
theme(advantage).

%!  puzzle_theme(+Game, +State, +Found, +Limits, -Theme) is det.
%
%   Theme is that of the puzzle State, with Found and Limits as in
%   puzzle_search/4.

puzzle_theme(Game, State, Found, Limits, Theme) :-
    theme(Theme),
    has_theme(Theme, Game, State, Found, Limits),
    !.

%   A chance to win below lost/1 is that of a lost game.

lost(0.15).

has_theme(win1, Game, State, Found, _) :-
    wins_in(Game, State, Found.line, 1).
has_theme(win2, Game, State, Found, _) :-
    wins_in(Game, State, Found.line, 2).
has_theme(win3, Game, State, Found, _) :-
    wins_in(Game, State, Found.line, 3).
has_theme(win4, Game, State, Found, _) :-
    wins_in(Game, State, Found.line, Turns),
    Turns >= 4.
has_theme(capture, Game, State, Found, _) :-
    has_predicate(Game, scene/2),
    opponent_pieces(Game, State, State, Count0),
    member(Move, Found.solutions),
    Game:move(State, Move, Next),
    opponent_pieces(Game, State, Next, Count),
    Count < Count0,
    !.
has_theme(trap, Game, State, Found, Limits) :-
    analyse(Game, State, [Line], [depth(1),threads(1),hash(1),seed(1)]),
    \+ memberchk(Line.move, Found.solutions),
    scored_move(Game, State, Line.move, Limits, _, After),
    win_chance(After.score, Chance),
    lost(Lost),
    Chance =< Lost.
has_theme(only_move, _, _, Found, _) :-
    Found.solutions = [_],
    lost(Lost),
    Found.next =< Lost.
has_theme(defence, _, _, Found, _) :-
    Found.chance =< 0.65.
has_theme(advantage, _, _, _, _).

%   The player to move wins by Line in Turns turns, each of one ply or more.

wins_in(Game, State, Line, Turns) :-
    Line.score = win(Plies),
    Game:player_to_move(State, Player),
    movers(Line.moves, Game, State, Movers),
    aggregate_all(count, begins_turn(Movers, Player), Begun),
    length(Movers, Length),
    Left is max(0, Plies-Length),       % of a line that was cut
    Turns is Begun+(Left+1)//2.

movers([], _, _, []).
movers([Move|Moves], Game, State, [Player|Players]) :-
    Game:player_to_move(State, Player),
    Game:move(State, Move, Next),
    !,
    movers(Moves, Game, Next, Players).

begins_turn(Movers, Player) :-
    nth1(N, Movers, Player),
    \+ ( N > 1,
         Before is N-1,
         nth1(Before, Movers, Player)
       ).

%   Count is the number of pieces in State, on the board and in hand, that
%   belong to the opponent of the player to move in State0.

opponent_pieces(Game, State0, State, Count) :-
    Game:player_to_move(State0, Player),
    Game:game_info(Info),
    once(nth1(N, Info.players, Player)),
    Opponent is 3-N,
    Game:scene(State, Scene),
    aggregate_all(count,
                  ( member(Piece, Scene.pieces),
                    Opponent == Piece.owner
                  ),
                  OnBoard),
    findall(C,
            ( get_dict(hands, Scene, Hands),
              member(Hand, Hands),
              Opponent == Hand.owner,
              C = Hand.count
            ),
            Counts),
    sum_list(Counts, InHand),
    Count is OnBoard+InHand.
