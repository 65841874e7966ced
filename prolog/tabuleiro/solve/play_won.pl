/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_play_won,
          [ play_won/6                  % +Game, +Rules, +State, +Folder,
                                        % +Count, -Played
          ]).
:- use_module(library(error), [domain_error/2]).
:- use_module(library(lists), [member/2]).
:- use_module(library(random), [random_member/2]).
:- use_module(table_entries, [drawn_entries/6]).
:- use_module('../search/tables', [table_moves/4]).

/** <module> Won entries of a table, won in play
*/

%!  play_won(+Game, +Rules, +State, +Folder, +Count, -Played) is det.
%
%   Draws Count won entries, as drawn_entries/6, and plays each of them twice:
%   the winner by the table of Folder, the other player by the table and at
%   random. Moves, states and ends are those of the module Rules, which needs no
%   C. Played is the number of entries.
%
%   @error domain_error(table_entry, State-Value) if State is not won within the
%   plies of Value; against the table it takes all of them

play_won(Game, Rules, State, Folder, Count, Played) :-
    drawn_entries(Game, State, Folder, Count, is_won, Entries),
    forall(member(Entry, Entries),
           (   won_in_play(Entry, Game, Rules, Folder)
           ->  true
           ;   Entry = Won-Value,
               domain_error(table_entry, Won-Value)
           )),
    length(Entries, Played).

is_won(_, win(_)).

won_in_play(State-win(Plies), Game, Rules, Folder) :-
    once(Rules:player_to_move(State, Winner)),
    plies(State, Winner, table, Game, Rules, Folder, Plies, 0),
    plies(State, Winner, random, Game, Rules, Folder, Plies, _).

%   plies(+State, +Winner, +Defence, +Game, +Rules, +Folder, +Most, -Left): the
%   Winner wins and Left of Most plies are left.

plies(State, Winner, Defence, Game, Rules, Folder, Most, Left) :-
    (   Rules:game_over(State, Over)
    ->  Over == Winner,
        Left = Most
    ;   Most > 0,
        once(Rules:player_to_move(State, Player)),
        (   ( Player == Winner
            ; Defence == table
            )
        ->  table_moves(Game, State, Folder, [Move-_|_])
        ;   Rules:valid_moves(State, Moves),
            random_member(Move, Moves)
        ),
        once(Rules:move(State, Move, Next)),
        Less is Most-1,
        plies(Next, Winner, Defence, Game, Rules, Folder, Less, Left)
    ).
