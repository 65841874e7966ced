/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_interface_game, []).
:- reexport('../game/game').

/** <module> tabuleiro/game/game, by the path that it had in 0.2.0
*/
