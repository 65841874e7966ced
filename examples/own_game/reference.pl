/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(hare_in_c_reference, []).
:- reexport(hare_and_hounds).

/** <module> The rules of hare_in_c in Prolog: hare_and_hounds
*/
