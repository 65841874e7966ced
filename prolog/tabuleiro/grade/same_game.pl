/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_same_game,
          [ playouts/3,                 % +Game, +Deadline, -Playouts
            same_game/2                 % +Playouts1, +Playouts2
          ]).
:- use_module(library(lists), [append/3, nth0/3]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module('../compare/by_play', [seen_at/3]).
:- use_module('../base/deadline', [in_time/2]).

/** <module> Do two programs play the same game?

Each program plays random games by itself. A random number picks each move from
the sorted words of the legal moves. Programs with the same rules and the same
words for moves thus play the same games, with the same hashes, whatever their
states and boards look like.
*/

most_playouts(8).
most_plies(60).

%   The least number of playouts that two programs must have in common.

least_playouts(2).

%!  playouts(+Game, +Deadline, -Playouts:list(string)) is det.
%
%   Playouts has a hash for each random game of Game that is over by Deadline, a
%   time stamp. The hash is of the winner and the words of all legal moves in
%   each position. Playouts is [] if Game throws an error.

playouts(Game, Deadline, Playouts) :-
    most_playouts(Most),
    findall(Playout,
            ( between(1, Most, Number),
              catch(in_time(Deadline, playout(Game, Number, Playout)),
                    error(_, _),
                    fail)
            ),
            Playouts).

playout(Game, Number, Hash) :-
    Game:initial_state(default, State),
    most_plies(Most),
    plies(Most, Number, Game, State, Plies),
    variant_sha1(Plies, Hash).

plies(0, _, _, _, []) :-
    !.
plies(Left, Number, Game, State0, [Seen|Plies]) :-
    seen_at(Game, State0, Seen0),
    (   Seen0 = moves(_, Pairs)
    ->  pairs_keys_values(Pairs, Words, Moves),
        Seen = Words,
        length(Words, Count),
        term_hash(Number-Left, Random),
        Index is Random mod Count,
        nth0(Index, Moves, Move),
        Game:move(State0, Move, State),
        Left1 is Left-1,
        plies(Left1, Number, Game, State, Plies)
    ;   Seen = Seen0,
        Plies = []
    ).

%!  same_game(+Playouts1:list, +Playouts2:list) is semidet.
%
%   The shorter of Playouts1 and Playouts2 is a prefix of the other and has
%   enough elements, see least_playouts/1.

same_game(Playouts1, Playouts2) :-
    length(Playouts1, Count1),
    length(Playouts2, Count2),
    Count is min(Count1, Count2),
    least_playouts(Least),
    Count >= Least,
    length(Common, Count),
    append(Common, _, Playouts1),
    append(Common, _, Playouts2).
