/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_interface_shape_clauses, []).
:- reexport('../game/shape_clauses').

/** <module> tabuleiro/game/shape_clauses, by the path that it had in 0.2.0
*/
