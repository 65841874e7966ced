:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_pt, []).
:- use_module(pt/adopt, []).
:- use_module(pt/checks, []).
:- use_module(pt/errors, []).
:- use_module(pt/games, []).
:- use_module(pt/loading, []).
:- use_module(pt/matches, []).
:- use_module(pt/menus, []).
:- use_module(pt/check_reports, []).
:- use_module(pt/reports, []).
:- use_module(pt/searches, []).
:- use_module(pt/tournaments, []).
:- use_module(pt/web, []).
:- use_module(pt/words, []).

/** <module> The texts of tabuleiro in Portuguese, that of Portugal

Each file translates the messages of the English ones named in it, head by head;
pt/words has the strings that are data. Numbers are written with ~d: 1613 has no
comma in Portuguese.
*/
