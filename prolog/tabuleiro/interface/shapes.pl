/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_interface_shapes, []).
:- reexport('../game/shapes').

/** <module> tabuleiro/game/shapes, by the path that it had in 0.2.0
*/
