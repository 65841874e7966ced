/*  Part of tabuleiro, board games with a C engine

    `swipl play.pl`, then `?- play.`: the menu of all games.

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- use_module(prolog/tabuleiro).

%!  play is det.
%
%   The menu of all games.

play :-
    tabuleiro.
