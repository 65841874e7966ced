/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_perft,
          [ perft/4,                    % +Game, +State, +Depth, -Count
            perft_divide/4              % +Game, +State, +Depth, -Counts
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [member/2]).
:- use_module('../game/faulty', [moved_to/4, moves_of/3]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../game/native').

/** <module> Perft: counting the leaves of the game tree

@see https://www.chessprogramming.org/Perft
*/

%!  perft(+Game, +State, +Depth:nonneg, -Count) is det.
%
%   Count is the number of sequences of exactly Depth plies from State. Game
%   is loaded if need be, and counted in C if it runs in C.
%
%       ?- waldmeister:initial_state(default, S), perft(waldmeister, S, 2, N).
%       N = 95256.
%
%   @error type_error(nonneg, Depth), those of load_game/2 and those of Game
%   for an ill-formed State

perft(Game, State, Depth, Count) :-
    must_be(nonneg, Depth),
    load_game(Game, Module),
    (   native_game(Module)
    ->  '$perft'(Module, State, Depth, Count)
    ;   leaves(Depth, Module, State, Count)
    ).

:- multifile compiled_leaves/4.
:- dynamic   compiled_leaves/4.

%!  compiled_leaves(+Game, +State, +Depth, -Count) is semidet.
%
%   A hook of tabuleiro/compile, as perft/4. Fails where a part of the tree must
%   be counted in Prolog.

leaves(0, _, _, 1) :-
    !.
leaves(Depth, Game, State, Count) :-
    compiled_leaves(Game, State, Depth, Count0),
    !,
    Count = Count0.
leaves(1, Game, State, Count) :-
    !,
    moves_of(Game, State, Moves),
    length(Moves, Count).
leaves(Depth, Game, State, Count) :-
    Depth1 is Depth-1,
    moves_of(Game, State, Moves),
    aggregate_all(sum(Count1),
                  ( member(Move, Moves),
                    moved_to(Game, State, Move, NewState),
                    leaves(Depth1, Game, NewState, Count1)
                  ),
                  Count).

%!  perft_divide(+Game, +State, +Depth:positive_integer, -Counts) is det.
%
%   Counts are pairs Move-Count in the order of valid_moves/2: Count is the
%   number of sequences that begin with Move. If two implementations disagree,
%   the moves whose counts differ lead to the position.
%
%   @error as perft/4

perft_divide(Game, State, Depth, Counts) :-
    must_be(positive_integer, Depth),
    load_game(Game, Module),
    Depth1 is Depth-1,
    moves_of(Module, State, Moves),
    findall(Move-Count,
            ( member(Move, Moves),
              moved_to(Module, State, Move, NewState),
              perft(Module, NewState, Depth1, Count)
            ),
            Counts).
