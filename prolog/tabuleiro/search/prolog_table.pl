/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_prolog_table,
          [ known/3,                    % +State, +Table, -Known
            known_score/8,              % +Known, +Depth, +Ply, +Alpha, +Beta,
                                        % -Score, -Moves, -Ends
            remember/5,                 % +State, +Known, +Nodes, +Table0,
                                        % -Table
            bound/4                     % +Score, +Alpha, +Beta, -Bound
          ]).
:- use_module(library(rbtrees), [rb_insert/4, rb_lookup/3]).
:- use_module(prolog_score).

/** <module> The transposition table of the search in Prolog

A red-black tree of State-known(Depth, Bound, Score, Moves, Ends), one entry
an inner node. Score counts plies from State, as if State were the root. The
first of Moves is searched first. The score is used if Depth is equal and no
repetition can have produced it: another line need not repeat. So the scores
are those of minimax.

Nodes that the table saves:

    | game, plies         | nodes |
    | Hare and Hounds, 9  | 60%   |
    | Wali, 5             | 50%   |
    | Mitsudomoe, 5       | 20%   |
    | any, 3              | none  |
*/

%!  known(+State, +Table, -Known) is det.
%
%   Known is the entry of State in Table, or `none`.

known(State, Table, Known) :-
    (   rb_lookup(State, Known0, Table)
    ->  Known = Known0
    ;   Known = none
    ).

%!  remember(+State, +Known, +Nodes, +Table0, -Table) is det.
%
%   Table is Table0 with the entry Known of State. After the first hundred
%   thousand Nodes of a search nothing is stored: memory is limited.

remember(State, Known, Nodes, Table0, Table) :-
    (   Nodes < 100_000
    ->  rb_insert(Table0, State, Known, Table)
    ;   Table = Table0
    ).

%!  known_score(+Known, +Depth, +Ply, +Alpha, +Beta,
%!              -Score, -Moves, -Ends) is semidet.
%
%   The entry Known of a node Ply plies from the root gives the Score that a
%   search of Depth with the window Alpha, Beta would return, its Moves and
%   Ends.

known_score(known(Depth, Bound, Kept, Moves, Ends), Depth, Ply, Alpha, Beta,
            Score, Moves, Ends) :-
    Later is -Ply,
    sooner(Kept, Later, Score),
    is_enough(Bound, Score, Alpha, Beta).

is_enough(exact, _, _, _).
is_enough(least, Score, _, Beta) :-
    Score >= Beta.
is_enough(most, Score, Alpha, _) :-
    Score =< Alpha.

%!  bound(+Score, +Alpha, +Beta, -Bound) is det.
%
%   Bound is `exact`, `least` if Score failed high, `most` if it failed low.

bound(Score, Alpha, Beta, Bound) :-
    (   Score >= Beta
    ->  Bound = least
    ;   Score =< Alpha
    ->  Bound = most
    ;   Bound = exact
    ).
