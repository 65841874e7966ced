/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_kept_value,
          [ critical_states/5,          % +Game, +State, +Folder, +Count,
                                        % -States
            kept_value/5                % +Game, +States, +Folder, +Level,
                                        % -Kept
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module(table_entries, [drawn_entries/6]).
:- use_module('../search/tables', [table_moves/4]).

/** <module> How often a bot keeps the value of a position

An absolute measure of strength: with a table of exact values a move that turns
a win into a draw or a loss, or a draw into a loss, is wrong.
*/

%!  critical_states(+Game, +State, +Folder, +Count, -States:list) is det.
%
%   States are Count states at random, as in drawn_entries/6, in which some
%   moves keep the value and others do not.

critical_states(Game, State, Folder, Count, States) :-
    drawn_entries(Game, State, Folder, Count, is_critical(Game, Folder),
                  Entries),
    pairs_keys(Entries, States).

is_critical(Game, Folder, State, Value) :-
    functor(Value, Result, _),
    table_moves(Game, State, Folder, Moves),
    member(_-Other, Moves),
    \+ functor(Other, Result, _),
    !.

%!  kept_value(+Game, +States, +Folder, +Level, -Kept) is det.
%
%   Kept is the number of States, of critical_states/5, in which
%   choose_move(State, Level, Move) keeps the value by the tables of Folder. How
%   soon a win is reached does not matter.

kept_value(Game, States, Folder, Level, Kept) :-
    aggregate_all(count,
                  ( member(State, States),
                    keeps(Game, State, Folder, Level)
                  ),
                  Kept).

keeps(Game, State, Folder, Level) :-
    Game:choose_move(State, Level, Move),
    table_moves(Game, State, Folder, Moves),
    Moves = [_-Best|_],
    memberchk(Move-Value, Moves),
    functor(Best, Result, _),
    functor(Value, Result, _).
