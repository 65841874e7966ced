/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_prolog_score,
          [ told_score/2,               % +Score, -Told
            outcome/4,                  % +Winner, +Player, +Ply, -Score
            sooner/3,                   % +Score0, +Plies, -Score
            clipped/2,                  % +Value, -Score
            just_below/2,               % +Score, -Bound
            infinite/1                  % -Score
          ]).

/** <module> The scores of the search in Prolog

A score is a number for one player. A win in Plies is 0x4000000000000 - Plies,
a loss its negation. Values of value/3 are clipped to half of that, so that no
value looks like a win. All are exact as floats.
*/

won(0x4000000000000).
most(0x2000000000000).

%!  infinite(-Score) is det.
%
%   Score is beyond all others.

infinite(0x8000000000000).

%!  told_score(+Score, -Told) is det.
%
%   Told is win(Plies), loss(Plies) or, if Score proves neither, Score.

told_score(Score, Told) :-
    won(Won),
    most(Most),
    (   Score > Most
    ->  Plies is Won-Score,
        Told = win(Plies)
    ;   Score < -Most
    ->  Plies is Won+Score,
        Told = loss(Plies)
    ;   Told = Score
    ).

%!  outcome(+Winner, +Player, +Ply, -Score) is det.
%
%   Score is that of Player at the end of the game, Ply plies from the root.

outcome(draw, _, _, 0) :-
    !.
outcome(Player, Player, Ply, Score) :-
    !,
    won(Won),
    Score is Won-Ply.
outcome(_, _, Ply, Score) :-
    won(Won),
    Score is Ply-Won.

%!  sooner(+Score0, +Plies, -Score) is det.
%
%   Score is Score0 if the game ends Plies sooner.

sooner(Score0, Plies, Score) :-
    most(Most),
    (   Score0 > Most
    ->  Score is Score0+Plies
    ;   Score0 < -Most
    ->  Score is Score0-Plies
    ;   Score = Score0
    ).

%!  clipped(+Value, -Score) is det.
%
%   Score is Value, an integer or a float, kept below all wins.

clipped(Value, Score) :-
    most(Most),
    Clipped is max(-Most, min(Most, Value)),
    (   integer(Clipped)
    ->  Score = Clipped
    ;   Score is float(Clipped)
    ).

%!  just_below(+Score, -Bound) is det.
%
%   Bound is the next lower integer or float. Where value/3 mixes integers and
%   floats, there may be scores between.

just_below(Score, Bound) :-
    (   integer(Score)
    ->  Bound is Score-1
    ;   infinite(Infinite),
        Bound is nexttoward(Score, -Infinite)
    ).
