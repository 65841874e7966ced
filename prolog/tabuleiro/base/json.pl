/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_json, []).

/** <module> JSON

The library of SWI-Prolog: library(http/json) in version 9.0.4, which later
ones have moved to library(json).
*/

:- if(exists_source(library(json))).
:- reexport(library(json)).
:- else.
:- reexport(library(http/json)).
:- endif.
