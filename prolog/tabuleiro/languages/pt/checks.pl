:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_pt_checks, []).

/** <module> Portuguese: laws and comparisons, check/law_texts and compare_texts
*/

:- multifile prolog:message//2.
