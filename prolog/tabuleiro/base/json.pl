/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_json, []).

/** <module> JSON

Reexports the JSON library of SWI-Prolog: library(json), which is
library(http/json) in version 9.0.4.
*/

:- if(exists_source(library(json))).
:- reexport(library(json)).
:- else.
:- reexport(library(http/json)).
:- endif.
