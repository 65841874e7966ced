/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wali_original, []).
:- use_module('../../../prolog/tabuleiro/base/first_use', [first_use/2]).
:- use_module('../state').
:- use_module(library(error), [domain_error/2]).
:- use_module('../../../prolog/tabuleiro/game/checks', [must_be_shape/3]).
:- use_module('../../../prolog/tabuleiro/search/choose',
              [player_valid_moves/4, player_choose_move/5]).

/** <module> Wali: predicates of the original program

This file has the predicates that combine others, and those that share name and
arity with standard predicates. The first argument is the implementation, the
module `wali` or `wali_reference`, which exports and documents each predicate
without this argument. The reference has the standard predicates of
tabuleiro/rules.
*/

%!  valid_moves(+Module, +State, +Player, -Moves:list) is det.
%!  valid_moves(+Module, +Board, +Turn, -Moves:list) is det.
%
%   With a board and Color-Phase, Moves are the plies of Color in Phase (drop,
%   capture or peek) by the default rules without R8, whether or not the game
%   is over.
%
%   @error domain_error(player, Player), domain_error(wali_turn, Turn)

:- public valid_moves/4.

valid_moves(Module, Board, Turn, Moves) :-
    is_turn(Turn),
    !,
    Module:board_moves(Board, Turn, Moves).
valid_moves(Module, State, Player, Moves) :-
    player_valid_moves(Module, State, Player, Moves).

is_turn(Turn) :-
    subsumes_term(_-_, Turn).

%!  game_over(+Module, +State, -Winner) is semidet.
%!  game_over(+Module, +Board, -Winner) is det.
%
%   Board is a board of the move phase. The loser is found by the first of these
%   that is true: White has two stones or fewer, Black has two stones or fewer,
%   White has no step, Black has no step. Winner is the opponent of the loser,
%   or `'O'` if there is none.

:- public game_over/3.

game_over(Module, State, Winner) :-
    (   nonvar(State),
        is_board(State)
    ->  Module:board_winner(State, Winner)
    ;   Module:standard(game_over(State, Winner))
    ).

is_board([]).
is_board([_|_]).

%!  choose_move(+Module, +State, +Player, +Level, -Move) is semidet.
%!  choose_move(+Module, +Board, +Turn, +Level, -Move) is semidet.
%
%   With a board and Color-Phase, Move is one of their valid_moves/3; fails if
%   there is none.

:- public choose_move/5.

choose_move(Module, Board, Turn, Level, Move) :-
    is_turn(Turn),
    !,
    Module:board_best_moves(Board, Turn, Level, Moves),
    Moves = [_|_],
    first_use(library(random), random_member(Move, Moves)).
choose_move(Module, State, Player, Level, Move) :-
    player_choose_move(Module, State, Player, Level, Move).

%!  get_best_play(+Module, +BoardOfColor, +Turn, -Move) is semidet.

:- public get_best_play/4.

get_best_play(Module, BoardOfColor, Turn, Move) :-
    must_be_shape(wali_best_play, pair, BoardOfColor),
    must_be_turn(Turn),
    BoardOfColor = Board-Color,
    (   Turn = Color-_
    ->  choose_move(Module, Board, Turn, 2, Move)
    ;   domain_error(wali_turn, Turn)
    ).

pair(_-_).
